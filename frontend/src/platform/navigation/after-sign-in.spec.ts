import { describe, expect, it } from 'vitest';
import { userOf } from '../../testing/render.tsx';
import { afterSignInPath, readRedirectState } from './after-sign-in.ts';

describe('landingOf', () => {
  it.each([
    ['/account', '/account'],
    ['/dashboard?tab=documents#row', '/dashboard?tab=documents#row'],
    ['/admin', '/dashboard'],
    ['/auth', '/dashboard'],
    ['/Auth/', '/dashboard'],
    ['/Admin', '/dashboard'],
    ['/no-such-page', '/dashboard'],
    [null, '/dashboard'],
  ])('of a customer who asked for %s is %s', (next, expected) =>
    expect(afterSignInPath(userOf('customer'), next)).toBe(expected),
  );

  it('keeps the address of somebody whose password must be changed first: the guard stops and leads on', () => {
    const user = userOf('customer', { mustChangePassword: true });
    expect(afterSignInPath(user, '/account')).toBe('/account');
    expect(afterSignInPath(user, '/admin')).toBe('/dashboard');
  });
});

describe('onTheWay', () => {
  it.each([[null], ['text'], [undefined], [{ next: 7, notice: {} }]])('reads nothing from %j', (state) =>
    expect(readRedirectState(state)).toEqual({}),
  );
  it('reads the address and the sentence', () =>
    expect(readRedirectState({ next: '/a', notice: 'b', more: 1 })).toEqual({ next: '/a', notice: 'b' }));
});
