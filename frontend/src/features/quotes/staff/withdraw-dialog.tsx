import { zodResolver } from '@hookform/resolvers/zod';
import { quoteWithdrawal } from '@hearthline/rules/quotes/rules.ts';
import { useForm } from 'react-hook-form';
import { useWithdrawQuoteMutation, type StaffQuoteFragment } from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { useIfMounted } from '../../../platform/form-memory/mounted.ts';
import { useSaveError } from '../../../platform/form-memory/save-failure.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { TextAreaField } from '../../../ui/forms/field.tsx';
import { nameOfQuote } from '../parts/quote-words.ts';

interface WithdrawDialogProps {
  readonly quote: StaffQuoteFragment;
  readonly onClose: () => void;
}

/** Asks why a quote is taken back. */
export const WithdrawDialog = ({ quote, onClose }: WithdrawDialogProps) => {
  const title = 'The quote was not withdrawn';
  const { failure, fail, clear } = useSaveError(title);
  const close = useIfMounted(onClose);
  const [withdraw] = useWithdrawQuoteMutation();
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<{ reason: string }>({
    resolver: zodResolver(quoteWithdrawal.omit({ version: true })),
    defaultValues: { reason: '' },
  });
  const submit = handleSubmit(async ({ reason }) => {
    clear();
    try {
      await withdraw({ variables: { id: quote.id, version: quote.version, reason } });
    } catch (error) {
      return fail(errorText(error));
    }
    close();
  });
  return (
    <FormDialog
      title={`Withdraw ${nameOfQuote(quote)}`}
      description="The buyer can no longer accept it. They do not see the reason."
      action="Withdraw quote"
      busyText="Withdrawing..."
      busy={isSubmitting}
      error={failure && `${title}. ${failure}`}
      danger
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextAreaField label="Reason" required error={errors.reason?.message} {...register('reason')} />
    </FormDialog>
  );
};
