import { describe, expect, it } from 'vitest';
import { firstReport } from './ready-reports.ts';
import { newReport, reportDefinition, reportSchedule, reportSentences } from './report-rules.ts';
import { reportInAddress } from './url.ts';

const definition = (more: object): readonly [path: string, message: string][] =>
  reportDefinition
    .safeParse({ ...firstReport, ...more })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

describe('a report', () => {
  it('counts, by name and as bars, where nothing else is said', () => {
    expect(reportDefinition.parse({ source: 'projects', measures: [] })).toEqual({
      source: 'projects',
      filters: [],
      groups: [],
      measures: ['count'],
      sort: 'name',
      chart: 'bar',
    });
  });

  it('has two groups at most', () => {
    expect(definition({ groups: ['status', 'source'] })).toEqual([]);
    expect(definition({ groups: ['status', 'source', 'tag'] })).toEqual([['groups', 'At most 2 of these']]);
  });

  it('has four measures at most', () => {
    const measures = ['count', 'budget_sum', 'budget_avg', 'cost_sum', 'cost_avg'];
    const projects = { source: 'projects', groups: [], filters: [] };
    expect(definition({ ...projects, measures: measures.slice(1) })).toEqual([]);
    expect(definition({ ...projects, measures })).toEqual([['measures', 'At most 4 of these']]);
  });

  it('has eight filters at most', () => {
    const filter = { field: 'status', op: 'is', values: ['active'] };
    expect(definition({ filters: times(8, filter) })).toEqual([]);
    expect(definition({ filters: times(9, filter) })).toEqual([['filters', 'At most 8 filters']]);
  });

  it.each([
    [{ groups: ['status', 'shoe'] }, 'groups.1', 'Unknown group'],
    [{ groups: ['status', 'status'] }, 'groups.1', 'Choose two different groups'],
    [{ measures: ['size'] }, 'measures.0', 'Unknown measure'],
    [{ measures: ['count', 'count'] }, 'measures.1', 'Each measure once'],
    [{ filters: [{ field: 'shoe', op: 'is', values: ['1'] }] }, 'filters.0.values', 'Unknown field'],
  ])('is refused where it is wrong: %j', (more, path, message) => {
    expect(definition(more)).toEqual([[path, message]]);
  });

  it('has a name of 1 to 120 characters', () => {
    const named = (length: number) =>
      newReport
        .safeParse({ name: 'x'.repeat(length), shared: true, definition: firstReport })
        .error?.issues.map(({ message }) => message) ?? [];
    expect([named(0), named(1), named(120), named(121)]).toEqual([
      ['Enter a report name'],
      [],
      [],
      ['Must be at most 120 characters'],
    ]);
  });

  it('takes the first hundred filters from an address, before it says that they are too many', () => {
    const read = reportInAddress((name) => (name === 'where' ? times(101, 'tag:is:a') : []));
    expect(read).toHaveProperty('filters.length', 100);
  });

  it.each([
    [reportSentences.cut, 'Only the first 1,000 rows are shown'],
    [reportSentences.tooMany, 'There are 200 saved reports'],
  ])('says what its limit is: %s', (sentence, limit) => expect(sentence).toContain(limit));
});

describe('a filter', () => {
  const filter = (field: string, op: string, ...values: string[]) =>
    definition({ source: 'projects', groups: [], filters: [{ field, op, values }] }).map(
      ([, message]) => message,
    );

  it.each([
    ['status', 'is', ['planning']],
    ['status', 'one_of', ['planning', 'on_hold']],
    ['stage', 'none_of', ['Garden']],
    ['stage', 'is', ['x'.repeat(200)]],
    ['created', 'in_period', ['last_week']],
    ['start', 'between', ['1900-01-01', '2200-12-31']],
    ['start', 'between', ['2027-03-01', '2027-03-01']],
    ['start', 'between', ['2027-03-01']],
    ['start', 'between', ['', '2027-03-01']],
    ['budget', 'between', ['0', '999999999']],
    ['budget', 'between', ['9', '10']],
    ['budget', 'between', ['10', '10']],
  ])('is taken: %s %s %j', (field, op, values) => expect(filter(field, op, ...values)).toEqual([]));

  it.each([
    ['status', 'between', ['1', '2'], 'This operator does not fit the field'],
    ['status', 'is', [], 'Choose at least one'],
    ['status', 'is', ['planning', 'on_hold'], 'Choose one'],
    ['status', 'one_of', ['planning', 'vip'], 'Unknown value'],
    ['stage', 'is', ['x'.repeat(201)], 'Must be at most 200 characters'],
    ['created', 'in_period', ['someday'], 'Choose a period'],
    ['created', 'in_period', [], 'Choose a period'],
    ['created', 'in_period', ['today', 'today'], 'Choose a period'],
    ['start', 'between', [], 'Enter a minimum or a maximum'],
    ['start', 'between', ['', ''], 'Enter a minimum or a maximum'],
    ['start', 'between', ['2027-03-01', '2027-03-02', ''], 'Enter a minimum or a maximum'],
    ['start', 'between', ['1899-12-31', ''], 'Choose a valid date'],
    ['start', 'between', ['', '2201-01-01'], 'Choose a valid date'],
    ['start', 'between', ['2027-03-02', '2027-03-01'], 'The end is before the start'],
    ['budget', 'between', ['1.5', ''], 'Must be a whole number'],
    ['budget', 'between', ['', '1000000000'], 'Must be a whole number'],
    ['budget', 'between', ['10', '9'], 'The end is before the start'],
  ])('is refused: %s %s %j', (field, op, values, message) => {
    expect(filter(field, op, ...values)).toEqual([message]);
  });

  it('has fifty values at most', () => {
    expect(filter('stage', 'one_of', ...times(50, 'Garden'))).toEqual([]);
    expect(filter('stage', 'one_of', ...times(51, 'Garden'))).toEqual(['At most 50 values']);
  });
});

describe('a schedule', () => {
  const schedule = (more: object) =>
    reportSchedule
      .safeParse({
        every: 'monthly',
        hour: 7,
        format: 'pdf',
        recipients: ['0198c0de-0000-7000-8000-000000000001'],
        ...more,
      })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

  it.each([
    { hour: 0 },
    { hour: 23 },
    { day: 1 },
    { day: 28 },
    { every: 'weekly', day: 7 },
    { every: 'daily', day: 8 },
  ])('may be %j', (more) => expect(schedule(more)).toEqual([]));

  it.each([
    [{ hour: -1 }, 'hour: Choose an hour'],
    [{ hour: 24 }, 'hour: Choose an hour'],
    [{ day: 0 }, 'day: Choose a day'],
    [{ day: 29 }, 'day: Choose a day'],
    [{ every: 'weekly', day: 8 }, 'day: Choose a day'],
  ])('cannot be %j', (more, message) => expect(schedule(more)).toEqual([message]));

  it('is for the first day where none is chosen, and for each person once', () => {
    const id = '0198c0de-0000-7000-8000-000000000001';
    const parsed = reportSchedule.parse({
      every: 'weekly',
      hour: 7,
      format: 'csv',
      recipients: [id, id],
    });
    expect([parsed.day, parsed.recipients]).toEqual([1, [id]]);
  });
});
