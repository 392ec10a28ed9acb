import { canonicalPlan } from '../plan/canonical.ts';
import type { Plan } from '../plan/document.ts';
import { applyEdits } from './apply.ts';
import { derived } from './derive.ts';
import type { Edit } from './edit.ts';

/** Two changes of one thing as one: null if they undo each other, undefined if they are not of one thing. */
const joined = (a: Edit, b: Edit): Edit | null | undefined => {
  if (a.kind !== b.kind || a.of !== b.of) return undefined;
  switch (a.kind) {
    case 'wall':
    case 'door':
    case 'window': {
      const by = a.by + (b as typeof a).by;
      return by === 0 ? null : { ...a, by };
    }
    case 'piece': {
      const { x, y } = b as typeof a;
      return a.x + x === 0 && a.y + y === 0 ? null : { ...a, x: a.x + x, y: a.y + y };
    }
    case 'turn': {
      const quarters = (a.quarters + (b as typeof a).quarters) % 4;
      return quarters === 0 ? null : { ...a, quarters };
    }
    case 'swap':
      return a.with === (b as typeof a).with ? null : undefined;
    case 'stretch': {
      const feet = a.feet + (b as typeof a).feet;
      return feet === 0 ? null : { ...a, feet };
    }
  }
};

const same = (a: Plan, edits: readonly Edit[], base: Plan): boolean => {
  const made = applyEdits(base, edits);
  return !('refused' in made) && canonicalPlan(derived(made)) === canonicalPlan(a);
};

/**
 * Changes with one more, in as few as there can be: moves of one thing after another are one, a move back is none. Moves with
 * others between are one only where that makes the same plan.
 * @param after the plan that all of them make
 */
export const withEdit = (base: Plan, edits: readonly Edit[], edit: Edit, after: Plan): Edit[] => {
  for (let at = edits.length - 1; at >= 0; at--) {
    const before = edits[at];
    const one = before && joined(before, edit);
    if (one === undefined) continue;
    const shorter = [...edits.slice(0, at), ...(one ? [one] : []), ...edits.slice(at + 1)];
    // The latest move goes on, or back: what it has pushed on its way stands where the whole of it leaves it.
    if (at === edits.length - 1 && !('refused' in applyEdits(base, shorter))) return shorter;
    if (same(after, shorter, base)) return shorter;
  }
  return [...edits, edit];
};
