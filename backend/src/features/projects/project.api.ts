import { LockMode } from '@mikro-orm/core';
import {
  isContradiction,
  settleState,
  startsWith,
  stateFields,
} from '@hearthline/rules/projects/status-and-stage.ts';
import { foldStage, usualStages } from '@hearthline/rules/projects/rules.ts';
import type { Context } from '../../platform/context.ts';
import type { EntityManager } from '../../platform/db/database.ts';
import { becomeCustomer } from '../contacts/contact-buyer.api.ts';
import { recordProjectEvent } from './project-event.entity.ts';
import { Project, ProjectStage } from './project.entity.ts';

/** The stages of a timeline, in order. */
export const timeLineOf = (em: EntityManager, project: Project): Promise<ProjectStage[]> =>
  em.find(ProjectStage, { project }, { orderBy: { position: 'asc' } });

/** Moves the work to a stage, forward or back: earlier stages are finished, later ones have not begun. */
export const enterStage = async (
  em: EntityManager,
  project: Project,
  previous: string,
  day: string,
): Promise<void> => {
  const rows = await timeLineOf(em, project);
  let place = rows.findIndex(({ name }) => foldStage(name) === foldStage(project.stage));
  if (place < 0) {
    // An unplanned stage is inserted right after the previous one.
    place = rows.findIndex(({ name }) => foldStage(name) === foldStage(previous)) + 1;
    for (const row of rows.slice(place)) row.position += 1;
    const unplanned = em.create(ProjectStage, {
      project,
      position: place,
      name: project.stage,
      plannedFor: null,
      beganOn: null,
      finishedOn: null,
    });
    em.persist(unplanned);
    rows.splice(place, 0, unplanned);
  }
  rows.forEach((row, index) => {
    if (index < place && row.beganOn) row.finishedOn ??= day;
    if (index === place) Object.assign(row, { beganOn: row.beganOn ?? day, finishedOn: null });
    if (index > place) Object.assign(row, { beganOn: null, finishedOn: null });
  });
};

/** The stage that the work has reached through an event in another feature. */
interface Arrival {
  readonly projectId: string;
  readonly stage: (typeof usualStages)[number];
  /** The calendar day in the business time zone. */
  readonly day: string;
}

/**
 * Moves a project to a stage because of an event in another feature, with its timeline and history; status and progress follow.
 * A project that is already past the stage, or closed, stays as it is. Its contacts must be locked (`lockBuyers`).
 */
export const bringToStage = async (
  context: Context,
  em: EntityManager,
  { projectId, stage, day }: Arrival,
): Promise<void> => {
  const project = await em.findOneOrFail(
    Project,
    { id: projectId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const place = usualStages.findIndex((name) => foldStage(name) === foldStage(project.stage));
  if (project.status === 'completed' || project.status === 'cancelled' || place >= usualStages.indexOf(stage))
    return;
  const before = { status: project.status, stage: project.stage, progress: project.progress };
  const state = settleState({ ...before, stage }, new Set(['stage']));
  if (isContradiction(state)) return;
  Object.assign(project, state);
  project.version += 1;
  for (const subject of stateFields.filter((field) => before[field] !== state[field])) {
    recordProjectEvent(em, {
      projectId,
      actorId: context.viewer?.id ?? null,
      kind: 'changed',
      subject,
      before: String(before[subject]),
      after: String(state[subject]),
      at: context.now(),
    });
  }
  await enterStage(em, project, before.stage, day);
  if (startsWith(before.status, state.status))
    await becomeCustomer(context, em, projectId, {
      contactId: project.contact?.id ?? null,
      customerId: project.customer?.id ?? null,
    });
};
