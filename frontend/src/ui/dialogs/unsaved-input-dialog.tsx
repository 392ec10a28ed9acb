import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

interface UnsavedInputDialogProps extends DialogProps {
  /** Whether closing would discard something typed; called when the user closes the dialog. */
  readonly isTyped: () => boolean;
}

/**
 * A dialog with something to type into: Escape and the close button, which are easily pressed by mistake, ask before
 * discarding it. A button whose text already says so, such as `Cancel`, calls `onClose` without asking.
 */
export const UnsavedInputDialog = ({ isTyped, onClose, ...dialog }: UnsavedInputDialogProps) => {
  // Each question is a new element: a browser may insist on closing both dialogs at once, and the one opened last is on top.
  const [question, setQuestion] = useState({ open: false, count: 0 });
  const ask = (): void => setQuestion(({ count }) => ({ open: true, count: count + 1 }));
  const keep = (): void => setQuestion((current) => ({ ...current, open: false }));
  return (
    <>
      <Dialog {...dialog} onClose={() => (isTyped() ? ask() : onClose())} />
      {question.open && (
        <ConfirmDialog
          key={question.count}
          title="Discard what you typed?"
          question="It has not been saved."
          action="Discard"
          dismiss="Keep editing"
          onConfirm={onClose}
          onClose={keep}
        />
      )}
    </>
  );
};
