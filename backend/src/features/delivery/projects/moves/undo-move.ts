import { moveSentences, projectMoveUndo } from '@hearthline/rules/delivery/projects/moves.ts';
import { projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { changedState } from '@hearthline/rules/delivery/projects/status-and-stage.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { takeBackCustomer } from '../../../people/contacts/buyer.api.ts';
import { lockProjectContacts } from '../../../people/contacts/contact.api.ts';
import { recordProjectEvent } from '../project.api.ts';
import { lockProject } from '../project.policy.ts';
import { readProject } from '../project.service.ts';
import type { ProjectView } from '../project-view.ts';
import { lockStoredProject } from '../write/stored-project.ts';
import type { BeforeMove } from './project-move.entity.ts';

/** The move that made a version of a project, which can be undone once; undefined if there is none, or it is too late. */
const takeMove = async (
  trx: Transaction,
  projectId: string,
  { version, now }: { version: number; now: Date },
): Promise<BeforeMove | undefined> =>
  (
    await trx
      .deleteFrom('projectMoves')
      .where('projectId', '=', projectId)
      .where('version', '=', version)
      .where('undoUntil', '>', now)
      .returning('before')
      .executeTakeFirst()
  )?.before as BeforeMove | undefined;

const restoreStages = async (
  trx: Transaction,
  projectId: string,
  stages: BeforeMove['stages'],
): Promise<void> => {
  await trx.deleteFrom('projectStages').where('projectId', '=', projectId).execute();
  if (stages.length === 0) return;
  await trx
    .insertInto('projectStages')
    .values(stages.map((stage) => ({ ...stage, createdAt: new Date(stage.createdAt), projectId })))
    .execute();
};

/**
 * Undoes the latest move of a project, as long as nothing else has changed it: stage, status, progress, timeline and the status of its
 * contact are as before. The history keeps both.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_INPUT, CONFLICT when the project has changed since, or it is too late
 */
export const undoMove = async (context: Context, id: string, input: unknown): Promise<ProjectView> => {
  await context.transaction(async (trx) => {
    if (isId(id)) await lockProjectContacts(trx, id);
    await lockProject(trx, context, id, 'project:move');
    const { version } = validate(projectMoveUndo, input);
    const moved = assertVersion(await lockStoredProject(trx, id), version, projectSentences.missing);
    const before = await takeMove(trx, id, { version, now: context.now() });
    if (!before) throw new AppError('CONFLICT', { message: moveSentences.undoLate });
    const { status, stage, progress, stages, contact } = before;
    const state = { status, stage, progress };
    await trx
      .updateTable('projects')
      .set({ ...state, version: version + 1 })
      .where('id', '=', id)
      .execute();
    for (const field of changedState(moved, state))
      await recordProjectEvent(trx, {
        projectId: id,
        actorId: context.viewer?.id ?? null,
        kind: 'changed',
        subject: field,
        before: String(moved[field]),
        after: String(state[field]),
        at: context.now(),
      });
    await restoreStages(trx, id, stages);
    if (contact) await takeBackCustomer(context, trx, id, contact);
    await audit(context, trx, {
      action: 'project.move-undo',
      object: ['project', id],
      details: { from: moved.stage, to: stage },
    });
  });
  return readProject(context, id);
};
