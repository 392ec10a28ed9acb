import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { z } from 'zod';
import { AppError } from './errors.ts';

const typeWords: Readonly<Record<string, string>> = { string: 'Must be text', number: 'Must be a number', boolean: 'Must be true or false', array: 'Must be a list' };

/** For a value of a wrong type where the rule has no sentence of its own: zod's words are for programmers. */
const plainly = (issue: { readonly code?: string; readonly expected?: unknown }): string | undefined =>
  issue.code === 'invalid_type' ? (typeWords[String(issue.expected)] ?? errorCatalogue.BAD_INPUT.message) : undefined;

/**
 * Runs a rule over input that came from outside; every service starts with this, so that no door can skip it.
 * @returns the parsed value with the rule's defaults; only the fields that the rule names
 * @throws AppError BAD_INPUT with the first sentence as message and one sentence for each wrong field
 */
export const validate = <Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(input, { error: plainly });
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  // Not even an object: no field to name.
  if (!issues[0] || (issues[0].code === 'invalid_type' && !issues[0].path.length)) throw new AppError('BAD_INPUT');
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.join('.')] ??= issue.message;
  throw new AppError('BAD_INPUT', { message: issues[0].message, fields });
};

/**
 * The same for one value that is no part of an input: what is wrong names it all the same.
 * @param name what the caller knows it as
 */
export const validateOne = <Schema extends z.ZodType>(name: string, schema: Schema, input: unknown): z.output<Schema> => {
  const found: Record<string, unknown> = validate(z.object({ [name]: schema }), { [name]: input });
  return found[name] as z.output<Schema>;
};
