/** Carries a visitor's wish from a link to the booking form into the appointment's message, which states it only once. */

import { isHomeSlug } from '../catalog/shown-home.ts';

/**
 * Puts a sentence into a message: it replaces one of its kind, or is appended when there is none; the rest of the message stays.
 * @param anySuch finds a sentence of its kind
 */
export const withSentence = (message: string, sentence: string, anySuch: RegExp): string => {
  if (anySuch.test(message)) return message.replace(anySuch, () => sentence);
  return message.trim() ? `${message.trimEnd()}\n\n${sentence}` : sentence;
};

/** The names of floor plans. Anybody can write a link, so a name must be short and consist of letters, digits and the punctuation of names. */
export const planName = /^\p{L}[\p{L}\p{M}\p{Nd} .’'-]{0,59}$/u;
/** Whether a text can be the code of a design, which begins with the version of the generator. */
export const isDesignCode = (text: string): boolean => /^\d[A-Za-z0-9._~-]{0,199}$/.test(text);
const anyPlanSentence = /I am interested in the [^\n]{1,400}?\.(?=\s|$)/u;

/** The home that a booking is about: one of the catalog, a design, or a name alone. */
export type HomeInterest = { readonly slug: string } | { readonly code: string } | { readonly name: string };

/** The query that names the floor plan a booking is about, as in `?plan=Enid`, or the design with that code. */
export const planQuery = (nameOrCode: string): string => `?plan=${encodeURIComponent(nameOrCode)}`;

/** The query that names the home of the catalog a booking is about, as in `?home=enid`. */
export const homeQuery = (slug: string): string => `?home=${encodeURIComponent(slug)}`;

/** Reads what a booking is about from the query; null when it is missing or not valid. */
export const interestOf = (query: { get(name: string): string | null }): HomeInterest | null => {
  const slug = query.get('home')?.trim() ?? '';
  if (isHomeSlug(slug)) return { slug };
  const plan = query.get('plan')?.trim() ?? '';
  if (isDesignCode(plan)) return { code: plan };
  return planName.test(plan) ? { name: plan } : null;
};

/** Reads the floor plan's name from the query; null when it is missing or not a valid name. */
export const planOf = (query: { get(name: string): string | null }): string | null => {
  const interest = interestOf(query);
  return interest && 'name' in interest ? interest.name : null;
};

/** Adds the sentence that names the floor plan to a message; null leaves the message as it is. */
export const withPlanSentence = (message: string, plan: string | null): string =>
  plan === null ? message : withSentence(message, `I am interested in the ${plan}.`, anyPlanSentence);
