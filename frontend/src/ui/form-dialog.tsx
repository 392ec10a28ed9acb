import { chakra } from '@chakra-ui/react/styled-system';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormMessage } from './form-message.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** The button's text, as in `Save contact`; `busyText` replaces it while the form is on its way. */
  readonly action: string;
  readonly busyText?: string;
  /** What the other button says: `Cancel` beside `Cancel appointment` leaves open which of the two keeps it. */
  readonly dismiss?: string;
  readonly busy?: boolean;
  /** The button waits for something that the form needs first. */
  readonly disabled?: boolean;
  /** A sentence about the whole form, above the buttons. */
  readonly error?: string | null;
  readonly wide?: boolean;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog. Draw it to open it; give it `handleSubmit(…)` and the fields. */
export const FormDialog = ({
  title, description, action, busyText = action, dismiss = 'Cancel', busy = false, disabled = false, error, wide = false, onSubmit, onClose, children,
}: FormDialogProps) => (
  <Dialog title={title} description={description} wide={wide} onClose={onClose}>
    <chakra.form onSubmit={onSubmit} noValidate display="grid" gap="5">
      {children}
      {error && <FormMessage tone="error">{error}</FormMessage>}
      <chakra.div display="flex" justifyContent="flex-end" flexWrap="wrap" gap="3">
        <Button variant="outline" onClick={onClose}>{dismiss}</Button>
        <Button type="submit" disabled={busy || disabled}>{busy ? busyText : action}</Button>
      </chakra.div>
    </chakra.form>
  </Dialog>
);
