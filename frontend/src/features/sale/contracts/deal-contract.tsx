import { centsText } from '@hearthline/rules/dollars.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { can } from '@hearthline/rules/permissions.ts';
import { contractSentences } from '@hearthline/rules/sale/contracts/contract-rules.ts';
import { lostReasonTitles } from '@hearthline/rules/sale/deals/stages.ts';
import { useState } from 'react';
import {
  useDealContractQuery,
  useReopenSaleMutation,
  useSettleAllowanceMutation,
  type CancellationFactsFragment,
  type ContractFactsFragment,
} from '../../../gql/generated.ts';
import { dayText } from '../../../platform/dates/calendar-day.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { useRefetchActiveQueries } from '../../../platform/graphql/refetch-active-queries.ts';
import { useWorkspaceChanges } from '../../../platform/graphql/workspace-changes.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { ChangeOrders } from './changes/change-orders.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { AllowanceRows, ContractSums, ScheduleRows } from './contract-parts.tsx';
import { SettleDialog } from './settle-dialog.tsx';

/** Why and when a sale was cancelled, and what of it is to be refunded. */
const CancellationText = ({
  cancellation: { on, reason, note, keepCents, refundDueCents },
}: {
  readonly cancellation: CancellationFactsFragment;
}) => (
  <Text look="small" overflowWrap="anywhere">
    Cancelled {dayText(on)}: {lostReasonTitles[reason].toLowerCase()}.{note && ` “${note}”`}{' '}
    {centsText(keepCents)} is kept, {centsText(Math.max(0, refundDueCents))} to refund.
  </Text>
);

/** The contract of a deal once its agreement is signed: what it comes to, its allowances, its schedule; or how it was cancelled. */
export const DealContract = ({ dealId }: { readonly dealId: string }) => {
  const { user } = useSession();
  const { data, refetch } = useDealContractQuery({ variables: { dealId } });
  useWorkspaceChanges(['deals', 'projects'], () => void refetch().catch(() => undefined));
  const [settling, setSettling] = useState<ContractFactsFragment['allowances'][number] | null>(null);
  const [cancelling, setCancelling] = useState(false);
  const [reopen] = useSettleAllowanceMutation(
    useRefetchActiveQueries('DealContract', 'Deal', 'DealPayments'),
  );
  const [moveBack] = useReopenSaleMutation(
    useRefetchActiveQueries(
      'DealContract',
      'Deal',
      'DealPayments',
      'DealToWin',
      'DealAgreement',
      'DealQuotes',
    ),
  );
  const deal = data?.deal;
  const contract = deal?.contract;
  const isCompleted = deal?.project?.status === 'completed';
  if (!deal || !contract) return null;
  const settles = contract.viewerCanEdit && can(user, 'allowance:settle') && !isCompleted;
  // Whoever signs a change order signs the sum as it is, so that nothing is settled meanwhile.
  const isChangeOut = contract.changeOrders.some(({ status }) => status === 'sent');
  const cancels = can(user, 'deal:cancel') && deal.stage === 'won' && !deal.cancellation && !isCompleted;
  const reopenSale = (): void =>
    void moveBack({ variables: { id: dealId, version: deal.version } })
      .then(() =>
        showToast({
          title: `${deal.number} is open again`,
          text: 'Its quote stays accepted. Make another agreement.',
        }),
      )
      .catch((failure: unknown) =>
        showToast({ title: `${deal.number} was not moved`, text: errorText(failure), tone: 'error' }),
      );
  const openAgain = (lineId: string): void =>
    void reopen({
      variables: { dealId, version: deal.version, lineId, amountCents: null, reason: 'Opened again' },
    }).catch((failure: unknown) =>
      showToast({ title: 'The allowance was not opened again', text: errorText(failure), tone: 'error' }),
    );
  return (
    <Card
      as="section"
      aria-labelledby="deal-contract"
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3">
        <Heading as="h2" look="subheading" id="deal-contract">
          Contract
        </Heading>
        {deal.cancellation && can(user, 'deal:correct') && (
          <Button size="sm" variant="outline" onClick={reopenSale}>
            Move to Quoted
          </Button>
        )}
        {cancels && (
          <Button size="sm" variant="ghost" onClick={() => setCancelling(true)}>
            Cancel sale
          </Button>
        )}
      </chakra.div>
      {deal.cancellation && <CancellationText cancellation={deal.cancellation} />}
      <ContractSums contract={contract} title={deal.cancellation ? 'Kept of the payments' : 'Contract sum'} />
      {/* Of a cancelled sale nothing is due or settled any more. */}
      {!deal.cancellation && (
        <>
          <ScheduleRows contract={contract} />
          <ChangeOrders dealId={dealId} />
          <AllowanceRows
            contract={contract}
            note={settles && isChangeOut ? contractSentences.changeOrderOut : null}
            action={
              settles && !isChangeOut
                ? (allowance) =>
                    allowance.settledCents === null ? (
                      <Button
                        size="sm"
                        variant="outline"
                        aria-label={`Settle ${allowance.label}`}
                        onClick={() => setSettling(allowance)}
                      >
                        Settle
                      </Button>
                    ) : // Above its limit a change order has settled it, and only another one changes that.
                    allowance.settledCents > allowance.notToExceedCents ? null : (
                      <Button
                        size="sm"
                        variant="ghost"
                        aria-label={`Open ${allowance.label} again`}
                        onClick={() => openAgain(allowance.lineId)}
                      >
                        Open again
                      </Button>
                    )
                : undefined
            }
          />
        </>
      )}
      {settling && <SettleDialog deal={deal} allowance={settling} onClose={() => setSettling(null)} />}
      {cancelling && (
        <CancelDialog
          deal={deal}
          wonOn={deal.wonOn}
          paidCents={contract.paidCents}
          onClose={() => setCancelling(false)}
        />
      )}
    </Card>
  );
};
