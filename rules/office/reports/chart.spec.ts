import { describe, expect, it } from 'vitest';
import { dayAfter } from '../../dates/day.ts';
import { columnTitles, lineTexts, reportDrawing, type ReportLine } from './chart.ts';
import { firstReport } from './ready-reports.ts';
import type { ReportDefinition } from './report-rules.ts';

const line = (keys: (string | null)[], ...values: (number | null)[]): ReportLine => ({
  keys,
  names: keys.map(() => null),
  values,
});
const named = (keys: (string | null)[], names: (string | null)[], value: number): ReportLine => ({
  ...line(keys, value),
  names,
});
const report = (more: Partial<ReportDefinition>): ReportDefinition => ({
  ...firstReport,
  filters: [],
  ...more,
});
const byDay = report({ groups: ['created_day'] });
const byTag = report({ groups: ['tag'] });
const byTagAndSource = report({ groups: ['tag', 'source'] });
const from = (count: number): string => dayAfter('2027-01-01', count - 1);
const tagLines = (count: number) => Array.from({ length: count }, (_, n) => line([`tag ${n}`], n));

describe('the bands of a chart', () => {
  it('are one, called like the measure, without a group', () => {
    expect(reportDrawing(report({ groups: [] }), [line([], 7)])).toEqual({
      bands: ['Number of contacts'],
      longBands: ['Number of contacts'],
      unit: 'count',
      left: 0,
      series: [{ name: 'Number of contacts', values: [7] }],
    });
  });

  it('are in the order of the rows where they are no times', () => {
    expect(reportDrawing(byTag, [line(['b'], 1), line([null], 2), line(['a'], 3)]).bands).toEqual([
      'b',
      'No tag',
      'a',
    ]);
  });

  it('of times leave out what has no time', () => {
    const lines = [line([null], 9), line([''], 8), line(['2027-01-01'], 1), line(['2027-01-03'], 3)];
    const { bands, series } = reportDrawing(byDay, lines);
    expect(bands).toEqual(['Jan 1', 'Jan 2', 'Jan 3']);
    expect(series[0]?.values).toEqual([1, 0, 3]);
  });

  it('of times are all that there are where nothing has a time', () => {
    expect(
      reportDrawing(report({ source: 'projects', groups: ['start_day'] }), [line([null], 9)]).bands,
    ).toEqual(['No start date']);
  });

  it('of times have no holes from the newest to the oldest either', () => {
    const lines = [line(['2027-01-03'], 3), line(['2027-01-01'], 1)];
    expect(reportDrawing({ ...byDay, sort: 'name_desc' }, lines).bands).toEqual(['Jan 3', 'Jan 2', 'Jan 1']);
  });

  it('of times are those of the rows when they are ordered by their figures', () => {
    const lines = [line(['2027-01-03'], 3), line(['2027-01-01'], 1)];
    expect(reportDrawing({ ...byDay, sort: 'value_desc' }, lines).bands).toEqual(['Jan 3', 'Jan 1']);
  });

  it('are unabbreviated for whoever asks', () => {
    expect(reportDrawing(byDay, [line(['2027-01-01'], 1)]).longBands).toEqual(['Jan 1, 2027']);
  });

  it('are sixty at most', () => {
    expect(reportDrawing(byTag, tagLines(60))).toMatchObject({ left: 0, bands: { length: 60 } });
    expect(reportDrawing(byTag, tagLines(61))).toMatchObject({ left: 1, bands: { length: 60 } });
  });

  it('are the first sixty, and what is left out is not drawn', () => {
    const { bands, series } = reportDrawing(byTag, tagLines(61));
    expect([bands.at(0), bands.at(-1), series[0]?.values.at(-1)]).toEqual(['tag 0', 'tag 59', 59]);
  });

  it('are the newest sixty of times, in either order', () => {
    const lines = [line(['2027-01-01'], 1), line([from(61)], 61)];
    const oldestFirst = reportDrawing(byDay, lines).bands;
    const newestFirst = reportDrawing({ ...byDay, sort: 'name_desc' }, lines).bands;
    expect([oldestFirst.at(0), oldestFirst.at(-1)]).toEqual(['Jan 2', 'Mar 2']);
    expect([newestFirst.at(0), newestFirst.at(-1)]).toEqual(['Mar 2', 'Jan 2']);
  });

  it('are filled up to five hundred, and on no longer axis', () => {
    const drawn = (days: number) => reportDrawing(byDay, [line([from(1)], 1), line([from(days)], 1)]);
    expect(drawn(500)).toMatchObject({ left: 440, bands: { length: 60 } });
    expect(drawn(501)).toMatchObject({ left: 0, bands: ['Jan 1', 'May 15'] });
  });
});

describe('the series of a chart', () => {
  it('are one without figures where there are no rows', () => {
    expect(reportDrawing(byTag, []).series).toEqual([{ name: 'Number of contacts', values: [] }]);
  });

  it('are named in full', () => {
    const months = report({ groups: ['tag', 'created_month'] });
    expect(reportDrawing(months, [line(['a', '2027-11-01'], 1)]).series[0]?.name).toBe('November 2027');
  });

  const lines = (count: number) =>
    Array.from({ length: count }, (_, n) => line(['a', `source ${n}`], 10 - n, 100 + n));

  it('are four at most, each with a name', () => {
    expect(reportDrawing(byTagAndSource, lines(4)).series.map(({ name }) => name)).toEqual([
      'Source 0',
      'Source 1',
      'Source 2',
      'Source 3',
    ]);
  });

  it('have the sum of what is in a band', () => {
    const twice = [line(['a', 'fair'], 1), line(['b', 'fair'], 2), line(['a', 'fair'], 4)];
    expect(reportDrawing(byTagAndSource, twice).series).toEqual([{ name: 'Fair', values: [5, 2] }]);
  });

  it('are those with the largest sums', () => {
    const rows = [...lines(5), line(['b', 'source 4'], 20)];
    expect(reportDrawing(byTagAndSource, rows).series.map(({ name }) => name)).toEqual([
      'Source 4',
      'Source 0',
      'Source 1',
      'Other',
    ]);
  });

  it('leave the smallest averages out, which cannot be added up', () => {
    const averages = report({
      source: 'projects',
      groups: ['status', 'stage'],
      measures: ['budget_avg'],
    });
    const { series, unit } = reportDrawing(averages, lines(5));
    expect([series.map(({ values }) => values), unit]).toEqual([[[10], [9], [8]], 'money']);
  });

  it('draw an average of nothing as zero', () => {
    const averages = report({ source: 'projects', groups: ['status'], measures: ['budget_avg', 'count'] });
    expect(reportDrawing(averages, [line(['on_hold'], null, 5)]).series).toEqual([
      { name: 'Average budget', values: [0] },
    ]);
  });

  it('have the names of people, like the bands', () => {
    const people = report({ source: 'appointments', groups: ['consultant', 'status'] });
    const { bands, series } = reportDrawing(people, [
      named(['1', 'booked'], ['Ada', null], 1),
      named([null, 'booked'], [null, null], 1),
    ]);
    expect([bands, series.map(({ name }) => name)]).toEqual([['Ada', 'Not set'], ['Booked']]);
    const turned = reportDrawing({ ...people, groups: ['status', 'consultant'] }, [
      named(['booked', '1'], [null, 'Ada'], 1),
    ]);
    expect(turned.series).toEqual([{ name: 'Ada', values: [1] }]);
  });

  it('have one for what has no value in the second group', () => {
    expect(reportDrawing(report({ groups: ['source', 'tag'] }), [line(['fair', null], 3)]).series).toEqual([
      { name: 'No tag', values: [3] },
    ]);
  });
});

describe('the table of a report', () => {
  const projects = report({
    source: 'projects',
    groups: ['created_month', 'status'],
    measures: ['count', 'budget_sum'],
  });

  it('has a heading for each group and measure', () => {
    expect(columnTitles(projects)).toEqual({
      names: ['Created (month)', 'Status'],
      figures: ['Number of projects', 'Total budget'],
    });
  });

  it('names what is unknown as it is called', () => {
    expect(columnTitles(report({ groups: ['shoe'], measures: ['size'] }))).toEqual({
      names: ['shoe'],
      figures: ['size'],
    });
  });

  it('has the groups of a row and its figures in words, in full', () => {
    expect(lineTexts(projects, line(['2027-01-01', 'on_hold'], 2, 300_000))).toEqual({
      names: ['January 2027', 'On hold'],
      figures: ['2', '$300,000'],
    });
  });

  it('has a dash for a figure that is missing', () => {
    expect(lineTexts(projects, line([], 1)).figures).toEqual(['1', '–']);
  });
});
