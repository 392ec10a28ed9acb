import { centsText } from '@hearthline/rules/dollars.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  paymentKinds,
  paymentKindTitles,
  paymentMethods,
  paymentMethodTitles,
  type PaymentKind,
  type PaymentMethod,
} from '@hearthline/rules/sale/payments/payment-kinds.ts';
import { balanceCents, isOverBalance, type Sums } from '@hearthline/rules/sale/payments/balance.ts';
import { newPayment, type NewPayment } from '@hearthline/rules/sale/payments/payment-rules.ts';
import { centsOfDollars } from '@hearthline/rules/homes/prices/amounts.ts';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useRecordPaymentMutation } from '../../../gql/generated.ts';
import { errorText, showFieldErrors } from '../../../platform/api/error-text.ts';
import { useIdempotencyKeys } from '../../../platform/api/idempotency-key.ts';
import { useToday } from '../../../platform/dates/current-time.ts';
import { useIfMounted } from '../../../platform/form-memory/mounted.ts';
import { useRestoredForm } from '../../../platform/form-memory/restored-form.ts';
import { useSaveError } from '../../../platform/form-memory/save-failure.ts';
import { useRefetchActiveQueries } from '../../../platform/graphql/refetch-active-queries.ts';
import { fieldProps } from '../../../platform/forms/field-props.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { FieldRow } from '../../../ui/forms/field-row.tsx';
import { SelectField, TextField } from '../../../ui/forms/field.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

const typed = z
  .object({
    kind: z.string(),
    method: z.string(),
    amount: z.string(),
    receivedOn: z.string(),
    reference: z.string(),
    trustOn: z.string(),
    overReason: z.string(),
  })
  .transform(({ amount, kind, trustOn, ...others }) => ({
    ...others,
    kind,
    // A refund does not go into the trust account, whatever was typed before.
    trustOn: kind === 'refund' ? '' : trustOn,
    amountCents: centsOfDollars(amount) ?? 0,
  }));
const rule = typed.pipe(newPayment as z.ZodType<NewPayment, z.output<typeof typed>>);
type Fields = z.input<typeof typed>;
type Name = keyof Fields;

const formNames: readonly (Name | 'amountCents')[] = [
  'kind',
  'method',
  'amountCents',
  'receivedOn',
  'reference',
  'trustOn',
  'overReason',
];
const nameInForm = (name: Name | 'amountCents'): Name => (name === 'amountCents' ? 'amount' : name);

interface RecordPaymentDialogProps {
  readonly dealId: string;
  /** What was agreed and paid until now. */
  readonly account: Sums;
  /** What it is most likely for. */
  readonly kind: PaymentKind;
  readonly onClose: () => void;
}

const title = 'The payment was not recorded';

/** Asks for a payment or a refund that was made. Sent twice, it counts once. */
export const RecordPaymentDialog = ({ dealId, account, kind, onClose }: RecordPaymentDialogProps) => {
  const name = `payment:${dealId}:${kind}`;
  const { failure, fail, clear } = useSaveError(title);
  const close = useIfMounted(onClose);
  const keys = useIdempotencyKeys(name);
  const today = useToday();
  const [record] = useRecordPaymentMutation(useRefetchActiveQueries('DealPayments', 'Deal', 'DealToWin'));
  const form = useForm<Fields, unknown, z.output<typeof rule>>({
    resolver: zodResolver(rule),
    defaultValues: {
      kind,
      method: 'check',
      amount: '',
      receivedOn: today,
      reference: '',
      trustOn: '',
      overReason: '',
    },
  });
  const {
    register,
    control,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = form;
  useRestoredForm(name, form);
  const [typedKind, typedAmount] = useWatch({ control, name: ['kind', 'amount'] });
  const isRefund = typedKind === 'refund';
  const isOver = isOverBalance(
    { kind: isRefund ? 'refund' : 'progress', amountCents: centsOfDollars(typedAmount) ?? 0 },
    account,
  );
  const ofRule = errors as Readonly<Record<string, { readonly message?: string } | undefined>>;
  const submit = handleSubmit(async (input) => {
    clear();
    try {
      const { data } = await record({ variables: { dealId, input }, ...keys.headersFor(input) });
      keys.forget();
      if (!data) return;
      const { receiptNumber, amountCents } = data.recordPayment;
      showToast({
        title: `Receipt ${receiptNumber}`,
        text: `${centsText(amountCents)} recorded. The receipt goes to every buyer by email.`,
      });
    } catch (error) {
      return fail(errorText(error), () =>
        showFieldErrors(error, (at, ...problem) => setError(nameInForm(at), ...problem), formNames),
      );
    }
    close();
  });
  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title={isRefund ? 'Record a refund' : 'Record a payment'}
      action={isRefund ? 'Record refund' : 'Record payment'}
      busyText="Saving..."
      busy={isSubmitting}
      error={failure && `${title}. ${failure}`}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <FieldRow fieldWidth="11rem">
        <SelectField label="For" required {...field('kind')}>
          {paymentKinds.map((one: PaymentKind) => (
            <option key={one} value={one}>
              {paymentKindTitles[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Amount"
          required
          inputMode="decimal"
          autoComplete="off"
          placeholder="$5,000.00"
          error={(errors.amount ?? ofRule['amountCents'])?.message}
          {...register('amount')}
        />
      </FieldRow>
      <FieldRow fieldWidth="11rem">
        <SelectField label="By" required {...field('method')}>
          {paymentMethods.map((one: PaymentMethod) => (
            <option key={one} value={one}>
              {paymentMethodTitles[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Reference (optional)"
          autoComplete="off"
          placeholder="Number"
          {...field('reference')}
        />
      </FieldRow>
      <FieldRow fieldWidth="11rem">
        <TextField
          label={isRefund ? 'Refunded on' : 'Received on'}
          required
          type="date"
          max={today}
          {...field('receivedOn')}
        />
        {!isRefund && (
          <TextField label="In trust since (optional)" type="date" max={today} {...field('trustOn')} />
        )}
      </FieldRow>
      {(isOver || errors.overReason) && (
        <TextField
          label="Why it is more than the balance"
          required
          help={`The balance is ${centsText(balanceCents(account))}. For staff alone.`}
          maxLength={300}
          autoComplete="off"
          {...field('overReason')}
        />
      )}
    </FormDialog>
  );
};
