import type { DealStage } from '@hearthline/rules/sale/deals/stages.ts';
import type { EntityManager } from '../platform/db/database.ts';
import { dbIn } from '../platform/db/query-builder.ts';

/** Lets a demo deal have moved when what moved it happened, a moment after it. */
export const moveWith = async (
  em: EntityManager,
  dealId: string,
  stage: DealStage,
  cause: Date,
): Promise<void> => {
  const at = new Date(cause.getTime() + 1000);
  const db = dbIn(em);
  await db
    .updateTable('dealEvents')
    .set({ createdAt: at })
    .where('dealId', '=', dealId)
    .where('kind', '=', 'moved')
    .where('toStage', '=', stage)
    .execute();
  await db
    .updateTable('deals')
    .set({ stageSince: at })
    .where('id', '=', dealId)
    .where('stage', '=', stage)
    .execute();
};

/** Nothing has happened with a deal after its last event. */
export const touchedByLastEvents = async (em: EntityManager): Promise<void> => {
  await dbIn(em)
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
