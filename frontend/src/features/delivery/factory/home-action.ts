import { useState } from 'react';
import { errorText, problemOf } from '../../../platform/api/error-text.ts';
import { showToast } from '../../../ui/toasts/toast-store.ts';

interface Done {
  /** The toast shown on success. */
  readonly done?: string;
  /** Ids of elements to focus on success; the first one present and enabled gets it. */
  readonly focus?: readonly string[];
}

/**
 * Changes a home, and reloads the board whether or not it succeeded: if two people move one home, the slower one is told
 * and sees where it went.
 * @param read reloads the board
 */
export const useHomeActions = (read: () => Promise<void>) => {
  const [busy, setBusy] = useState(false);
  /** @returns the error message, or null */
  const attempt = async (work: () => Promise<unknown>): Promise<string | null> => {
    setBusy(true);
    try {
      await work();
      return null;
    } catch (error) {
      return problemOf(error).code === 'CONFLICT'
        ? 'Someone else just changed this home. The board shows where it is now.'
        : errorText(error);
    } finally {
      await read();
      setBusy(false);
    }
  };
  /** The same for actions without a form, reporting a failure in a toast. */
  const act = async (work: () => Promise<unknown>, { done, focus = [] }: Done = {}): Promise<void> => {
    if (busy) return;
    const failure = await attempt(work);
    if (failure) showToast({ title: 'No changes made', text: failure, tone: 'error' });
    else if (done) showToast({ title: done });
    // The pressed button may have moved or gone: focuses the home where it is now.
    requestAnimationFrame(() =>
      focus
        .map((id) => document.getElementById(id))
        .find((element) => element && !element.matches(':disabled'))
        ?.focus(),
    );
  };
  return { busy, attempt, act };
};
