import { changeSentences } from '@hearthline/rules/appointment-changes.ts';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { problemOf } from '../../platform/error-text.ts';

/** Why a change was refused. Where somebody else was faster nobody needs to reload: the newer one is read by itself. */
export const refusalText = (error: unknown): string => {
  const { code, message } = problemOf(error);
  return code === 'CONFLICT' && message === errorCatalogue.CONFLICT.message ? changeSentences.meanwhile : message;
};
