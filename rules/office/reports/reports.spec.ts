import { describe, expect, it } from 'vitest';
import { readReport, reportPairs } from './url.ts';
import { reportDrawing } from './chart.ts';
import { reportGrid } from './table.ts';
import { periodDays, stepAfter, stepStart } from './periods.ts';
import { reportText, scheduleText } from './report-words.ts';
import { firstReport, readyReports } from './ready-reports.ts';
import { reportMeasure, reportTables, type ReportSource } from './report-fields.ts';
import { reportDefinition, reportSchedule, type ReportDefinition } from './report-rules.ts';

const throughAddress = (definition: ReportDefinition): ReportDefinition | null => {
  const params = new Map<string, string[]>();
  for (const [name, value] of reportPairs(definition)) params.set(name, [...(params.get(name) ?? []), value]);
  return readReport((name) => params.get(name) ?? []);
};

describe('a report in an address', () => {
  it.each(readyReports)('$name comes back as it was', ({ definition }) => {
    expect(reportDefinition.parse(definition)).toEqual(definition);
    expect(throughAddress(definition)).toEqual(definition);
  });

  it('cancel.words: what sales have brought in carries one of the four words', () => {
    const title = (source: ReportSource, key: string) => reportMeasure(source, key)?.title;
    expect({
      sales: [title('sales', 'amount_sum'), title('sales', 'recognized_sum')],
      deals: ['won_sum', 'paid_sum', 'trust_sum'].map((key) => title('deals', key)),
    }).toEqual({
      sales: ['Contracted', 'Recognized at delivery'],
      deals: ['Contracted', 'Cash received', 'Held in trust'],
    });
    for (const { title: words, unit } of reportTables.payments.measures)
      if (unit === 'money') expect(words.toLowerCase()).toContain('cash received');
    const names = readyReports.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(
        ['month', 'owner'].flatMap((by) => [`Contracted by ${by}`, `Cash received by ${by}`]),
      ),
    );
    expect(names.filter((name) => /revenue/i.test(name))).toEqual([]);
  });

  it('keeps commas, colons, percent signs and nothing at all in values', () => {
    const definition: ReportDefinition = {
      ...firstReport,
      filters: [{ field: 'tag', op: 'one_of', values: ['a,b', 'c:d', '100%', 'é & ü', ''] }],
    };
    expect(throughAddress(definition)).toEqual(definition);
  });

  it('is none where the address says nothing, or something unknown', () => {
    expect(readReport(() => [])).toBeNull();
    expect(
      readReport((name) =>
        name === 'source' ? ['contacts'] : name === 'where' ? ['status:is:%E0%A4%A'] : [],
      ),
    ).toBeNull();
  });
});

it('a report is mailed to twenty people at most', () => {
  const ids = Array.from({ length: 21 }, (_, n) => `0198c0de-0000-7000-8000-0000000000${10 + n}`);
  const schedule = { every: 'daily', hour: 7, format: 'pdf' };
  const isTaken = (recipients: readonly string[]) =>
    reportSchedule.safeParse({ ...schedule, recipients }).success;
  expect([isTaken(ids.slice(1)), isTaken(ids), isTaken([])]).toEqual([true, false, false]);
});

describe('periods', () => {
  it.each([
    ['today', '2028-03-01', ['2028-03-01', '2028-03-01']],
    ['yesterday', '2028-03-01', ['2028-02-29', '2028-02-29']],
    ['last_7_days', '2028-03-01', ['2028-02-24', '2028-03-01']],
    ['last_30_days', '2028-03-01', ['2028-02-01', '2028-03-01']],
    ['last_90_days', '2028-03-01', ['2027-12-03', '2028-03-01']],
    ['next_7_days', '2028-02-27', ['2028-02-27', '2028-03-04']],
    ['next_30_days', '2028-02-01', ['2028-02-01', '2028-03-01']],
    ['this_month', '2028-02-10', ['2028-02-01', '2028-02-29']],
    ['this_quarter', '2027-05-31', ['2027-04-01', '2027-06-30']],
    ['last_year', '2027-01-01', ['2026-01-01', '2026-12-31']],
    ['last_month', '2028-03-31', ['2028-02-01', '2028-02-29']],
    ['this_week', '2027-11-21', ['2027-11-15', '2027-11-21']],
    ['last_week', '2027-01-01', ['2026-12-21', '2026-12-27']],
    ['last_quarter', '2027-02-14', ['2026-10-01', '2026-12-31']],
    ['last_12_months', '2027-11-20', ['2026-12-01', '2027-11-20']],
    ['this_year', '2027-11-20', ['2027-01-01', '2027-12-31']],
  ] as const)('%s on %s', (period, today, days) => expect(periodDays(period, today)).toEqual(days));

  it.each([
    ['day', '2027-11-21'],
    ['week', '2027-11-15'],
    ['month', '2027-11-01'],
    ['quarter', '2027-10-01'],
    ['year', '2027-01-01'],
  ] as const)('begin their %s on the first day of it', (step, start) => {
    expect(stepStart('2027-11-21', step)).toBe(start);
  });

  it('step over the ends of months and years', () => {
    expect(stepAfter(stepStart('2027-12-31', 'quarter'), 'quarter')).toBe('2028-01-01');
    expect(stepAfter('2027-01-01', 'month', -1)).toBe('2026-12-01');
  });
});

const line = (keys: (string | null)[], ...values: (number | null)[]) => ({
  keys,
  names: keys.map(() => null),
  values,
});

describe('drawing and table', () => {
  it('have no holes on a time axis, and put the smallest series into one', () => {
    const lines = [
      line(['2027-01-04', 'a'], 5),
      line(['2027-01-18', 'b'], 4),
      line(['2027-01-18', 'c'], 3),
      line(['2027-01-18', 'd'], 2),
      line(['2027-01-18', 'e'], 1),
    ];
    const { bands, series } = reportDrawing(firstReport, lines);
    expect(bands).toEqual(['Jan 4', 'Jan 11', 'Jan 18']);
    expect(series).toEqual([
      { name: 'A', values: [5, 0, 0] },
      { name: 'B', values: [0, 0, 4] },
      { name: 'C', values: [0, 0, 3] },
      { name: 'Other', values: [0, 0, 3] },
    ]);
    const grid = reportGrid(firstReport, lines, [15], true);
    expect(grid.heads).toEqual({ names: ['Created (week)'], figures: ['A', 'B', 'C', 'D', 'E', 'All'] });
    expect(grid.total).toEqual(['5', '4', '3', '2', '1', '15']);
    expect(reportGrid(firstReport, lines, [15], false).lines).toHaveLength(5);
  });

  it('tell an average of nothing from zero', () => {
    const definition: ReportDefinition = {
      ...firstReport,
      source: 'projects',
      filters: [],
      groups: ['status'],
      measures: ['budget_avg', 'count'],
    };
    expect(reportGrid(definition, [line(['on_hold'], null, 0)], [null, 0], true).lines[0]).toEqual({
      names: ['On hold'],
      figures: ['–', '0'],
    });
  });
});

it('says a report and its schedule in words', () => {
  expect(reportText(readyReports[2]!.definition, () => undefined)).toBe(
    'Number of appointments by consultant and status. Filters: status is not Cancelled.',
  );
  expect(scheduleText({ every: 'monthly', day: 22, hour: 0 })).toBe('on the 22nd of every month at 12:00 AM');
  expect(scheduleText({ every: 'weekly', day: 7, hour: 12 })).toBe('every Sunday at 12:00 PM');
});
