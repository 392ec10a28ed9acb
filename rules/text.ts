import { z } from 'zod';

/**
 * The sentence for text that PostgreSQL cannot store (NUL) or that would not come back
 * as it was sent (half of a surrogate pair).
 */
export const unstorableText = 'Text contains a character that cannot be stored';

const isStorable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed();

/** How a piece of text is checked: lengths in UTF-16 units after trimming, and the sentence for "too short". */
export interface TextRule {
  readonly min?: number;
  readonly max: number;
  readonly message?: string;
}

/**
 * A trimmed piece of text with a length limit that PostgreSQL stores unchanged.
 * @param rule lengths and the sentence shown when the text is shorter than `min`
 */
export const text = ({ min = 0, max, message }: TextRule) =>
  z
    .string(message)
    .max(max * 4, `Must be at most ${max} characters`)
    .refine(isStorable, { error: unstorableText, abort: true })
    .trim()
    .min(min, message)
    .max(max, `Must be at most ${max} characters`);

/** Like {@link text}, but a missing, null or blank value becomes null. */
export const optionalText = ({ max }: Pick<TextRule, 'max'>) =>
  text({ max })
    .nullish()
    .transform((value) => value || null);

/** The sentence for a malformed e-mail address (specification, section 5). */
export const invalidEmail = 'Please enter a valid email address';

/** One mailbox, at most 254 characters: never a list, a group or a header (RFC 5321 length). */
export const email = text({ min: 1, max: 254, message: invalidEmail }).pipe(z.email(invalidEmail));

/** The form in which two spellings of one mailbox compare equal. */
export const foldEmail = (address: string): string => address.trim().normalize('NFC').toLowerCase();
