import type { DesignContent } from '../designs/design-content.ts';
import { defaultLoanTerms } from '../finance.ts';
import { feesOf } from './loan-fees.ts';
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
  /** What the lender is paid each month at first. */
  readonly paymentCents: number;
  /** What the lender is paid each month once mortgage insurance has ended. */
  readonly laterPaymentCents: number;
  /** Mortgage insurance of a month, while it is due. */
  readonly mortgageInsuranceCents: number;
  /** How many payments it is part of, from the first on. */
  readonly mortgageInsurancePayments: number;
  readonly feeCents: number;
  readonly amountFinancedCents: number;
  readonly financeChargeCents: number;
  readonly totalOfPaymentsCents: number;
  readonly taxCents: number;
  readonly insuranceCents: number;
  readonly rentCents: number;
  readonly monthlyCents: number;
  /** What of the delivered total the loan does not pay for: land work, of a loan for the home only. */
  readonly outsideCents: number;
}

/** What payments that were stored before mortgage insurance could end do not have. */
type Later = 'laterPaymentCents' | 'mortgageInsuranceCents' | 'mortgageInsurancePayments' | 'outsideCents';

/** A payment as it was stored, of whatever version: one of before is level to the end. */
export const storedPayment = (
  stored: Omit<LoanPayment, Later> & Partial<Pick<LoanPayment, Later>>,
): LoanPayment => ({
  laterPaymentCents: stored.paymentCents,
  mortgageInsuranceCents: 0,
  mortgageInsurancePayments: 0,
  outsideCents: 0,
  ...stored,
});

/** The payment of a loan; null if its fees take up the whole of it. @param name kind and label @param outsideCents what it does not pay for */
export const loanPayment = (
  name: { readonly kind: string; readonly label: string },
  loan: Loan,
  outsideCents = 0,
): LoanPayment | null => {
  const figures = loanFigures(loan);
  if (!paysOut(figures)) return null;
  const { priceCents, downPercent, ratePercent, years } = loan;
  const { loanCents: _loan, levelCents: _level, ...shown } = figures;
  return { ...name, priceCents, downPercent, ratePercent, years, ...shown, outsideCents };
};

/** What a loan pays for, and what of the delivered total it does not; whole cents. */
export interface Financed {
  readonly priceCents: number;
  readonly outsideCents: number;
}

/** What of a loan is chosen; what is left out or null is as usual. */
type LoanChoice = Partial<NonNullable<DesignContent['loan']>> | null;

/** A loan of a kind: what is asked for counts for the chosen kind, or for all where none is chosen; never less down than the kind demands. */
const loanOf = (kind: LoanKindTerms, choice: LoanChoice, priceCents: number): Loan => {
  const own = choice && (choice.kind ?? kind.key) === kind.key ? choice : null;
  return {
    priceCents,
    downPercent: Math.max(kind.downPercent, own?.downPercent ?? kind.downPercent),
    ratePercent: own?.ratePercent ?? kind.ratePercent,
    years: own?.years ?? kind.years,
    ...feesOf(kind),
    taxPercent: choice?.taxPercent ?? defaultLoanTerms.taxPercent,
    insuranceCents: choice?.insuranceCents ?? defaultLoanTerms.insurance * 100,
    rentCents: choice?.rentCents ?? 0,
  };
};

/**
 * The payments of the kinds of loan side by side. Cash is none, so it has no payment.
 * @param financedOf what a loan of a kind pays for and what not, in whole cents: discounts depend on the kind, and a loan for the home only
 * leaves out the land work
 */
export const paymentsOf = (
  kinds: readonly LoanKindTerms[],
  choice: LoanChoice,
  financedOf: (kind: LoanKindTerms) => Financed,
): LoanPayment[] =>
  kinds
    .filter(({ key }) => key !== 'cash')
    .flatMap((kind) => {
      const { priceCents, outsideCents } = financedOf(kind);
      const name = { kind: kind.key, label: kind.label };
      return loanPayment(name, loanOf(kind, choice, priceCents), outsideCents) ?? [];
    });
