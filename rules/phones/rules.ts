import { z } from 'zod';
import { isPhone } from './typed.ts';
import { text, type TextRule } from '../text.ts';

/** The sentence for anything but a phone number (specification, section 5). */
export const invalidPhone = 'Please enter a valid phone number';

/** The longest phone number as typed. */
const phoneMax = 40;

const rules = new WeakSet<z.ZodType>();

/** Whether a field holds a phone number. Forms only look at its shape; the server reads it (`parse.ts`), because the library is large. */
export const isPhoneRule = (rule: z.ZodType): boolean => rules.has(rule);

const marked = <Rule extends z.ZodType>(rule: Rule): Rule => {
  rules.add(rule);
  return rule;
};

/** A phone number as people type it; the server stores it in one form. @param rule the sentence if it is missing, and the fewest characters */
export const phone = ({ min = 1, message = invalidPhone }: Partial<TextRule> = {}) =>
  marked(text({ min, max: phoneMax, message }).pipe(z.string().refine(isPhone, invalidPhone)));

/** The same, or none. */
export const optionalPhone = () =>
  marked(
    text({ max: phoneMax })
      .nullish()
      .transform((typed) => typed || null)
      .pipe(z.string().refine(isPhone, invalidPhone).nullable()),
  );
