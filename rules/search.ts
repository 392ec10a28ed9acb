import { optionalText } from './text.ts';

/** Letters with a stroke or a shape of their own, which no Unicode decomposition reduces to the ones people type for them. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ŋ: 'n',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ƒ: 'f',
  ς: 'σ',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '‐': '-',
  '–': '-',
  '—': '-',
};
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');
/** Combining marks, and characters that take no room: soft hyphen, zero-width blanks and joiners. */
const marks =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Text as the search compares it: `Zoë Müller` is `zoe muller`. The database does the same (`search_fold`, migration 0032). */
export const foldSearch = (text: string): string =>
  // Letter by letter: the lower case of a whole word depends on where in it a sigma stands.
  [...text.normalize('NFKD').replace(marks, '')]
    .map((letter) => letter.toLowerCase())
    .join('')
    .replace(special, (letter) => letters[letter] ?? letter);

const isDialled = (text: string): boolean => /^[\d\s()+./-]+$/.test(text);

/** The digits of a phone number without the country code, so that a number is found however it is stored. */
const digitsOf = (text: string): string =>
  text.replace(/\D/g, '').replace(text.startsWith('+1') ? /^1/ : /^1(?=\d{10}$)/, '');

/** From this many digits on, a search that looks like a phone number is one number and not several words. */
const wholeNumber = 7;
/** The fewest digits of a part of a number that are searched for without its brackets and dashes. */
const partOfNumber = 3;

const either = (text: string, min: number): string[] => {
  const digits = isDialled(text) ? digitsOf(text) : '';
  return digits.length >= min && digits !== text ? [text, digits] : [text];
};

/**
 * One or two letters are in nearly every text. They must begin a word, which a blank before them says, in the text as well: `jo` finds John and not
 * Major, `company 3` Company 3 and Company 30 and not everybody with a 3 in the phone number.
 */
const beginning = (word: string): string => (/^[\p{L}\p{N}]{1,2}$/u.test(word) ? ` ${word}` : word);

/**
 * What a search looks for, folded: every entry must be found, each in one of its spellings, anywhere in the searched texts; one that begins
 * with a blank, at the beginning of a word. Words may come in any order (`muller zoe`); a phone number is found as written and as dialed.
 */
export const searchTerms = (search: string): string[][] => {
  const words = foldSearch(search).split(/\s+/).filter(Boolean);
  const whole = words.join(' ');
  if (isDialled(whole) && digitsOf(whole).length >= wholeNumber) return [either(whole, wholeNumber)];
  return [...new Set(words)].map((word) => either(beginning(word), partOfNumber));
};

/** A search as people type it. What holds nothing to look for is null: no search. */
export const searchText = optionalText({ max: 100 }).transform((search) =>
  search && searchTerms(search).length > 0 ? search : null,
);
