import type { DesignContent } from '../designs/design-content.ts';
import { defaultLoanTerms } from '../finance.ts';
import type { LoanKindKey } from './conditions.ts';
import type { LoanKindTerms } from './loan-kind.ts';
import { loanFigures, paysOut, type Loan } from './payment.ts';

/** What a kind of loan costs, as the API answers it. Money in whole cents; taxes, insurance and rent of a month. */
export interface LoanPayment {
  readonly kind: string;
  readonly label: string;
  readonly priceCents: number;
  readonly downCents: number;
  readonly downPercent: number;
  readonly ratePercent: number;
  readonly aprPercent: number;
  readonly years: number;
  /** How many there are. */
  readonly payments: number;
  readonly paymentCents: number;
  readonly feeCents: number;
  readonly amountFinancedCents: number;
  readonly financeChargeCents: number;
  readonly totalOfPaymentsCents: number;
  readonly taxCents: number;
  readonly insuranceCents: number;
  readonly rentCents: number;
  readonly monthlyCents: number;
}

/** The payment of a loan; null if its fees take up the whole of it. @param name kind and label */
export const loanPayment = (
  name: { readonly kind: string; readonly label: string },
  loan: Loan,
): LoanPayment | null => {
  const figures = loanFigures(loan);
  if (!paysOut(figures)) return null;
  const { priceCents, downPercent, ratePercent, years } = loan;
  const { loanCents: _loan, levelCents: _level, premiumCents: _premium, ...shown } = figures;
  return { ...name, priceCents, downPercent, ratePercent, years, ...shown };
};

type LoanChoice = DesignContent['loan'];

/** A loan of a kind: what is asked for counts for the chosen kind, or for all where none is chosen; never less down than the kind demands. */
const loanOf = (kind: LoanKindTerms, choice: LoanChoice, priceCents: number): Loan => {
  const own = choice && (choice.kind === null || choice.kind === kind.key) ? choice : null;
  return {
    priceCents,
    downPercent: Math.max(kind.downPercent, own?.downPercent ?? kind.downPercent),
    ratePercent: own?.ratePercent ?? kind.ratePercent,
    years: own?.years ?? kind.years,
    upfrontFeePercent: kind.upfrontFeePercent,
    annualFeePercent: kind.annualFeePercent,
    originationPercent: kind.originationPercent,
    prepaidCents: kind.prepaidCents,
    taxPercent: choice?.taxPercent ?? defaultLoanTerms.taxPercent,
    insuranceCents: choice?.insuranceCents ?? defaultLoanTerms.insurance * 100,
    rentCents: choice?.rentCents ?? 0,
  };
};

/**
 * The payments of the kinds of loan side by side. Cash is none, so it has no payment.
 * @param priceOf the price under a kind, in whole cents: a discount may depend on it
 */
export const paymentsOf = (
  kinds: readonly LoanKindTerms[],
  choice: LoanChoice,
  priceOf: (kind: LoanKindKey) => number,
): LoanPayment[] =>
  kinds
    .filter(({ key }) => key !== 'cash')
    .flatMap(
      (kind) =>
        loanPayment({ kind: kind.key, label: kind.label }, loanOf(kind, choice, priceOf(kind.key))) ?? [],
    );
