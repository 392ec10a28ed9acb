import { documentInLook, ownLook } from '@hearthline/model/generate/exterior/dressed.ts';
import { readPlan } from '@hearthline/model/check/read-plan.ts';
import { keepsFromSale, withoutFurniture } from '@hearthline/model/check/without-furniture.ts';
import { isNewPlan, type Plan } from '@hearthline/model/plan/document.ts';
import { planFacts, type PlanFacts } from '@hearthline/model/plan/home-facts.ts';
import {
  homeFactNames,
  homeFacts,
  homeSentences,
  type HomeChange,
} from '@hearthline/rules/homes/catalog/home-rules.ts';
import { fitsStyle, type Look } from '@hearthline/rules/homes/looks/look.ts';
import { lookSentences } from '@hearthline/rules/homes/looks/look-rules.ts';
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

const documentOf = async ({
  plan: given,
  planCode,
}: {
  plan?: object | null | undefined;
  planCode?: string | undefined;
}): Promise<unknown> => {
  if (planCode === undefined) return given;
  const plan = await planOfDesign(planCode);
  if (!plan) throw refuse('planCode', homeSentences.code);
  return plan;
};

/** Whether a plan passes every rule of level `error`, wherever its furniture stands. */
export const passesEveryRule = async (plan: object): Promise<boolean> => {
  const read = readPlan(plan);
  return 'plan' in read && !(await checkFloorPlan(withoutFurniture(read.plan))).some(keepsFromSale);
};

/** What an input makes of the plan and the look of a home. What is undefined stays. */
interface GivenOutside {
  /** Null if the input takes the plan away. */
  readonly plan?: GivenPlan | null | undefined;
  readonly look?: Look | undefined;
}

/** @throws AppError BAD_INPUT if the style does not fit the plan */
const inLook = (plan: Plan, look: Look): Plan => {
  const found = documentInLook(plan, look);
  if (!found) throw refuse('look', lookSentences.fits);
  return found;
};

/**
 * The plan and the look of an input, read and checked. A plan that says how it looks and the look of its home always agree: it is stored
 * in the look that is given, and without one brings its own.
 * @param stored the plan and the look that the home has
 * @throws AppError BAD_INPUT if it is no plan document, there is no such design, or the style does not fit the plan
 */
export const givenOutside = async (
  input: Pick<HomeChange, 'plan' | 'planCode' | 'look'>,
  stored: { readonly plan: Plan | null; readonly planCode: string | null; readonly look: Look | null } | null,
): Promise<GivenOutside> => {
  const { plan: given, planCode, look } = input;
  if (given && planCode !== undefined) throw refuse('planCode', homeSentences.planAndCode);
  if (planCode === undefined && !given) {
    const plan = given === null ? null : (stored?.plan ?? null);
    if (!plan && look && !fitsStyle(look.style, 'front')) throw refuse('look', lookSentences.fits);
    const changed = plan && look && inLook(plan, look);
    if (!changed || changed === plan) return { plan: given, look };
    return {
      plan: { plan: changed, planCode: stored?.planCode ?? null, checked: await passesEveryRule(changed) },
      look,
    };
  }
  const document = await documentOf(input);
  const read = readPlan(document);
  if ('findings' in read) {
    const [first] = read.findings;
    throw refuse(
      'plan',
      first ? `${homeSentences.notPlan}: ${first.message}`.slice(0, 300) : homeSentences.notPlan,
    );
  }
  const wanted = look ?? (isNewPlan(read.plan) ? ownLook(read.plan) : (stored?.look ?? null));
  const plan = wanted ? inLook(read.plan, wanted) : read.plan;
  return {
    plan: { plan, planCode: planCode ?? null, checked: await passesEveryRule(plan) },
    look: wanted ?? undefined,
  };
};

/** What an input says of a plan, of the facts that a plan decides and of the look; all else is stored as it is said. */
export const planFields = [...homeFactNames, 'plan', 'planCode', 'look'] as const;

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
