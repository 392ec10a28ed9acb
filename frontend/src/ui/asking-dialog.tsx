import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

interface AskingDialogProps extends DialogProps {
  /** Whether closing it drops what somebody wrote; asked when they close it. */
  readonly isTyped: () => boolean;
}

/**
 * A dialog that something is written in: Escape and the close button, which are pressed by mistake, drop nothing before
 * that was answered. A button that says so, as `Cancel`, is an answer already: it calls `onClose` itself.
 */
export const AskingDialog = ({ isTyped, onClose, ...dialog }: AskingDialogProps) => {
  // Each question is a new one: a browser that insists closes both dialogs at once, and what opens again comes on top.
  const [question, setQuestion] = useState({ open: false, count: 0 });
  const ask = (): void => setQuestion(({ count }) => ({ open: true, count: count + 1 }));
  const keep = (): void => setQuestion((asked) => ({ ...asked, open: false }));
  return (
    <>
      <Dialog {...dialog} onClose={() => (isTyped() ? ask() : onClose())} />
      {question.open && <ConfirmDialog key={question.count} title="Discard what you typed?" question="It has not been saved." action="Discard" dismiss="Keep editing" onConfirm={onClose} onClose={keep} />}
    </>
  );
};
