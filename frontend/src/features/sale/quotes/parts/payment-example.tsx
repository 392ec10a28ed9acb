import {
  leftOutText,
  mortgageInsuranceText,
  outsideText,
  paymentsText,
} from '@hearthline/rules/homes/prices/price-text.ts';
import { centsText, percent } from '@hearthline/rules/dollars.ts';
import type { QuoteLoanFragment } from '../../../../gql/generated.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { FactRows } from '../../../../ui/text/fact-rows.tsx';
import { Text } from '../../../../ui/text/text.tsx';

interface PaymentExampleProps {
  readonly loan: QuoteLoanFragment;
  /** What the total takes for granted or leaves out. */
  readonly assumptions: readonly string[];
}

/** The payment of a loan for the total, with everything that has to be named with it (rule `apr.shown`). */
export const PaymentExample = ({ loan, assumptions }: PaymentExampleProps) => (
  <Panel title="Payment example">
    <Card display="grid" gap="4">
      <FactRows
        facts={[
          ['Loan', loan.label],
          ['APR', percent(loan.aprPercent)],
          ['Interest rate', percent(loan.ratePercent)],
          ['Down payment', `${centsText(loan.downCents)} (${percent(loan.downPercent)})`],
          ['Amount financed', centsText(loan.amountFinancedCents)],
          ['Term', `${loan.years} years`],
          ['Payments', paymentsText(loan)],
          [
            'Monthly payment with tax and insurance',
            <strong key="month">{centsText(loan.monthlyCents)}</strong>,
          ],
        ]}
      />
      <Text look="fine" quiet>
        The monthly total covers principal, interest, mortgage insurance, property tax, and homeowner’s
        insurance. {mortgageInsuranceText(loan)} {outsideText(loan)} It leaves out utilities and upkeep.{' '}
        {leftOutText(assumptions)} An estimate: your lender decides.
      </Text>
    </Card>
  </Panel>
);
