import type { Transaction } from '../platform/db/query-builder.ts';
import type { DealStage } from '@hearthline/rules/sale/deals/stages.ts';

/** Lets a demo deal have moved when what moved it happened, a moment after it. */
export const moveWith = async (
  trx: Transaction,
  dealId: string,
  stage: DealStage,
  cause: Date,
): Promise<void> => {
  const at = new Date(cause.getTime() + 1000);
  await trx
    .updateTable('dealEvents')
    .set({ createdAt: at })
    .where('dealId', '=', dealId)
    .where('kind', '=', 'moved')
    .where('toStage', '=', stage)
    .execute();
  await trx
    .updateTable('deals')
    .set({ stageSince: at })
    .where('id', '=', dealId)
    .where('stage', '=', stage)
    .execute();
};

/** Nothing has happened with a deal after its last event. */
export const touchedByLastEvents = async (trx: Transaction): Promise<void> => {
  await trx
    .updateTable('deals as d')
    .set((eb) => ({
      touchedAt: eb
        .selectFrom('dealEvents as e')
        .select((event) => event.fn.max('e.createdAt').as('last'))
        .whereRef('e.dealId', '=', 'd.id')
        .$asScalar()
        .$notNull(),
    }))
    .execute();
};
