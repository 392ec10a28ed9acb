import { mirroredPlan } from '@hearthline/model/plan/mirror.ts';
import { turnedPlan } from '@hearthline/model/drawing/turn.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';

/** How the plan lies on the sheet: as in a mirror, and, on a phone, with its left end at the top. */
export interface SheetView {
  readonly mirrored: boolean;
  readonly turned: boolean;
}

/** A way on the sheet or in the plan, in inches: to the right and to the bottom or the front. */
export interface Way {
  readonly x: number;
  readonly y: number;
}

export const shownOn = (plan: Plan, { mirrored, turned }: SheetView): Plan => {
  const seen = mirrored ? mirroredPlan(plan) : plan;
  return turned ? turnedPlan(seen) : seen;
};

// Zeros without a sign, so that equal ways are equal.
const plain = (value: number): number => value || 0;

/** A way on the sheet as one in the plan. */
export const wayInPlan = ({ x, y }: Way, { mirrored, turned }: SheetView): Way => {
  const [along, across] = turned ? [y, -x] : [x, y];
  return { x: plain(mirrored ? -along : along), y: plain(across) };
};

/** A way in the plan as one on the sheet. */
export const wayOnSheet = ({ x, y }: Way, { mirrored, turned }: SheetView): Way => {
  const along = mirrored ? -x : x;
  return turned ? { x: plain(-y), y: plain(along) } : { x: plain(along), y: plain(y) };
};
