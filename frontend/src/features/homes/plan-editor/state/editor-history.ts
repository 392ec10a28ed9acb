import type { Edit } from '@hearthline/model/edit/edit.ts';

type Edits = readonly Edit[];

/** The changes of a plan, with those before and those that were undone. */
export interface EditorHistory {
  readonly past: readonly Edits[];
  readonly edits: Edits;
  readonly future: readonly Edits[];
}

/** More steps than anybody goes back. */
const maxSteps = 200;

/** The history of changes that were read from an address: each is a step. */
export const historyOf = (edits: Edits): EditorHistory => ({
  past: edits.map((_, count) => edits.slice(0, count)),
  edits,
  future: [],
});

export const withStep = ({ past, edits }: EditorHistory, next: Edits): EditorHistory => ({
  past: [...past, edits].slice(-maxSteps),
  edits: next,
  future: [],
});

/** One step back; the same if there is none. */
export const undone = (history: EditorHistory): EditorHistory => {
  const before = history.past.at(-1);
  return before
    ? { past: history.past.slice(0, -1), edits: before, future: [history.edits, ...history.future] }
    : history;
};

/** One undone step again; the same if there is none. */
export const redone = (history: EditorHistory): EditorHistory => {
  const [after, ...future] = history.future;
  return after ? { past: [...history.past, history.edits], edits: after, future } : history;
};
