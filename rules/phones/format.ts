// Only what every page needs to show a phone number: no zod, nothing about typing one. That is in typed.ts and rules.ts.

const parts = /^([^a-z#;,]*)(?:[;,]?\s*(?:extension|ext|x|#)[\s.:=]*(\d{1,7}))?$/i;
const plain = /^\+?[\d\s()./\u2010-\u2015-]+$/;

interface Typed {
  /** The number without its extension. */
  readonly number: string;
  readonly extension: string | undefined;
}

/** What was typed, without what copying adds to it: invisible marks, `tel:`, the apostrophe of a spreadsheet. */
export const splitExtension = (typed: string): Typed | null => {
  const [, number = '', extension] =
    parts.exec(
      typed
        .replace(/[\p{Cf}\u00a0]/gu, ' ')
        .trim()
        .replace(/^(?:tel:|')\s*/i, ''),
    ) ?? [];
  return plain.test(number.trim()) ? { number: number.trim(), extension } : null;
};

const stored = /^\+(\d{7,15})(?:;ext=(\d{1,7}))?$/;

/** Whether a stored phone can be dialed. Where any text was taken, or before numbers were checked, it may be words or half a number. */
export const isDialable = (number: string): boolean => {
  const main = splitExtension(number)?.number ?? '';
  const digits = main.replace(/\D/g, '').length;
  return digits >= (main.startsWith('+') ? 7 : 10) && digits <= 18;
};

/** What stands beside a phone that cannot be dialed. */
export const notDialableText = 'Not a complete phone number';

/** The `tel:` address of a phone number, whether stored in one form or typed before numbers were. */
export const telephoneLink = (number: string): string => {
  const { number: main, extension } = splitExtension(number) ?? { number };
  const digits = main.replace(/\D/g, '');
  const isLocal = digits.length === 10 && !main.startsWith('+');
  return `tel:+${isLocal ? `1${digits}` : digits}${extension ? `;ext=${extension}` : ''}`;
};

/** A stored phone number as it is read: `(360) 555-0142` at home, with the country code elsewhere. Any other text stays as it is. */
export const phoneText = (number: string): string => {
  const [, digits, extension] = stored.exec(number) ?? [];
  if (!digits) return number;
  const [, area, exchange, line] = /^1(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return `${area ? `(${area}) ${exchange}-${line}` : `+${digits}`}${extension ? ` ext. ${extension}` : ''}`;
};
