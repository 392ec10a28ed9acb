import { chakra } from '@chakra-ui/react/styled-system';
import { can } from '@hearthline/rules/permissions.ts';
import type { PaymentKind } from '@hearthline/rules/sale/payments/payment-kinds.ts';
import { useState } from 'react';
import { useDealPaymentsQuery, type DealPaymentsQuery } from '../../../gql/generated.ts';
import { useNextStep } from '../../../domain/next-step.tsx';
import { useToday } from '../../../platform/dates/current-time.ts';
import { restorable, useRestoredState } from '../../../platform/form-memory/restored-form.ts';
import { useWorkspaceChanges } from '../../../platform/graphql/workspace-changes.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { Menu } from '../../../ui/actions/menu.tsx';
import { RowMenu } from '../../../ui/actions/row-menu.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { AccountFacts } from './account-facts.tsx';
import { ExportPaymentsDialog } from './export-payments-dialog.tsx';
import { PaymentRows } from './payment-rows.tsx';
import { paymentStep, refundStep } from './payment-steps.ts';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';
import { VoidPaymentDialog } from './void-payment-dialog.tsx';

type Payment = DealPaymentsQuery['payments'][number];

/** Who recorded it, why it was more than the balance, and why it is void. */
const StaffNote = ({ payment: { recordedBy, overReason, voidReason } }: { readonly payment: Payment }) => (
  <>
    {recordedBy && <chakra.p color="quiet">Recorded by {recordedBy}</chakra.p>}
    {overReason && <chakra.p overflowWrap="anywhere">More than the balance: {overReason}</chakra.p>}
    {voidReason && <chakra.p overflowWrap="anywhere">Void: {voidReason}</chakra.p>}
  </>
);

/** A deal's money: what was agreed, paid and is left, with every payment and its receipt. */
export const DealPayments = ({ dealId }: { readonly dealId: string }) => {
  const { user } = useSession();
  const { data, error, loading, refetch } = useDealPaymentsQuery({
    variables: { dealId },
  });
  const read = (): void => void refetch().catch(() => undefined);
  useWorkspaceChanges(['deals'], read);
  const [recording, setRecording] = useRestoredState(
    `payment-open:${dealId}`,
    null as PaymentKind | null,
    restorable.one('deposit', 'progress', 'refund'),
  );
  const [voiding, setVoiding] = useState<Payment | null>(null);
  const [exporting, setExporting] = useState(false);
  const records = can(user, 'payment:create');
  const steps = records ? data?.deal : undefined;
  useNextStep(
    'refund',
    refundStep(steps, () => setRecording('refund')),
  );
  const payment = paymentStep(steps, useToday(), setRecording);
  useNextStep('payment', payment?.isDue ? payment.step : null);
  useNextStep('later', payment && !payment.isDue ? payment.step : null);
  if (!data && loading) return <Skeleton height="10rem" />;
  if (!data) return <LoadError title="Payments could not be loaded" error={error} retry={read} />;
  const { deal, payments } = data;
  const next: PaymentKind = payments.some(({ voidedAt }) => voidedAt === null) ? 'progress' : 'deposit';
  return (
    <Card as="section" aria-labelledby="deal-payments" display="grid" gap="4">
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3">
        <Heading as="h2" look="subheading" id="deal-payments">
          Payments
        </Heading>
        {records && (
          <chakra.div display="flex" gap="1">
            <Button size="sm" variant="outline" onClick={() => setRecording(next)}>
              Record payment
            </Button>
            <Menu
              label="More about payments"
              size="sm"
              actions={[
                ...(deal.paidCents > 0 && can(user, 'payment:refund')
                  ? [
                      {
                        id: 'refund',
                        title: 'Record refund',
                        label: 'Record refund',
                        run: () => setRecording('refund'),
                      },
                    ]
                  : []),
                ...(can(user, 'payment:export')
                  ? [
                      {
                        id: 'export',
                        title: 'Export all payments…',
                        label: 'Export all payments',
                        run: () => setExporting(true),
                      },
                    ]
                  : []),
              ]}
            />
          </chakra.div>
        )}
      </chakra.div>
      <AccountFacts account={deal} total="Agreed" />
      {deal.totalCents === 0 && (
        <Text look="small" quiet>
          {payments.length > 0
            ? 'Nothing is agreed yet. What was paid counts toward the agreement.'
            : 'The balance follows once a quote is accepted.'}
        </Text>
      )}
      {payments.length > 0 && (
        <PaymentRows
          payments={payments}
          note={(payment) => <StaffNote payment={payment} />}
          {...(can(user, 'payment:void') && {
            menu: (payment: Payment) =>
              payment.voidedAt === null ? (
                <RowMenu
                  label={`More actions for receipt ${payment.receiptNumber}`}
                  actions={[
                    {
                      id: 'void',
                      title: 'Void…',
                      label: `Void receipt ${payment.receiptNumber}`,
                      tone: 'danger',
                      run: () => setVoiding(payment),
                    },
                  ]}
                />
              ) : (
                <chakra.span w="7" />
              ),
          })}
        />
      )}
      {recording && records && (
        <RecordPaymentDialog
          dealId={dealId}
          account={deal}
          kind={recording}
          onClose={() => setRecording(null)}
        />
      )}
      {voiding && <VoidPaymentDialog payment={voiding} onClose={() => setVoiding(null)} />}
      {exporting && <ExportPaymentsDialog onClose={() => setExporting(false)} />}
    </Card>
  );
};
