import { useState } from 'react';
import { errorText, problemOf } from '../../platform/error-text.ts';
import { showToast } from '../../ui/toast-store.ts';

interface Done {
  /** What is said then. */
  readonly done?: string;
  /** The ids of what is focused then, the first that is there and can be. */
  readonly focus?: readonly string[];
}

/**
 * Does something to a home, and reads the board again whatever came of it: where two people move one home, the slower one
 * is told and sees where it went.
 * @param read reads the board
 */
export const useHomeAct = (read: () => Promise<void>) => {
  const [busy, setBusy] = useState(false);
  /** @returns what went wrong, or nothing */
  const attempt = async (work: () => Promise<unknown>): Promise<string | null> => {
    setBusy(true);
    try {
      await work();
      return null;
    } catch (error) {
      return problemOf(error).code === 'CONFLICT' ? 'Somebody else changed this home meanwhile. The board shows where it is now.' : errorText(error);
    } finally {
      await read();
      setBusy(false);
    }
  };
  /** The same for what has no form to say it in. */
  const act = async (work: () => Promise<unknown>, { done, focus = [] }: Done = {}): Promise<void> => {
    if (busy) return;
    const failure = await attempt(work);
    if (failure) showToast({ title: 'Nothing was changed', text: failure, tone: 'error' });
    else if (done) showToast({ title: done });
    // What was pressed may have moved or gone: the next press starts where the home is now.
    requestAnimationFrame(() => focus.map((id) => document.getElementById(id)).find((element) => element && !element.matches(':disabled'))?.focus());
  };
  return { busy, attempt, act };
};
