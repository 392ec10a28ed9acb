import { quoteWithdrawal } from '@hearthline/rules/sale/quotes/quote-rules.ts';
import { useWithdrawQuoteMutation, type StaffQuoteFragment } from '../../../../gql/generated.ts';
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx';
import { nameOfQuote } from '../parts/quote-words.ts';

const rule = quoteWithdrawal.omit({ version: true });

interface WithdrawDialogProps {
  readonly quote: StaffQuoteFragment;
  readonly onClose: () => void;
}

/** Asks why a quote is taken back. */
export const WithdrawDialog = ({ quote, onClose }: WithdrawDialogProps) => {
  const [withdraw] = useWithdrawQuoteMutation();
  return (
    <ReasonDialog
      title={`Withdraw ${nameOfQuote(quote)}`}
      description="The buyer can no longer accept it. They do not see the reason."
      action="Withdraw quote"
      busyText="Withdrawing..."
      rule={rule}
      failed="The quote was not withdrawn"
      onSubmit={(reason) => withdraw({ variables: { id: quote.id, version: quote.version, reason } })}
      onClose={onClose}
    />
  );
};
