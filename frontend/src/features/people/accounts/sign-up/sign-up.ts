import { accountSentences } from '@hearthline/rules/people/account-sentences.ts';
import type { Signup } from '@hearthline/rules/people/accounts.ts';
import type { FieldErrors } from '@hearthline/rules/errors.ts';
import { failedText } from '../../../../platform/api/error-text.ts';
import { rest, type Failure } from '../../../../platform/api/rest-client.ts';

/** The outcome of a sign-up. */
export type SignUpResult =
  | { readonly success: true; readonly message: string }
  | { readonly success: false; readonly message: string; readonly fieldErrors: FieldErrors };

/** Creates an account (docs/specification.md, section 7). Never throws. */
export const signUp = async ({ email, password, name, phone }: Signup): Promise<SignUpResult> => {
  try {
    const { message } = await rest('POST /api/auth/signup', { json: { email, password, name, phone } });
    return { success: true, message: message || accountSentences.signedUp };
  } catch (error) {
    const { statusCode = 0, serverMessage, fieldErrors = {} } = error as Failure;
    const message = failedText(accountSentences.signupFailed, statusCode, serverMessage);
    return { success: false, message, fieldErrors };
  }
};
