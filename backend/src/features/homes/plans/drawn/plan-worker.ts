import { checkPlan } from '@hearthline/model/check/check-plan.ts';
import type { Design, DesignAnswer, GeneratedPlan } from '@hearthline/model/designs/design.ts';
import { designOf, designsFor } from '@hearthline/model/designs/designs.ts';
import { queryOf } from '@hearthline/model/designs/query.ts';
import type { Finding, Plan, Wish } from '@hearthline/model/plan/document.ts';
import { LRUCache } from 'lru-cache';
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

/** Looks for designs. @returns the answer of `GET /api/floor-plans/designs` as JSON */
export const findDesigns = (task: DesignTask): string => {
  const { wish, seed } = task;
  const answer = searchFor(task);
  if (answer.designs.length > 0) return JSON.stringify({ seed, wish, designs: answer.designs });
  const { reason, nearest } = answer as Extract<typeof answer, { reason: string }>;
  return JSON.stringify({
    seed,
    wish,
    designs: [],
    reason,
    nearest: nearest.map(({ wish: other, differs }) => ({
      query: `/api/floor-plans/designs?${queryOf(other)}&seed=${seed}`,
      differs,
    })),
  });
};

/** What a list says of a design: its sizes and counts, as its plan has them. */
const summaryOf = ({ code, name, widthClass, squareFeet, plan }: Design) => ({
  code,
  name,
  widthClass,
  squareFeet,
  lengthFeet: Math.round((plan.length / 12) * 100) / 100,
  widthFeet: Math.round((plan.width / 12) * 100) / 100,
  bedrooms: plan.summary.bedrooms,
  baths: plan.summary.fullBaths + plan.summary.threeQuarterBaths + plan.summary.halfBaths / 2,
});

/** Looks for designs. @returns what a list says of each; or why there are none, and wishes that can be built */
export const listDesigns = (task: DesignTask) => {
  const answer = searchFor(task);
  return 'reason' in answer
    ? { designs: [], reason: answer.reason, nearest: answer.nearest }
    : { designs: answer.designs.map(summaryOf), reason: null, nearest: [] };
};

export type DesignList = ReturnType<typeof listDesigns>;

/** Draws the design of a code; null if there is none. */
export const drawDesign = async ({
  code,
  kind,
  view,
}: {
  readonly code: string;
  readonly kind: PlanFileKind;
  readonly view: PlanFileView;
}): Promise<PlanFile | null> => {
  const design = designAt(code);
  return design ? planFile(design.plan, kind, view) : null;
};

/** The plan of a code; null if there is none. */
export const planOf = (code: string): GeneratedPlan | null => designAt(code)?.plan ?? null;

/** Measures a plan by every rule. @returns what it breaks */
export const checkDocument = ({
  plan,
  wish,
}: {
  readonly plan: Plan;
  readonly wish: Wish | undefined;
}): readonly Finding[] => checkPlan(plan, wish);

/** Draws a plan. */
export const drawPlan = ({
  plan,
  kind,
  view,
}: {
  readonly plan: Plan;
  readonly kind: PlanFileKind;
  readonly view: PlanFileView;
}): Promise<PlanFile> => planFile(plan, kind, view);
