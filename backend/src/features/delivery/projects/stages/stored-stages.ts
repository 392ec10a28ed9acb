import { isDeepStrictEqual } from 'node:util';
import type { Row, Transaction } from '../../../../platform/db/query-builder.ts';

const stageColumns = ['id', 'createdAt', 'position', 'name', 'plannedFor', 'beganOn', 'finishedOn'] as const;

/** A stage of a timeline as it is stored. */
export type StageRow = Pick<Row<'projectStages'>, (typeof stageColumns)[number]>;

/** A stage of a timeline; without an id it is not stored yet. */
export type Stage = Omit<StageRow, 'id' | 'createdAt'> & Partial<Pick<StageRow, 'id'>>;

/** The stages of a project's timeline, in order. */
export const readTimeLine = (trx: Transaction, projectId: string): Promise<StageRow[]> =>
  trx
    .selectFrom('projectStages')
    .select(stageColumns)
    .where('projectId', '=', projectId)
    .orderBy('position')
    .execute();

/** Stores the stages that differ from those that were read. */
export const storeTimeLine = async (
  trx: Transaction,
  projectId: string,
  before: readonly StageRow[],
  after: readonly Stage[],
): Promise<void> => {
  const changed = after.filter((stage) => !before.some((stored) => isDeepStrictEqual(stored, stage)));
  if (changed.length === 0) return;
  await trx
    .insertInto('projectStages')
    .values(
      changed.map(({ id, position, name, plannedFor, beganOn, finishedOn }) => ({
        id,
        projectId,
        position,
        name,
        plannedFor,
        beganOn,
        finishedOn,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        plannedFor: eb.ref('excluded.plannedFor'),
        beganOn: eb.ref('excluded.beganOn'),
        finishedOn: eb.ref('excluded.finishedOn'),
      })),
    )
    .execute();
};
