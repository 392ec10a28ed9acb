import type { ContactStatus } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { EntityManager } from '../../../platform/db/database.ts';
import { dbIn } from '../../../platform/db/query-builder.ts';
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
  em: EntityManager,
  { contactId, customerId }: Buyer,
): Promise<BuyersContact | undefined> =>
  dbIn(em)
    .selectFrom('contacts')
    .select(['id', 'version', 'status'])
    .where('id', '=', contactOf(idOf(contactId), idOf(customerId)).$notNull())
    .executeTakeFirst();

/** Takes back that a contact became a customer (`becomeCustomer`), unless somebody has changed it since. */
export const takeBackCustomer = async (
  context: Pick<Context, 'viewer' | 'requestId'>,
  em: EntityManager,
  projectId: string,
  before: BuyersContact,
): Promise<void> => {
  const changed = await dbIn(em)
    .updateTable('contacts')
    .set((eb) => ({ status: before.status, version: eb('version', '+', 1) }))
    .where('id', '=', before.id)
    .where('status', '=', 'customer')
    .where('version', '=', before.version + 1)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return;
  await recordStatus(context, em, {
    contactId: before.id,
    fromStatus: 'customer',
    toStatus: before.status,
  });
  await audit(context, em, {
    action: 'contact.update',
    object: ['contact', before.id],
    details: { fields: ['status'], project: projectId },
  });
};
