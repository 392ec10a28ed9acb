import { expect, it } from 'vitest';
import type { Actor, Role } from '@hearthline/rules/permissions.ts';
import { mayChange } from './may-change.ts';

const of = (role: Role): Actor => ({ role, isEmailVerified: true, mustChangePassword: false });
const theirs = { id: '1', viewerCanEdit: true };
const readOnly = { id: '1', viewerCanEdit: false };

it('whose role reaches what is their own changes what the server says is theirs', () => {
  expect(mayChange(of('sales'), 'deal:update', theirs)).toBe(true);
  expect(mayChange(of('sales'), 'deal:update', readOnly)).toBe(false);
  // Not every query asks.
  expect(mayChange(of('sales'), 'deal:update', { id: '1' })).toBe(true);
});

it('whose role reaches all needs no such answer, which is about the record and not what follows it', () => {
  // The office reviews the documents of projects that it does not change.
  expect(mayChange(of('office'), 'document:review', readOnly)).toBe(true);
  expect(mayChange(of('admin'), 'deal:update', readOnly)).toBe(true);
});

it('whose role lacks the action changes nothing', () => {
  expect(mayChange(of('project_manager'), 'deal:update', theirs)).toBe(false);
  expect(mayChange(of('office'), 'project:plan', theirs)).toBe(false);
  expect(mayChange(null, 'deal:update', theirs)).toBe(false);
});
