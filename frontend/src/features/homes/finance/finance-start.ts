import { defaultLoanTerms, type LoanTerms } from '@hearthline/rules/homes/finance.ts';
import { defaultLoanKind } from '@hearthline/rules/homes/prices/default-loan.ts';
import type { LoanKindTerms } from '@hearthline/rules/homes/prices/loan-kind.ts';
import type { Price } from '@hearthline/rules/homes/prices/price-of.ts';
import { useContext } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PriceContent } from '../../../domain/price-content.ts';
import { FirstContent } from '../../../domain/served-content.ts';
import { homeIn, priceIn } from './loan-address.ts';

/** The visitor's design, as the calculator begins with it. */
export interface FinancedDesign {
  readonly name: string;
  readonly content: PriceContent;
}

/** What `price-reader.tsx` has read. */
export interface ReadPrice {
  /** What was priced: another home waits for its own price, and shows this one meanwhile. */
  readonly content: PriceContent | null;
  readonly price: Price | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly loans: readonly LoanKindTerms[];
}

/** A kind of loan while none is known: without fees. */
const plainLoan: LoanKindTerms = {
  ...defaultLoanTerms,
  key: defaultLoanKind,
  label: 'Conventional',
  upfrontFeePercent: 0,
  annualFeePercent: 0,
  annualFeeAbovePercent: null,
  annualFeeUntilPercent: null,
  originationPercent: 0,
  prepaidCents: 0,
  homeOnly: false,
};

/** What the calculator begins with. */
export interface FinanceStart extends Omit<ReadPrice, 'content'> {
  /** The home of the catalog or the design that is priced; both null of a price in all. */
  readonly home: string | null;
  readonly design: FinancedDesign | null;
  readonly title: string;
  /** What the visitor has chosen of the loan. */
  readonly loan: PriceContent['loan'];
  readonly kind: LoanKindTerms;
  readonly terms: LoanTerms;
  readonly rentCents: number;
  /** What of the delivered total the loan does not pay for, in whole cents. */
  readonly outsideCents: number;
}

/** The terms of a kind where nothing else is chosen. */
const termsFor = (kind: LoanKindTerms, loan: PriceContent['loan'], price: number): LoanTerms => {
  const own = loan && (loan.kind ?? kind.key) === kind.key ? loan : null;
  const insuranceCents = loan?.insuranceCents ?? null;
  return {
    price,
    downPercent: Math.max(kind.downPercent, own?.downPercent ?? kind.downPercent),
    ratePercent: own?.ratePercent ?? kind.ratePercent,
    years: own?.years ?? kind.years,
    taxPercent: loan?.taxPercent ?? defaultLoanTerms.taxPercent,
    insurance: insuranceCents === null ? defaultLoanTerms.insurance : insuranceCents / 100,
  };
};

/**
 * What the calculator begins with: the price in all of the address, or else its home, or else the visitor's design, or else the home of
 * the example price.
 * @param example the home of the example price
 * @param own the visitor's design; null without one
 * @param read null until something was read: the page was served with the price of the example
 */
export const useFinanceStart = (
  example: string | null,
  own: FinancedDesign | null,
  read: ReadPrice | null,
): FinanceStart => {
  const [params] = useSearchParams();
  const first = useContext(FirstContent);
  const isStated = priceIn(params) !== null;
  const named = homeIn(params);
  const design = isStated || named !== null ? null : own;
  const home = isStated || design ? null : (named ?? example);
  const isOfHome = home !== null || design !== null;
  const isOther =
    read && JSON.stringify(read.content?.home) !== JSON.stringify(design?.content.home ?? { slug: home });
  const served = home !== null && home === example ? (first.price ?? null) : null;
  const price = isOfHome ? (read ? read.price : served) : null;
  const loans = read?.loans ?? first.loans ?? [];
  // The terms of the design go for a price in all as well; those of a home are the usual ones.
  const loan = home === null ? (own?.content.loan ?? null) : null;
  const chosen = loan?.kind ?? defaultLoanKind;
  const kind =
    loans.find(({ key }) => key === chosen && key !== 'cash') ??
    loans.find(({ key }) => key === defaultLoanKind) ??
    plainLoan;
  const financed = price?.payments.find((payment) => payment.kind === kind.key);
  const cents = financed?.priceCents ?? price?.aboutCents ?? Number.NaN;
  return {
    home,
    design,
    title: design?.name ?? price?.lines[0]?.label ?? '',
    price,
    isLoading: isOfHome && (read ? isOther || read.isLoading : !served),
    hasFailed: isOfHome && !isOther && (read?.hasFailed ?? false),
    retry: () => read?.retry(),
    loan,
    loans,
    kind,
    terms: termsFor(kind, loan, cents / 100),
    rentCents: loan?.rentCents ?? 0,
    outsideCents: financed?.outsideCents ?? 0,
  };
};
