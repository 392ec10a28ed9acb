import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { setContactOwners } from '../../people/contacts/contact-owner.api.ts';
import { followContactOwners } from '../deals/deal-owner.api.ts';

/** Makes an unassigned contact somebody's by routing, with its open deals that are unassigned too. The contact must be locked. */
export const giveContact = async (
  context: Context,
  trx: Transaction,
  contactId: string,
  ownerId: string,
): Promise<void> => {
  const by = { actorId: null, byRouting: true };
  const changed = await setContactOwners(trx, [{ id: contactId, ownerId }], by);
  const deals = await followContactOwners(context, trx, changed, by);
  await audit(context, trx, {
    action: 'contact.route',
    object: ['contact', contactId],
    details: { from: changed[0]?.fromId ?? null, to: ownerId, deals: deals.length },
  });
};
