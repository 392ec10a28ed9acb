import { z } from 'zod';

/** Makes a schema optional: missing and null both become null. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);

/** A flag; missing means false. @param message the error for anything but true and false */
export const optionalFlag = (message?: string) =>
  z
    .boolean(message)
    .nullish()
    .transform((value) => value ?? false);

/** A flag that queries may write as a word; missing and blank mean false. @param message the error for anything else */
export const flagOrBlank = (message: string) =>
  z
    .union([z.boolean(), z.enum(['true', 'false', ''])], message)
    .nullish()
    .transform((value) => value === true || value === 'true');

/**
 * A value that forms and queries leave blank when nothing is chosen: blank becomes null, just like missing.
 * @param message the error for anything else that the schema rejects
 */
export const optionalOrBlank = <Schema extends z.ZodType<string>>(schema: Schema, message?: string) =>
  z
    .union([z.literal(''), schema], message)
    .nullish()
    .transform((value) => value || null);

/** One of a list of words, or none: missing and blank become null. @param message the error for any other word */
export const optionalChoice = <const Word extends string>(words: readonly Word[], message: string) =>
  optionalOrBlank(z.enum(words, message), message);

/** A filter by one of a list of words: missing, blank and `all`, which older programs send, become null. @param message the error for any other word */
export const optionalFilter = <const Word extends string>(words: readonly Word[], message: string) =>
  optionalChoice([...words, 'all'], message).transform((word) =>
    word === 'all' ? null : (word as Word | null),
  );

/** An optional id. Any text is accepted: one that is not an id is treated like the id of something that does not exist. */
export const optionalId = z
  .string()
  .nullish()
  .transform((id) => id || null);
