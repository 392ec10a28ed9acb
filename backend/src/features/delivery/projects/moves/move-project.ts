import { projectMove, undoMoveMs } from '@hearthline/rules/delivery/projects/moves.ts';
import { projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { startsWork } from '@hearthline/rules/delivery/projects/status-and-stage.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { jsonb } from '../../../../platform/db/jsonb.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { businessDay } from '../../../../platform/time/business-day.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { findBuyer } from '../../../people/contacts/buyer.api.ts';
import { lockProjectContacts } from '../../../people/contacts/contact.api.ts';
import { lockProject } from '../project.policy.ts';
import { readProject } from '../project.service.ts';
import type { ProjectView } from '../project-view.ts';
import { readTimeLine } from '../stages/stored-stages.ts';
import { updateTimeline } from '../stages/timeline.service.ts';
import { changeProject } from '../write/change-project.ts';
import { lockStoredProject, valuesOf } from '../write/stored-project.ts';
import type { BeforeMove } from './project-move.entity.ts';

const stagesOf = async (trx: Transaction, projectId: string): Promise<BeforeMove['stages']> =>
  (await readTimeLine(trx, projectId)).map(({ createdAt, ...stage }) => ({
    ...stage,
    createdAt: createdAt.toISOString(),
  }));

/** Stores what a move replaced, in place of what an earlier one did. */
const storeMove = (
  trx: Transaction,
  projectId: string,
  { version, before, undoUntil }: { version: number; before: BeforeMove; undoUntil: Date },
): Promise<unknown> => {
  const move = { version, before: jsonb(before), undoUntil };
  return trx
    .insertInto('projectMoves')
    .values({ projectId, ...move })
    .onConflict((conflict) => conflict.column('projectId').doUpdateSet(move))
    .execute();
};

/**
 * Moves a project to a stage, forward or back; status, progress and timeline follow. For a while, `undoMove` can take it back.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_INPUT for a stage that its status does not go with, or that papers are missing for, CONFLICT
 */
export const moveProject = async (context: Context, id: string, input: unknown): Promise<ProjectView> => {
  const day = await businessDay(context);
  await context.transaction(async (trx) => {
    if (isId(id)) await lockProjectContacts(trx, id);
    await lockProject(trx, context, id, 'project:move');
    const { version, stage, withoutPapers } = validate(projectMove, input);
    const stored = assertVersion(await lockStoredProject(trx, id), version, projectSentences.missing);
    const values = valuesOf(stored);
    // Nothing changed: the version stays, so that nobody has to reload the project.
    if (values.stage === stage) return;
    const { status, progress } = values;
    const stages = await stagesOf(trx, id);
    const buyer = await findBuyer(trx, values);
    const { changed, project } = await changeProject(context, trx, stored, {
      values: { ...values, stage },
      named: new Set(['stage']),
      withoutPapers,
    });
    await updateTimeline(trx, project, values, day);
    const promoted = startsWork(status, project.status) && buyer?.status !== 'customer';
    await storeMove(trx, id, {
      version: version + 1,
      before: { status, stage: values.stage, progress, stages, contact: (promoted && buyer) || null },
      undoUntil: new Date(context.now().getTime() + undoMoveMs),
    });
    await audit(context, trx, {
      action: 'project.move',
      object: ['project', id],
      details: { from: values.stage, to: stage, fields: changed },
    });
  });
  return readProject(context, id);
};
