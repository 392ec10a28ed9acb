import { centsText } from '@hearthline/rules/prices/price-text.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { paymentKindTitles } from '@hearthline/rules/payments/kinds.ts';
import { paymentVoid } from '@hearthline/rules/payments/rules.ts';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useVoidPaymentMutation, type PaymentFactsFragment } from '../../gql/generated.ts';
import { errorText, showFieldErrors } from '../../platform/api/error-text.ts';
import { useIfMounted } from '../../platform/form-memory/mounted.ts';
import { useSaveError } from '../../platform/form-memory/save-failure.ts';
import { useRefetchActiveQueries } from '../../platform/graphql/refetch-active-queries.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';

interface VoidPaymentDialogProps {
  readonly payment: PaymentFactsFragment;
  readonly onClose: () => void;
}

const title = 'The payment was not voided';

/** Asks why a payment that was recorded by mistake is void. */
export const VoidPaymentDialog = ({ payment, onClose }: VoidPaymentDialogProps) => {
  const { failure, fail, clear } = useSaveError(title);
  const close = useIfMounted(onClose);
  const [takeBack] = useVoidPaymentMutation(useRefetchActiveQueries('DealPayments', 'Deal', 'DealToWin'));
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<z.input<typeof paymentVoid>, unknown, z.output<typeof paymentVoid>>({
    resolver: zodResolver(paymentVoid),
    defaultValues: { reason: '' },
  });
  const submit = handleSubmit(async ({ reason }) => {
    clear();
    try {
      await takeBack({ variables: { id: payment.id, reason } });
    } catch (error) {
      return fail(errorText(error), () =>
        showFieldErrors(error, (name, ...problem) => setError(name, ...problem), ['reason']),
      );
    }
    showToast({ title: `Receipt ${payment.receiptNumber} is void`, text: 'It no longer counts.' });
    close();
  });
  return (
    <FormDialog
      danger
      title={`Void receipt ${payment.receiptNumber}`}
      description={`${paymentKindTitles[payment.kind]} of ${centsText(payment.amountCents)}. It stays in the list, marked as void, and no longer counts. The buyer is told if they got the receipt.`}
      action="Void receipt"
      dismiss="Keep it"
      busyText="Saving..."
      busy={isSubmitting}
      error={failure && `${title}. ${failure}`}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label="Reason"
        required
        autoComplete="off"
        help="For staff only."
        error={errors.reason?.message}
        {...register('reason')}
      />
    </FormDialog>
  );
};
