import { describe, expect, it } from 'vitest';
import { eventDays } from './event-days.ts';

const stage = (
  name: string,
  plannedFor: string | null,
  beganOn: string | null = null,
  finishedOn: string | null = null,
) => ({
  name,
  plannedFor,
  beganOn,
  finishedOn,
});
const planned = [
  stage('Factory Build', '2027-05-01'),
  stage('Delivery', '2027-06-01'),
  stage('Installation', '2027-06-10'),
  stage('Final Inspection', '2027-06-20'),
  stage('Move-In', '2027-07-01'),
];
const nothing = { signedOn: null, orderedOn: null, stages: [] };

describe('contract.schedule: the days of payments', () => {
  it('knows nothing before anything was signed or planned', () =>
    expect(eventDays(nothing)).toEqual({
      signing: null,
      order: null,
      delivery: null,
      set: null,
      walkthrough: null,
    }));

  it('takes the last signature, the order, and what is planned', () =>
    expect(eventDays({ signedOn: '2027-03-01', orderedOn: '2027-03-09', stages: planned })).toEqual({
      signing: { on: '2027-03-01', isEstimate: false },
      order: { on: '2027-03-09', isEstimate: false },
      delivery: { on: '2027-06-01', isEstimate: true },
      set: { on: '2027-06-10', isEstimate: true },
      walkthrough: { on: '2027-07-01', isEstimate: true },
    }));

  it('takes the beginning of Delivery and Move-In, and the end of Installation', () => {
    const stages = [
      stage('delivery ', '2027-06-01', '2027-06-02', '2027-06-03'),
      stage('Installation', '2027-06-10', '2027-06-04', '2027-06-12'),
      stage('Move-In', '2027-07-01', '2027-06-29'),
    ];
    expect(eventDays({ ...nothing, stages })).toMatchObject({
      delivery: { on: '2027-06-02', isEstimate: false },
      set: { on: '2027-06-12', isEstimate: false },
      walkthrough: { on: '2027-06-29', isEstimate: false },
    });
  });

  it('waits for the end of an installation that is under way', () => {
    const stages = [stage('Installation', '2027-06-10', '2027-06-09'), stage('Move-In', null)];
    expect(eventDays({ ...nothing, stages })).toMatchObject({
      set: { on: '2027-06-10', isEstimate: true },
      walkthrough: null,
    });
  });

  it('takes a stage that was skipped as over with the next that began', () => {
    const stages = [
      stage('Delivery', '2027-06-01'),
      stage('Installation', '2027-06-10'),
      stage('Final Inspection', '2027-06-20', '2027-06-18'),
    ];
    expect(eventDays({ ...nothing, stages })).toMatchObject({
      delivery: { on: '2027-06-18', isEstimate: false },
      set: { on: '2027-06-18', isEstimate: false },
    });
  });
});
