import { useState } from 'react';
import { showToast } from '../ui/toast-store.ts';
import { useDrawn } from './drawn.ts';

interface Failure {
  /** What the form says of itself. */
  readonly failure: string | null;
  /** @param inForm says it beside single fields instead; returns whether it did */
  readonly fail: (text: string, inForm?: () => boolean) => void;
  /** Another try begins. */
  readonly clear: () => void;
}

/**
 * What a form could not do. It says so itself; when it was closed while that was on its way, a toast does: nobody believes
 * in what was not stored.
 * @param title heads the toast
 */
export const useFailure = (title: string): Failure => {
  const [failure, setFailure] = useState<string | null>(null);
  const isDrawn = useDrawn();
  return {
    failure,
    fail: (text, inForm) => {
      if (!isDrawn()) showToast({ title, text, tone: 'error' });
      else if (!inForm?.()) setFailure(text);
    },
    clear: () => setFailure(null),
  };
};
