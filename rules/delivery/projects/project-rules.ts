import { z } from 'zod';
import { ownerFilter } from '../../people/owner-filter.ts';
import { unknownOwner } from '../../people/owners.ts';
import { calendarDay } from '../../dates/calendar-day.ts';
import { optional, optionalFilter } from '../../optional.ts';
import { pageNumber } from '../../page-number.ts';
import { outOfOrder, planSentences } from './dates.ts';
import { searchText } from '../../search.ts';
import { optionalPhone } from '../../phones/phone-rules.ts';
import { email, oneLine, optionalOneLine, optionalText, text } from '../../text.ts';
import { version } from '../../row-version.ts';
import {
  projectStatuses,
  type ProjectStatus,
  projectStatusFilters,
  defaultStages,
  maxStages,
  projectSorts,
  projectSentences,
  foldStage,
} from './project-sentences.ts';
import { eachProjectText } from './project-texts.ts';

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
    .transform((stage) => stage || defaultStages[0]),
  progress: optional(
    z
      .int('Progress must be a whole number')
      .min(0, 'Progress must be between 0 and 100')
      .max(100, 'Progress must be between 0 and 100'),
  ).transform((value) => value ?? 0),
  customerId: optional(id),
  contractorId: optional(id),
  managerId: optional(z.uuid(unknownOwner)),
  contactId: optional(id),
  address: optionalOneLine({ max: 300 }),
  startDate: optional(calendarDay),
  estimatedCompletion: optional(calendarDay),
  budget: optional(whole('Budget', 1_000_000_000)),
  actualCost: optional(whole('Actual cost', 1_000_000_000)),
  sqft: optional(whole('Square feet', 1_000_000)),
  bedrooms: optional(whole('Bedrooms', 50)),
  bathrooms: optional(whole('Bathrooms', 50)),
  ...eachProjectText((_name, { max }) => optionalOneLine({ max })),
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

/**
 * Which fields a user may change, by role and project status. The server decides with this and tells the clients.
 * Staff change all of the projects that `project:update` reaches, which the server knows.
 */
export const editableFields = (role: string | undefined, status: ProjectStatus): readonly ProjectField[] => {
  if (role === 'admin' || role === 'project_manager') return projectFieldNames;
  if (role !== 'customer' || status === 'completed' || status === 'cancelled') return [];
  return status === 'planning' ? customerFields : customerFields.filter((name) => name !== 'address');
};

/** An update names the version it is based on; which other fields it may contain depends on the caller ({@link editableFields}). */
export const projectUpdate = z.object({ version, withoutPapers });

/** Archiving or restoring a project: the version that was read. */
export const projectArchive = z.object({ version });

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
    .max(maxStages, `At most ${maxStages} stages`)
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

/** Filters, page and order of the list. An empty search, status or owner means "all". */
export const projectFilter = z.object({
  page: pageNumber,
  owner: ownerFilter,
  search: searchText,
  status: optionalFilter(projectStatusFilters, 'Unknown status'),
  sort: z
    .enum(projectSorts, projectSentences.unknownOrder)
    .nullish()
    .transform((sort) => sort ?? 'newest'),
});
export type ProjectFilter = z.output<typeof projectFilter>;
