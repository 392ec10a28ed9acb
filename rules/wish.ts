/** What a link to the booking knows of the visitor's wish, said once in the message of the appointment. */

/**
 * A message with a sentence in it: one of its kind that is there already makes way for it, and what else was written stays.
 * @param anySuch finds a sentence of its kind
 */
export const withSentence = (message: string, sentence: string, anySuch: RegExp): string => {
  if (anySuch.test(message)) return message.replace(anySuch, () => sentence);
  return message.trim() ? `${message.trimEnd()}\n\n${sentence}` : sentence;
};

// Anybody can write a link: a name is letters and what stands between them, and short.
const planName = /^\p{L}[\p{L}\p{M}\p{Nd} .’'-]{0,59}$/u;
const planSentence = (name: string): string => `I am interested in the ${name}.`;
const anyPlanSentence = /I am interested in the [^\n]{1,60}?\.(?=\s|$)/u;

/** As in `?plan=Enid`: the floor plan that a booking is to be about. */
export const planQuery = (name: string): string => `?plan=${encodeURIComponent(name)}`;

/** Reads it from the address; null where there is none, or something that is no name. */
export const planOf = (query: { get(name: string): string | null }): string | null => {
  const name = query.get('plan')?.trim() ?? '';
  return planName.test(name) ? name : null;
};

/** A message that names the floor plan; null leaves it as it is. */
export const withPlanSentence = (message: string, plan: string | null): string =>
  plan === null ? message : withSentence(message, planSentence(plan), anyPlanSentence);
