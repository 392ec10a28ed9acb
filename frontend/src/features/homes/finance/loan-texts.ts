import type { LoanTerms } from '@hearthline/rules/homes/finance.ts';

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

/** A price as its field shows it, in whole dollars. */
export const priceText = (price: number): string => formatOr(price, (value) => money.format(value));

/** The texts that terms begin with. */
export const textsFor = (terms: LoanTerms): LoanTexts => ({
  price: priceText(terms.price),
  downPercent: String(terms.downPercent),
  downAmount: priceText((terms.price * terms.downPercent) / 100),
  downBy: 'downPercent',
  ratePercent: String(terms.ratePercent),
  years: String(terms.years),
  taxPercent: String(terms.taxPercent),
  insurance: money.format(terms.insurance),
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
    return { ...next, downAmount: priceText((price * readNumber(next.downPercent)) / 100) };
  return {
    ...next,
    downPercent: formatOr(price > 0 ? (readNumber(next.downAmount) / price) * 100 : Number.NaN, (value) =>
      String(Number(value.toFixed(2))),
    ),
  };
};

/**
 * The numbers in the texts; NaN where a text is not a number.
 * @param start what they began with: its price, which is shown in whole dollars, counts to the cent until another is typed
 */
export const termsOf = (texts: LoanTexts, start: LoanTerms): LoanTerms => {
  const price = texts.price === priceText(start.price) ? start.price : readNumber(texts.price);
  return {
    price,
    downPercent:
      texts.downBy === 'downPercent'
        ? readNumber(texts.downPercent)
        : (readNumber(texts.downAmount) / price) * 100,
    ratePercent: readNumber(texts.ratePercent),
    years: readNumber(texts.years),
    taxPercent: readNumber(texts.taxPercent),
    insurance: readNumber(texts.insurance),
  };
};
