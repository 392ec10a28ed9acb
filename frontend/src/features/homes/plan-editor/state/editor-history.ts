import type { GeneratedPlan } from '@hearthline/model/designs/design.ts';
import type { Edit } from '@hearthline/model/edit/edit.ts';

/** A plan and its changes by inches. */
export interface EditorStep {
  readonly base: GeneratedPlan;
  readonly edits: readonly Edit[];
}

/** Where the editor is, with the steps before and those that were undone. */
export interface EditorHistory {
  readonly past: readonly EditorStep[];
  readonly now: EditorStep;
  readonly future: readonly EditorStep[];
}

/** More steps than anybody goes back. */
const maxSteps = 200;

/** The history of changes that were read from an address: each is a step. */
export const historyOf = ({ base, edits }: EditorStep): EditorHistory => ({
  past: edits.map((_, count) => ({ base, edits: edits.slice(0, count) })),
  now: { base, edits },
  future: [],
});

export const withStep = ({ past, now }: EditorHistory, next: EditorStep): EditorHistory => ({
  past: [...past, now].slice(-maxSteps),
  now: next,
  future: [],
});

/** One step back; the same if there is none. */
export const undone = (history: EditorHistory): EditorHistory => {
  const before = history.past.at(-1);
  return before
    ? { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] }
    : history;
};

/** One undone step again; the same if there is none. */
export const redone = (history: EditorHistory): EditorHistory => {
  const [after, ...future] = history.future;
  return after ? { past: [...history.past, history.now], now: after, future } : history;
};
