import { z } from 'zod';
import { pageNumber } from '../../page-number.ts';
import { version } from '../../row-version.ts';
import { oneLine, optionalText } from '../../text.ts';
import { foldStage, projectSentences, defaultStages } from './project-sentences.ts';
import { projectFilter } from './project-rules.ts';

/** Projects on one page of the board and of the timeline over all projects. */
export const boardPageSize = 75;

/**
 * A move can be undone for this long, in milliseconds. Longer than the notification with the button stays, which waits while the
 * pointer is on it.
 */
export const undoMoveMs = 60_000;

export const moveSentences = {
  undoLate: 'It is too late to undo this move. Please move the project back.',
} as const;

/** Filters and page of the board; without a status it shows the active projects. */
export const boardFilter = z.object({
  page: pageNumber,
  search: projectFilter.shape.search,
  owner: projectFilter.shape.owner,
  status: projectFilter.shape.status.transform((status) => status ?? ('active' as const)),
});

/** Moving a project to a stage: the version that was read, the stage, and why it moves although papers are missing, if they are. */
export const projectMove = z.object({
  version,
  stage: oneLine({ min: 1, max: 80, message: projectSentences.stageRequired }),
  withoutPapers: optionalText({ max: 500 }),
});

/** Undoing a move: the version of the project that the move made. */
export const projectMoveUndo = z.object({ version });

/** A column of the board. */
export interface BoardColumn<Project> {
  readonly stage: string;
  readonly projects: readonly Project[];
}

/**
 * The columns of the board: the usual stages in their order, then one for each other stage that a project is in, by name.
 * Stages that differ only in case are one.
 */
export const boardColumns = <Project extends { readonly stage: string }>(
  projects: readonly Project[],
): readonly BoardColumn<Project>[] => {
  const columns = new Map<string, { stage: string; projects: Project[] }>(
    defaultStages.map((stage) => [foldStage(stage), { stage, projects: [] }]),
  );
  const others = projects
    .filter(({ stage }) => !columns.has(foldStage(stage)))
    .toSorted((one, other) => foldStage(one.stage).localeCompare(foldStage(other.stage), 'en'));
  for (const { stage } of others)
    if (!columns.has(foldStage(stage))) columns.set(foldStage(stage), { stage, projects: [] });
  for (const project of projects) columns.get(foldStage(project.stage))?.projects.push(project);
  return [...columns.values()];
};
