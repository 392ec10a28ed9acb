import { openStages } from '@hearthline/rules/sale/deals/stages.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { isUnassigned } from '../../people/staff/staff.policy.ts';

/** Makes an unassigned contact somebody's by routing, with its open deals that are unassigned too. The contact must be locked. */
export const giveContact = async (
  context: Context,
  trx: Transaction,
  contactId: string,
  ownerId: string,
): Promise<void> => {
  await trx
    .updateTable('contacts')
    .set((eb) => ({ ownerId, version: eb('version', '+', 1) }))
    .where('id', '=', contactId)
    .execute();
  const deals = await trx
    .updateTable('deals as d')
    .set((eb) => ({ ownerId, version: eb('d.version', '+', 1) }))
    .where('d.contactId', '=', contactId)
    .where('d.stage', 'in', openStages)
    .where('d.archivedAt', 'is', null)
    .where((eb) => isUnassigned(eb.ref('d.ownerId'), 'deal'))
    .returning('d.id')
    .execute();
  if (deals.length > 0)
    await trx
      .insertInto('dealEvents')
      .values(deals.map(({ id }) => ({ dealId: id, kind: 'changed' as const, note: 'Owner, by routing' })))
      .execute();
  await audit(context, trx, {
    action: 'contact.assign',
    object: ['contact', contactId],
    details: { to: ownerId, routed: true, deals: deals.length },
  });
};
