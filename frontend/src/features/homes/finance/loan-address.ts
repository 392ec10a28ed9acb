import {
  isWithin,
  loanParameters,
  defaultLoanTerms,
  type LoanTerms,
} from '@hearthline/rules/homes/finance.ts';
import { afterTyping, textsFor, type LoanField, type LoanTexts } from './loan-texts.ts';

/** The query's name of each value but the price; of the two down payments, the one that was typed is there. */
const parameters = [
  ['downPercent', loanParameters.downPercent],
  ['downAmount', 'down-amount'],
  ['ratePercent', loanParameters.ratePercent],
  ['years', loanParameters.years],
  ['taxPercent', loanParameters.taxPercent],
  ['insurance', loanParameters.insurance],
] as const satisfies readonly (readonly [LoanField, string])[];

/** `?price=145000&down=20&rate=7`: what the calculator begins with; anything that is no amount is left out. @param start the price without one in the address */
export const textsIn = (address: URLSearchParams, start: number): LoanTexts => {
  const price = Number(address.get(loanParameters.price));
  return parameters.reduce(
    (texts, [field, name]) => {
      const text = address.get(name) ?? '';
      return /^\d{1,7}(\.\d{1,3})?$/.test(text) ? afterTyping(texts, field, text) : texts;
    },
    textsFor(isWithin('price', price) ? price : start),
  );
};

const plain = (text: string): string => text.replace(/[$,%\s]/g, '');

/** The address with what is typed, as far as it can be calculated with and is not what the calculator begins with. */
export const withTexts = (
  address: URLSearchParams,
  texts: LoanTexts,
  terms: LoanTerms,
  start: number,
): URLSearchParams => {
  const next = new URLSearchParams(address);
  const put = (name: string, value: string | null): void =>
    value === null ? next.delete(name) : next.set(name, value);
  put(
    loanParameters.price,
    terms.price !== start && isWithin('price', terms.price) ? String(terms.price) : null,
  );
  for (const [field, name] of parameters) {
    const isDown = field === 'downPercent' || field === 'downAmount';
    const term = isDown ? 'downPercent' : field;
    const isDefault = field !== 'downAmount' && terms[term] === defaultLoanTerms[term];
    const isStated = isDown ? texts.downBy === field : true;
    put(name, isStated && !isDefault && isWithin(term, terms[term]) ? plain(texts[field]) : null);
  }
  return next;
};
