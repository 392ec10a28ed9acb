import { accountSentences } from '@hearthline/rules/people/account-sentences.ts';
import type { Signup } from '@hearthline/rules/people/accounts.ts';
import type { FieldErrors } from '@hearthline/rules/errors.ts';
import { failedText } from '../../../../platform/api/error-text.ts';
import { FailedAnswer, rest } from '../../../../platform/api/rest-client.ts';

/** The outcome of a sign-up. */
export type SignUpResult =
  | { readonly success: true; readonly message: string }
  | { readonly success: false; readonly message: string; readonly fieldErrors: FieldErrors };

/** Creates an account (docs/specification.md, section 7). Never throws. */
export const signUp = async ({ email, password, name, phone }: Signup): Promise<SignUpResult> => {
  try {
    const { message } = await rest('POST /api/auth/signup', { body: { email, password, name, phone } });
    return { success: true, message: message || accountSentences.signedUp };
  } catch (error) {
    const refusal = error instanceof FailedAnswer ? error : undefined;
    return {
      success: false,
      message: failedText(accountSentences.signupFailed, refusal?.statusCode ?? 0, refusal?.serverMessage),
      fieldErrors: refusal?.fieldErrors ?? {},
    };
  }
};
