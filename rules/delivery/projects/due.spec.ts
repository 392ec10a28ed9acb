import { expect, it } from 'vitest';
import { dueOf } from './due.ts';

const today = '2027-03-10';
const project = (nextDay: string | null | undefined, estimatedCompletion: string | null = '2027-06-30') => ({
  status: 'in_progress' as const,
  nextStage: nextDay === undefined ? null : { plannedFor: nextDay },
  estimatedCompletion,
});

it.each([
  ['2027-03-11', '2027-03-11', null],
  ['2027-03-10', '2027-03-10', null],
  ['2027-03-09', '2027-03-09', 1],
  ['2027-03-07', '2027-03-07', 3],
  [null, '2027-06-30', null],
  [undefined, '2027-06-30', null],
])('with the next stage planned for %s, the stage is due on %s, late by %s', (nextDay, dueOn, daysLate) =>
  expect(dueOf(project(nextDay), today)).toEqual({ dueOn, daysLate }),
);

it('at the last stage the home is due', () =>
  expect(dueOf(project(undefined, '2027-03-01'), today)).toEqual({ dueOn: '2027-03-01', daysLate: 9 }));

it.each(['on_hold', 'completed', 'cancelled'] as const)('nothing is due in a project that is %s', (status) =>
  expect(dueOf({ ...project('2027-03-01'), status }, today)).toEqual({ dueOn: null, daysLate: null }),
);

it('nothing is late without days', () =>
  expect(dueOf(project(null, null), today)).toEqual({ dueOn: null, daysLate: null }));
