import { z } from 'zod';
import { consultantSentences } from './consultant-sentences.ts';
import { email, optionalText, text } from './text.ts';

/** A visitor's wish to be called back (specification, sections 3 and 5). */
export const newConsultantRequest = z.object({
  fullName: text({ min: 2, max: 200, message: consultantSentences.fullName }),
  email,
  phone: text({ min: 10, max: 40, message: consultantSentences.phone }),
  address: optionalText({ max: 300 }),
  researchProperty: z.boolean('Must be true or false').nullish().transform((wish) => wish ?? false),
  /** Made by the client once per filled form: a double click or a retry makes one request. */
  requestKey: z.uuid('Must be a UUID').nullish().transform((key) => key ?? null),
});
export type NewConsultantRequest = z.output<typeof newConsultantRequest>;

/** First and last name of a full name; a single word is a last name unknown, kept as a dash. */
export const splitName = (fullName: string): { firstName: string; lastName: string } => {
  const words = fullName.trim().split(/\s+/);
  const lastName = words.length > 1 ? words.pop() : undefined;
  return { firstName: words.join(' ').slice(0, 100), lastName: (lastName ?? '-').slice(0, 100) };
};
