import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { withParsedPhones } from '@hearthline/rules/phones/parse.ts';
import { acceptStoredValues } from '@hearthline/rules/unchanged.ts';
import { z } from 'zod';
import { AppError } from '../errors.ts';

const typeWords: Readonly<Record<string, string>> = {
  string: 'Must be text',
  number: 'Must be a number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
};

/** The message for a value of the wrong type if the rule has none of its own: zod's messages are for programmers. */
const plainly = (issue: { readonly code?: string; readonly expected?: unknown }): string | undefined =>
  issue.code === 'invalid_type'
    ? (typeWords[String(issue.expected)] ?? errorCatalogue.BAD_INPUT.message)
    : undefined;

/** The rule as the server applies it: phone numbers are read, and what is stored stays as it is. */
const appliedTo = <Schema extends z.ZodType>(schema: Schema, stored: object | undefined): Schema => {
  if (!(schema instanceof z.ZodObject)) return schema;
  const rule = withParsedPhones<z.ZodObject>(schema);
  return (stored ? acceptStoredValues(rule, { ...stored }) : rule) as unknown as Schema;
};

/**
 * Validates input from outside; every service starts with this, so that no API can skip it.
 * @param stored what is there, for a change: a text that stays as it is stored is not judged anew
 * @returns the parsed value with the rule's defaults, and only the fields that the rule names
 * @throws AppError BAD_INPUT with the first problem as its message, and one message for each invalid field
 */
export const validate = <Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  stored?: object,
): z.output<Schema> => {
  const parsed = appliedTo(schema, stored).safeParse(input, { error: plainly });
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  // The input is not even an object, so there is no field to name.
  if (!issues[0] || (issues[0].code === 'invalid_type' && !issues[0].path.length))
    throw new AppError('BAD_INPUT');
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.join('.')] ??= issue.message;
  throw new AppError('BAD_INPUT', { message: issues[0].message, fields });
};

/**
 * The same for a single value that is not part of an input object; the error still names it as a field.
 * @param name the field name that the caller knows
 */
export const validateOne = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  input: unknown,
): z.output<Schema> => {
  const found: Record<string, unknown> = validate(z.object({ [name]: schema }), { [name]: input });
  return found[name] as z.output<Schema>;
};
