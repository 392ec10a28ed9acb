import { describe, expect, it } from 'vitest';
import { userOf } from '../../testing/render.tsx';
import { sameSitePath } from './same-site-url.ts';
import { afterSignInPath } from './after-sign-in.ts';

describe('insideSite', () => {
  it.each(['/', '/admin?tab=contacts#row', '/design-roof?roof=gable'])('takes %s', (address) => {
    expect(sameSitePath(address)).toBe(address);
  });

  it.each([
    '//evil.test',
    '/\\evil',
    '\\\\evil.test',
    'https://evil.test',
    'https:evil.test',
    'javascript:alert(1)',
    'evil.test',
    '/\t/evil.test',
    '/a\\..\\..\\evil',
    '/.//evil.test',
    '/admin/..//evil.test',
    '/%2e%2E//evil.test',
    '',
    null,
    undefined,
  ])('refuses %j', (address) => {
    expect(sameSitePath(address)).toBeNull();
  });
});

describe('landingOf', () => {
  it.each([
    ['admin', '/admin'],
    ['customer', '/dashboard'],
    ['contractor', '/contractor'],
    ['factory', '/factory'],
    ['devops', '/development-ops'],
    ['agent', '/agent-developers'],
    ['investor', '/investor-portal'],
  ] as const)('%s lands on %s', (role, home) => {
    expect(afterSignInPath(userOf(role), null)).toBe(home);
  });

  it('goes to the remembered address', () => {
    expect(afterSignInPath(userOf('admin'), '/admin?tab=contacts')).toBe('/admin?tab=contacts');
    expect(afterSignInPath(userOf('customer'), '/appointments')).toBe('/appointments');
  });

  it.each(['//evil.test', 'https://evil.test/admin', '/auth?next=/admin', '/nowhere', '/admin'])(
    'does not follow %s for a customer',
    (next) => {
      expect(afterSignInPath(userOf('customer'), next)).toBe('/dashboard');
    },
  );
});
