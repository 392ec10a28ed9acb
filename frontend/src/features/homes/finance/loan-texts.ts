import { defaultLoanTerms } from '@hearthline/rules/homes/finance.ts';

/** The typed texts. Of the two down payments, the one in `downBy` was typed and the other is derived. */
export interface LoanTexts {
  readonly price: string;
  readonly downPercent: string;
  readonly downAmount: string;
  readonly downBy: 'downPercent' | 'downAmount';
  readonly ratePercent: string;
  readonly years: string;
  readonly taxPercent: string;
  readonly insurance: string;
}
export type LoanField = Exclude<keyof LoanTexts, 'downBy'>;

/** Reads numbers as people write them: `$145,000`, `6.5 %`. Anything else is NaN. */
export const readNumber = (text: string): number => {
  const plain = text.replace(/[$,%\s]/g, '');
  return /^\d*\.?\d+$|^\d+\.$/.test(plain) ? Number(plain) : Number.NaN;
};

const money = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const formatOr = (value: number, write: (value: number) => string): string =>
  Number.isFinite(value) ? write(value) : '';

/** The initial texts of the calculator for a price. */
export const textsFor = (price: number): LoanTexts => ({
  price: money.format(price),
  downPercent: String(defaultLoanTerms.downPercent),
  downAmount: money.format((price * defaultLoanTerms.downPercent) / 100),
  downBy: 'downPercent',
  ratePercent: String(defaultLoanTerms.ratePercent),
  years: String(defaultLoanTerms.years),
  taxPercent: String(defaultLoanTerms.taxPercent),
  insurance: money.format(defaultLoanTerms.insurance),
});

/** The texts after one was typed, with the other down payment derived from it and the price. */
export const afterTyping = (texts: LoanTexts, field: LoanField, text: string): LoanTexts => {
  const next = {
    ...texts,
    [field]: text,
    ...((field === 'downPercent' || field === 'downAmount') && { downBy: field }),
  };
  const price = readNumber(next.price);
  if (next.downBy === 'downPercent')
    return {
      ...next,
      downAmount: formatOr((price * readNumber(next.downPercent)) / 100, (value) => money.format(value)),
    };
  return {
    ...next,
    downPercent: formatOr(price > 0 ? (readNumber(next.downAmount) / price) * 100 : Number.NaN, (value) =>
      String(Number(value.toFixed(2))),
    ),
  };
};
