import { describe, expect, it } from 'vitest';
import type { ReportLine } from './chart.ts';
import { reportGrid } from './table.ts';
import { firstReport } from './ready-reports.ts';
import type { ReportDefinition } from './report-rules.ts';

const line = (keys: (string | null)[], ...values: (number | null)[]): ReportLine => ({
  keys,
  names: keys.map(() => null),
  values,
});
const report = (more: Partial<ReportDefinition>): ReportDefinition => ({
  ...firstReport,
  filters: [],
  ...more,
});
const bySourceAndStatus = report({ groups: ['source', 'status'] });
const heads = (definition: ReportDefinition, rows: readonly ReportLine[]) =>
  reportGrid(definition, rows, [0], true).heads;

describe('a table of two groups', () => {
  it('turns the second one’s values into columns, in their own order, with sums beside and below', () => {
    const rows = [line(['fair', 'customer'], 1), line(['fair', 'prospect'], 2), line(['web', 'customer'], 4)];
    expect(reportGrid(bySourceAndStatus, rows, [7], true)).toMatchObject({
      heads: { names: ['Source'], figures: ['Prospect', 'Customer', 'All'] },
      lines: [
        { names: ['Fair'], figures: ['2', '1', '3'] },
        { names: ['Web'], figures: ['0', '4', '4'] },
      ],
      total: ['2', '5', '7'],
    });
  });

  it('orders columns without an order of their own by their letters, those without a value first', () => {
    const rows = ['b', null, 'c', 'a'].map((tag) => line(['fair', tag], 1));
    expect(heads(report({ groups: ['source', 'tag'] }), rows).figures).toEqual([
      'No tag',
      'a',
      'b',
      'c',
      'All',
    ]);
  });

  it('orders days of the week from Monday', () => {
    const rows = ['7', '2', '1'].map((day) => line(['booked', day], 1));
    const weekly = report({ source: 'appointments', groups: ['status', 'weekday'] });
    expect(heads(weekly, rows).figures).toEqual(['Monday', 'Tuesday', 'Sunday', 'All']);
  });

  it('puts those without a value beside the first of a list', () => {
    const rows = ['prospect', 'customer', null].map((status) => line(['fair', status], 1));
    expect(heads(bySourceAndStatus, rows).figures).toEqual(['Not set', 'Prospect', 'Customer', 'All']);
  });

  it('has the names of people in rows and columns', () => {
    const row = { keys: ['1', '2'], names: ['Ada', 'Grace'], values: [3] };
    const people = report({ source: 'projects', groups: ['contractor', 'contractor'] });
    const grid = reportGrid(people, [row], [3], true);
    expect([grid.heads.figures, grid.lines[0]?.names]).toEqual([['Grace', 'All'], ['Ada']]);
  });

  it('has a row and a column for what has no value, which counts as zero', () => {
    const rows = [line([null, null], null), line([null, 'a'], 2)];
    const grid = reportGrid(report({ groups: ['source', 'tag'] }), rows, [null], true);
    expect(grid.lines).toEqual([{ names: ['Not set'], figures: ['0', '2', '2'] }]);
    expect(grid.total).toEqual(['0', '2', '–']);
  });

  it('writes figures and sums with their unit', () => {
    const budgets = report({ source: 'projects', groups: ['stage', 'status'], measures: ['budget_sum'] });
    const grid = reportGrid(budgets, [line(['Delivery', 'on_hold'], 1000)], [1000], true);
    expect([grid.lines[0]?.figures, grid.total]).toEqual([
      ['$1,000', '$1,000'],
      ['$1,000', '$1,000'],
    ]);
  });

  const tags = (count: number) => Array.from({ length: count }, (_, n) => line(['fair', `tag ${n}`], 1));

  it('has seven columns at most', () => {
    const byTag = report({ groups: ['source', 'tag'] });
    expect(heads(byTag, tags(7)).figures).toHaveLength(8);
    expect(heads(byTag, tags(8)).figures).toEqual(['Number of contacts']);
  });

  it.each([
    ['of averages', { source: 'projects', groups: ['stage', 'status'], measures: ['budget_avg'] }],
    ['of two measures', { source: 'projects', groups: ['stage', 'status'], measures: ['count', 'sqft_sum'] }],
    ['in the order of its figures', { sort: 'value' }],
    ['of an unknown first group', { groups: ['shoe', 'status'] }],
    ['of an unknown second group', { groups: ['status', 'shoe'] }],
  ] as const)('stays a list when it is one %s', (_what, more) => {
    const definition = { ...bySourceAndStatus, ...more } as ReportDefinition;
    expect(heads(definition, [line(['a', 'b'], 1)]).names).toHaveLength(2);
  });
});

describe('a table of one group or none', () => {
  it('has the totals below, each with its unit', () => {
    const definition = report({
      source: 'projects',
      groups: ['status'],
      measures: ['count', 'budget_sum'],
    });
    expect(reportGrid(definition, [line(['on_hold'], 1, 1000)], [1, 1000], true)).toMatchObject({
      heads: { names: ['Status'], figures: ['Number of projects', 'Total budget'] },
      lines: [{ names: ['On hold'], figures: ['1', '$1,000'] }],
      total: ['1', '$1,000'],
    });
  });

  it('has no totals without a group: the only row is the total', () => {
    expect(reportGrid(report({ groups: [] }), [line([], 7)], [7], true).total).toBeNull();
  });
});

describe('which figure a cell shows', () => {
  const key = (group: string, value: string | null) => ({ group, key: value });

  it('is told by the row of a list, and by no group for the totals', () => {
    const definition = report({ groups: ['status', 'created_month'], measures: ['count'], sort: 'value' });
    const { figureAt } = reportGrid(
      definition,
      [line(['prospect', '2027-03-01'], 1), line([null, null], 2)],
      [3],
      true,
    );
    expect(figureAt(0, 0)).toEqual({
      measure: 'count',
      keys: [key('status', 'prospect'), key('created_month', '2027-03-01')],
    });
    expect(figureAt(1, 0).keys).toEqual([key('status', null), key('created_month', null)]);
    expect(figureAt(null, 0)).toEqual({ measure: 'count', keys: [] });
  });

  it('is told by row and column where the second group’s values are columns', () => {
    const rows = [line(['fair', 'customer'], 1), line(['web', 'prospect'], 2)];
    const { figureAt } = reportGrid(bySourceAndStatus, rows, [3], true);
    // The columns are Prospect, Customer, All.
    expect(figureAt(0, 1).keys).toEqual([key('source', 'fair'), key('status', 'customer')]);
    expect(figureAt(1, 2).keys).toEqual([key('source', 'web')]);
    expect(figureAt(null, 0).keys).toEqual([key('status', 'prospect')]);
    expect(figureAt(null, 2).keys).toEqual([]);
  });
});
