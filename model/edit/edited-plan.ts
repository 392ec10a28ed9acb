import { withoutSize } from '../designs/limits.ts';
import type { Plan, Wish } from '../plan/document.ts';
import { applyEdits } from './apply.ts';
import type { Edit, Refused } from './edit.ts';
import { editsText } from './edit-text.ts';

interface Generated extends Plan {
  readonly code: string;
  readonly wish: Wish;
}

/** The name of a changed plan: its own, with its new size, and that it was changed. */
const changedName = (name: string, { width, length }: Plan): string => {
  const size = [width, length].map((inches) => String(Math.round(inches / 12)).padStart(2, '0')).join('');
  return `${name.replace(/ \d{4,5}$/, ` ${size}`)}, changed`;
};

/**
 * A generated plan with changes: its code, its name and its derived fields say so. Without changes, the plan as it is.
 * The result is a plan, but may break rules of the checker.
 */
export const editedPlan = <Base extends Generated>(base: Base, edits: readonly Edit[]): Base | Refused => {
  if (edits.length === 0) return base;
  const plan = applyEdits(base, edits);
  if ('refused' in plan) return plan;
  return {
    ...base,
    ...plan,
    name: changedName(base.name, plan),
    code: `${base.code}${editsText(edits)}`,
    wish: plan.length === base.length ? base.wish : withoutSize(base.wish),
  };
};
