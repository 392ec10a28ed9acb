import { z } from 'zod';
import { calendarDay } from './day.ts';
import { optional } from './optional.ts';
import { pageNumber } from './paging.ts';
import { optionalText, text } from './text.ts';
import { version } from './version.ts';

/** Where a piece of work on a site stands. */
export const buildStates = ['scheduled', 'begun', 'blocked', 'done'] as const;
export type BuildState = (typeof buildStates)[number];

/** Which state may follow which. What is done can be taken up again, for a finding of the inspection. */
export const buildMoves: Readonly<Record<BuildState, readonly BuildState[]>> = {
  scheduled: ['begun', 'blocked'],
  begun: ['done', 'blocked'],
  blocked: ['begun', 'scheduled'],
  done: ['begun'],
};

/** Trades that most crews have; offered, not enforced. */
export const usualTrades = ['Foundation', 'Carpentry', 'Roofing', 'Plumbing', 'Electrical', 'Set crew', 'Finish', 'Excavation'] as const;

/** What materials are usually counted in; offered, not enforced. */
export const usualUnits = ['pieces', 'sheets', 'boxes', 'rolls', 'bags', 'feet', 'square feet', 'pallets'] as const;

/** What the list of materials can be narrowed to. */
export const materialFilters = ['available', 'used_up', 'reserved'] as const;
export type MaterialFilter = (typeof materialFilters)[number];

export const contractorsPageSize = 25;
export const crewPageSize = 50;
export const materialsPageSize = 25;
/** More than a contractor can do in a week; a week is read as a whole. */
export const maxBuildsAWeek = 100;
/** Builds of a week that staff is shown of all contractors together. */
export const maxBuildsShown = 300;

export const contractorSentences = {
  missing: 'Contractor not found',
  missingBuild: 'Build not found',
  missingMember: 'Crew member not found',
  missingMaterial: 'Material not found',
  missingProject: 'Please choose one of your projects',
  closedProject: 'This project is closed. Please choose another one.',
  whyBlocked: 'Please say what blocks the build',
  weekFull: `A week can have at most ${maxBuildsAWeek} builds`,
  begunStays: 'Only a build that has not begun can be removed',
} as const;

/** The sentence for a state that may not follow. */
export const buildMoveRefused = (from: BuildState, to: BuildState): string => `A build that is ${from} cannot become ${to}`;

const projectId = z.uuid(contractorSentences.missingProject);
const idOrNone = (message: string) => optional(z.union([z.literal('').transform(() => null), z.uuid(message)]));

/** Work on a site on one day. */
export const buildForm = z.object({
  projectId,
  title: text({ min: 1, max: 120, message: 'Please say what is built' }),
  scheduledOn: calendarDay,
  place: optionalText({ max: 300 }),
  crewIds: z.array(z.uuid(contractorSentences.missingMember)).max(200, 'At most 200 people').nullish().transform((ids) => [...new Set(ids ?? [])]),
});
export const buildUpdate = buildForm.extend({ version });

/** What became of a build. */
export const buildMark = z
  .object({ version, state: z.enum(buildStates, 'Unknown state'), reason: optionalText({ max: 500 }) })
  .refine(({ state, reason }) => state !== 'blocked' || reason, { error: contractorSentences.whyBlocked, path: ['reason'] });

export const crewForm = z.object({
  name: text({ min: 1, max: 120, message: 'Name is required' }),
  trade: text({ min: 1, max: 80, message: 'Trade is required' }),
  phone: optionalText({ max: 40 }),
  buildId: idOrNone(contractorSentences.missingBuild),
});
export const crewUpdate = crewForm.extend({ version });

export const materialForm = z.object({
  name: text({ min: 1, max: 120, message: 'Name is required' }),
  unit: text({ min: 1, max: 40, message: 'Unit is required' }),
  quantity: z.int('Quantity must be a whole number').min(0, 'Quantity cannot be negative').max(10_000_000, 'Quantity is too high'),
  projectId: idOrNone(contractorSentences.missingProject),
  deliveryOn: optional(calendarDay),
});
export const materialUpdate = materialForm.extend({ version });

/** Whose rows staff is shown; everybody's when missing. A contractor is shown the own ones whatever is asked. */
const contractorId = idOrNone(contractorSentences.missing);

/** What narrows a list; an empty search means "all". */
export const contractorFilter = z.object({ page: pageNumber, search: optionalText({ max: 100 }) });
export const crewFilter = contractorFilter.extend({ contractorId });
export const materialFilter = z.object({
  contractorId,
  page: pageNumber,
  search: optionalText({ max: 100 }),
  show: optional(z.enum(materialFilters, 'Unknown filter')),
});

/** Any day of the week that is asked for; the current one when missing. */
export const weekChoice = z.object({ week: optional(calendarDay), contractorId });
