import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';
import { DismissButton } from './dismiss-button.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly question: string;
  /** Text of the confirming button, as in `Delete`. */
  readonly action: string;
  /** Text of the other button. */
  readonly dismiss?: string;
  /** While the action is under way, both buttons are disabled and the dialog stays, so that the answer does not seem lost. */
  readonly busy?: boolean;
  /** More to know before deciding, below the question. */
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone. Render it to open it. */
export const ConfirmDialog = ({
  title,
  question,
  action,
  dismiss = 'Cancel',
  busy = false,
  children,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog title={title} description={question} role="alertdialog" busy={busy} onClose={onClose}>
    {children && <chakra.div mb="6">{children}</chakra.div>}
    <chakra.div display="flex" justifyContent="flex-end" flexWrap="wrap" gap="3">
      <DismissButton onClick={onClose} data-focus-first>
        {dismiss}
      </DismissButton>
      <Button variant="danger" disabled={busy} onClick={onConfirm}>
        {action}
      </Button>
    </chakra.div>
  </Dialog>
);
