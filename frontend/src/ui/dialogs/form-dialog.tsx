import { chakra } from '@chakra-ui/react/styled-system';
import {
  useCallback,
  useEffect,
  useRef,
  type ComponentProps,
  type FormEventHandler,
  type ReactNode,
} from 'react';
import { UnsavedInputDialog } from './unsaved-input-dialog.tsx';
import { Button } from '../actions/button.tsx';
import { DismissButton } from './dismiss-button.tsx';
import { FormRefilledContext } from './form-refilled.ts';
import { ConflictMessage } from '../forms/conflict-message.tsx';
import { FormMessage } from '../forms/form-message.tsx';
import { typedText } from '../forms/focus-changed-field.ts';

interface FormDialogProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** The submit button's text, as in `Save contact`; `busyText` replaces it while the form is being sent. */
  readonly action: string;
  readonly busyText?: string;
  /** The other button's text: beside `Cancel appointment`, `Cancel` would leave open which of the two keeps it. */
  readonly dismiss?: string;
  readonly busy?: boolean;
  /** Disables the submit button, as until something that the form needs has loaded. */
  readonly disabled?: boolean;
  /** The newer version that conflicts with what is typed: until it is answered, nothing can be sent. */
  readonly conflict?: ComponentProps<typeof ConflictMessage> | null;
  /** A message about the whole form, above the buttons: both stay in view. */
  readonly error?: string | null;
  /** What the form comes to, beside the buttons: it stays in view as well. */
  readonly sum?: ReactNode;
  readonly wide?: boolean;
  /** What it does cannot be undone. */
  readonly danger?: boolean;
  /** What is typed is kept until the form is opened again, so closing it loses nothing and does not ask. */
  readonly keeps?: boolean;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Stays in view below what scrolls. It reaches over the dialog's padding, so that nothing shows beside or below it. A block, not a
 * part of a grid, where it could not leave its own area.
 */
const Footer = chakra('footer', {
  base: {
    position: 'sticky',
    bottom: { base: '-5', sm: '-7' },
    zIndex: '1',
    display: 'grid',
    gap: '3',
    mt: '5',
    mx: { base: '-5', sm: '-7' },
    mb: { base: '-5', sm: '-7' },
    px: { base: '5', sm: '7' },
    py: '3',
    bg: 'surface',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
});

/**
 * A form in a dialog. Render it to open it; give it `handleSubmit(…)` and the fields. Escape and the close button ask before
 * discarding what was typed; while the form is being sent the dialog stays open (see `busy` of `Dialog`).
 */
export const FormDialog = ({
  title,
  description,
  action,
  busyText = action,
  dismiss = 'Cancel',
  busy = false,
  disabled = false,
  conflict = null,
  error,
  sum,
  wide = false,
  danger = false,
  keeps = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) => {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef('');
  const isTyped = (): boolean =>
    !keeps && !busy && form.current !== null && typedText(form.current) !== before.current;
  // Values restored after a session ended are filled in later than this, and so count as typed, which they were.
  const begin = useCallback(() => {
    if (form.current) before.current = typedText(form.current);
  }, []);
  useEffect(begin, [begin]);
  return (
    <UnsavedInputDialog
      title={title}
      description={description}
      wide={wide}
      busy={busy}
      isTyped={isTyped}
      onClose={onClose}
    >
      <form ref={form} onSubmit={onSubmit} noValidate>
        <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
          <FormRefilledContext value={begin}>
            {children}
            {conflict && <ConflictMessage {...conflict} />}
          </FormRefilledContext>
        </chakra.div>
        <Footer>
          {error && <FormMessage tone="error">{error}</FormMessage>}
          <chakra.div display="flex" justifyContent="flex-end" alignItems="center" flexWrap="wrap" gap="3">
            {sum && <chakra.div me="auto">{sum}</chakra.div>}
            <DismissButton onClick={onClose}>{dismiss}</DismissButton>
            <Button
              type="submit"
              variant={danger ? 'danger' : undefined}
              disabled={busy || disabled || conflict !== null}
            >
              {busy ? busyText : action}
            </Button>
          </chakra.div>
        </Footer>
      </form>
    </UnsavedInputDialog>
  );
};
