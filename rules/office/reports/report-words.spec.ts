import { describe, expect, it } from 'vitest';
import { reportGroup, type ReportSource } from './report-fields.ts';
import {
  filtersText,
  headlineText,
  keyText,
  measureValueText,
  reportText,
  scheduleText,
  type ReportNames,
} from './report-words.ts';
import { firstReport } from './ready-reports.ts';
import type { ReportDefinition } from './report-rules.ts';

describe('the label of a row', () => {
  it.each([
    ['projects', 'created_year', '2027-01-01', '2027', '2027'],
    ['projects', 'created_quarter', '2027-10-01', 'Q4 2027', 'Q4 ’27'],
    ['projects', 'created_quarter', '2027-01-01', 'Q1 2027', 'Q1 ’27'],
    ['projects', 'created_month', '2027-11-01', 'November 2027', 'Nov ’27'],
    ['projects', 'created_week', '2027-11-15', 'Week of Nov 15, 2027', 'Nov 15'],
    ['projects', 'start_day', '2027-11-15', 'Nov 15, 2027', 'Nov 15'],
    ['appointments', 'weekday', '1', 'Monday', 'Mon'],
    ['appointments', 'weekday', '7', 'Sunday', 'Sun'],
    ['appointments', 'weekday', '8', '8', '8'],
    ['appointments', 'time', '09:00 AM', '9:00 AM', '9:00 AM'],
    ['contacts', 'source', 'consultant_request', 'Consultant request', 'Consultant request'],
    ['contacts', 'tag', 'first_home', 'first_home', 'first_home'],
    ['campaigns', 'campaign', 'abc', 'abc', 'abc'],
    ['projects', 'contractor', '', 'Not assigned', 'Not assigned'],
    ['projects', 'stage', '', 'Not set', 'Not set'],
    ['campaigns', 'campaign', '', 'Not set', 'Not set'],
  ] as const)('of %s by %s with the key %j is %j, or %j for short', (source, key, value, long, short) => {
    const group = reportGroup(source, key)!;
    expect([keyText(group, value, null), keyText(group, value, null, true)]).toEqual([long, short]);
  });

  it('is the name that came with it', () => {
    expect(keyText(reportGroup('campaigns', 'campaign')!, 'abc', 'Spring')).toBe('Spring');
  });

  it('says that there is no value', () => {
    expect(keyText(reportGroup('contacts', 'tag')!, null, null)).toBe('No tag');
  });
});

describe('a figure', () => {
  it.each([
    [1234.4, 'count', '1,234', '1.2K'],
    [1_234_567.8, 'money', '$1,234,568', '$1.2M'],
    [1234.4, 'area', '1,234 sq ft', '1.2K'],
    [12.34, 'percent', '12.3%', '12.3%'],
    [1.25, 'days', '1.3 days', '1.3'],
    [null, 'days', '–', '–'],
  ] as const)('%s of the unit %s is written %j, or %j for short', (value, unit, long, short) => {
    expect([measureValueText(value, unit), measureValueText(value, unit, true)]).toEqual([long, short]);
  });
});

describe('filters in words', () => {
  const names: ReportNames = (id) => (id === 'ada' ? 'Ada Byron' : undefined);
  const sentence = (source: ReportSource, field: string, op: string, ...values: string[]) =>
    filtersText({ source, filters: [{ field, op, values }] } as unknown as ReportDefinition, names);

  it.each([
    ['contacts', 'created', 'in_period', ['last_90_days'], 'Created in the last 90 days'],
    ['contacts', 'created', 'in_period', ['yesterday'], 'Created yesterday'],
    ['contacts', 'status', 'is', ['prospect'], 'Status is Prospect'],
    ['contacts', 'status', 'one_of', ['prospect', 'active'], 'Status is Prospect or Active'],
    [
      'contacts',
      'status',
      'none_of',
      ['prospect', 'active', 'customer'],
      'Status is not Prospect, Active or Customer',
    ],
    ['contacts', 'tag', 'one_of', ['first_home', ''], 'Tag is first_home or No tag'],
    ['contacts', 'source', 'is', ['consultant_request'], 'Source is Consultant request'],
    ['projects', 'stage', 'is', [''], 'Stage is Not set'],
    ['appointments', 'consultant', 'is', ['ada'], 'Consultant is Ada Byron'],
    ['appointments', 'consultant', 'is', ['eve'], 'Consultant is Former team member'],
    ['projects', 'budget', 'between', ['1000', '2000'], 'Budget from $1,000 to $2,000'],
    ['projects', 'budget', 'between', ['1000', ''], 'Budget at least $1,000'],
    ['projects', 'progress', 'between', ['', '50'], 'Progress at most 50%'],
    ['projects', 'start', 'between', ['2027-03-01', ''], 'Started on Mar 1, 2027 or later'],
    ['projects', 'start', 'between', ['', '2027-03-01'], 'Started on Mar 1, 2027 or earlier'],
    ['projects', 'start', 'between', ['2027-03-01', '2027-03-01'], 'Started on Mar 1, 2027'],
    ['projects', 'start', 'between', ['2027-03-01', '2027-03-02'], 'Started from Mar 1, 2027 to Mar 2, 2027'],
  ] as const)('of %s: %s %s %j reads as %j', (source, field, op, values, words) => {
    expect(sentence(source, field, op, ...values)).toBe(words);
  });

  it('are none where there are none, or only of unknown fields', () => {
    expect([
      filtersText({ ...firstReport, filters: [] }, names),
      sentence('contacts', 'shoe', 'is', '1'),
    ]).toEqual([null, null]);
  });
});

describe('a report in words', () => {
  const headline = (more: Partial<ReportDefinition>) => headlineText({ ...firstReport, ...more });

  it('says what is counted, and by what', () => {
    expect(headline({})).toBe('Number of contacts by week (created) and source');
    expect(headline({ groups: [] })).toBe('Number of contacts');
  });

  it('begins with a capital letter only', () => {
    const measures = ['count', 'budget_sum', 'progress_avg'];
    expect(headline({ source: 'projects', groups: ['status'], measures })).toBe(
      'Number of projects, total budget and average progress by status',
    );
  });

  it('names what is unknown as it is called', () => {
    expect(headline({ groups: ['shoe'], measures: ['size'] })).toBe('Size by shoe');
  });

  it('says which records are counted', () => {
    const names = () => undefined;
    expect(reportText({ ...firstReport, filters: [] }, names)).toBe(
      'Number of contacts by week (created) and source. All contacts.',
    );
    expect(reportText(firstReport, names)).toBe(
      'Number of contacts by week (created) and source. Filters: created in the last 90 days.',
    );
  });
});

describe('a schedule in words', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [23, '23rd'],
  ])('names day %i of the month the %s', (day, words) => {
    expect(scheduleText({ every: 'monthly', day, hour: 13 })).toBe(
      `on the ${words} of every month at 1:00 PM`,
    );
  });

  it.each([
    ['daily', 1, 'every day at 8:00 AM'],
    ['weekly', 1, 'every Monday at 8:00 AM'],
  ] as const)('is %s', (every, day, words) => expect(scheduleText({ every, day, hour: 8 })).toBe(words));
});
