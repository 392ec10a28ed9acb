import type { ContactStatus } from '@hearthline/rules/people/contacts/contact-rules.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { contactOf, idOf, type Buyer } from './contact.api.ts';
import { recordStatus } from './record-status.ts';

/** The contact of a buyer, as far as it decides whether it becomes a customer. */
export interface BuyersContact {
  readonly id: string;
  readonly version: number;
  readonly status: ContactStatus;
}

/** The contact that a project is for; undefined if there is none. */
export const findBuyer = (
  trx: Transaction,
  { contactId, customerId }: Buyer,
): Promise<BuyersContact | undefined> =>
  trx
    .selectFrom('contacts')
    .select(['id', 'version', 'status'])
    .where('id', '=', contactOf(idOf(contactId), idOf(customerId)).$notNull())
    .executeTakeFirst();

/** Takes back that a contact became a customer (`becomeCustomer`), unless somebody has changed it since. */
export const takeBackCustomer = async (
  context: Pick<Context, 'viewer' | 'requestId'>,
  trx: Transaction,
  projectId: string,
  before: BuyersContact,
): Promise<void> => {
  const changed = await trx
    .updateTable('contacts')
    .set((eb) => ({ status: before.status, version: eb('version', '+', 1) }))
    .where('id', '=', before.id)
    .where('status', '=', 'customer')
    .where('version', '=', before.version + 1)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return;
  await recordStatus(context, trx, {
    contactId: before.id,
    fromStatus: 'customer',
    toStatus: before.status,
  });
  await audit(context, trx, {
    action: 'contact.update',
    object: ['contact', before.id],
    details: { fields: ['status'], project: projectId },
  });
};
