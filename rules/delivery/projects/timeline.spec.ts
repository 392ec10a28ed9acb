import { describe, expect, it } from 'vitest';
import { customerTasks, nextStage, stageStates, defaultPlan } from './timeline.ts';
import { canChangeStatus, projectStatuses } from './project-sentences.ts';
import { editableFields } from './project-rules.ts';

describe('the usual plan', () => {
  it('spreads the stages in order over the time there is', () => {
    const plan = defaultPlan('2027-01-01', '2027-07-01');
    const days = plan.map(({ plannedFor }) => String(plannedFor));
    expect(days[0]).toBe('2027-01-01');
    expect(days).toEqual([...days].sort());
    expect(days.at(-1)?.localeCompare('2027-07-01')).toBe(-1);
    expect(defaultPlan('2027-01-01', null).every(({ plannedFor }) => plannedFor === null)).toBe(true);
  });

  it('has no days without the day on which the project starts', () => {
    expect(defaultPlan(null, '2027-07-01').every(({ plannedFor }) => plannedFor === null)).toBe(true);
  });

  it('begins each stage after its share of the time: of 100 days, Permits after 8', () => {
    expect(defaultPlan('2027-01-01', '2027-04-11').map(({ plannedFor }) => plannedFor)).toEqual([
      '2027-01-01',
      '2027-01-09',
      '2027-01-21',
      '2027-01-31',
      '2027-02-10',
      '2027-03-08',
      '2027-03-14',
      '2027-04-01',
      '2027-04-08',
    ]);
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

  it('begins with its first stage', () => expect(nextStage([none])).toBe(none));
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
    expect(customerTasks(project).map(({ field: asksFor }) => asksFor)).toEqual(['address', 'contactPhone']);
    expect(
      customerTasks({ ...project, status: 'in_progress', stage: 'Own words', contactEmail: 'a@b.example' }),
    ).toEqual([]);
    expect(customerTasks({ ...project, status: 'on_hold' })).toEqual([]);
  });

  it('does not include the address when it is known, or once building has begun', () => {
    const requestsOf = (more: object) =>
      customerTasks({ ...project, ...more }).map(({ field: asksFor }) => asksFor);
    expect(requestsOf({ address: '1 Cedar Lane' })).not.toContain('address');
    expect(requestsOf({ status: 'in_progress' })).toEqual(['contactPhone']);
  });

  it.each(['contactPhone', 'contactEmail'])(
    'does not include how to reach them when the %s is known',
    (field) => {
      expect(customerTasks({ ...project, [field]: 'known' }).map(({ field: asksFor }) => asksFor)).toEqual([
        'address',
      ]);
    },
  );
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
