import { describe, expect, it } from 'vitest';
import { outOfOrder, outOfProject, shiftedDays, type DatedStage } from './dates.ts';
import { defaultPlan } from './timeline.ts';
import { projectTimeLine } from './project-rules.ts';

const stage = (name: string, plannedFor: string | null, beganOn: string | null = null): DatedStage => ({
  name,
  plannedFor,
  beganOn,
});
const dates = (startDate: string | null, estimatedCompletion: string | null) => ({
  startDate,
  estimatedCompletion,
});
const project = dates('2027-01-01', '2027-07-01');
const plan = (begun = 0): DatedStage[] =>
  defaultPlan(project.startDate, project.estimatedCompletion).map(({ name, plannedFor }, index) =>
    stage(name, plannedFor, index < begun ? '2027-01-02' : null),
  );

describe('planned days', () => {
  it('are in order, and within the project', () => {
    expect(outOfOrder([stage('Foundation', '2030-01-01'), stage('Move-In', '2020-01-01')])).toEqual({
      index: 1,
      name: 'Move-In',
      after: 'Foundation',
    });
    expect(
      outOfOrder([
        stage('Foundation', '2027-01-02'),
        stage('Delivery', null),
        stage('Move-In', '2027-01-02'),
      ]),
    ).toBeNull();
    expect(
      outOfProject([stage('Foundation', '2020-01-01'), stage('Move-In', '2030-01-01')], project)?.message,
    ).toBe('Foundation is planned before the project starts');
    expect(
      outOfProject([stage('Foundation', '2027-02-01'), stage('Move-In', '2030-01-01')], project),
    ).toEqual({ index: 1, message: 'Move-In is planned after the project’s estimated completion' });
    expect(outOfProject(plan(), project)).toBeNull();
  });

  it('of stages that have begun say nothing any more', () => {
    const begun = stage('Design', '2020-01-01', '2027-01-01');
    expect(outOfProject([begun, stage('Permits', '2027-02-01')], project)).toBeNull();
    expect(
      outOfOrder([stage('Design', '2027-03-01', '2027-01-01'), stage('Permits', '2027-02-01')]),
    ).toBeNull();
  });

  it('are looked at from the first stage that has not begun', () => {
    const stages = [
      stage('Design', '2027-04-01', '2027-01-01'),
      stage('Permits', '2027-03-01'),
      stage('Foundation', '2027-02-01'),
    ];
    expect(outOfOrder(stages)).toEqual({ index: 2, name: 'Foundation', after: 'Permits' });
    expect(outOfProject(stages, dates('2027-03-02', null))?.index).toBe(1);
  });

  it('may be those on which the project starts and ends', () => {
    const stages = [stage('Design', project.startDate), stage('Move-In', project.estimatedCompletion)];
    expect(outOfProject(stages, project)).toBeNull();
  });

  it('lie within a project of which no day is known', () => {
    expect(outOfProject([stage('Design', '2020-01-01')], dates(null, null))).toBeNull();
  });

  it('out of order are refused with a sentence at the stage', () => {
    const checked = projectTimeLine.safeParse({
      version: 1,
      stages: [
        { name: 'Foundation', plannedFor: '2030-01-01' },
        { name: 'Move-In', plannedFor: '2020-01-01' },
      ],
    });
    expect(checked.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['stages.1.plannedFor', 'Move-In is planned before Foundation, which comes first'],
    ]);
  });
});

describe('a project that moves', () => {
  it('takes the days along that have not happened, in order and at the same share of its time', () => {
    const shifted = shiftedDays(plan(2), project, dates('2027-02-01', '2027-08-01'));
    expect(shifted).toHaveLength(7);
    expect(shifted.map(({ index }) => index)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(shifted[0]).toEqual({ index: 2, name: 'Site Preparation', from: '2027-02-06', to: '2027-03-09' });
    const short = shiftedDays(plan(), project, dates('2027-01-01', '2027-01-03')).map(({ to }) => to);
    expect(short).toEqual([...short].sort());
    expect(short.every((day) => day >= '2027-01-01' && day <= '2027-01-03')).toBe(true);
  });

  it('by one day only, or with one day known, moves them as far', () => {
    expect(shiftedDays(plan(), project, project)).toEqual([]);
    expect(
      shiftedDays([stage('Permits', '2027-01-10')], dates('2027-01-01', null), dates('2027-01-05', null)),
    ).toEqual([{ index: 0, name: 'Permits', from: '2027-01-10', to: '2027-01-14' }]);
    expect(
      shiftedDays([stage('Permits', '2027-01-10')], dates(null, '2027-02-01'), dates(null, '2027-02-11'))[0]
        ?.to,
    ).toBe('2027-01-20');
    expect(
      shiftedDays(
        [stage('Permits', '2027-01-10')],
        dates('2027-01-01', '2027-01-01'),
        dates('2027-02-01', '2027-02-02'),
      )[0]?.to,
    ).toBe('2027-02-02');
  });

  it('puts days right that were out of order or outside, and leaves those that nobody planned', () => {
    const wrong = [stage('Permits', null), stage('Foundation', '2030-01-01'), stage('Move-In', '2020-01-01')];
    expect(shiftedDays(wrong, dates(null, null), project).map(({ name, to }) => [name, to])).toEqual([
      ['Foundation', '2027-07-01'],
      ['Move-In', '2027-07-01'],
    ]);
  });

  it('leaves days as they are where it does not move, even those out of order', () => {
    const wrong = [stage('Foundation', '2027-03-01'), stage('Move-In', '2027-02-01')];
    expect(shiftedDays(wrong, project, project)).toEqual([]);
  });

  const permits = [stage('Permits', '2027-01-11')];
  it.each([
    ['from its start, when its end is no longer known', project, dates('2027-01-05', null), '2027-01-15'],
    ['from its end, when its start is no longer known', project, dates(null, '2027-07-05'), '2027-01-15'],
    [
      'from its start, when it lasted no day',
      dates('2027-01-01', '2027-01-01'),
      dates('2027-02-01', '2027-03-01'),
      '2027-02-11',
    ],
    ['at the same share', dates('2027-01-01', '2027-01-21'), dates('2027-01-01', '2027-01-11'), '2027-01-06'],
  ])('keeps the distance of a day %s', (_how, before, after, to) => {
    expect(shiftedDays(permits, before, after).map((day) => day.to)).toEqual([to]);
  });

  it('leaves a day where it is, when no end is known both before and after', () => {
    expect(shiftedDays(permits, dates('2027-01-01', null), dates(null, '2027-07-01'))).toEqual([]);
    expect(shiftedDays(permits, dates(null, '2027-07-01'), dates('2027-01-01', null))).toEqual([]);
  });
});
