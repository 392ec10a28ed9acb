/** docs/specification.md, section 4. */
export const projectStatuses = ['planning', 'in_progress', 'on_hold', 'completed', 'cancelled'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** The statuses of ongoing projects, which is what "active" means unless stated otherwise. */
export const activeStatuses = [
  'planning',
  'in_progress',
  'on_hold',
] as const satisfies readonly ProjectStatus[];

/** The progress in percent from which a project counts as near completion (docs/specification.md, section 2, Customer Projects). */
export const nearCompletionFrom = 80;

/**
 * Filters of the list: one status, or a group of projects that a board counts.
 * - `active`: planning, in progress or on hold.
 * - `under_construction`, `near_completion`: in progress, below and from `nearCompletionFrom` percent.
 * - `completed_this_quarter`: in the current calendar quarter of the business.
 * - `active_this_quarter`: active now, or completed in this quarter.
 * - `archived`: made by mistake and archived, which every other filter, and none, leaves out.
 */
export const projectStatusFilters = [
  'active',
  ...projectStatuses,
  'under_construction',
  'near_completion',
  'completed_this_quarter',
  'active_this_quarter',
  'archived',
] as const;
export type ProjectStatusFilter = (typeof projectStatusFilters)[number];

/** Which statuses may follow each one. A completed project can be resumed, a cancelled one planned again or resumed. */
export const projectMoves: Readonly<Record<ProjectStatus, readonly ProjectStatus[]>> = {
  planning: ['in_progress', 'on_hold', 'cancelled'],
  in_progress: ['on_hold', 'completed', 'cancelled'],
  on_hold: ['planning', 'in_progress', 'cancelled'],
  completed: ['in_progress'],
  cancelled: ['planning', 'in_progress'],
};

/** Whether a status may become another one; staying is always possible. */
export const canChangeStatus = (from: ProjectStatus, to: ProjectStatus): boolean =>
  from === to || projectMoves[from].includes(to);

/** The stages that most homes go through, in order; any other text is a stage too (docs/specification.md, section 4). */
export const defaultStages = [
  'Design',
  'Permits',
  'Site Preparation',
  'Foundation',
  'Factory Build',
  'Delivery',
  'Installation',
  'Final Inspection',
  'Move-In',
] as const;

/** Common property types, offered as suggestions; others are accepted. */
export const defaultPropertyTypes = [
  'Manufactured Home',
  'Modular Home',
  'Accessory Dwelling Unit',
  'Park Model',
] as const;

/** docs/specification.md, section 9. */
export const projectsPageSize = 20;
/** The most stages in one timeline. */
export const maxStages = 40;
/** Rows per page of a project's history. */
export const projectHistoryPageSize = 20;

/** The sort orders of the list, by default `newest`. `budget` is only for those who may read it; no order reveals what only admins may know. */
export const projectSorts = ['newest', 'name', 'start', 'completion', 'progress', 'budget'] as const;
export type ProjectSort = (typeof projectSorts)[number];

export const projectSentences = {
  fetchFailed: 'Failed to fetch projects',
  createFailed: 'Failed to create project',
  updateFailed: 'Failed to save project',
  missing: 'Project not found',
  none: "Your construction projects will appear here once they've been set up by our team.",
  notAssigned: 'Not assigned',
  nameRequired: 'Name is required',
  stageRequired: 'Stage is required',
  completionBeforeStart: 'The estimated completion cannot be before the start date',
  notYours: 'Only our team can change this',
  siteFixed:
    'The site address can no longer be changed here once construction has begun. Please send us a message.',
  siteResting:
    'The site address cannot be changed here while the project is on hold. Please send us a message.',
  closed: 'This project is closed. Please send us a message.',
  stagesRequired: 'A time line needs at least one stage',
  stagesTwice: 'Two stages have the same name',
  stageLost: 'The stage that the project is in must stay on the time line',
  finishedBeforeBegun: 'A stage cannot be finished before it began',
  linkAnswered: 'This has already been answered',
  unknownOrder: 'Unknown order',
  archiveSold: 'This project belongs to a sale and cannot be archived.',
  archiveUnderway: 'Only a project in planning or a cancelled one can be archived.',
  archiveInFactory: 'This project has a home in the factory. Remove it there first.',
  archived: 'This project is archived. Restore it before you change it.',
  personMissing: 'Please choose somebody from the list',
  saleCancelled: 'The sale of this project was cancelled, so it cannot go on.',
  belongsToDeal: 'The customer of this project is set in its deal. Change it there.',
} as const;

/** The message for a change of status that is not allowed. */
export const moveRefused = (from: ProjectStatus, to: ProjectStatus): string =>
  `A project that is ${statusWords[from]} cannot become ${statusWords[to]}`;

/** A status in the middle of a sentence. */
export const statusWords: Readonly<Record<ProjectStatus, string>> = {
  planning: 'in planning',
  in_progress: 'in progress',
  on_hold: 'on hold',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** The name of a stage in the form in which it is compared. */
export const foldStage = (name: string): string => name.trim().toLowerCase();
/** The most questions that are asked at once; the next ones follow when these are answered. */
export const maxLinkQuestions = 20;
