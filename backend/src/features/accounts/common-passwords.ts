import { dictionary } from '@zxcvbn-ts/language-common';

/** About 49,000 passwords of leaks, by how often they were seen, in lower case. */
const common = new Set<string>(dictionary['passwords-common'] as readonly string[]);

/**
 * Whether a password is among those tried first (security A7): as it stands, or once the usual decoration
 * (capitals, digits and punctuation at the end) is taken off, as in `Welcome2026!`.
 */
export const isCommonPassword = (password: string): boolean => {
  const folded = password.toLowerCase();
  return common.has(folded) || common.has(folded.replace(/[\d\p{P}\p{S}]{1,8}$/u, ''));
};
