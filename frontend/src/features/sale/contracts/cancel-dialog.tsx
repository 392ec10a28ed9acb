import { centsOfDollars } from '@hearthline/rules/homes/prices/amounts.ts';
import { centsText } from '@hearthline/rules/dollars.ts';
import { saleCancelling } from '@hearthline/rules/sale/contracts/contract-rules.ts';
import { lostReasons, lostReasonTitles } from '@hearthline/rules/sale/deals/stages.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useCancelSaleMutation } from '../../../gql/generated.ts';
import { errorText, showFieldErrors } from '../../../platform/api/error-text.ts';
import { useToday } from '../../../platform/dates/current-time.ts';
import { useIfMounted } from '../../../platform/form-memory/mounted.ts';
import { useSaveError } from '../../../platform/form-memory/save-failure.ts';
import { fieldProps } from '../../../platform/forms/field-props.ts';
import { useRefetchActiveQueries } from '../../../platform/graphql/refetch-active-queries.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { FieldRow } from '../../../ui/forms/field-row.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/forms/field.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

const { number, reason, note, on, keepCents } = saleCancelling.shape;
const rule = z.object({
  number,
  reason,
  note,
  on,
  keep: z
    .string()
    .transform((typed) => centsOfDollars(typed) ?? Number.NaN)
    .pipe(keepCents),
});

interface CancelDialogProps {
  readonly deal: { readonly id: string; readonly number: string; readonly version: number };
  /** When it was won, as `yyyy-mm-dd`. */
  readonly wonOn: string | null;
  readonly paidCents: number;
  readonly onClose: () => void;
}

const failed = 'The sale was not cancelled';

/** Cancels a won sale, with what of the payments the seller keeps. Whoever does it types the number of the deal. */
export const CancelDialog = ({ deal, wonOn, paidCents, onClose }: CancelDialogProps) => {
  const { failure, fail, clear } = useSaveError(failed);
  const close = useIfMounted(onClose);
  const today = useToday();
  const [cancel] = useCancelSaleMutation(
    useRefetchActiveQueries('DealContract', 'Deal', 'DealPayments', 'DealToWin', 'DealAgreement'),
  );
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<z.input<typeof rule>, unknown, z.output<typeof rule>>({
    resolver: zodResolver(rule),
    defaultValues: { number: '', reason: '' as never, note: '', on: today, keep: '0' },
  });
  const submit = handleSubmit(async ({ keep, ...input }) => {
    clear();
    try {
      await cancel({
        variables: { dealId: deal.id, version: deal.version, input: { ...input, keepCents: keep } },
      });
      showToast({ title: `The sale ${deal.number} is cancelled`, text: 'Every buyer is notified by email.' });
    } catch (error) {
      return fail(errorText(error), () =>
        showFieldErrors(
          error,
          (name, ...problem) => setError(name === 'keepCents' ? 'keep' : name, ...problem),
          ['number', 'reason', 'note', 'on', 'keepCents'],
        ),
      );
    }
    close();
  });
  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title={`Cancel sale ${deal.number}`}
      description="Its agreement becomes void, its project and home order are cancelled, and its home in the factory is held. Quote and payments stay."
      action="Cancel sale"
      busyText="Cancelling..."
      dismiss="Back"
      danger
      busy={isSubmitting}
      error={failure && `${failed}. ${failure}`}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <FieldRow fieldWidth="11rem">
        <SelectField label="Reason" required {...field('reason')}>
          <option value="">Please choose</option>
          {lostReasons.map((one) => (
            <option key={one} value={one}>
              {lostReasonTitles[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Cancelled on"
          required
          type="date"
          min={wonOn ?? undefined}
          max={today}
          {...field('on')}
        />
      </FieldRow>
      <TextField
        label="Kept of the payments"
        required
        inputMode="decimal"
        autoComplete="off"
        help={`${centsText(paidCents)} is paid. What is not kept is to be refunded.`}
        {...field('keep')}
      />
      <TextAreaField
        label="Note"
        help="Required if something is kept although the home was not ordered yet."
        {...field('note')}
      />
      <TextField
        label={`Type ${deal.number} to confirm`}
        required
        autoComplete="off"
        autoCapitalize="characters"
        {...field('number')}
      />
    </FormDialog>
  );
};
