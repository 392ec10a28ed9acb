import { outOfProject, shiftedDays, type ProjectDates } from '@hearthline/rules/delivery/projects/dates.ts';
import { defaultPlan } from '@hearthline/rules/delivery/projects/timeline.ts';
import { foldStage, projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { projectTimeLine } from '@hearthline/rules/delivery/projects/project-rules.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { EntityManager } from '../../../../platform/db/database.ts';
import { AppError } from '../../../../platform/errors.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { assertVersion, forUpdate } from '../../../../platform/locks/optimistic-lock.ts';
import { recordProjectEvent } from '../project.api.ts';
import { Project, ProjectStage } from '../project.entity.ts';
import { enterStage, timeLineOf } from './enter-stage.ts';
import { lockProject } from '../project.policy.ts';
import { readProject } from '../project.service.ts';
import type { ProjectView } from '../project-view.ts';

/** Creates the timeline of a new project. A custom stage comes before the usual ones. */
export const createTimeline = (em: EntityManager, project: Project, day: string): void => {
  const usual = defaultPlan(project.startDate, project.estimatedCompletion);
  const isDefault = usual.some(({ name }) => foldStage(name) === foldStage(project.stage));
  const plan = isDefault ? usual : [{ name: project.stage, plannedFor: project.startDate }, ...usual];
  plan.forEach(({ name, plannedFor }, position) => {
    const isCurrent = foldStage(name) === foldStage(project.stage);
    const finishedOn = isCurrent && project.status === 'completed' ? day : null;
    em.persist(
      em.create(ProjectStage, {
        project,
        position,
        name,
        plannedFor,
        beganOn: isCurrent && project.status !== 'cancelled' ? day : null,
        finishedOn,
      }),
    );
  });
};

/** Fills in the planned days of a timeline without any, in its order, once the project's start and completion are known. */
const fillPlan = async (em: EntityManager, project: Project): Promise<void> => {
  const rows = await timeLineOf(em, project);
  if (rows.some(({ plannedFor }) => plannedFor)) return;
  const plan = new Map(
    defaultPlan(project.startDate, project.estimatedCompletion).map(({ name, plannedFor }) => [
      foldStage(name),
      plannedFor,
    ]),
  );
  let last = '';
  for (const row of rows) {
    const usual = plan.get(foldStage(row.name));
    if (!usual) continue;
    last = usual > last ? usual : last;
    row.plannedFor = last;
  }
};

/** Moves the planned days of the stages to come along with the days of the project. @returns how many moved */
const shiftPlan = async (em: EntityManager, project: Project, before: ProjectDates): Promise<number> => {
  const rows = await timeLineOf(em, project);
  const shifted = shiftedDays(rows, before, project);
  for (const { index, to } of shifted) Object.assign(rows[index] as ProjectStage, { plannedFor: to });
  return shifted.length;
};

/** Updates the timeline after a change of the project. @returns how many planned days moved with the days of the project */
export const updateTimeline = async (
  em: EntityManager,
  project: Project,
  before: ProjectDates & { readonly stage: string; readonly status: string },
  day: string,
): Promise<number> => {
  if (foldStage(project.stage) !== foldStage(before.stage)) await enterStage(em, project, before.stage, day);
  const shifted = await shiftPlan(em, project, before);
  if (project.startDate && project.estimatedCompletion) await fillPlan(em, project);
  const rows = await timeLineOf(em, project);
  const current = rows.find(({ name }) => foldStage(name) === foldStage(project.stage));
  if (current && project.status === 'completed' && before.status !== 'completed')
    Object.assign(current, { beganOn: current.beganOn ?? day, finishedOn: current.finishedOn ?? day });
  if (current && project.status !== 'completed' && before.status === 'completed') current.finishedOn = null;
  return shifted;
};

/** Replaces a project's timeline. @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT */
export const planStages = async (context: Context, id: string, input: unknown): Promise<ProjectView> => {
  await context.transaction(async (em) => {
    await lockProject(em, context, id);
    const { version, stages } = validate(projectTimeLine, input);
    const project = assertVersion(
      await em.findOne(Project, { id }, forUpdate),
      version,
      projectSentences.missing,
    );
    project.version += 1;
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
    await em.nativeDelete(ProjectStage, { project });
    stages.forEach((stage, position) => em.persist(em.create(ProjectStage, { project, position, ...stage })));
    recordProjectEvent(em, {
      projectId: id,
      actorId: context.viewer?.id ?? null,
      kind: 'changed',
      subject: 'timeline',
      at: context.now(),
    });
    await audit(context, em, {
      action: 'project.plan',
      object: ['project', id],
      details: { stages: stages.length },
    });
  });
  return readProject(context, id);
};
