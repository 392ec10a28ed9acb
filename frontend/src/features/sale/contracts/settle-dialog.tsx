import { centsOfDollars } from '@hearthline/rules/homes/prices/amounts.ts';
import { centsText } from '@hearthline/rules/dollars.ts';
import { allowanceSettling, contractSentences } from '@hearthline/rules/sale/contracts/contract-rules.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useSettleAllowanceMutation, type ContractFactsFragment } from '../../../gql/generated.ts';
import { typedAmount } from '../../../domain/typed-amounts.ts';
import { errorText, showFieldErrors } from '../../../platform/api/error-text.ts';
import { useIfMounted } from '../../../platform/form-memory/mounted.ts';
import { useSaveError } from '../../../platform/form-memory/save-failure.ts';
import { fieldProps } from '../../../platform/forms/field-props.ts';
import { useRefetchActiveQueries } from '../../../platform/graphql/refetch-active-queries.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { TextAreaField, TextField } from '../../../ui/forms/field.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

const rule = z.object({
  amount: z
    .string()
    .refine((typed) => centsOfDollars(typed) !== null, contractSentences.amount)
    .transform((typed) => centsOfDollars(typed) ?? 0),
  reason: allowanceSettling.shape.reason,
});

interface SettleDialogProps {
  readonly deal: { readonly id: string; readonly version: number };
  readonly allowance: ContractFactsFragment['allowances'][number];
  readonly onClose: () => void;
}

const failed = 'The allowance was not settled';

/** Asks what an allowance has cost. Above what it does not exceed, the buyers sign a change order. */
export const SettleDialog = ({ deal, allowance, onClose }: SettleDialogProps) => {
  const { failure, fail, clear } = useSaveError(failed);
  const close = useIfMounted(onClose);
  const [settle] = useSettleAllowanceMutation(
    useRefetchActiveQueries('DealContract', 'Deal', 'DealPayments'),
  );
  const { label, estimateCents, notToExceedCents } = allowance;
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<z.input<typeof rule>, unknown, z.output<typeof rule>>({
    resolver: zodResolver(rule),
    defaultValues: { amount: typedAmount(estimateCents), reason: '' },
  });
  const submit = handleSubmit(async (input) => {
    clear();
    try {
      await settle({
        variables: {
          dealId: deal.id,
          version: deal.version,
          lineId: allowance.lineId,
          amountCents: input.amount,
          reason: input.reason,
        },
      });
      showToast({ title: `${label} is settled`, text: 'Every buyer is notified by email.' });
    } catch (error) {
      return fail(errorText(error), () =>
        showFieldErrors(
          error,
          (name, ...problem) => setError(name === 'amountCents' ? 'amount' : name, ...problem),
          ['amountCents', 'reason'],
        ),
      );
    }
    close();
  });
  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title={`Settle ${label}`}
      description={`Estimated at ${centsText(estimateCents)}, not to exceed ${centsText(notToExceedCents)}. More takes a change order that the buyers sign.`}
      action="Settle"
      busyText="Settling..."
      busy={isSubmitting}
      error={failure && `${failed}. ${failure}`}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField label="What it cost" required inputMode="decimal" autoComplete="off" {...field('amount')} />
      <TextAreaField label="Reason" required help="As the buyers read it." {...field('reason')} />
    </FormDialog>
  );
};
