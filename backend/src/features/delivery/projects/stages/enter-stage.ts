import { foldStage } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import type { EntityManager } from '../../../../platform/db/database.ts';
import { type Project, ProjectStage } from '../project.entity.ts';

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
