import { splitName } from './person-name.ts';

/** Letters with what joins them in names; nothing that a mail program would turn into a link. */
const letters = /^[\p{L}\p{M}\s'’,&()-]{1,60}$/u;

/** The most words a name has in a mail. */
const maxWords = 4;

/**
 * The name by which a mail may call somebody, or null if what was typed does not read like one: four words at most, no digits, no dots.
 * Anybody can sign up or book with a stranger's address, and must not be able to send that stranger a message in the name field,
 * so a title with a dot ("Dr.", "Jr.", "John Q. Public") goes unnamed too. Every mail asks this for its greeting, its To: line
 * and its calendar entry (docs/security.md, J6).
 */
export const nameInMail = (typed: string): string | null => {
  const words = letters.test(typed) ? typed.split(/\s+/).filter(Boolean) : [];
  return words.length > 0 && words.length <= maxWords && /\p{L}/u.test(typed) ? words.join(' ') : null;
};

/** The name that a mail greets somebody by: the first name, of several people all of what was typed; null if it does not read like a name. */
export const greetingName = (typed: string): string | null => {
  const name = nameInMail(typed);
  if (!name || /&|\band\b|\(/i.test(name)) return name;
  const { firstName } = splitName(name);
  return /\p{L}/u.test(firstName) ? firstName : name;
};
