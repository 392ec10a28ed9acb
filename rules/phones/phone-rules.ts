import { z } from 'zod';
import { isPhone } from './typed.ts';
import { text, type TextRule } from '../text.ts';

/** The sentence for anything but a phone number (docs/specification.md, section 5). */
export const invalidPhone = 'Please enter a valid phone number';

/** The longest phone number as typed. */
const phoneMax = 40;

/** What becomes of a text that no phone number can be read from: it is refused, or stored as it was typed. */
type Unreadable = 'refused' | 'stored';

const rules = new WeakMap<z.ZodType, Unreadable>();

/** Whether a field holds a phone number. Forms only look at its shape; the server reads it (`parse.ts`), because the library is large. */
export const isPhoneRule = (rule: z.ZodType): boolean => rules.has(rule);

/** Whether a phone field takes a text that is no phone number. */
export const storesAnyText = (rule: z.ZodType): boolean => rules.get(rule) === 'stored';

const marked = <Rule extends z.ZodType>(rule: Rule, unreadable: Unreadable = 'refused'): Rule => {
  rules.set(rule, unreadable);
  return rule;
};

const optionalTyped = () =>
  text({ max: phoneMax })
    .nullish()
    .transform((typed) => typed || null);

/** A phone number as people type it; the server stores it in one form. @param rule the sentence if it is missing, and the fewest characters */
export const phone = ({ min = 1, message = invalidPhone }: Partial<TextRule> = {}) =>
  marked(text({ min, max: phoneMax, message }).pipe(z.string().refine(isPhone, invalidPhone)));

/** The same, or none. */
export const optionalPhone = () =>
  marked(optionalTyped().pipe(z.string().refine(isPhone, invalidPhone).nullable()));

/**
 * How to call somebody, where docs/specification.md, section 5, only asks that it is there: a number that can be read is stored in its one form,
 * anything else as it was typed (`isDialable` tells them apart).
 * @param message the sentence if it is missing
 */
export const phoneAsTyped = (message: string) => marked(text({ min: 1, max: phoneMax, message }), 'stored');

/** The same, or none. */
export const optionalPhoneAsTyped = () => marked(optionalTyped(), 'stored');
