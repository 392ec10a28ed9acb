import { drawPlan, textSizeFor } from '@hearthline/model/drawing/draw-plan.ts';
import { svgOf } from '@hearthline/model/drawing/svg/svg.ts';
import { ownLook, streetOf } from '@hearthline/model/generate/exterior/dressed.ts';
import { isNewPlan, type Plan } from '@hearthline/model/plan/document.ts';
import { planFacts, type PlanFacts } from '@hearthline/model/plan/home-facts.ts';
import { planSchema } from '@hearthline/model/plan/schema.ts';
import type { Look, StreetSide } from '@hearthline/rules/homes/looks/look.ts';
import { homeSentences } from '@hearthline/rules/homes/catalog/home-rules.ts';

/** A plan document that can be drawn, with the facts that follow from it. */
export interface ReadPlan {
  readonly plan: Plan;
  readonly facts: PlanFacts;
  readonly street: StreetSide;
  /** How it looks by itself; null if it is an old document, which does not say. */
  readonly look: Look | null;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** Reads a plan document from its text. @returns the plan, or a sentence that says why it is none */
export const readPlan = (text: string): ReadPlan | string => {
  const found = planSchema.safeParse(parsed(text));
  if (!found.success) {
    const [issue] = found.error.issues;
    const where = issue?.path.join('.');
    return where ? `${homeSentences.notPlan} (see ${where})` : homeSentences.notPlan;
  }
  const plan = found.data as unknown as Plan;
  return {
    plan,
    facts: planFacts(plan),
    street: streetOf(plan),
    look: isNewPlan(plan) ? ownLook(plan) : null,
  };
};

/** How a plan is drawn: for a page in these colors, and whether beside a form, where its text has to be larger. */
export interface DrawingLook {
  readonly colors: 'light' | 'dark';
  readonly small: boolean;
}

/** The drawing of a plan as the address of an image; null if it cannot be drawn. The checker says what is wrong with it then. */
export const drawingOf = (plan: Plan, { colors, small }: DrawingLook): string | null => {
  try {
    const textSize = textSizeFor(plan) * (small ? 2 : 1);
    const svg = svgOf(drawPlan(plan, { dimensions: !small, textSize }), [], colors);
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  } catch {
    return null;
  }
};
