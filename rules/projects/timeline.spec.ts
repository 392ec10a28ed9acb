import { describe, expect, it } from 'vitest';
import { customerTasks, nextStage, stageStates, usualPlan } from './timeline.ts';
import { canChangeStatus, editableFields, projectStatuses } from './rules.ts';

describe('the usual plan', () => {
  it('spreads the stages in order over the time there is', () => {
    const plan = usualPlan('2027-01-01', '2027-07-01');
    const days = plan.map(({ plannedFor }) => String(plannedFor));
    expect(days[0]).toBe('2027-01-01');
    expect(days).toEqual([...days].sort());
    expect(days.at(-1)?.localeCompare('2027-07-01')).toBe(-1);
    expect(usualPlan('2027-01-01', null).every(({ plannedFor }) => plannedFor === null)).toBe(true);
  });
});

describe('a time line', () => {
  const [done, at, none] = [
    { beganOn: '2027-01-01', finishedOn: '2027-01-02' },
    { beganOn: '2027-01-03', finishedOn: null },
    { beganOn: null, finishedOn: null },
  ];

  it('knows what is finished, at work, passed over and to come', () => {
    expect(stageStates([done, none, at, none])).toEqual(['finished', 'skipped', 'current', 'planned']);
    expect(nextStage([done, none, at, none])).toBe(none);
    expect(nextStage([done, at])).toBeUndefined();
  });
});

describe('what a customer has to do', () => {
  const project = {
    status: 'planning',
    stage: 'design',
    address: null,
    contactPhone: null,
    contactEmail: null,
  } as const;

  it('follows the stage and what is missing', () => {
    expect(customerTasks(project).map(({ asksFor }) => asksFor)).toEqual([
      undefined,
      'address',
      'contactPhone',
    ]);
    expect(
      customerTasks({ ...project, status: 'in_progress', stage: 'Own words', contactEmail: 'a@b.example' }),
    ).toEqual([]);
    expect(customerTasks({ ...project, status: 'on_hold' })).toEqual([]);
  });
});

describe('a status', () => {
  it('can stay, and has a way out', () => {
    for (const status of projectStatuses) {
      expect(canChangeStatus(status, status)).toBe(true);
      expect(projectStatuses.some((to) => to !== status && canChangeStatus(status, to))).toBe(true);
    }
    expect(canChangeStatus('planning', 'completed')).toBe(false);
    expect(canChangeStatus('completed', 'cancelled')).toBe(false);
  });

  it('decides what a customer may change', () => {
    expect(editableFields('customer', 'planning')).toContain('address');
    expect(editableFields('customer', 'in_progress')).not.toContain('address');
    expect(editableFields('customer', 'completed')).toEqual([]);
    expect(editableFields('contractor', 'planning')).toEqual([]);
    expect(editableFields(undefined, 'planning')).toEqual([]);
  });
});
