import { randomInt } from 'node:crypto';
import type { NearestWish } from '@hearthline/model/designs/design.ts';
import { queryOf } from '@hearthline/model/designs/query.ts';
import { designSearch, designSearchLimits } from '@hearthline/model/plan/design-search.ts';
import { styleConflict } from '@hearthline/model/plan/style-conflict.ts';
import { drawnPlanPrices } from '@hearthline/rules/homes/catalog/home-rules.ts';
import type { Place } from '@hearthline/rules/homes/places/place.ts';
import { homePriceOf, type ListedSite } from '@hearthline/rules/homes/prices/price-of.ts';
import { z } from 'zod';
import type { Context } from '../../../../platform/context.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { readPlaces } from '../../places/place.api.ts';
import { homeOfCode, inTurns, todaysPriceBook } from '../../prices/price.api.ts';
import {
  affordable,
  changedLimits,
  costReason,
  isLimited,
  limitsFor,
  plansToCompare,
  type CostLimits,
  type Priced,
} from './affordable.ts';
import { createAnswerMemory } from './answer-memory.ts';
import type { FloorPlanDesignAnswer, FloorPlanWish } from './drawn-plan.types.ts';
import type { DesignAnswerOf, DesignDocument, DesignSummary, DesignTask } from './plan-worker.ts';
import { doInWorker } from './plan-workers.ts';

/** What `GET /api/floor-plans/designs` takes. */
export const designQuery = z
  .strictObject({ ...designSearch.shape, ...drawnPlanPrices.shape })
  .superRefine((wish, check) => {
    const message = styleConflict(wish);
    if (message) check.addIssue({ code: 'custom', path: ['style'], message });
  });

/** Without what was left open. */
const given = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== false),
  );

/** What is asked for: what is looked for, how many of it, where it would stand and what it may cost there. */
interface Search {
  readonly task: DesignTask;
  readonly count: number;
  readonly site: ListedSite;
  /** Null without a ZIP code. */
  readonly place: Place | null;
  readonly limits: CostLimits;
}

/** What is asked for, read, and which of its plans travel now. @throws AppError BAD_INPUT */
const readSearch = async (context: Context, query: unknown): Promise<Search> => {
  const { seed, count, zip, land, maxMonthlyCents, maxDeliveredCents, ...wish } = validate(
    designQuery,
    query,
  );
  const { transportWidthFeet, placeOf } = await readPlaces(context);
  const limits = { maxMonthlyCents, maxDeliveredCents };
  return {
    task: {
      wish,
      seed: seed ?? randomInt(designSearchLimits.seed + 1),
      count: isLimited(limits) ? plansToCompare : count,
      transportWidthFeet,
    },
    count,
    site: { zip, land },
    place: zip === null ? null : placeOf(zip),
    limits,
  };
};

/** Counts a search that has to be drawn; one that is refused or remembered costs next to nothing. */
const consumeSearch = (context: Context): Promise<number> =>
  context.limits.consume('designSearch', context.network);

type Documents = DesignAnswerOf<DesignDocument>;
type Summaries = DesignAnswerOf<DesignSummary>;

const lengthOf = (answer: object): number => JSON.stringify(answer).length;

/** Answers with the whole plans: about 100 kB each. */
const documents = createAnswerMemory<Documents>(16_000_000, lengthOf);
/** Answers without them: about 1 kB each. */
const lists = createAnswerMemory<Summaries>(1_000_000, lengthOf);

const documentsFor = (context: Context, task: DesignTask): Promise<Documents> =>
  documents(task, async (name) => {
    await consumeSearch(context);
    return doInWorker('findDesigns', task, name);
  });

const summariesFor = (context: Context, task: DesignTask): Promise<Summaries> =>
  lists(task, async (name) => {
    await consumeSearch(context);
    return doInWorker('listDesigns', task, name);
  });

/** A wish that is answered, with the limits with which it is. */
interface NearestSearch extends Pick<NearestWish, 'wish'> {
  readonly limits: CostLimits;
  readonly differs: readonly string[];
}

interface PricedAnswer<Found> extends Omit<DesignAnswerOf<Found>, 'designs' | 'nearest'> {
  readonly designs: readonly (Found & Priced)[];
  readonly nearest: readonly NearestSearch[];
  readonly place: Place | null;
}

/** The designs with what each costs today; not remembered, unlike the designs. */
const pricedAt = async <Found extends { readonly code: string }>(
  context: Context,
  designs: readonly Found[],
  site: ListedSite,
): Promise<(Found & Priced)[]> => {
  const book = await todaysPriceBook(context);
  return inTurns(designs, async (design) => {
    const home = await homeOfCode(design.code);
    return { ...design, price: home && homePriceOf(book, home, site) };
  });
};

/** The wishes near by, each with limits that one of its plans keeps. */
const nearestWithin = (
  context: Context,
  { task, site, limits }: Search,
  nearest: readonly NearestWish[],
): Promise<NearestSearch[]> =>
  inTurns(nearest, async ({ wish, differs }) => {
    if (!isLimited(limits)) return { wish, limits, differs };
    const { designs } = await summariesFor(context, { ...task, wish });
    const priced = await pricedAt(context, designs, site);
    const possible = affordable(priced, limits).length > 0 ? limits : limitsFor(priced, limits);
    return { wish, limits: possible, differs: [...differs, ...changedLimits(limits, possible)] };
  });

/**
 * Plans for a wish with their prices. The same wish, seed and count give the same plans until the generator's version, the
 * edition of the plan book or the width of what travels changes. With a limit of costs, the cheapest of the most plans that one
 * search draws.
 */
const answerTo = async <Found extends { readonly code: string }>(
  context: Context,
  search: Search,
  found: DesignAnswerOf<Found>,
): Promise<PricedAnswer<Found>> => {
  const { task, count, site, place, limits } = search;
  const designs = await pricedAt(context, found.designs, site);
  if (!isLimited(limits) && designs.length > 0) return { ...found, designs, nearest: [], place };
  const within = affordable(designs, limits).slice(0, count);
  if (within.length > 0) return { ...found, designs: within, nearest: [], place };
  const isElsewhere = isLimited(limits) && place !== null && !place.served;
  return {
    ...found,
    designs: [],
    reason: isElsewhere ? place.sentence : (found.reason ?? costReason(designs, limits)),
    nearest: await nearestWithin(
      context,
      search,
      designs.length > 0 ? [{ wish: task.wish, differs: [] }] : found.nearest,
    ),
    place,
  };
};

/** The address of a search near by; the place stays. */
const addressOf = ({ task: { seed }, site }: Search, { wish, limits }: NearestSearch): string => {
  const rest = Object.entries({ ...site, ...limits }).flatMap(([name, value]) =>
    value === null ? [] : [`&${name}=${value}`],
  );
  return `/api/floor-plans/designs?${queryOf(wish)}&seed=${seed}${rest.join('')}`;
};

/** A plan is JSON already. */
const designText = ({ plan, ...design }: DesignDocument & Priced): string =>
  `${JSON.stringify(design).slice(0, -1)},"plan":${plan}}`;

/**
 * Plans for a wish, with their documents.
 * @returns the answer as JSON
 * @throws AppError BAD_INPUT, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export const searchDesigns = async (context: Context, query: unknown): Promise<Buffer> => {
  const search = await readSearch(context, query);
  const found = await documentsFor(context, search.task);
  const { designs, reason, nearest, place } = await answerTo(context, search, found);
  const { wish, seed } = search.task;
  const { version, edition } = found;
  const head = JSON.stringify({ seed, version, edition, wish, ...(place && { place }) }).slice(0, -1);
  const why =
    reason === null
      ? ''
      : `,${JSON.stringify({
          reason,
          nearest: nearest.map((near) => ({ query: addressOf(search, near), differs: near.differs })),
        }).slice(1, -1)}`;
  return Buffer.from(`${head},"designs":[${designs.map(designText).join(',')}]${why}}`);
};

/** What of a search is no part of the wish. */
type How = Readonly<
  Partial<Record<'seed' | 'count' | 'maxMonthlyCents' | 'maxDeliveredCents', number | null | undefined>> &
    Partial<Record<'zip' | 'land', string | null | undefined>>
>;

/**
 * The same designs without their plans, which are large: a page shows their drawings.
 * @throws AppError BAD_INPUT, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export const listDesigns = async (
  context: Context,
  { beds, utilityEntrance, ...wish }: FloorPlanWish,
  how: How,
): Promise<FloorPlanDesignAnswer> => {
  const search = await readSearch(
    context,
    given({ beds: beds.join(','), entry: utilityEntrance ? 'utility' : null, ...wish, ...how }),
  );
  const found = await summariesFor(context, search.task);
  const { designs, reason, nearest, place } = await answerTo(context, search, found);
  return {
    seed: search.task.seed,
    designs: [...designs],
    reason,
    place,
    nearest: nearest.map(({ wish: { entry, beds: theirs, ...other }, limits, differs }) => ({
      wish: { ...other, beds: [...theirs], utilityEntrance: entry === 'utility' || null },
      ...limits,
      differs: differs.map((field) => (field === 'entry' ? 'utilityEntrance' : field)),
    })),
  };
};
