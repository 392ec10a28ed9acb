import { LockMode } from '@mikro-orm/core';
import { foldStage, usualStages } from '@hearthline/rules/projects.ts';
import type { EntityManager } from '../../platform/db.ts';
import { recordProjectEvent } from './project-event.entity.ts';
import { Project, ProjectStage } from './project.entity.ts';

/** The stages of a timeline, in order. */
export const timeLineOf = (em: EntityManager, project: Project): Promise<ProjectStage[]> => em.find(ProjectStage, { project }, { orderBy: { position: 'asc' } });

/** Moves the work to a stage, forward or back: earlier stages are finished, later ones have not begun. */
export const enterStage = async (em: EntityManager, project: Project, previous: string, day: string): Promise<void> => {
  const rows = await timeLineOf(em, project);
  let place = rows.findIndex(({ name }) => foldStage(name) === foldStage(project.stage));
  if (place < 0) {
    // An unplanned stage is inserted right after the previous one.
    place = rows.findIndex(({ name }) => foldStage(name) === foldStage(previous)) + 1;
    for (const row of rows.slice(place)) row.position += 1;
    const unplanned = em.create(ProjectStage, { project, position: place, name: project.stage, plannedFor: null, beganOn: null, finishedOn: null });
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
  readonly actorId: string | null;
  /** The calendar day in the business time zone. */
  readonly day: string;
  readonly at: Date;
}

/**
 * Moves a project to a stage because of an event in another feature, with its timeline and history.
 * A project that is already past the stage, or closed, stays as it is.
 */
export const bringToStage = async (em: EntityManager, { projectId, stage, actorId, day, at }: Arrival): Promise<void> => {
  const project = await em.findOneOrFail(Project, { id: projectId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const place = usualStages.findIndex((name) => foldStage(name) === foldStage(project.stage));
  if (project.status === 'completed' || project.status === 'cancelled' || place >= usualStages.indexOf(stage)) return;
  const before = project.stage;
  project.stage = stage;
  project.version += 1;
  recordProjectEvent(em, { projectId, actorId, kind: 'changed', subject: 'stage', before, after: stage, at });
  await enterStage(em, project, before, day);
};
