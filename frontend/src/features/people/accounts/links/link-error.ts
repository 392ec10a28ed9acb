import { problemOf, type Problem } from '../../../../platform/api/error-text.ts';

const useless: readonly Problem['code'][] = ['LINK_INVALID', 'LINK_EXPIRED', 'LINK_USED'];

/** The message for a link that cannot work any more: invalid, expired or used. Null for errors where trying again may help. */
export const linkErrorText = (error: unknown): string | null => {
  const { code, message } = problemOf(error);
  return useless.includes(code) ? message : null;
};
