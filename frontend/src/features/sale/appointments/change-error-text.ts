import { changeSentences } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { problemOf } from '../../../platform/api/error-text.ts';

/** Why a change was refused. After a conflict it does not ask to reload, because the newer version is loaded automatically. */
export const changeErrorText = (error: unknown): string => {
  const { code, message } = problemOf(error);
  return code === 'CONFLICT' && message === errorCatalogue.CONFLICT.message
    ? changeSentences.meanwhile
    : message;
};
