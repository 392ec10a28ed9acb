import { describe, expect, it } from 'vitest';
import {
  followWords,
  isContradiction,
  isNextStage,
  deriveState,
  stageTable,
  startsWork,
  stateSentences,
  type ProjectState,
  type StateField,
} from './status-and-stage.ts';
import { projectStatuses, defaultStages } from './project-sentences.ts';

const settle = (state: ProjectState, ...named: StateField[]) => deriveState(state, new Set(named));
const state = (status: ProjectState['status'], stage: string, progress: number): ProjectState => ({
  status,
  stage,
  progress,
});

describe('the table of stages', () => {
  it('has for every stage a status and a range that go on from one to the next', () => {
    let [min, max] = [0, 0];
    for (const name of defaultStages) {
      const row = stageTable[name];
      expect(row.statuses, name).toContain(row.implies);
      expect(row.progress[0], name).toBeGreaterThanOrEqual(min);
      expect(row.progress[0], name).toBeLessThanOrEqual(Math.max(max, 0) + 1);
      expect(row.progress[1], name).toBeGreaterThanOrEqual(max);
      [min, max] = row.progress;
    }
    expect(max).toBe(100);
  });

  it.each([
    ['Design', 0, 15],
    ['Permits', 0, 25],
    ['Site Preparation', 5, 35],
    ['Foundation', 10, 45],
    ['Factory Build', 20, 70],
    ['Delivery', 40, 80],
    ['Installation', 50, 95],
    ['Final Inspection', 80, 99],
    ['Move-In', 90, 100],
  ])('lets %s be at %i to %i%%', (stage, min, max) => {
    const isRefused = (progress: number) =>
      isContradiction(settle(state('in_progress', stage, progress), 'progress'));
    expect([min - 1, min, max, max + 1].map(isRefused)).toEqual([true, false, false, true]);
  });
});

describe('status, stage and progress', () => {
  it('follow from the one that is set', () => {
    expect(settle(state('planning', 'Foundation', 3), 'stage')).toEqual(
      state('in_progress', 'Foundation', 10),
    );
    expect(settle(state('in_progress', 'Design', 60), 'stage')).toEqual(state('in_progress', 'Design', 15));
    expect(settle(state('completed', 'Final Inspection', 90), 'status')).toEqual(
      state('completed', 'Move-In', 100),
    );
    expect(settle(state('in_progress', 'permits', 20), 'status')).toEqual(
      state('in_progress', 'permits', 20),
    );
  });

  it.each([
    [state('completed', 'Design', 5), ['status'], 'status', stateSentences.completion('Design')],
    [
      state('planning', 'Move-In', 3),
      ['stage', 'status'],
      'status',
      'A project that is in planning is in Design or Permits, not in Move-In',
    ],
    [
      state('planning', 'Foundation', 30),
      ['status'],
      'status',
      'A project that is in planning is in Design or Permits, not in Foundation',
    ],
    [
      state('in_progress', 'Design', 95),
      ['progress'],
      'progress',
      'A project in Design is at 0 to 15%, not at 95%',
    ],
    [
      state('on_hold', 'Design', 95),
      ['progress'],
      'progress',
      'A project in Design is at 0 to 15%, not at 95%',
    ],
    [
      state('completed', 'Delivery', 100),
      ['stage'],
      'stage',
      'A project that is completed is in Move-In, not in Delivery',
    ],
  ] as const)(
    'are refused with a sentence where they contradict each other: %j',
    (wanted, named, field, message) => {
      expect(settle(wanted, ...named)).toEqual({ field, message });
    },
  );

  it('stay as they are on hold and cancelled, and whatever the stage is called that is not in the table', () => {
    for (const status of ['on_hold', 'cancelled'] as const)
      expect(settle(state(status, 'Move-In', 3), 'status')).toEqual(state(status, 'Move-In', 3));
    for (const status of projectStatuses)
      expect(
        isContradiction(settle(state(status, 'Tree Felling', 55), 'stage', 'status', 'progress')),
        status,
      ).toBe(false);
    expect(settle(state('completed', 'Garden', 55), 'status')).toEqual(state('completed', 'Garden', 100));
  });

  it('that contradict each other already are put right by what is saved next: the stage decides', () => {
    expect(settle(state('planning', 'Move-In', 3))).toEqual(state('in_progress', 'Move-In', 90));
    expect(settle(state('completed', 'Design', 40))).toEqual(state('completed', 'Move-In', 100));
  });

  it('settled once are settled for good, whatever they were', () => {
    for (const status of projectStatuses)
      for (const stage of [...defaultStages, 'Garden'])
        for (const progress of [0, 3, 50, 100]) {
          const once = settle(state(status, stage, progress));
          expect(isContradiction(once) ? once : settle(once), `${status} ${stage} ${progress}`).toEqual(once);
        }
  });

  it.each(['on_hold', 'cancelled'] as const)('at rest (%s) follow from a stage that is set', (status) => {
    expect(settle(state(status, 'Move-In', 3), 'stage')).toEqual(state(status, 'Move-In', 90));
  });

  it('at rest take a progress that fits the stage', () => {
    expect(settle(state('cancelled', 'Move-In', 95), 'progress')).toEqual(state('cancelled', 'Move-In', 95));
  });

  it('are told as far as they follow', () => {
    const wanted = state('planning', 'Foundation', 3);
    expect(followWords(wanted, state('in_progress', 'Foundation', 10))).toBe(
      'the status to in progress and the progress to 10%',
    );
    expect(followWords(wanted, state('planning', 'Design', 3))).toBe('the stage to Design');
    expect(followWords(wanted, wanted)).toBe('');
  });

  it('tell when a project starts', () => {
    expect([
      startsWork('planning', 'in_progress'),
      startsWork(null, 'in_progress'),
      startsWork(null, 'completed'),
      startsWork('on_hold', 'in_progress'),
    ]).toEqual([true, true, true, true]);
    expect([
      startsWork('in_progress', 'in_progress'),
      startsWork('planning', 'on_hold'),
      startsWork(null, 'planning'),
    ]).toEqual([false, false, false]);
  });
});

describe('a contractor’s next stage', () => {
  it('is the same, a neighbor on the time line, or one that nobody planned', () => {
    for (const to of ['Permits', 'Design', 'site preparation', 'Tree Felling'])
      expect(isNextStage(defaultStages, 'Permits', to), to).toBe(true);
    for (const to of ['Foundation', 'Delivery', 'Move-In'])
      expect(isNextStage(defaultStages, 'Permits', to), to).toBe(false);
    expect(isNextStage([], 'Design', 'Delivery')).toBe(false);
  });

  it('cannot be reached by leaving stages off the time line, but is the next of those on it', () => {
    const line = ['Design', 'Garden', 'Foundation', 'Move-In'];
    expect(isNextStage(line, 'Design', 'Delivery')).toBe(false);
    expect(isNextStage(line, 'Foundation', 'Move-In')).toBe(true);
    expect(isNextStage(line, 'Foundation', 'Delivery')).toBe(true);
    expect(isNextStage(line, 'Design', 'Foundation')).toBe(false);
    expect(isNextStage(line, 'Garden', 'Foundation')).toBe(true);
  });

  it('is the second one after the first', () => {
    expect(isNextStage(defaultStages, 'Design', 'Permits')).toBe(true);
  });

  it('is not one further on that has a name of its own', () => {
    const line = ['Design', 'Permits', 'Foundation', 'Garden'];
    expect([isNextStage(line, 'Design', 'Garden'), isNextStage(line, 'Foundation', 'Garden')]).toEqual([
      false,
      true,
    ]);
  });

  it('is before and after the place where a stage belongs that is not on the time line', () => {
    const line = ['Design', 'Move-In'];
    expect([isNextStage(line, 'Design', 'Permits'), isNextStage(line, 'Move-In', 'Permits')]).toEqual([
      true,
      true,
    ]);
    expect(isNextStage(['Design', 'Foundation', 'Move-In'], 'Design', 'Permits')).toBe(true);
  });

  it('is not one that nobody planned and that belongs behind a stage between', () => {
    const line = ['Design', 'Permits', 'Foundation', 'Move-In'];
    expect([
      isNextStage(line, 'Design', 'Site Preparation'),
      isNextStage(line, 'Permits', 'Delivery'),
    ]).toEqual([false, false]);
    expect(isNextStage(line, 'Move-In', 'Site Preparation')).toBe(false);
  });

  it('is every later one on a time line of one stage', () => {
    expect(isNextStage(['Permits'], 'Permits', 'Delivery')).toBe(true);
  });
});
