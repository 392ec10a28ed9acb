import { useState } from 'react';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { useIsMounted } from './mounted.ts';

interface Failure {
  /** The message that the form shows. */
  readonly failure: string | null;
  /** @param inForm shows the failure beside single fields instead; returns whether it did */
  readonly fail: (text: string, inForm?: () => boolean) => void;
  /** To be called when another try begins. */
  readonly clear: () => void;
}

/**
 * Reports what a form failed to do: in the form, or in a toast if it was closed while the request was under way, so that
 * no one takes for stored what was not.
 * @param title heads the toast
 */
export const useSaveError = (title: string): Failure => {
  const [failure, setFailure] = useState<string | null>(null);
  const isMounted = useIsMounted();
  return {
    failure,
    fail: (text, inForm) => {
      if (!isMounted()) showToast({ title, text, tone: 'error' });
      else if (!inForm?.()) setFailure(text);
    },
    clear: () => setFailure(null),
  };
};
