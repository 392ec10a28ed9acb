import { useState } from 'react';
import { FailedAnswer } from '../platform/api/rest-client.ts';
import type { DesignChange } from './pending-changes.ts';
import { canBeStoredLater, type MyDesign } from './my-design.ts';
import { showToast } from '../ui/toasts/toast-store.ts';

/** What is wrong with a change by the rules that the server applies, or null; also if they cannot be loaded, for the server to tell. */
export const wrongWith = (change: DesignChange): Promise<string | null> =>
  import('./wrong-change.ts').then(
    (file) => file.wrongWith(change),
    () => null,
  );

/**
 * Stores a change.
 * @param field the field whose problem is shown beside it; a toast tells of any other
 * @returns what is wrong with what was typed, or null
 */
export type SaveChange = (change: DesignChange, field?: string) => Promise<string | null>;

/** Whether the last change is stored; `waiting` once it could not be, until it is. */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'failed';

/**
 * Stores each change at once, and says how that is going.
 * @param isWaiting whether changes are kept in this browser until they can be stored
 */
export const useSaveChange = (
  choose: (change: DesignChange) => Promise<MyDesign>,
  isWaiting: boolean,
): { save: SaveChange; state: SaveState } => {
  const [open, setOpen] = useState(0);
  const [isFailed, setFailed] = useState(false);
  const save: SaveChange = async (change, field) => {
    const wrong = field ? await wrongWith(change) : null;
    if (wrong) return wrong;
    setOpen((count) => count + 1);
    try {
      await choose(change);
      setFailed(false);
      return null;
    } catch (error) {
      // It is kept, and shown as chosen.
      if (canBeStoredLater(error)) return null;
      setFailed(true);
      const problem = error instanceof FailedAnswer ? error.serverMessage : undefined;
      if (field && problem) return problem;
      showToast({ title: 'Not saved', text: problem ?? 'Please try again.', tone: 'error' });
      return null;
    } finally {
      setOpen((count) => count - 1);
    }
  };
  const settled = isWaiting ? 'waiting' : isFailed ? 'failed' : 'saved';
  return { save, state: open > 0 ? 'saving' : settled };
};
