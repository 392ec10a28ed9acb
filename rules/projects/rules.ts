import { z } from 'zod';
import { calendarDay } from '../dates/day.ts';
import { optional, optionalFilter } from '../optional.ts';
import { pageNumber } from '../paging.ts';
import { outOfOrder, planSentences } from './dates.ts';
import { searchText } from '../search.ts';
import { optionalPhone } from '../phones/rules.ts';
import { email, oneLine, optionalOneLine, optionalText, text } from '../text.ts';
import { version } from '../row-version.ts';

/** Specification, section 4. */
export const projectStatuses = ['planning', 'in_progress', 'on_hold', 'completed', 'cancelled'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** The statuses of ongoing projects, which is what "active" means unless stated otherwise. */
export const activeStatuses = [
  'planning',
  'in_progress',
  'on_hold',
] as const satisfies readonly ProjectStatus[];

/** The progress in percent from which a project counts as near completion (specification, section 2, Customer Projects). */
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

/** The stages that most homes go through, in order; any other text is a stage too (specification, section 4). */
export const usualStages = [
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
export const usualPropertyTypes = [
  'Manufactured Home',
  'Modular Home',
  'Accessory Dwelling Unit',
  'Park Model',
] as const;

/** Specification, section 9. */
export const projectsPageSize = 20;
/** The most stages in one timeline. */
export const mostStages = 40;
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
  linkGone: 'This was answered meanwhile',
  unknownOrder: 'Unknown order',
  archiveSold: 'This project belongs to a sale and cannot be archived.',
  archiveUnderway: 'Only a project in planning or a cancelled one can be archived.',
  archiveInFactory: 'This project has a home in the factory. Remove it there first.',
  archived: 'This project is archived. Restore it before you change it.',
  personMissing: 'Please choose somebody from the list',
  dealSays: 'Who this project is for stands in its deal. Change it there.',
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

const whole = (label: string, max: number) =>
  z
    .int(`${label} must be a whole number`)
    .min(0, `${label} cannot be negative`)
    .max(max, `${label} is too high`);
const id = z.uuid(projectSentences.personMissing);

/** Every field of a project that users can fill in, with its rule. */
export const projectFields = {
  name: oneLine({ min: 1, max: 200, message: projectSentences.nameRequired }),
  description: text({ max: 4000 })
    .nullish()
    .transform((value) => value ?? ''),
  status: z
    .enum(projectStatuses, 'Unknown status')
    .nullish()
    .transform((status) => status ?? 'planning'),
  stage: oneLine({ max: 80 })
    .nullish()
    .transform((stage) => stage || usualStages[0]),
  progress: optional(
    z
      .int('Progress must be a whole number')
      .min(0, 'Progress must be between 0 and 100')
      .max(100, 'Progress must be between 0 and 100'),
  ).transform((value) => value ?? 0),
  customerId: optional(id),
  contractorId: optional(id),
  contactId: optional(id),
  address: optionalOneLine({ max: 300 }),
  startDate: optional(calendarDay),
  estimatedCompletion: optional(calendarDay),
  budget: optional(whole('Budget', 1_000_000_000)),
  actualCost: optional(whole('Actual cost', 1_000_000_000)),
  sqft: optional(whole('Square feet', 1_000_000)),
  bedrooms: optional(whole('Bedrooms', 50)),
  bathrooms: optional(whole('Bathrooms', 50)),
  propertyType: optionalOneLine({ max: 80 }),
  contactPhone: optionalPhone(),
  contactEmail: optional(z.union([z.literal('').transform(() => null), email])),
  notes: optionalText({ max: 4000 }),
} as const;
export type ProjectField = keyof typeof projectFields;

interface Ends {
  readonly startDate: string | null;
  readonly estimatedCompletion: string | null;
}
const endsInOrder = ({ startDate, estimatedCompletion }: Ends): boolean =>
  !startDate || !estimatedCompletion || estimatedCompletion >= startDate;
const endsWrong = { error: projectSentences.completionBeforeStart, path: ['estimatedCompletion'] };

/** Why a project is completed, or moves to a stage, although a required paper is rejected or missing (`required-documents.ts`). */
const withoutPapers = optionalText({ max: 500 });

/** A whole project as an admin submits it, the same in GraphQL, REST and the form. */
export const projectForm = z.object(projectFields).refine(endsInOrder, endsWrong);
/** A new project: it may even be completed already. */
export const newProject = z.object({ ...projectFields, withoutPapers }).refine(endsInOrder, endsWrong);
export type ProjectValues = z.output<typeof projectForm>;

export const projectFieldNames = Object.keys(projectFields) as readonly ProjectField[];

/** The fields customers may change in their own project; the address only until construction begins. */
export const customerFields = [
  'contactPhone',
  'contactEmail',
  'address',
  'notes',
] as const satisfies readonly ProjectField[];

/** Which fields a user may change, by role and project status. The server decides with this and tells the clients. */
export const editableFields = (role: string | undefined, status: ProjectStatus): readonly ProjectField[] => {
  if (role === 'admin') return projectFieldNames;
  if (role !== 'customer' || status === 'completed' || status === 'cancelled') return [];
  return status === 'planning' ? customerFields : customerFields.filter((name) => name !== 'address');
};

/** An update names the version it is based on; which other fields it may contain depends on the caller ({@link editableFields}). */
export const projectUpdate = z.object({ version, withoutPapers });

/** Archiving or restoring a project: the version that was read. */
export const projectArchive = z.object({ version });

/** The name of a stage in the form in which it is compared. */
export const foldStage = (name: string): string => name.trim().toLowerCase();

/** The whole timeline of a project, in order, as an admin plans it. */
export const projectTimeLine = z.object({
  version,
  stages: z
    .array(
      z
        .object({
          name: oneLine({ min: 1, max: 80, message: projectSentences.stageRequired }),
          plannedFor: optional(calendarDay),
          beganOn: optional(calendarDay),
          finishedOn: optional(calendarDay),
        })
        .refine(({ beganOn, finishedOn }) => !finishedOn || Boolean(beganOn && beganOn <= finishedOn), {
          error: projectSentences.finishedBeforeBegun,
          path: ['finishedOn'],
        }),
      projectSentences.stagesRequired,
    )
    .min(1, projectSentences.stagesRequired)
    .max(mostStages, `At most ${mostStages} stages`)
    .refine(
      (stages) => new Set(stages.map(({ name }) => foldStage(name))).size === stages.length,
      projectSentences.stagesTwice,
    )
    .superRefine((stages, check) => {
      const wrong = outOfOrder(stages);
      if (wrong)
        check.addIssue({
          code: 'custom',
          path: [wrong.index, 'plannedFor'],
          message: planSentences.order(wrong.name, wrong.after),
        });
    }),
});

/** Filters of the accounts to choose a project's customer or contractor from. */
export const projectPeopleFilter = z.object({
  role: z.enum(['customer', 'contractor'], 'Unknown role'),
  search: optionalText({ max: 100 }),
});

/** Staff's answer to whether a customer who signed up is the contact of a project. */
export const projectLinkAnswer = z.object({ isSame: z.boolean('Please answer with yes or no') });
/** The most questions that are asked at once; the next ones follow when these are answered. */
export const mostLinkQuestions = 20;

/** Filters, page and order of the list. An empty search or status means "all". */
export const projectFilter = z.object({
  page: pageNumber,
  search: searchText,
  status: optionalFilter(projectStatusFilters, 'Unknown status'),
  sort: z
    .enum(projectSorts, projectSentences.unknownOrder)
    .nullish()
    .transform((sort) => sort ?? 'newest'),
});
export type ProjectFilter = z.output<typeof projectFilter>;
