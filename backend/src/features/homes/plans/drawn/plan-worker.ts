import { checkPlan } from '@hearthline/model/check/check-plan.ts';
import { edition } from '@hearthline/model/book/plan-book.ts';
import type { Design, DesignAnswer, GeneratedPlan, NearestWish } from '@hearthline/model/designs/design.ts';
import { changeDesign } from '@hearthline/model/designs/change-design.ts';
import { designOf, designsFor, generatorVersion } from '@hearthline/model/designs/designs.ts';
import { documentInLook, dressed, ownLook } from '@hearthline/model/generate/exterior/dressed.ts';
import type { Finding, Plan, Wish } from '@hearthline/model/plan/document.ts';
import type { PlanChange } from '@hearthline/model/plan/plan-change.ts';
import { LRUCache } from 'lru-cache';
import { lookWith, type ChosenLook } from '@hearthline/rules/homes/looks/look.ts';
import type { PlanFileKind } from '@hearthline/rules/homes/plans/plan-files.ts';
import { planFile, type PlanFile, type PlanFileView } from '../files/plan-file.ts';

/** What follows from it alone is looked for. */
export interface DesignTask {
  readonly wish: Wish;
  readonly seed: number;
  readonly count: number;
  /** The widest section that travels: wider plans are not drawn. */
  readonly transportWidthFeet: number;
}

const maxCachedDesigns = 40;

/** A page shows several drawings of each design that was found, and making it again takes far longer than drawing it. */
const made = new LRUCache<string, Design>({ max: maxCachedDesigns });

const designAt = (code: string): Design | undefined => {
  const design = made.get(code) ?? designOf(code);
  if (design) made.set(code, design);
  return design;
};

/** Looks for designs, and keeps those found: drawings of them are asked for next. */
const searchFor = ({ wish, seed, count, transportWidthFeet }: DesignTask): DesignAnswer => {
  const answer = designsFor(wish, seed, count, transportWidthFeet);
  for (const design of answer.designs) made.set(design.code, design);
  return answer;
};

/** What a search comes to, as far as it follows from its task alone. */
export interface DesignAnswerOf<Found> {
  /** Of the generator, and of the plan book. */
  readonly version: number;
  readonly edition: number;
  readonly designs: readonly Found[];
  /** Why there are none; null if there are. */
  readonly reason: string | null;
  readonly nearest: readonly NearestWish[];
}

const answerOf = <Found>(task: DesignTask, foundOf: (design: Design) => Found): DesignAnswerOf<Found> => {
  const answer = searchFor(task);
  return {
    version: generatorVersion,
    edition,
    designs: answer.designs.map(foundOf),
    reason: 'reason' in answer ? answer.reason : null,
    nearest: 'nearest' in answer ? answer.nearest : [],
  };
};

const factsOf = ({ code, name, widthClass, squareFeet, plan }: Design) => ({
  code,
  name,
  widthClass,
  squareFeet,
  arrangement: plan.arrangement ?? null,
  style: plan.front?.style ?? null,
});

/** What a list says of a design: its sizes and counts, as its plan has them. */
const summaryOf = (design: Design) => ({
  ...factsOf(design),
  lengthFeet: Math.round((design.plan.length / 12) * 100) / 100,
  widthFeet: Math.round((design.plan.width / 12) * 100) / 100,
  bedrooms: design.plan.summary.bedrooms,
  baths:
    design.plan.summary.fullBaths + design.plan.summary.threeQuarterBaths + design.plan.summary.halfBaths / 2,
});

/** The same with its plan as JSON, which is large: it is sent on as it is. */
const documentOf = (design: Design) => ({ ...factsOf(design), plan: JSON.stringify(design.plan) });

export type DesignSummary = ReturnType<typeof summaryOf>;
export type DesignDocument = ReturnType<typeof documentOf>;

/** Looks for designs. @returns what a list says of each */
export const listDesigns = (task: DesignTask): DesignAnswerOf<DesignSummary> => answerOf(task, summaryOf);

/** Looks for designs. @returns each with its plan */
export const findDesigns = (task: DesignTask): DesignAnswerOf<DesignDocument> => answerOf(task, documentOf);

/** How a plan is asked for as a file. */
export interface FileRequest {
  readonly kind: PlanFileKind;
  readonly view: PlanFileView;
  /** What of its look is another than its own. */
  readonly look?: Partial<ChosenLook> | undefined;
}

/** `unfit` in a style that does not fit the plan. An old document says no look: only drawings show it. */
const fileOf = (plan: Plan, { kind, view, look }: FileRequest): Promise<PlanFile> | 'unfit' => {
  const inLook = kind === 'json' ? documentInLook : dressed;
  const shown = look ? inLook(plan, lookWith(ownLook(plan), look)) : plan;
  return shown ? planFile(shown, kind, view) : 'unfit';
};

/** Draws the design of a code; null if there is none, `unfit` in a style that does not fit it. */
export const drawDesign = async ({
  code,
  ...request
}: FileRequest & { readonly code: string }): Promise<PlanFile | 'unfit' | null> => {
  const design = designAt(code);
  return design ? fileOf(design.plan, request) : null;
};

/** The plan of a code; null if there is none. */
export const planOf = (code: string): GeneratedPlan | null => designAt(code)?.plan ?? null;

/** What comes of a change of a plan: another one, as JSON, with what it breaks; or why none does. */
type Changed =
  | { readonly code: string; readonly plan: string; readonly findings: readonly Finding[] }
  | { readonly refused: string };

/** Changes the plan of a code, and keeps what comes of it: its drawing is asked for next. Null if there is no such plan, `room` if it has no such room. */
export const changePlan = ({
  code,
  change,
}: {
  readonly code: string;
  readonly change: PlanChange;
}): Changed | 'room' | null => {
  const design = designAt(code);
  if (!design) return null;
  const changed = changeDesign(design, change) ?? 'room';
  if (changed === 'room' || 'refused' in changed) return changed;
  made.set(changed.code, changed);
  const { plan } = changed;
  return { code: changed.code, plan: JSON.stringify(plan), findings: checkPlan(plan, plan.wish) };
};

/** Measures a plan by every rule. @returns what it breaks */
export const checkDocument = ({
  plan,
  wish,
}: {
  readonly plan: Plan;
  readonly wish: Wish | undefined;
}): readonly Finding[] => checkPlan(plan, wish);

/** Draws a plan; `unfit` in a style that does not fit it. */
export const drawPlan = async ({
  plan,
  ...request
}: FileRequest & { readonly plan: Plan }): Promise<PlanFile | 'unfit'> => fileOf(plan, request);
