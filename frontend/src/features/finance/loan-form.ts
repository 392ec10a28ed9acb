import { percent, wholeDollars } from '@hearthline/rules/dollars.ts';
import { isWithin, loanLimits, usualTerms, type LoanTerms } from '@hearthline/rules/finance.ts';
import { useState } from 'react';

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
const textsFor = (price: number): LoanTexts => ({
  price: money.format(price),
  downPercent: String(usualTerms.downPercent),
  downAmount: money.format((price * usualTerms.downPercent) / 100),
  downBy: 'downPercent',
  ratePercent: String(usualTerms.ratePercent),
  years: String(usualTerms.years),
  taxPercent: String(usualTerms.taxPercent),
  insurance: money.format(usualTerms.insurance),
});

/** The texts after one was typed, with the other down payment derived from it and the price. */
const afterTyping = (texts: LoanTexts, field: LoanField, text: string): LoanTexts => {
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

/** The numbers in the texts; NaN where a text is not a number. */
const termsOf = (texts: LoanTexts): LoanTerms => {
  const price = readNumber(texts.price);
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

const formatLimit: Readonly<Record<keyof LoanTerms, (value: number) => string>> = {
  price: wholeDollars,
  downPercent: percent,
  ratePercent: percent,
  years: (years) => `${years} ${years === 1 ? 'year' : 'years'}`,
  taxPercent: percent,
  insurance: wholeDollars,
};

/** What is wrong with each field. */
const problemsOf = (terms: LoanTerms): Partial<Record<keyof LoanTerms, string>> =>
  Object.fromEntries(
    (Object.keys(loanLimits) as (keyof LoanTerms)[])
      .filter((field) => !isWithin(field, terms[field]))
      .map((field) => [
        field,
        `Please enter ${formatLimit[field](loanLimits[field].min)} to ${formatLimit[field](loanLimits[field].max)}`,
      ]),
  );

/** The calculator's state. @param start the price to begin with */
export const useLoan = (start: number) => {
  const [texts, setTexts] = useState(() => textsFor(start));
  const terms = termsOf(texts);
  return {
    texts,
    terms,
    problems: problemsOf(terms),
    type: (field: LoanField, text: string): void => setTexts((before) => afterTyping(before, field, text)),
    startWith: (price: number): void => setTexts(textsFor(price)),
  };
};
