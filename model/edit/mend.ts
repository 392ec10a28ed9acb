import { checkInSteps } from '../check/check-plan.ts';
import type { Finding, Plan, Wish } from '../plan/document.ts';
import { applyEdits } from './apply.ts';
import type { Edit } from './edit.ts';
import { nudges } from './nudges.ts';
import { withEdit } from './shorter.ts';

/** How many plans are measured at most, and how many repairs of each: numbers, so that a plan is mended alike everywhere. */
const max = { plans: 150, repairs: 24 } as const;

interface State {
  readonly edits: readonly Edit[];
  readonly plan: Plan;
  readonly errors: readonly Finding[];
}

/** Other changes, and how far they are from those that were made. */
interface Repair {
  readonly edits: readonly Edit[];
  readonly cost: number;
}

/** The same change, less of it: null for none of it, undefined if there is nothing between. */
const lesser = (edit: Edit, share: number): Edit | null | undefined => {
  const part = (value: number): number => Math.trunc(value * share);
  if (share === 0) return null;
  switch (edit.kind) {
    case 'wall':
    case 'door':
    case 'window':
      return part(edit.by) === edit.by || part(edit.by) === 0 ? undefined : { ...edit, by: part(edit.by) };
    case 'piece': {
      const [x, y] = [part(edit.x), part(edit.y)];
      return (x === edit.x && y === edit.y) || (x === 0 && y === 0) ? undefined : { ...edit, x, y };
    }
    case 'stretch':
      return part(edit.feet) === edit.feet || part(edit.feet) === 0
        ? undefined
        : { ...edit, feet: part(edit.feet) };
    case 'turn':
    case 'swap':
      return undefined;
  }
};

/** The changes with less of one of them. */
const retreats = (edits: readonly Edit[], share: number): Repair[] =>
  edits.flatMap((edit, at): Repair[] => {
    const one = lesser(edit, share);
    if (one === undefined) return [];
    return [
      { edits: [...edits.slice(0, at), ...(one ? [one] : []), ...edits.slice(at + 1)], cost: 3 - share },
    ];
  });

/** The errors of a plan; as soon as there are more than so many, those found so far. */
const errorsOf = (plan: Plan, wish: Wish | undefined, enough: number): Finding[] => {
  const errors: Finding[] = [];
  for (const findings of checkInSteps(plan, wish)) {
    errors.push(...findings.filter(({ level }) => level === 'error'));
    if (errors.length > enough) break;
  }
  return errors;
};

/**
 * The nearest changes whose plan passes every rule of level `error`: what breaks a rule moved a little, or what was changed
 * changed a little less; where that is not enough, without some of the changes. Deterministic, and bounded by numbers,
 * never by time.
 * @param base a plan that passes, from which the changes begin
 * @returns the changes; those given if their plan passes already
 */
export const mend = (base: Plan, edits: readonly Edit[], wish?: Wish): Edit[] => {
  let left = max.plans;
  const stateOf = (next: readonly Edit[], enough: number): State | undefined => {
    const plan = applyEdits(base, next);
    if ('refused' in plan || left <= 0) return undefined;
    left--;
    return { edits: next, plan, errors: errorsOf(plan, wish, enough) };
  };
  const passes = (next: readonly Edit[]): boolean => stateOf(next, 0)?.errors.length === 0;

  const nudged = ({ edits: now, plan, errors }: State): Repair[] =>
    nudges(plan, errors).flatMap((edit, rank): Repair[] => {
      const after = applyEdits(plan, [edit]);
      return 'refused' in after ? [] : [{ edits: withEdit(base, now, edit, after), cost: 1 + rank / 100 }];
    });

  /** The best of the repairs of a state that leave fewer errors, the nearest among equals. */
  const repaired = (state: State): State | undefined => {
    let found: State | undefined;
    let cost = Infinity;
    const near = nudged(state).slice(0, max.repairs);
    for (const repair of [...near, ...[0.75, 0.5, 0].flatMap((share) => retreats(state.edits, share))]) {
      const bound = found?.errors.length ?? state.errors.length - 1;
      if (bound === 0 && cost <= repair.cost) continue;
      const next = stateOf(repair.edits, bound);
      if (!next || next.errors.length > bound) continue;
      if (next.errors.length < (found ?? state).errors.length || repair.cost < cost)
        [found, cost] = [next, repair.cost];
    }
    return found;
  };

  let state = stateOf(edits, Infinity);
  while (state && state.errors.length > 0) {
    const next: State | undefined = repaired(state);
    if (!next) break;
    state = next;
  }
  if (state?.errors.length === 0) return [...state.edits];

  // No single step helps further: without any change the plan passes, and each is taken back in that can be.
  left = max.plans;
  return edits.reduce<Edit[]>(
    (accepted, edit) => (passes([...accepted, edit]) ? [...accepted, edit] : accepted),
    [],
  );
};
