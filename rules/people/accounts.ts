import { z } from 'zod';
import { accountSentences, passwordRules } from './account-sentences.ts';
import { errorCatalogue } from '../errors.ts';
import { roles } from '../permissions.ts';
import { optionalPhone } from '../phones/phone-rules.ts';
import { email, oneLine, text, unstorableText } from '../text.ts';

export { accountSentences };

/** The longest accepted password, in characters: far above any passphrase, far below a length at which hashing could be abused to overload the server. */
export const maxPasswordLength = 256;

const password = z
  .string(accountSentences.passwordRequired)
  .max(maxPasswordLength, `Password must be at most ${maxPasswordLength} characters`)
  .refine((value) => !value.includes('\u0000') && value.isWellFormed(), { error: unstorableText });

/** The sign-in form: an e-mail address. */
export const loginForm = z.object({ email, password: password.min(1, accountSentences.passwordRequired) });

/** The server's sign-in input; `email` is an e-mail address or a username (docs/beyond-the-specification.md). */
export const login = z.object({
  email: text({ min: 1, max: 254, message: 'Email is required' }),
  password: password.min(1, accountSentences.passwordRequired),
});

/** The rules for a newly chosen password (docs/specification.md, section 5, Signup). */
export const newPassword = password
  .min(8, passwordRules.length.sentence)
  .regex(passwordRules.lowercase.pattern, passwordRules.lowercase.sentence)
  .regex(passwordRules.uppercase.pattern, passwordRules.uppercase.sentence)
  .regex(passwordRules.number.pattern, passwordRules.number.sentence);

const name = oneLine({ min: 2, max: 200, message: accountSentences.nameTooShort });
const phone = optionalPhone();

/** Input for creating an account (docs/specification.md, section 5). Sign-up always creates a customer; other roles are invited. */
export const signup = z.object({ name, email, phone, password: newPassword });
export type Signup = z.output<typeof signup>;

const isTypedTwice = ({
  password: first,
  confirmPassword,
}: {
  readonly password: string;
  readonly confirmPassword: string;
}): boolean => first === confirmPassword;
const passwordsDiffer = { error: accountSentences.passwordsDiffer, path: ['confirmPassword'] };

/** The sign-up form, which asks for the password twice; only the first is sent. */
export const signupForm = signup
  .extend({ confirmPassword: z.string() })
  .refine(isTypedTwice, passwordsDiffer);

/** The address to mail a link to. */
export const mailbox = z.object({ email });

const invalidLink = errorCatalogue.LINK_INVALID.message;
// Genuine tokens have 43 characters; anything much longer cannot be one.
const token = z.string(invalidLink).max(200, invalidLink);

/** The token of a mailed link. */
export const linkToken = z.object({ token });

/** Confirms a mailed link; for a sign-up, together with the password that was chosen then. */
export const linkConfirmation = z.object({
  token,
  password: password.nullish().transform((value) => value || null),
});

/** Asks for another verification link. The password tells which sign-up it is for, if there are several. */
export const verificationRequest = z.object({
  email,
  password: password.nullish().transform((value) => value || null),
});

/** A new password, authorized by a mailed link. */
export const passwordReset = z.object({ token, password: newPassword });

/** A new password, authorized by the current one. */
export const passwordChange = z.object({
  currentPassword: password.min(1, accountSentences.passwordRequired),
  newPassword,
});

/** The form for a new password, which asks for it twice. */
export const passwordForm = z
  .object({ password: newPassword, confirmPassword: z.string() })
  .refine(isTypedTwice, passwordsDiffer);

/** What users may change in their own account with immediate effect. */
export const accountChange = z.object({ name, phone });

/** A new e-mail address, authorized by the password now and confirmed by a mailed link later. */
export const emailChange = z.object({
  email,
  currentPassword: password.min(1, accountSentences.passwordRequired),
});

/** An invitation sent by an admin. */
export const invitation = z.object({ name, email, role: z.enum(roles, 'Unknown role') });
export type NewInvitation = z.output<typeof invitation>;

/** What an invited person submits to accept: the token of the link, a name and a password. */
export const invitationAcceptance = z.object({ token, name, password: newPassword });

/** How long mailed links stay valid, in minutes (docs/security.md, C3). */
export const linkMinutes = {
  sign_up: 24 * 60,
  verify_email: 24 * 60,
  change_email: 24 * 60,
  reset_password: 60,
  invitation: 7 * 24 * 60,
} as const;
export type LinkPurpose = keyof typeof linkMinutes;

/** How long a sign-up waits to be confirmed, in days; until then a new link can be mailed for it. */
export const signUpDays = 7;
