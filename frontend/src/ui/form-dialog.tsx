import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useEffect, useRef, type FormEventHandler, type ReactNode } from 'react';
import { AskingDialog } from './asking-dialog.tsx';
import { Button } from './button.tsx';
import { DismissButton } from './dismiss-button.tsx';
import { FilledAnew } from './filled-anew.ts';
import { FormMessage } from './form-message.tsx';
import { writtenIn } from './lead-on.ts';

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
  /** What is typed waits until it is opened again: closing it drops nothing, and asks nothing. */
  readonly keeps?: boolean;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A form in a dialog. Draw it to open it; give it `handleSubmit(…)` and the fields. Whoever wrote something is asked before
 * Escape or the close button drops it; while it is on its way the dialog stays (see `busy` of `Dialog`), and nothing is dropped.
 */
export const FormDialog = ({
  title, description, action, busyText = action, dismiss = 'Cancel', busy = false, disabled = false, error, wide = false, keeps = false, onSubmit, onClose, children,
}: FormDialogProps) => {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef('');
  const isTyped = (): boolean => !keeps && !busy && form.current !== null && writtenIn(form.current) !== before.current;
  // What comes back of a session that ended is filled in later: it was typed, too.
  const begin = useCallback(() => {
    if (form.current) before.current = writtenIn(form.current);
  }, []);
  useEffect(begin, [begin]);
  return (
    <AskingDialog title={title} description={description} wide={wide} busy={busy} isTyped={isTyped} onClose={onClose}>
      <chakra.form ref={form} onSubmit={onSubmit} noValidate display="grid" gap="5">
        <FilledAnew value={begin}>{children}</FilledAnew>
        {error && <FormMessage tone="error">{error}</FormMessage>}
        <chakra.div display="flex" justifyContent="flex-end" flexWrap="wrap" gap="3">
          <DismissButton onClick={onClose}>{dismiss}</DismissButton>
          <Button type="submit" disabled={busy || disabled}>{busy ? busyText : action}</Button>
        </chakra.div>
      </chakra.form>
    </AskingDialog>
  );
};
