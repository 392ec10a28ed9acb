import { isDesignCode, withSentence } from '../plans/plan-interest.ts';
import { isHomeSlug } from '../catalog/shown-home.ts';

/** As many homes as fit side by side. */
export const maxCompared = 3;

/** What is compared: a home of the catalog by its slug, a drawn plan by its code, or somebody's design by its code. */
export type ComparedKind = 'home' | 'plan' | 'design';

/** The code of a design in capital letters, with or without hyphens. Not `readCode`: the first script of a list of homes needs this alone. */
const designCode = /^(?:[\dA-Z]-?){11}[\dA-Z]$/;

/** What an id of a comparison stands for: codes of plans have dots, and slugs small letters. */
export const comparedKind = (id: string): ComparedKind => {
  if (id.includes('.')) return 'plan';
  return designCode.test(id) ? 'design' : 'home';
};

const idOf = (text: string): string | null => {
  if (comparedKind(text) === 'design') return text.replaceAll('-', '');
  return isHomeSlug(text) || (text.includes('.') && isDesignCode(text)) ? text : null;
};

/**
 * Reads a list like `enid,toledo` or `enid toledo`: slugs of homes of the catalog, codes of drawn plans and of designs
 * (`7KQ2-M9XD-4TRW`), each once. Anything else is left out.
 */
export const comparedIds = (list: string | null): string[] => {
  const ids = (list ?? '').split(/[ ,]+/).flatMap((text) => idOf(text) ?? []);
  return [...new Set(ids)].slice(0, maxCompared);
};

/** The address of a comparison. */
export const comparePath = (ids: readonly string[]): string =>
  ids.length > 0 ? `/compare?homes=${ids.map(encodeURIComponent).join(',')}` : '/compare';

/** The query that carries a comparison into the booking, as in `?compare=enid,toledo`. */
export const compareQuery = (ids: readonly string[]): string =>
  `?compare=${ids.map(encodeURIComponent).join(',')}`;

/** `the Enid, the Toledo and the Mossyrock`. */
export const comparedNames = (names: readonly string[]): string => {
  const all = names.map((name) => `the ${name}`);
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? '');
};

const anyComparison = /I am comparing [^\n]{1,400}?: \S*\/compare\?homes=\S+/u;

/** Names a comparison in a message, with a link to it; replaces one that is there. @param link as a browser opens it */
export const withComparisonSentence = (message: string, names: readonly string[], link: string): string =>
  names.length === 0
    ? message
    : withSentence(message, `I am comparing ${comparedNames(names)}: ${link}`, anyComparison);

/** The comparison that a message links to: its path on this site; null if there is none. */
export const comparisonIn = (message: string): string | null => {
  const [, list] = /\/compare\?homes=([A-Za-z0-9._~,%-]{1,700})/.exec(message) ?? [];
  if (list === undefined) return null;
  // Nothing but homes is taken from a text that anybody can write.
  const ids = comparedIds(list.replaceAll('%2C', ','));
  return ids.length > 0 ? comparePath(ids) : null;
};
