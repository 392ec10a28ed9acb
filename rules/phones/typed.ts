import { splitExtension } from './format.ts';

/** The country whose numbers are typed without a country code, and shown without it. */
export const homeCountry = 'US';

/** Whether this may be a phone number: a number of the home country in any usual spelling, or one with its country code. */
export const isPhone = (typed: string): boolean => {
  const number = splitExtension(typed)?.number ?? '';
  const digits = number.replace(/\D/g, '');
  if (number.startsWith('+') || digits.startsWith('011')) return digits.length >= 7 && digits.length <= 18;
  return digits.length === 10 || (digits.length === 11 && digits.startsWith('1'));
};

/** The digits of a search term that looks like a phone number, as they are stored; null for any other term. */
export const phoneSearchDigits = (term: string): string | null => {
  const digits = term.replace(/\D/g, '');
  return /^[\d\s()+./-]+$/.test(term) && digits.length >= 4 ? digits : null;
};
