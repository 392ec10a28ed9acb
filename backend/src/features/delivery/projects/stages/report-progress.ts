import { progressReport, reportRefusal } from '@hearthline/rules/delivery/projects/progress-report.ts';
import {
  changedState,
  isNextStage,
  stateSentences,
} from '@hearthline/rules/delivery/projects/status-and-stage.ts';
import { projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { lockProjectContacts } from '../../../people/contacts/contact.api.ts';
import { changeProject } from '../write/change-project.ts';
import { lockStoredProject, valuesOf } from '../write/stored-project.ts';
import { recordProjectEvent } from '../project.api.ts';
import { lockProject } from '../project.policy.ts';
import { readProject } from '../project.service.ts';
import { readTimeLine } from './stored-stages.ts';
import { updateTimeline } from './timeline.service.ts';
import type { ProjectView } from '../project-view.ts';
import { businessDay } from '../../../../platform/time/business-day.ts';

/**
 * Stores the contractor's report from the site: stage (the same or a neighbor of it), progress, and a note for the history.
 * @throws AppError NOT_FOUND for another contractor's project, BAD_INPUT for one on which no work is going on, CONFLICT
 */
export const reportProgress = async (context: Context, id: string, input: unknown): Promise<ProjectView> => {
  const day = await businessDay(context);
  await context.transaction(async (trx) => {
    if (isId(id)) await lockProjectContacts(trx, id);
    const { status } = await lockProject(trx, context, id);
    const { version, stage, progress, note } = validate(progressReport, input);
    const refusal = reportRefusal(status);
    if (refusal) throw new AppError('BAD_INPUT', { message: refusal });
    const stored = assertVersion(await lockStoredProject(trx, id), version, projectSentences.missing);
    const before = valuesOf(stored);
    const line = (await readTimeLine(trx, id)).map(({ name }) => name);
    if (!isNextStage(line, before.stage, stage)) {
      const message = stateSentences.oneByOne(before.stage, stage);
      throw new AppError('BAD_INPUT', { message, fields: { stage: message } });
    }
    const values = { ...before, stage, progress };
    const { changed, project } = await changeProject(context, trx, stored, {
      values,
      named: changedState(before, values),
    });
    // Nothing changed: the version stays, so that nobody has to reload the project.
    if (changed.length === 0 && !note) return;
    if (changed.length === 0)
      await trx
        .updateTable('projects')
        .set({ version: version + 1 })
        .where('id', '=', id)
        .execute();
    await updateTimeline(trx, project, before, day);
    if (note)
      await recordProjectEvent(trx, {
        projectId: id,
        actorId: context.viewer?.id ?? null,
        kind: 'note',
        after: note,
        at: context.now(),
      });
    await audit(context, trx, {
      action: 'project.report',
      object: ['project', id],
      details: { fields: changed, note: Boolean(note), progress },
    });
  });
  return readProject(context, id);
};
