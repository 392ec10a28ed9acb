import { z } from 'zod';
import { canonicalDomain } from './email-domain.ts';

/**
 * The sentence for text that PostgreSQL cannot store (NUL) or that would not come back
 * as it was sent (half of a surrogate pair).
 */
export const unstorableText = 'Text contains a character that cannot be stored';

const isStorable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed();

/** The sentence for a JSON document with text that PostgreSQL cannot store, or nested too deeply. */
export const unstorableDocument = 'Must hold only text that can be stored, nested 32 levels at most';

/** How deep a document may be nested. A floor plan has eight levels. */
const deepest = 32;

/** Whether a JSON document comes back from PostgreSQL as it was sent: all its texts and names do, and it is not nested without end. */
export const isStorableDocument = (document: object): boolean => {
  let level: unknown[] = [document];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return false;
    if (!level.every((value) => typeof value !== 'string' || isStorable(value))) return false;
    const objects = level.filter((value): value is object => typeof value === 'object' && value !== null);
    if (!objects.every((value) => Object.keys(value).every(isStorable))) return false;
    level = objects.flatMap((value): unknown[] => Object.values(value));
  }
  return true;
};

/** Blanks and everything that is drawn as nothing: zero-width characters, fillers, direction marks, the empty Braille cell. */
const unseen = /[\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]+/gu;

/** The sentence for a line break in a text of one line. */
export const onOneLine = 'Must be on one line';
const lineBreak = /[\n\v\f\r\u0085\u2028\u2029]/;

/** The sentence for characters that reverse the reading direction of whatever follows them. */
export const noDirections = 'Text contains a character that changes the reading direction';
const direction = /\p{Bidi_Control}/u;

/** How a piece of text is checked: lengths in UTF-16 units after trimming, and the sentence for "too short". */
export interface TextRule {
  readonly min?: number;
  readonly max: number;
  readonly message?: string;
}

/**
 * A trimmed piece of text with a length limit that PostgreSQL stores unchanged. It may have several lines.
 * @param rule lengths and the sentence shown when the text is shorter than `min`; what cannot be seen does not count as text
 */
export const text = ({ min = 0, max, message }: TextRule) =>
  z
    .string(message)
    .max(max * 4, { error: `Must be at most ${max} characters`, abort: true })
    .refine(isStorable, { error: unstorableText, abort: true })
    .trim()
    .min(min, message)
    .max(max, `Must be at most ${max} characters`)
    .refine((value) => value.length < min || min === 0 || value.replace(unseen, '') !== '', message);

/** A piece of text on one line: a name, a title, a tag, an address. It has no line break and no mark that reverses what is beside it. */
export const oneLine = (rule: TextRule) =>
  text(rule)
    .refine((value) => !lineBreak.test(value), onOneLine)
    .refine((value) => !direction.test(value), noDirections);

const orNull = (value: string | null | undefined): string | null =>
  value?.replace(unseen, '') ? value : null;

/** Like {@link text}, but a missing, null or blank value becomes null. */
export const optionalText = ({ max }: Pick<TextRule, 'max'>) => text({ max }).nullish().transform(orNull);

/** Like {@link oneLine}, but a missing, null or blank value becomes null. */
export const optionalOneLine = ({ max }: Pick<TextRule, 'max'>) =>
  oneLine({ max }).nullish().transform(orNull);

/** The sentence for a malformed e-mail address (docs/specification.md, section 5). */
export const invalidEmail = 'Please enter a valid email address';

const mailName = /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+.-]*[\p{L}\p{M}\p{N}_+-]$/u;
const ignorable = /\p{Default_Ignorable_Code_Point}/u;

/** The address with its domain in the one form it is stored in, or null if it is not one mailbox. */
const mailboxOf = (address: string): string | null => {
  const [name = '', typed = '', ...more] = address.split('@');
  const domain =
    more.length || !mailName.test(name) || ignorable.test(address) ? null : canonicalDomain(typed);
  return domain && `${name}@${domain}`.length <= 254 ? `${name}@${domain}` : null;
};

/**
 * One mailbox, at most 254 characters (RFC 5321): never a list, a group or a header. Letters of every script are taken before the `@`
 * (RFC 6531) and after it; a domain written in Punycode is stored as it reads.
 */
export const email = text({ min: 1, max: 254, message: invalidEmail }).pipe(
  z.string().transform((address, { issues }) => {
    const mailbox = mailboxOf(address);
    if (mailbox !== null) return mailbox;
    issues.push({ code: 'custom', message: invalidEmail, input: address });
    return z.NEVER;
  }),
);

/** One mailbox, or none: a person can be known by a phone number alone, and then the address is a blank text. */
export const emailOrNone = text({ max: 254, message: invalidEmail }).pipe(
  z.union([z.literal(''), email], invalidEmail),
);

/** The form in which two spellings of one mailbox compare equal. */
export const foldEmail = (address: string): string => {
  const folded = address.trim().normalize('NFC').toLowerCase();
  const [name = '', domain, ...more] = folded.length > 1000 ? [] : folded.split('@');
  return domain === undefined || more.length ? folded : `${name}@${canonicalDomain(domain) ?? domain}`;
};
