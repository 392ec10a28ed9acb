/** Makes `%`, `_` and `\` of a search mean themselves in a `like` pattern. */
export const likeTerm = (term: string): string => term.replace(/[\\%_]/g, '\\$&');
