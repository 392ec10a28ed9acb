import { centsOfDollars, dollarsOfCents } from '@hearthline/rules/homes/prices/amounts.ts';

/** Dollars as people write them, discounts with a minus sign; null if it is no amount. */
export const signedCents = (text: string): number | null => {
  const [, minus = '', rest = ''] = /^\s*([-−]?)(.*)$/.exec(text) ?? [];
  const cents = centsOfDollars(rest);
  return cents === null ? null : minus && cents !== 0 ? -cents : cents;
};

const separated = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');

/** An amount as its field shows it, as in `145,000` or `-1,250.50`. */
export const typedAmount = (cents: number): string =>
  (cents < 0 ? '-' : '') + separated(dollarsOfCents(Math.abs(cents)));

/** What is being typed, with its thousands separated, as in `1,45` and then `1,450`; what is no amount stays as it is. */
export const separatedWhileTyped = (typed: string): string => {
  const [, minus, whole, part = ''] = /^([-−]?)([\d,]+)(\.\d{0,2})?$/.exec(typed) ?? [];
  return whole === undefined ? typed : `${minus ?? ''}${separated(whole.replaceAll(',', ''))}${part}`;
};

/** What was typed, written as the field shows amounts; what is no amount stays as it is, for its error. */
export const tidyAmount = (typed: string): string => {
  const cents = signedCents(typed);
  return cents === null ? typed : typedAmount(cents);
};
