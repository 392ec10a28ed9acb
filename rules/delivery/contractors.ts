import { z } from 'zod';
import { calendarDay } from '../dates/calendar-day.ts';
import { optional } from '../optional.ts';
import { pageNumber } from '../page-number.ts';
import { optionalPhone } from '../phones/phone-rules.ts';
import { oneLine, optionalOneLine, optionalText } from '../text.ts';
import { version } from '../row-version.ts';

/** The state of a build, which is a piece of work on a site. */
export const buildStates = ['scheduled', 'begun', 'blocked', 'done'] as const;
export type BuildState = (typeof buildStates)[number];

/** Which states may follow each one. A finished build can be resumed, because an inspection may find something. */
export const buildMoves: Readonly<Record<BuildState, readonly BuildState[]>> = {
  scheduled: ['begun', 'blocked'],
  begun: ['done', 'blocked'],
  blocked: ['begun', 'scheduled'],
  done: ['begun'],
};

/** Common trades, offered as suggestions; others are accepted. */
export const defaultTrades = [
  'Foundation',
  'Carpentry',
  'Roofing',
  'Plumbing',
  'Electrical',
  'Set crew',
  'Finish',
  'Excavation',
] as const;

/** Common units of material, offered as suggestions; others are accepted. */
export const defaultUnits = [
  'pieces',
  'sheets',
  'boxes',
  'rolls',
  'bags',
  'feet',
  'square feet',
  'pallets',
] as const;

/** Filters of the list of materials. */
export const materialFilters = ['available', 'used_up', 'reserved'] as const;
export type MaterialFilter = (typeof materialFilters)[number];

export const contractorsPageSize = 25;
export const crewPageSize = 50;
export const materialsPageSize = 25;
/** The most builds in a contractor's week: more than anyone can do, but limited because a week is read as a whole. */
export const maxBuildsAWeek = 100;
/** The most builds of a week that staff see when all contractors are shown together. */
export const maxBuildsShown = 300;

export const contractorSentences = {
  missing: 'Contractor not found',
  missingBuild: 'Build not found',
  missingMember: 'Crew member not found',
  missingMaterial: 'Material not found',
  missingProject: 'Please choose one of your projects',
  noContractor: 'This project has no contractor yet. Assign one on the project first.',
  closedProject: 'This project is closed. Please choose another one.',
  whyBlocked: 'Please describe what is blocking the build',
  weekFull: `A week can have at most ${maxBuildsAWeek} builds`,
  begunStays: 'Only a build that has not started can be removed',
} as const;

/** The message for a change of state that is not allowed. */
export const buildMoveRefused = (from: BuildState, to: BuildState): string =>
  `A build that is ${from} cannot become ${to}`;

const projectId = z.uuid(contractorSentences.missingProject);
const idOrNone = (message: string) =>
  optional(z.union([z.literal('').transform(() => null), z.uuid(message)]));

/** Work on a site on one day. */
export const buildForm = z.object({
  projectId,
  title: oneLine({ min: 1, max: 120, message: 'Please describe the work' }),
  scheduledOn: calendarDay,
  place: optionalOneLine({ max: 300 }),
  crewIds: z
    .array(z.uuid(contractorSentences.missingMember))
    .max(200, 'At most 200 people')
    .nullish()
    .transform((ids) => [...new Set(ids ?? [])]),
});
export const buildUpdate = buildForm.extend({ version });

/** A new state for a build; `blocked` requires a reason. */
export const buildMark = z
  .object({ version, state: z.enum(buildStates, 'Unknown state'), reason: optionalText({ max: 500 }) })
  .refine(({ state, reason }) => state !== 'blocked' || reason, {
    error: contractorSentences.whyBlocked,
    path: ['reason'],
  });

/** The choice of a project to schedule a build on; `contractorId` narrows it to one contractor's for staff. */
export const buildProjectFilter = z.object({
  search: optionalText({ max: 100 }),
  contractorId: idOrNone('Contractor not found'),
});

export const crewForm = z.object({
  name: oneLine({ min: 1, max: 120, message: 'Name is required' }),
  trade: oneLine({ min: 1, max: 80, message: 'Trade is required' }),
  phone: optionalPhone(),
  buildId: idOrNone(contractorSentences.missingBuild),
});
export const crewUpdate = crewForm.extend({ version });

export const materialForm = z.object({
  name: oneLine({ min: 1, max: 120, message: 'Name is required' }),
  unit: oneLine({ min: 1, max: 40, message: 'Unit is required' }),
  quantity: z
    .int('Quantity must be a whole number')
    .min(0, 'Quantity cannot be negative')
    .max(10_000_000, 'Quantity is too high'),
  projectId: idOrNone(contractorSentences.missingProject),
  deliveryOn: optional(calendarDay),
});
export const materialUpdate = materialForm.extend({ version });

/** Whose rows staff see; everybody's when missing. Contractors only ever see their own. */
const contractorId = idOrNone(contractorSentences.missing);

/** Filters of a list; an empty search means "all". */
export const contractorFilter = z.object({ page: pageNumber, search: optionalText({ max: 100 }) });
export const crewFilter = contractorFilter.extend({ contractorId });
export const materialFilter = z.object({
  contractorId,
  page: pageNumber,
  search: optionalText({ max: 100 }),
  show: optional(z.enum(materialFilters, 'Unknown filter')),
});

/** `week` is any day of the requested week; the current week when missing. */
export const weekChoice = z.object({ week: optional(calendarDay), contractorId });
