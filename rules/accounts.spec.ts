import { describe, expect, it } from 'vitest';
import { loginForm, maxPasswordLength } from './accounts.ts';

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
