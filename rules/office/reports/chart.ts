import type { ReportGroup, ReportStep, ReportUnit } from './field-types.ts';
import { reportGroup, reportMeasure } from './report-fields.ts';
import { stepAfter } from './periods.ts';
import { measureValueText, keyText } from './report-words.ts';
import type { ReportDefinition } from './report-rules.ts';

/** One row of a report as the API answers it: a key and perhaps a name for each group, a figure for each measure. */
export interface ReportLine {
  readonly keys: readonly (string | null)[];
  readonly names: readonly (string | null)[];
  readonly values: readonly (number | null)[];
}

export interface ReportSeries {
  readonly name: string;
  readonly values: readonly number[];
}

/** A report as a chart needs it: bands along the axis, and for each band one figure per series. */
export interface ReportDrawing {
  readonly bands: readonly string[];
  /** The same, unabbreviated. */
  readonly longBands: readonly string[];
  readonly series: readonly ReportSeries[];
  readonly unit: ReportUnit;
  /** How many bands are left out of the chart. */
  readonly left: number;
}

/** With more series they could not be told apart, and with more bands they could not be read. */
const maxSeries = 4;
const maxBands = 60;

/** An axis of more bands is not filled. */
const maxFilled = 500;

const filled = (keys: readonly (string | null)[], step: ReportStep): (string | null)[] => {
  const known = keys.filter((key): key is string => key !== null && key !== '').sort();
  const [first] = known;
  if (first === undefined) return [...keys];
  const last = known.at(-1) ?? first;
  const all: string[] = [];
  for (let key = first; key <= last && all.length <= maxFilled; key = stepAfter(key, step)) all.push(key);
  return all.length > maxFilled ? [...keys] : all;
};

/** A time axis has no gaps: a week without leads is drawn as zero. Rows without a time appear in the table only. */
const bandsOf = (
  group: ReportGroup | undefined,
  lines: readonly ReportLine[],
  sort: ReportDefinition['sort'],
): (string | null)[] => {
  const keys = [...new Set(lines.map((line) => line.keys[0] ?? null))];
  if (!group?.step || !sort.startsWith('name')) return keys;
  const all = filled(keys, group.step);
  return sort === 'name_desc' ? all.reverse() : all;
};

/** The chart of a report: its first measure; two groups become bands and series, with the smallest series combined into one. */
export const reportDrawing = (definition: ReportDefinition, lines: readonly ReportLine[]): ReportDrawing => {
  const { source, groups, measures, sort } = definition;
  const [first, second] = groups.map((key) => reportGroup(source, key));
  const measure = reportMeasure(source, measures[0] ?? 'count');
  const unit = measure?.unit ?? 'count';
  const all = bandsOf(first, lines, sort);
  // On a time axis the newest bands matter most, on any other the first.
  const bands = first?.step && sort === 'name' ? all.slice(-maxBands) : all.slice(0, maxBands);
  const nameOf = (key: string | null, place: 0 | 1, short: boolean): string => {
    const group = place ? second : first;
    const name = lines.find((line) => (line.keys[place] ?? null) === key)?.names[place] ?? null;
    return group ? keyText(group, key, name, short) : (measure?.title ?? '');
  };
  const value = (line: ReportLine): number => line.values[0] ?? 0;
  const spread = (some: readonly ReportLine[]): number[] => {
    const sums = new Map<string | null, number>();
    for (const line of some) {
      const key = line.keys[0] ?? null;
      sums.set(key, (sums.get(key) ?? 0) + value(line));
    }
    return bands.map((band) => sums.get(band) ?? 0);
  };
  const drawn = {
    bands: bands.map((key) => nameOf(key, 0, true)),
    longBands: bands.map((key) => nameOf(key, 0, false)),
    unit,
    left: all.length - bands.length,
  };
  if (!second) return { ...drawn, series: [{ name: measure?.title ?? '', values: spread(lines) }] };

  const bySeries = new Map<string | null, ReportLine[]>();
  for (const line of lines)
    bySeries.set(line.keys[1] ?? null, [...(bySeries.get(line.keys[1] ?? null) ?? []), line]);
  const weight = (some: readonly ReportLine[]): number => some.reduce((sum, line) => sum + value(line), 0);
  const ranked = [...bySeries].sort(([, a], [, b]) => weight(b) - weight(a));
  const own = ranked.slice(0, ranked.length > maxSeries ? maxSeries - 1 : maxSeries);
  const rest = ranked.slice(own.length).flatMap(([, some]) => some);
  const series = own.map(([key, some]) => ({ name: nameOf(key, 1, false), values: spread(some) }));
  // Averages of several rows cannot be added up, so the small series are left to the table.
  return {
    ...drawn,
    series: rest.length && measure?.additive ? [...series, { name: 'Other', values: spread(rest) }] : series,
  };
};

/** The cells of a row in words: its groups, then its figures. */
export const lineTexts = (
  { source, groups, measures }: ReportDefinition,
  line: ReportLine,
): { names: string[]; figures: string[] } => ({
  names: groups.map((key, index) => {
    const group = reportGroup(source, key);
    return group ? keyText(group, line.keys[index] ?? null, line.names[index] ?? null) : '';
  }),
  figures: measures.map((key, index) =>
    measureValueText(line.values[index] ?? null, reportMeasure(source, key)?.unit ?? 'count'),
  ),
});

/** The headings of the table's columns. */
export const columnTitles = ({
  source,
  groups,
  measures,
}: ReportDefinition): { names: string[]; figures: string[] } => ({
  names: groups.map((key) => {
    const group = reportGroup(source, key);
    return group?.step && group.field ? `${group.field.title} (${group.step})` : (group?.title ?? key);
  }),
  figures: measures.map((key) => reportMeasure(source, key)?.title ?? key),
});
