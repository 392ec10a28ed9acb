import { useState } from 'react';
import { errorText } from '../../../../platform/api/error-text.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

/** Something that was done with a contact, and can be taken back. */
export interface DoneAction {
  /** What was done, as in `Note saved`. */
  readonly title: string;
  readonly text: string;
  readonly undo: () => Promise<unknown>;
}

interface LastAction {
  /** The title of what can be undone; null for nothing. */
  readonly title: string | null;
  /** Says what was done, and offers to undo it. */
  readonly done: (action: DoneAction) => void;
  /** Takes back what was done last; once. */
  readonly undo: () => void;
}

/** Remembers the last thing done, for the undo in the toast, at its button and by key. */
export const useLastAction = (onUndone: () => void): LastAction => {
  const [last, setLast] = useState<DoneAction | null>(null);
  const takeBack = async (action: DoneAction): Promise<void> => {
    setLast((now) => (now === action ? null : now));
    try {
      await action.undo();
      showToast({ title: 'Undone', text: action.text });
    } catch (error) {
      showToast({ title: 'This could not be undone', text: errorText(error), tone: 'error' });
    }
    onUndone();
  };
  return {
    title: last?.title ?? null,
    done: (action) => {
      setLast(action);
      const { title, text } = action;
      showToast({ title, text, action: { label: 'Undo', onAction: () => void takeBack(action) } });
    },
    undo: () => {
      if (last) void takeBack(last);
      else showToast({ title: 'There is nothing to undo here' });
    },
  };
};
