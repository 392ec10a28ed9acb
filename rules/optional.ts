import { z } from 'zod';

/** What may be missing: missing and null become null. */
export const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? null);

/** What may be missing or false, which is the same. @param message said of anything but true and false */
export const optionalFlag = (message?: string) => z.boolean(message).nullish().transform((value) => value ?? false);

/**
 * What forms and addresses leave blank when nothing is chosen: then it becomes null, as when it is missing.
 * @param message said of anything else that the schema does not take
 */
export const optionalOrBlank = <Schema extends z.ZodType<string>>(schema: Schema, message?: string) =>
  z.union([z.literal(''), schema], message).nullish().transform((value) => value || null);

/** One of a list of words, or none: missing or blank becomes null. @param message said of any other word */
export const optionalChoice = <const Word extends string>(words: readonly Word[], message: string) => optionalOrBlank(z.enum(words, message), message);

/** The id of something, or none. Any text is taken: one that is no identifier is answered like what is not there. */
export const optionalId = z.string().nullish().transform((id) => id || null);
