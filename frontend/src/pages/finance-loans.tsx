import { paymentsOf, type LoanPayment } from '@hearthline/rules/homes/prices/payments-of.ts';
import { leftOutText } from '@hearthline/rules/homes/prices/price-text.ts';
import { StoredLoan } from '../features/homes/designs/stored-loan.tsx';
import type { Financed } from '../features/homes/finance/payment-calculator.tsx';
import { LoanComparison } from '../features/homes/prices/loan-comparison.tsx';

/** The payments of all kinds of loan, with the property tax and the insurance of the calculator. */
const paymentsFor = ({ start, terms }: Pick<Financed, 'start' | 'terms'>): LoanPayment[] => {
  const { loans, loan, home, design, price } = start;
  const { taxPercent, insurance } = terms;
  const priceCents = Math.round(terms.price * 100);
  if (![taxPercent, insurance, priceCents].every(Number.isFinite)) return [];
  const choice = { ...loan, taxPercent, insuranceCents: Math.round(insurance * 100) };
  const inAll = { priceCents, outsideCents: 0 };
  if (home === null && !design) return paymentsOf(loans, choice, () => inAll);
  const financed = new Map(price?.payments.map((payment) => [payment.kind, payment]));
  return paymentsOf(
    loans.filter(({ key }) => financed.has(key)),
    choice,
    ({ key }) => financed.get(key) ?? inAll,
  );
};

/** What follows from the calculator: the visitor's design, and the kinds of loan for the same home. */
export const FinanceLoans = ({ start, terms, onDesign }: Financed) => (
  <>
    <StoredLoan start={start.terms} terms={terms} onDesign={onDesign} />
    <LoanComparison
      payments={paymentsFor({ start, terms })}
      leftOut={
        start.price
          ? leftOutText(start.price.assumptions)
          : 'Land is not included, and neither is anything that your price leaves out.'
      }
    />
  </>
);
