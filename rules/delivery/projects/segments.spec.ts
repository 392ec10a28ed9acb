import { expect, it } from 'vitest';
import { segmentsOf, spanOf } from './segments.ts';

const today = '2027-03-10';
const stage = (
  name: string,
  plannedFor: string | null,
  beganOn: string | null = null,
  finishedOn: string | null = null,
) => ({ name, plannedFor, beganOn, finishedOn });
const days = { startDate: '2027-01-01', estimatedCompletion: '2027-06-30' };

it('are where stages were, and where those to come are planned', () =>
  expect(
    segmentsOf(
      {
        ...days,
        stages: [
          stage('Design', '2027-01-01', '2027-01-05', '2027-02-01'),
          stage('Permits', '2027-01-20', '2027-02-01'),
          stage('Delivery', '2027-04-01'),
        ],
      },
      today,
    ),
  ).toEqual([
    { name: 'Design', state: 'finished', from: '2027-01-05', to: '2027-02-01' },
    { name: 'Permits', state: 'current', from: '2027-02-01', to: '2027-04-01' },
    { name: 'Delivery', state: 'planned', from: '2027-04-01', to: '2027-06-30' },
  ]));

it('a late stage lasts until today, and what comes after begins then', () =>
  expect(
    segmentsOf(
      {
        startDate: null,
        estimatedCompletion: '2027-03-01',
        stages: [stage('Design', null, '2027-01-05'), stage('Permits', '2027-02-01')],
      },
      today,
    ),
  ).toEqual([
    { name: 'Design', state: 'current', from: '2027-01-05', to: today },
    { name: 'Permits', state: 'planned', from: today, to: '2027-03-11' },
  ]));

it('the last one ends when it was finished', () =>
  expect(
    segmentsOf({ ...days, stages: [stage('Move-In', null, '2027-02-01', '2027-02-09')] }, today)[0]?.to,
  ).toBe('2027-02-09'));

it('leaves out stages that were skipped or have no day', () =>
  expect(
    segmentsOf(
      {
        ...days,
        stages: [
          stage('Design', '2027-01-01'),
          stage('Permits', null, '2027-02-01'),
          stage('Delivery', null),
        ],
      },
      today,
    ).map(({ name }) => name),
  ).toEqual(['Permits']));

it('the first one without a day begins with the project', () =>
  expect(
    segmentsOf({ ...days, stages: [stage('Design', null), stage('Permits', null)] }, '2026-12-01'),
  ).toEqual([{ name: 'Design', state: 'planned', from: '2027-01-01', to: '2027-06-30' }]));

it('span the project from its first to its last day, or nothing', () => {
  expect(spanOf({ ...days, stages: [stage('Design', null, '2026-12-20')] }, today)).toEqual({
    from: '2026-12-20',
    to: '2027-06-30',
  });
  expect(
    spanOf({ startDate: null, estimatedCompletion: null, stages: [stage('Design', null)] }, today),
  ).toBeNull();
});
