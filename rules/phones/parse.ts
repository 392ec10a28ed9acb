import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { z } from 'zod';
import { invalidPhone, isPhoneRule, storesAnyText } from './phone-rules.ts';
import { splitExtension } from './format.ts';
import { homeCountry } from './typed.ts';

// Not imported by any form: the library is larger than everything else a visitor loads. See format.ts.

/**
 * A phone number in the one form it is stored in: E.164, as in `+13605550142`, with `;ext=12` if there is an extension.
 * @returns null if no such number can exist: the length is wrong for its country
 */
export const toE164 = (typed: string): string | null => {
  const found = splitExtension(typed);
  const number =
    found && parsePhoneNumberFromString(found.number, { defaultCountry: homeCountry, extract: false });
  if (!number?.isPossible()) return null;
  return found?.extension ? `${number.number};ext=${found.extension}` : number.number;
};

const reading = (field: z.ZodType): z.ZodType =>
  field.transform((typed, { issues }) => {
    const number = typeof typed === 'string' ? toE164(typed) : null;
    if (number === null && storesAnyText(field)) return typed;
    if (typed !== null && number === null)
      issues.push({ code: 'custom', message: invalidPhone, input: typed });
    return number;
  });

const known = new WeakMap<z.ZodObject, z.ZodObject>();

/** The rule of a form as the server applies it: its phone numbers are read and come out as they are stored (E.164, or as typed where the rule says so). */
export const withParsedPhones = <Rule extends z.ZodObject>(rule: Rule): Rule => {
  const fields = Object.entries(rule.shape as Record<string, z.ZodType>).filter(([, field]) =>
    isPhoneRule(field),
  );
  if (!fields.length) return rule;
  const found =
    known.get(rule) ??
    rule.safeExtend(Object.fromEntries(fields.map(([name, field]) => [name, reading(field)])));
  known.set(rule, found);
  return found as unknown as Rule;
};
