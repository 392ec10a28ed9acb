import { problemOf, type Problem } from '../../platform/error-text.ts';

const useless: readonly Problem['code'][] = ['LINK_INVALID', 'LINK_EXPIRED', 'LINK_USED'];

/** What went wrong with a link, when trying again cannot help: it is not valid, too old or used. Null for the rest. */
export const deadLink = (error: unknown): string | null => {
  const { code, message } = problemOf(error);
  return useless.includes(code) ? message : null;
};
