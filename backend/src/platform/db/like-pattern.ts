/** Escapes `%`, `_` and `\` in a search term for use in a `like` pattern. */
export const likeTerm = (term: string): string => term.replace(/[\\%_]/g, '\\$&');
