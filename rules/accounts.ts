import { z } from 'zod';
import { email, text, unstorableText } from './text.ts';

export const accountSentences = {
  passwordRequired: 'Password is required',
  nameTooShort: 'Name must be at least 2 characters',
  passwordTooShort: 'Password must be at least 8 characters',
  passwordLowercase: 'Password must contain at least one lowercase letter',
  passwordUppercase: 'Password must contain at least one uppercase letter',
  passwordNumber: 'Password must contain at least one number',
  passwordsDiffer: "Passwords don't match",
  loginFailed: 'Login failed',
  loggedIn: 'Signed in successfully.',
  verifyFirst: 'Please verify your email before logging in.',
  verifyNotice: 'Please check your email and click the verification link before logging in.',
  userFetchFailed: 'Failed to get user data',
  tagline: 'Building the future of housing, one system at a time.',
} as const;

/** Longest password taken: far above any passphrase, far below what would make hashing a weapon. */
export const maxPasswordLength = 256;

const password = z
  .string(accountSentences.passwordRequired)
  .max(maxPasswordLength, `Password must be at most ${maxPasswordLength} characters`)
  .refine((value) => !value.includes('\u0000') && value.isWellFormed(), { error: unstorableText });

/** The sign-in form: an e-mail address. */
export const loginForm = z.object({ email, password: password.min(1, accountSentences.passwordRequired) });

/** What the server takes to sign in: an e-mail address or a username (design, section 5). */
export const login = z.object({
  email: text({ min: 1, max: 254, message: 'Email is required' }),
  password: password.min(1, accountSentences.passwordRequired),
});
export type Login = z.output<typeof login>;

/** A password somebody chooses (specification, section 5, Signup). */
export const newPassword = password
  .min(8, accountSentences.passwordTooShort)
  .regex(/\p{Ll}/u, accountSentences.passwordLowercase)
  .regex(/\p{Lu}/u, accountSentences.passwordUppercase)
  .regex(/\p{Nd}/u, accountSentences.passwordNumber);
