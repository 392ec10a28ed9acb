import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DismissButton } from './dismiss-button.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly question: string;
  /** What the button does, as in `Delete`. */
  readonly action: string;
  /** What the other button says. */
  readonly dismiss?: string;
  /** While it is being done both buttons wait, and the question stays: nobody is to believe that it was not answered. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be taken back. Draw it to open it. */
export const ConfirmDialog = ({ title, question, action, dismiss = 'Cancel', busy = false, onConfirm, onClose }: ConfirmDialogProps) => (
  <Dialog title={title} description={question} role="alertdialog" busy={busy} onClose={onClose}>
    <chakra.div display="flex" justifyContent="flex-end" flexWrap="wrap" gap="3">
      <DismissButton onClick={onClose} data-focus-first>{dismiss}</DismissButton>
      <Button variant="danger" disabled={busy} onClick={onConfirm}>{action}</Button>
    </chakra.div>
  </Dialog>
);
