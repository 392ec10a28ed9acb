import { describe, expect, it } from 'vitest';
import {
  can,
  needsProof,
  permissionOf,
  proofMinutes,
  refusal,
  type Action,
  type Actor,
} from './permissions.ts';

const customer: Actor = { role: 'customer', isEmailVerified: true, mustChangePassword: false };
const refusalOf = (action: Action, actor: Actor | null) => refusal(permissionOf(action), actor);

describe('somebody who may not do something', () => {
  it.each([
    ['is not signed in', null, 'UNAUTHENTICATED'],
    ['has another role', customer, 'FORBIDDEN'],
    ['has another role and must change the password', { ...customer, mustChangePassword: true }, 'FORBIDDEN'],
    [
      'has another role and an unverified address',
      { ...customer, isEmailVerified: false },
      'EMAIL_NOT_VERIFIED',
    ],
  ] as const)('%s', (_why, actor, reason) => {
    expect(refusalOf('user:list', actor)).toBe(reason);
  });

  it.each([
    ['has not verified the address', { ...customer, isEmailVerified: false }, 'EMAIL_NOT_VERIFIED'],
    ['must change the password', { ...customer, mustChangePassword: true }, 'MUST_CHANGE_PASSWORD'],
    ['has nothing to do first', customer, null],
  ] as const)('or has the right role and %s', (_why, actor, reason) => {
    expect(refusalOf('message:send', actor)).toBe(reason);
  });

  it('is not shown the way there', () => {
    expect(can(customer, 'user:list')).toBe(false);
    expect(can(customer, 'message:send')).toBe(true);
  });
});

describe.each([
  ['whose address is not verified', { ...customer, isEmailVerified: false }],
  ['who must change the password', { ...customer, mustChangePassword: true }],
])('somebody %s', (_who, actor) => {
  it.each(['account:read', 'account:change-password', 'page:change-password'] as const)(
    'may %s',
    (action) => {
      expect(refusalOf(action, actor)).toBeNull();
    },
  );

  it.each(['account:update', 'session:list', 'page:account'] as const)('may not %s', (action) => {
    expect(refusalOf(action, actor)).not.toBeNull();
  });
});

describe('staff who lack a required second factor', () => {
  const admin: Actor = { ...customer, role: 'admin', mustAddSecondFactor: true };

  it.each(['account:read', 'account:change-password', 'second-factor:change', 'session:confirm'] as const)(
    'may %s, which it takes to set one up',
    (action) => {
      expect(refusalOf(action, admin)).toBeNull();
    },
  );

  it.each(['account:update', 'session:list', 'user:list', 'page:admin'] as const)('may not %s', (action) => {
    expect(refusalOf(action, admin)).toBe('SECOND_FACTOR_MISSING');
  });

  it('first change a password that must be changed', () => {
    expect(refusalOf('second-factor:change', { ...admin, mustChangePassword: true })).toBe(
      'MUST_CHANGE_PASSWORD',
    );
  });
});

describe('a proof of who somebody is', () => {
  const provedAt = new Date('2027-03-01T09:00:00Z');
  const end = provedAt.getTime() + proofMinutes * 60_000;

  it('is fresh for ten minutes, to the millisecond', () => {
    expect(needsProof(permissionOf('payment:void'), provedAt, new Date(end - 1))).toBe(false);
    expect(needsProof(permissionOf('payment:void'), provedAt, new Date(end))).toBe(true);
  });

  it('is not asked for where none is needed', () => {
    expect(needsProof(permissionOf('payment:list'), provedAt, new Date(end))).toBe(false);
  });
});
