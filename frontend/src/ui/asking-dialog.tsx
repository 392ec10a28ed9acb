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
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Dialog {...dialog} onClose={() => (isTyped() ? setAsking(true) : onClose())} />
      {asking && <ConfirmDialog title="Discard what you typed?" question="It has not been saved." action="Discard" dismiss="Keep editing" onConfirm={onClose} onClose={() => setAsking(false)} />}
    </>
  );
};
