import { outOfProject, shiftedDays, type ProjectDates } from '@hearthline/rules/delivery/projects/dates.ts';
import { defaultPlan } from '@hearthline/rules/delivery/projects/timeline.ts';
import { foldStage, projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { projectTimeLine } from '@hearthline/rules/delivery/projects/project-rules.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Row, Transaction } from '../../../../platform/db/query-builder.ts';
import { AppError } from '../../../../platform/errors.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { recordProjectEvent } from '../project.api.ts';
import { lockProject } from '../project.policy.ts';
import { readProject } from '../project.service.ts';
import type { ProjectView } from '../project-view.ts';
import { lockStoredProject } from '../write/stored-project.ts';
import { enterStage } from './enter-stage.ts';
import { readTimeLine, storeTimeLine, type Stage } from './stored-stages.ts';

/** What a timeline follows of its project. */
type Followed = ProjectDates & Pick<Row<'projects'>, 'stage' | 'status'>;

/** Creates the timeline of a new project. A custom stage comes before the default ones. */
export const createTimeline = async (
  trx: Transaction,
  project: Followed & Pick<Row<'projects'>, 'id'>,
  day: string,
): Promise<void> => {
  const isCurrent = (name: string): boolean => foldStage(name) === foldStage(project.stage);
  const defaults = defaultPlan(project.startDate, project.estimatedCompletion);
  const plan = defaults.some(({ name }) => isCurrent(name))
    ? defaults
    : [{ name: project.stage, plannedFor: project.startDate }, ...defaults];
  await storeTimeLine(
    trx,
    project.id,
    [],
    plan.map(({ name, plannedFor }, position) => ({
      position,
      name,
      plannedFor,
      beganOn: isCurrent(name) && project.status !== 'cancelled' ? day : null,
      finishedOn: isCurrent(name) && project.status === 'completed' ? day : null,
    })),
  );
};

/** Fills in the planned days of a timeline without any, in its order, once the project's start and completion are known. */
const fillPlan = (
  stages: readonly Stage[],
  { startDate, estimatedCompletion }: ProjectDates,
): readonly Stage[] => {
  if (!startDate || !estimatedCompletion || stages.some(({ plannedFor }) => plannedFor)) return stages;
  const plan = new Map(
    defaultPlan(startDate, estimatedCompletion).map(({ name, plannedFor }) => [foldStage(name), plannedFor]),
  );
  let last = '';
  return stages.map((stage) => {
    const planned = plan.get(foldStage(stage.name));
    if (!planned) return stage;
    last = planned > last ? planned : last;
    return { ...stage, plannedFor: last };
  });
};

/** Finishes the current stage when the project is completed, and takes that back when it no longer is. */
const finishCurrent = (
  stages: readonly Stage[],
  project: Followed,
  before: Followed,
  day: string,
): readonly Stage[] => {
  const [is, was] = [project.status === 'completed', before.status === 'completed'];
  if (is === was) return stages;
  const current = stages.findIndex(({ name }) => foldStage(name) === foldStage(project.stage));
  return stages.map((stage, index) => {
    if (index !== current) return stage;
    return is
      ? { ...stage, beganOn: stage.beganOn ?? day, finishedOn: stage.finishedOn ?? day }
      : { ...stage, finishedOn: null };
  });
};

/** Updates the timeline after a change of the project. @returns how many planned days moved with the days of the project */
export const updateTimeline = async (
  trx: Transaction,
  project: Followed & Pick<Row<'projects'>, 'id'>,
  before: Followed,
  day: string,
): Promise<number> => {
  const stored = await readTimeLine(trx, project.id);
  const entered =
    foldStage(project.stage) === foldStage(before.stage)
      ? stored
      : enterStage(stored, { from: before.stage, to: project.stage }, day);
  const shifted = new Map(shiftedDays(entered, before, project).map(({ index, to }) => [index, to]));
  const planned = entered.map((stage, index) => {
    const plannedFor = shifted.get(index);
    return plannedFor === undefined ? stage : { ...stage, plannedFor };
  });
  const stages = finishCurrent(fillPlan(planned, project), project, before, day);
  await storeTimeLine(trx, project.id, stored, stages);
  return shifted.size;
};

/** Replaces a project's timeline. @throws AppError NOT_FOUND, FORBIDDEN, BAD_INPUT, CONFLICT */
export const planStages = async (context: Context, id: string, input: unknown): Promise<ProjectView> => {
  await context.transaction(async (trx) => {
    await lockProject(trx, context, id, 'project:plan');
    const { version, stages } = validate(projectTimeLine, input);
    const project = assertVersion(await lockStoredProject(trx, id), version, projectSentences.missing);
    if (!stages.some(({ name }) => foldStage(name) === foldStage(project.stage))) {
      throw new AppError('BAD_INPUT', {
        message: projectSentences.stageLost,
        fields: { stages: projectSentences.stageLost },
      });
    }
    const outside = outOfProject(stages, project);
    if (outside)
      throw new AppError('BAD_INPUT', {
        message: outside.message,
        fields: { [`stages.${outside.index}.plannedFor`]: outside.message },
      });
    await trx
      .updateTable('projects')
      .set({ version: version + 1 })
      .where('id', '=', id)
      .execute();
    await trx.deleteFrom('projectStages').where('projectId', '=', id).execute();
    await storeTimeLine(
      trx,
      id,
      [],
      stages.map((stage, position) => ({ ...stage, position })),
    );
    await recordProjectEvent(trx, {
      projectId: id,
      actorId: context.viewer?.id ?? null,
      kind: 'changed',
      subject: 'timeline',
      at: context.now(),
    });
    await audit(context, trx, {
      action: 'project.plan',
      object: ['project', id],
      details: { stages: stages.length },
    });
  });
  return readProject(context, id);
};
