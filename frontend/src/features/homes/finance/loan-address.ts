import { isWithin, loanParameters, type LoanTerms } from '@hearthline/rules/homes/finance.ts';
import { afterTyping, priceText, termsOf, textsFor, type LoanField, type LoanTexts } from './loan-texts.ts';

/** The query's name of each value but the price; of the two down payments, the one that was typed is there. */
const parameters = [
  ['downPercent', loanParameters.downPercent],
  ['downAmount', 'down-amount'],
  ['ratePercent', loanParameters.ratePercent],
  ['years', loanParameters.years],
  ['taxPercent', loanParameters.taxPercent],
  ['insurance', loanParameters.insurance],
] as const satisfies readonly (readonly [LoanField, string])[];

/** The query's name of the home that the calculator begins with. */
export const homeParameter = 'home';

/** `?home=castle-rock`: the address of a home of the catalog; null without one. */
export const homeIn = (address: URLSearchParams): string | null => {
  const slug = address.get(homeParameter) ?? '';
  return /^[a-z0-9-]{1,60}$/.test(slug) ? slug : null;
};

/** `?price=145000`: a price in all, in dollars; null without one that can be calculated with. */
export const priceIn = (address: URLSearchParams): number | null => {
  const price = Number(address.get(loanParameters.price));
  return isWithin('price', price) ? price : null;
};

/** `?price=145000&down=20&rate=7`: what the calculator begins with; anything that is no amount is left out. @param start what is not in the address */
export const textsIn = (address: URLSearchParams, start: LoanTerms): LoanTexts =>
  parameters.reduce(
    (texts, [field, name]) => {
      const text = address.get(name) ?? '';
      return /^\d{1,7}(\.\d{1,3})?$/.test(text) ? afterTyping(texts, field, text) : texts;
    },
    textsFor({ ...start, price: priceIn(address) ?? start.price }),
  );

const plain = (text: string): string => text.replace(/[$,%\s]/g, '');

/** The address with what is typed, as far as it can be calculated with and is not what the calculator begins with. A typed price is no home's. */
export const withTexts = (address: URLSearchParams, texts: LoanTexts, start: LoanTerms): URLSearchParams => {
  const next = new URLSearchParams(address);
  const terms = termsOf(texts, start);
  const put = (name: string, value: string | null): void =>
    value === null ? next.delete(name) : next.set(name, value);
  const isTyped = texts.price !== priceText(start.price) && isWithin('price', terms.price);
  put(loanParameters.price, isTyped ? String(terms.price) : null);
  if (isTyped) next.delete(homeParameter);
  for (const [field, name] of parameters) {
    const isDown = field === 'downPercent' || field === 'downAmount';
    const term = isDown ? 'downPercent' : field;
    const isDefault = field !== 'downAmount' && terms[term] === start[term];
    const isStated = isDown ? texts.downBy === field : true;
    put(name, isStated && !isDefault && isWithin(term, terms[term]) ? plain(texts[field]) : null);
  }
  return next;
};
