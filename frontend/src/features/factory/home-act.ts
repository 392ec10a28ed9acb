import { useState } from 'react';
import { errorText, problemOf } from '../../platform/error-text.ts';
import { showToast } from '../../ui/toast-store.ts';

/**
 * Does something to a home, and reads the board again whatever came of it: where two people move one home, the slower one
 * is told and sees where it went.
 * @param read reads the board
 */
export const useHomeAct = (read: () => void) => {
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
      setBusy(false);
      read();
    }
  };
  /** The same for what has no form to say it in. */
  const act = async (work: () => Promise<unknown>, done?: string): Promise<void> => {
    const failure = await attempt(work);
    if (failure) showToast({ title: 'Nothing was changed', text: failure, tone: 'error' });
    else if (done) showToast({ title: done });
  };
  return { busy, attempt, act };
};
