import { describe, expect, it } from 'vitest';
import { userOf } from '../../testing/render.tsx';
import { insideSite } from './same-site-url.ts';
import { landingOf } from './after-sign-in.ts';

describe('insideSite', () => {
  it.each(['/', '/admin?tab=contacts#row', '/design-roof?roof=gable'])('takes %s', (address) => {
    expect(insideSite(address)).toBe(address);
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
    expect(insideSite(address)).toBeNull();
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
    expect(landingOf(userOf(role), null)).toBe(home);
  });

  it('goes to the remembered address', () => {
    expect(landingOf(userOf('admin'), '/admin?tab=contacts')).toBe('/admin?tab=contacts');
    expect(landingOf(userOf('customer'), '/appointments')).toBe('/appointments');
  });

  it.each(['//evil.test', 'https://evil.test/admin', '/auth?next=/admin', '/nowhere', '/admin'])(
    'does not follow %s for a customer',
    (next) => {
      expect(landingOf(userOf('customer'), next)).toBe('/dashboard');
    },
  );
});
