import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  accountChange,
  emailChange,
  linkConfirmation,
  linkMinutes,
  linkToken,
  login,
  loginForm,
  maxPasswordLength,
  newPassword,
  passwordChange,
  passwordForm,
  signUpDays,
  signupForm,
  verificationRequest,
} from './accounts.ts';

const isAccepted = (password: string): boolean =>
  loginForm.safeParse({ email: 'ada@example.com', password }).success;

describe('a password typed to sign in', () => {
  it('is as long as it may be, and not one character longer', () => {
    expect(isAccepted('x'.repeat(maxPasswordLength))).toBe(true);
    expect(isAccepted('x'.repeat(maxPasswordLength + 1))).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['a NUL character', 'Some\u0000Words'],
    ['half of a character', 'Some\ud800Words'],
  ])('is refused with %s', (_what, password) => {
    expect(isAccepted(password)).toBe(false);
  });
});

const messages = (schema: z.ZodType, input: unknown): string[] =>
  schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [];
const email = 'ada@example.com';
const fresh = 'Longhouse7';

describe('a password', () => {
  it('has at most 256 characters', () => {
    expect(messages(loginForm, { email, password: 'x'.repeat(256) })).toEqual([]);
    expect(messages(loginForm, { email, password: 'x'.repeat(257) })).toEqual([
      'Password must be at most 256 characters',
    ]);
  });

  it.each([
    ['to sign in', loginForm, 'password'],
    ['to sign in by a username', login, 'password'],
    ['to choose a new one', passwordChange, 'currentPassword'],
    ['to change the email address', emailChange, 'currentPassword'],
  ])('%s is only asked for: one character is enough, none is not', (_what, schema, field) => {
    const input = { email, newPassword: fresh };
    expect(messages(schema, { ...input, [field]: 'x' })).toEqual([]);
    expect(messages(schema, { ...input, [field]: '' })).toEqual(['Password is required']);
  });

  it.each([
    ['linkConfirmation', linkConfirmation],
    ['verificationRequest', verificationRequest],
  ])('that was left blank is none in a %s', (_name, schema) => {
    const input = { email, token: 'x' };
    for (const blank of ['', null, undefined])
      expect(schema.parse({ ...input, password: blank }).password).toBeNull();
    expect(schema.parse({ ...input, password: fresh }).password).toBe(fresh);
  });
});

describe('a new password', () => {
  it.each([
    ['Abcdef1', 'Password must be at least 8 characters'],
    ['ABCDEFG1', 'Password must contain at least one lowercase letter'],
    ['abcdefg1', 'Password must contain at least one uppercase letter'],
    ['Abcdefgh', 'Password must contain at least one number'],
  ])('%s is refused: %s', (password, sentence) =>
    expect(messages(newPassword, password)).toEqual([sentence]),
  );

  it.each(['Abcdefg1', 'Éàèùìòâ٣'])('%s is accepted', (password) =>
    expect(messages(newPassword, password)).toEqual([]),
  );

  it.each([
    ['sign-up', signupForm],
    ['password', passwordForm],
  ])('is typed twice alike in the %s form', (_name, schema) => {
    const input = { name: 'Ada', email, password: fresh };
    expect(messages(schema, { ...input, confirmPassword: fresh })).toEqual([]);
    expect(messages(schema, { ...input, confirmPassword: 'Longhouse8' })).toEqual(["Passwords don't match"]);
  });
});

describe('a name', () => {
  it.each([
    [1, ['Name must be at least 2 characters']],
    [2, []],
    [200, []],
    [201, ['Must be at most 200 characters']],
  ])('of %i characters: %j', (length, sentences) => {
    expect(messages(accountChange, { name: 'x'.repeat(length) })).toEqual(sentences);
  });
});

it.each([
  [0, ['Email is required']],
  [1, []],
  [254, []],
  [255, ['Must be at most 254 characters']],
])('an email address or username of %i characters to sign in: %j', (length, sentences) => {
  expect(messages(login, { email: 'x'.repeat(length), password: fresh })).toEqual(sentences);
});

describe('a mailed link', () => {
  it('has a token of at most 200 characters', () => {
    expect(messages(linkToken, { token: 'x'.repeat(200) })).toEqual([]);
    expect(messages(linkToken, { token: 'x'.repeat(201) })).toEqual(['This link is not valid.']);
  });

  it.each([
    ['sign_up', 24],
    ['verify_email', 24],
    ['change_email', 24],
    ['reset_password', 1],
    ['invitation', 7 * 24],
  ] as const)('for %s is valid for %i hours', (purpose, hours) => {
    expect(linkMinutes[purpose] / 60).toBe(hours);
  });

  it('can be asked for anew until seven of them have expired one after the other', () => {
    expect((signUpDays * 24 * 60) / linkMinutes.sign_up).toBe(7);
  });
});
