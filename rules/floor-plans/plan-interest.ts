/** Carries a visitor's wish from a link to the booking form into the appointment's message, which states it only once. */

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
const planSentence = (name: string): string => `I am interested in the ${name}.`;
const anyPlanSentence = /I am interested in the [^\n]{1,60}?\.(?=\s|$)/u;

/** The query that names the floor plan a booking is about, as in `?plan=Enid`. */
export const planQuery = (name: string): string => `?plan=${encodeURIComponent(name)}`;

/** Reads the floor plan's name from the query; null when it is missing or not a valid name. */
export const planOf = (query: { get(name: string): string | null }): string | null => {
  const name = query.get('plan')?.trim() ?? '';
  return planName.test(name) ? name : null;
};

/** Adds the sentence that names the floor plan to a message; null leaves the message as it is. */
export const withPlanSentence = (message: string, plan: string | null): string =>
  plan === null ? message : withSentence(message, planSentence(plan), anyPlanSentence);
