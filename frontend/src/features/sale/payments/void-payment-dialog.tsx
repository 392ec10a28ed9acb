import { paymentKindTitles } from '@hearthline/rules/sale/payments/payment-kinds.ts';
import { paymentVoid } from '@hearthline/rules/sale/payments/payment-rules.ts';
import { centsText } from '@hearthline/rules/dollars.ts';
import { useVoidPaymentMutation, type PaymentFactsFragment } from '../../../gql/generated.ts';
import { useRefetchActiveQueries } from '../../../platform/graphql/refetch-active-queries.ts';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

interface VoidPaymentDialogProps {
  readonly payment: PaymentFactsFragment;
  readonly onClose: () => void;
}

/** Asks why a payment that was recorded by mistake is void. */
export const VoidPaymentDialog = ({ payment, onClose }: VoidPaymentDialogProps) => {
  const [takeBack] = useVoidPaymentMutation(useRefetchActiveQueries('DealPayments', 'Deal', 'DealToWin'));
  return (
    <ReasonDialog
      title={`Void receipt ${payment.receiptNumber}`}
      description={`${paymentKindTitles[payment.kind]} of ${centsText(payment.amountCents)}. It stays in the list, marked as void, and no longer counts. The buyer is notified if they received the receipt.`}
      action="Void receipt"
      dismiss="Keep it"
      help="For staff only."
      rule={paymentVoid}
      failed="The payment was not voided"
      onSubmit={async (reason) => {
        await takeBack({ variables: { id: payment.id, reason } });
        showToast({ title: `Receipt ${payment.receiptNumber} is void`, text: 'It no longer counts.' });
      }}
      onClose={onClose}
    />
  );
};
