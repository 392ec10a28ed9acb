import { accountSentences } from '@hearthline/rules/people/account-sentences.ts';
import type { Signup } from '@hearthline/rules/people/accounts.ts';
import type { FieldErrors } from '@hearthline/rules/errors.ts';
import { failedText } from '../../../../platform/api/error-text.ts';
import { postJson } from '../../../../platform/api/post-json.ts';
import type { Refusal, RestAnswers } from '../../../../platform/api/rest-answers.ts';

/** The outcome of a sign-up. */
export type SignUpResult =
  | { readonly success: true; readonly message: string }
  | { readonly success: false; readonly message: string; readonly fieldErrors: FieldErrors };

/** Creates an account (docs/specification.md, section 7). Never throws. */
export const signUp = async ({ email, password, name, phone }: Signup): Promise<SignUpResult> => {
  const { ok, status, body } = await postJson<RestAnswers['POST /api/auth/signup'] & Refusal>(
    '/api/auth/signup',
    { email, password, name, phone },
  );
  if (ok) return { success: true, message: body.message || accountSentences.signedUp };
  return {
    success: false,
    message: failedText(accountSentences.signupFailed, status, body.message),
    fieldErrors: body.fieldErrors ?? {},
  };
};
