import type { Context } from '../../../../platform/context.ts';
import type { NewRow, Transaction } from '../../../../platform/db/query-builder.ts';
import { recordProjectEvent } from '../project.api.ts';
import { createTimeline } from '../stages/timeline.service.ts';

/** Stores a new project with its time line and the first entry of its history. @param day today @returns its id */
export const storeProject = async (
  context: Context,
  trx: Transaction,
  values: NewRow<'projects'>,
  day: string,
): Promise<string> => {
  const project = await trx
    .insertInto('projects')
    .values({ createdAt: context.now(), ...values })
    .returning(['id', 'stage', 'status', 'startDate', 'estimatedCompletion'])
    .executeTakeFirstOrThrow();
  await createTimeline(trx, project, day);
  await recordProjectEvent(trx, {
    projectId: project.id,
    actorId: context.viewer?.id ?? null,
    kind: 'created',
    at: context.now(),
  });
  return project.id;
};
