import { centsText } from '@hearthline/rules/dollars.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { quoteIssue, defaultValidDays } from '@hearthline/rules/sale/quotes/quote-rules.ts';
import { useForm } from 'react-hook-form';
import { useIssueQuoteMutation, type StaffQuoteFragment } from '../../../../gql/generated.ts';
import { errorText, showFieldErrors } from '../../../../platform/api/error-text.ts';
import { useToday } from '../../../../platform/dates/current-time.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { Text } from '../../../../ui/text/text.tsx';

const rule = quoteIssue.omit({ version: true });

interface IssueDialogProps {
  readonly quote: StaffQuoteFragment;
  /** @param link the private link that was mailed */
  readonly onIssued: (link: string) => void;
  readonly onClose: () => void;
}

/** Asks until when a quote holds, and issues it. */
export const IssueDialog = ({ quote, onIssued, onClose }: IssueDialogProps) => {
  const title = 'The quote was not issued';
  const { failure, fail, clear } = useSaveError(title);
  const close = useIfMounted(onClose);
  const [issue] = useIssueQuoteMutation();
  const today = useToday();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<{ validUntil: string }>({
    resolver: zodResolver(rule),
    defaultValues: { validUntil: dayAfter(today, defaultValidDays) },
  });
  const submit = handleSubmit(async ({ validUntil }) => {
    clear();
    try {
      const { data } = await issue({ variables: { id: quote.id, version: quote.version, validUntil } });
      if (data) onIssued(data.issueQuote.link);
    } catch (error) {
      return fail(errorText(error), () =>
        showFieldErrors(error, (name, ...problem) => setError(name, ...problem), ['validUntil']),
      );
    }
    close();
  });
  return (
    <FormDialog
      title={`Issue quote for ${centsText(quote.totalCents)}`}
      action="Issue and mail"
      busyText="Issuing..."
      busy={isSubmitting}
      error={failure && `${title}. ${failure}`}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Text look="small">
        The quote gets its number, can no longer be changed, and its private link is mailed to the buyer, if
        there is an email address.
      </Text>
      <TextField
        label="Valid until"
        type="date"
        required
        min={today}
        error={errors.validUntil?.message}
        {...register('validUntil')}
      />
    </FormDialog>
  );
};
