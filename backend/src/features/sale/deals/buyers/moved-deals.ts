import type { MoveWatcher } from '../../../people/contacts/merging/contact-moves.api.ts';
import { recordDealEvent } from '../record-event.ts';

/** Watches contacts that are merged or split (`contacts/merging/contact-moves.api.ts`): their deals name the other one from then on. */
export const watchMovedDeals: MoveWatcher = async (context, trx, { from, to, ids }) => {
  const deals = ids('deals');
  if (deals.length === 0) return;
  const moved = await trx
    .updateTable('deals')
    .set((eb) => ({ buyerName: to.name, version: eb('version', '+', 1) }))
    .where('id', 'in', deals)
    .where('contactId', '=', to.id)
    .returning('id')
    .execute();
  for (const { id } of moved)
    await recordDealEvent(trx, {
      dealId: id,
      actorId: context.viewer?.id ?? null,
      kind: 'changed',
      note: `Contact: ${from.name} → ${to.name}`,
    });
};
