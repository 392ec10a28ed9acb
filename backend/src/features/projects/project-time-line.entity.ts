import { LockMode } from '@mikro-orm/core';
import { foldStage, usualStages } from '@hearthline/rules/projects.ts';
import type { EntityManager } from '../../platform/db.ts';
import { recordProjectEvent } from './project-event.entity.ts';
import { Project, ProjectStage } from './project.entity.ts';

/** The rows of a time line, in order. */
export const timeLineOf = (em: EntityManager, project: Project): Promise<ProjectStage[]> => em.find(ProjectStage, { project }, { orderBy: { position: 'asc' } });

/** The work has come to a stage, forward or back: what lies before it is finished, what lies after it has not begun. */
export const enterStage = async (em: EntityManager, project: Project, previous: string, day: string): Promise<void> => {
  const rows = await timeLineOf(em, project);
  let place = rows.findIndex(({ name }) => foldStage(name) === foldStage(project.stage));
  if (place < 0) {
    // A stage nobody planned comes right after the one that was left.
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

/** Where the work has come to, by what another part of the product did. */
interface Arrival {
  readonly projectId: string;
  readonly stage: (typeof usualStages)[number];
  readonly actorId: string | null;
  /** The business's calendar day. */
  readonly day: string;
  readonly at: Date;
}

/**
 * Lets a project follow what another part of the product did to it, with its time line and history.
 * One that is further already, or closed, stays as it is.
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
