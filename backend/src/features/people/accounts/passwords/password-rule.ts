import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isCommonPassword } from './common-passwords.ts';

/** The part of the password rule that only the server can check: the dictionary is too large for a page. @throws AppError BAD_INPUT */
export const refuseCommonPassword = async (password: string, field: string): Promise<void> => {
  if (await isCommonPassword(password))
    throw new AppError('BAD_INPUT', {
      message: accountSentences.commonPassword,
      fields: { [field]: accountSentences.commonPassword },
    });
};
