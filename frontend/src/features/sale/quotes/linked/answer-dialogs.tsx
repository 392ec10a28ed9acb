import { zodResolver } from '@hookform/resolvers/zod';
import { linkedAcceptance, linkedRefusal } from '@hearthline/rules/sale/quotes/quote-rules.ts';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { errorText, showFieldErrors } from '../../../../platform/api/error-text.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { Text } from '../../../../ui/text/text.tsx';

const acceptance = linkedAcceptance.pick({ name: true });
const refusal = linkedRefusal.pick({ reason: true });

interface AcceptDialogProps {
  /** The quote's number and total, as in `Q-1001 for $214,000.00`. */
  readonly what: string;
  readonly onAccept: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks who accepts. */
export const AcceptDialog = ({ what, onAccept, onClose }: AcceptDialogProps) => {
  const { failure, fail, clear } = useSaveError('The quote was not accepted');
  const close = useIfMounted(onClose);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<z.input<typeof acceptance>>({
    resolver: zodResolver(acceptance),
    defaultValues: { name: '' },
  });
  const submit = handleSubmit(async ({ name }) => {
    clear();
    try {
      await onAccept(name);
    } catch (error) {
      return fail(errorText(error), () =>
        showFieldErrors(error, (field, ...problem) => setError(field, ...problem), ['name']),
      );
    }
    close();
  });
  return (
    <FormDialog
      title={`Accept ${what}`}
      action="Accept quote"
      busyText="Accepting..."
      busy={isSubmitting}
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Text look="small">
        Accepting is free and is not a signature. We prepare the purchase agreement from this quote, and you
        read it before you sign.
      </Text>
      <TextField
        label="Your full name"
        required
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
    </FormDialog>
  );
};

interface DeclineDialogProps {
  readonly what: string;
  readonly onDecline: (reason: string | null) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks why it is declined, which may be left out. */
export const DeclineDialog = ({ what, onDecline, onClose }: DeclineDialogProps) => (
  <ReasonDialog
    title={`Decline ${what}`}
    action="Decline quote"
    busyText="Declining..."
    label="What would you change? (optional)"
    help="Your consultant reads this and can write another quote."
    optional
    rule={refusal}
    failed="The quote was not declined"
    onSubmit={onDecline}
    onClose={onClose}
  />
);
