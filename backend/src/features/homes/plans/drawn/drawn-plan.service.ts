import { randomInt } from 'node:crypto';
import type { GeneratedPlan } from '@hearthline/model/designs/design.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { designSearch, designSearchLimits } from '@hearthline/model/plan/design-search.ts';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../../../platform/context.ts';
import { asBuffer } from '../../../../platform/process/worker-pool.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { readPlaces } from '../../places/place.api.ts';
import type { PlanFile } from '../files/plan-file.ts';
import type { DrawPlanFile } from '../plan-files.service.ts';
import type { FloorPlanDesignAnswer, FloorPlanWish } from './drawn-plan.types.ts';
import { createAnswerMemory } from './answer-memory.ts';
import type { DesignList, DesignTask } from './plan-worker.ts';
import { doInWorker } from './plan-workers.ts';

/** Without what was left open. */
const given = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== false),
  );

/** What is asked for, read, and which of its plans travel now. @throws AppError BAD_INPUT */
const taskOf = async (context: Context, query: unknown): Promise<DesignTask> => {
  const { seed, count, ...wish } = validate(designSearch, query);
  const { transportWidthFeet } = await readPlaces(context);
  return { wish, seed: seed ?? randomInt(designSearchLimits.seed + 1), count, transportWidthFeet };
};

/** Counts a search that has to be drawn; one that is refused or remembered costs next to nothing. */
const consumeSearch = (context: Context): Promise<number> =>
  context.limits.consume('designSearch', context.network);

/** Answers with the whole plans: about 100 kB each. */
const documents = createAnswerMemory<Buffer>(16_000_000, (json) => json.byteLength);
/** Answers without them: about 1 kB each. */
const lists = createAnswerMemory<DesignList>(1_000_000, (list) => JSON.stringify(list).length);

/**
 * Plans for a wish. The same wish, seed and count give the same answer until the generator's version or the width of what travels changes.
 * @returns the answer as JSON
 * @throws AppError BAD_INPUT, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export const searchDesigns = async (context: Context, query: unknown): Promise<Buffer> => {
  const task = await taskOf(context, query);
  return documents(task, async (name) => {
    await consumeSearch(context);
    return Buffer.from(await doInWorker('findDesigns', task, name));
  });
};

/**
 * The same designs without their plans, which are large: a page shows their drawings.
 * @throws AppError BAD_INPUT, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export const listDesigns = async (
  context: Context,
  { beds, utilityEntrance, ...wish }: FloorPlanWish,
  how: { readonly seed?: number | null | undefined; readonly count?: number | null | undefined },
): Promise<FloorPlanDesignAnswer> => {
  const task = await taskOf(
    context,
    given({ beds: beds.join(','), entry: utilityEntrance ? 'utility' : null, ...wish, ...how }),
  );
  const { designs, reason, nearest } = await lists(task, async (name) => {
    await consumeSearch(context);
    return doInWorker('listDesigns', task, name);
  });
  return {
    seed: task.seed,
    designs,
    reason,
    nearest: nearest.map(({ wish: { entry, beds: theirs, ...other }, differs }) => ({
      wish: { ...other, beds: [...theirs], utilityEntrance: entry === 'utility' || null },
      differs: differs.map((field) => (field === 'entry' ? 'utilityEntrance' : field)),
    })),
  };
};

/** A buffer arrives from the other thread as bytes. */
const asFile = (file: PlanFile): PlanFile => ({
  ...file,
  body: asBuffer(file.body),
});

/** Draws the design of a code. @throws AppError UNAVAILABLE */
export const drawDesign: DrawPlanFile<string> = async (code, kind, view, name) => {
  const file = await doInWorker('drawDesign', { code, kind, view }, name);
  return file && asFile(file);
};

/** Draws a plan document. @throws AppError UNAVAILABLE */
export const drawDocument: DrawPlanFile<Plan> = async (plan, kind, view, name) =>
  asFile(await doInWorker('drawPlan', { plan, kind, view }, name));

const maxCachedPlans = 100;

/** Every request for the page of a design asks for its plan. */
const plans = new LRUCache<string, { readonly plan: GeneratedPlan | null }>({ max: maxCachedPlans });

/** The plan of a code; null if there is none. @throws AppError TOO_MANY_REQUESTS, UNAVAILABLE */
export const planOfDesign = async (code: string): Promise<GeneratedPlan | null> => {
  const known = plans.get(code);
  if (known) return known.plan;
  const plan = await doInWorker('planOf', code, code);
  plans.set(code, { plan });
  return plan;
};
