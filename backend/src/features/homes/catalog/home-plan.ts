import { readPlan } from '@hearthline/model/check/read-plan.ts';
import { keepsFromSale, withoutFurniture } from '@hearthline/model/check/without-furniture.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { planFacts, type PlanFacts } from '@hearthline/model/plan/home-facts.ts';
import {
  homeFactNames,
  homeFacts,
  homeSentences,
  type HomeChange,
} from '@hearthline/rules/homes/catalog/home-rules.ts';
import { AppError } from '../../../platform/errors.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { checkFloorPlan, planOfDesign } from '../plans/floor-plan.api.ts';

/** A plan as it is stored with its home. */
interface GivenPlan {
  readonly plan: Plan;
  readonly planCode: string | null;
  /** Whether it passes every rule of level `error`, wherever its furniture stands. */
  readonly checked: boolean;
}

const refuse = (field: string, message: string): AppError =>
  new AppError('BAD_INPUT', { message, fields: { [field]: message } });

const documentOf = async (context: {
  plan?: object | null | undefined;
  planCode?: string | undefined;
}): Promise<unknown> => {
  if (context.planCode === undefined) return context.plan;
  const plan = await planOfDesign(context.planCode);
  if (!plan) throw refuse('planCode', homeSentences.code);
  return plan;
};

/** Whether a plan passes every rule of level `error`, wherever its furniture stands. */
export const passesEveryRule = async (plan: object): Promise<boolean> => {
  const read = readPlan(plan);
  return 'plan' in read && !(await checkFloorPlan(withoutFurniture(read.plan))).some(keepsFromSale);
};

/**
 * The plan of an input, read and checked.
 * @returns null if the input takes the plan away, undefined if it says nothing of it
 * @throws AppError BAD_INPUT if it is no plan document, or there is no such design
 */
export const givenPlan = async (
  input: Pick<HomeChange, 'plan' | 'planCode'>,
): Promise<GivenPlan | null | undefined> => {
  const { plan: given, planCode } = input;
  if (given && planCode !== undefined) throw refuse('planCode', homeSentences.planAndCode);
  if (planCode === undefined && !given) return given;
  const document = await documentOf(input);
  const read = readPlan(document);
  if ('findings' in read) {
    const [first] = read.findings;
    throw refuse(
      'plan',
      first ? `${homeSentences.notPlan}: ${first.message}`.slice(0, 300) : homeSentences.notPlan,
    );
  }
  return { plan: read.plan, planCode: planCode ?? null, checked: await passesEveryRule(read.plan) };
};

/** What an input says of a plan and of the facts that a plan decides; all else is stored as it is said. */
export const planFields = [...homeFactNames, 'plan', 'planCode'] as const;

type Facts = Omit<PlanFacts, 'fullBaths' | 'threeQuarterBaths' | 'halfBaths'>;
type StoredFacts = Facts & { [Kind in 'fullBaths' | 'threeQuarterBaths' | 'halfBaths']: number | null };

/**
 * The facts of a home: those of its plan, or without one those that are stated.
 * @param stated facts of the input
 * @param stored what the home had, for a change
 * @throws AppError BAD_INPUT if they contradict the plan, or there are none
 */
export const factsOf = (
  plan: Plan | null,
  stated: Partial<Record<(typeof homeFactNames)[number], unknown>>,
  stored?: Facts,
): StoredFacts => {
  if (!plan) {
    const given = Object.fromEntries(homeFactNames.map((name) => [name, stated[name] ?? stored?.[name]]));
    return { ...validate(homeFacts, given), fullBaths: null, threeQuarterBaths: null, halfBaths: null };
  }
  const facts = planFacts(plan);
  const fields: Record<string, string> = {};
  for (const name of homeFactNames)
    if (stated[name] !== undefined && stated[name] !== facts[name])
      fields[name] = `${homeSentences.fromPlan}: ${facts[name]}`;
  const [message] = Object.values(fields);
  if (message) throw new AppError('BAD_INPUT', { message, fields });
  return facts;
};
