import { columnTitles, lineTexts, type ReportLine } from './chart.ts';
import { reportGroup, reportMeasure } from './report-fields.ts';
import { measureValueText, keyText } from './report-words.ts';
import type { ReportFigure } from './records.ts';
import type { ReportDefinition } from './report-rules.ts';

export interface GridLine {
  readonly names: readonly string[];
  readonly figures: readonly string[];
}

/** A report as a table of texts: headings, lines, and the totals below. */
export interface ReportGrid {
  readonly heads: GridLine;
  readonly lines: readonly GridLine[];
  readonly total: readonly string[] | null;
  /** Which figure a cell shows. @param line the number of the line, from 0; null is the totals below */
  readonly figureAt: (line: number | null, column: number) => ReportFigure;
}

/** More columns do not fit beside each other. */
const maxColumns = 7;

/** For two groups and one additive measure, turns the second group's values into columns; null if there are too many, or in any other case. */
const crossed = (
  definition: ReportDefinition,
  rows: readonly ReportLine[],
  totals: readonly (number | null)[],
): ReportGrid | null => {
  const { source, groups, measures, sort } = definition;
  const [first, second] = groups.map((key) => reportGroup(source, key));
  const measure = reportMeasure(source, measures[0] ?? '');
  if (!first || !second || measures.length !== 1 || !measure?.additive || !sort.startsWith('name'))
    return null;
  const columns = [...new Set(rows.map(({ keys }) => keys[1] ?? null))];
  if (columns.length > maxColumns) return null;
  const options = second.field?.options ?? second.options;
  const place = (key: string | null): number => (options && key !== null ? options.indexOf(key) : 0);
  columns.sort((a, b) => place(a) - place(b) || (a ?? '').localeCompare(b ?? ''));
  const nameOf = (key: string | null): string =>
    keyText(second, key, rows.find(({ keys }) => (keys[1] ?? null) === key)?.names[1] ?? null);
  const lines = new Map<string | null, { name: string; values: Map<string | null, number> }>();
  for (const {
    keys: [key = null, column = null],
    names,
    values,
  } of rows) {
    const line = lines.get(key) ?? {
      name: keyText(first, key, names[0] ?? null),
      values: new Map<string | null, number>(),
    };
    line.values.set(column, values[0] ?? 0);
    lines.set(key, line);
  }
  const text = (value: number): string => measureValueText(value, measure.unit);
  const sum = (values: Iterable<number>): number => [...values].reduce((all, value) => all + value, 0);
  const down = columns.map((column) => sum([...lines.values()].map(({ values }) => values.get(column) ?? 0)));
  return {
    heads: { names: columnTitles(definition).names.slice(0, 1), figures: [...columns.map(nameOf), 'All'] },
    lines: [...lines.values()].map(({ name, values }) => ({
      names: [name],
      figures: [...columns.map((column) => text(values.get(column) ?? 0)), text(sum(values.values()))],
    })),
    total: [...down.map(text), measureValueText(totals[0] ?? null, measure.unit)],
    figureAt: (line, column) => ({
      measure: measure.key,
      keys: [
        ...(line === null ? [] : [{ group: first.key, key: [...lines.keys()][line] ?? null }]),
        // The last column has the sums of all others.
        ...(column < columns.length ? [{ group: second.key, key: columns[column] ?? null }] : []),
      ],
    }),
  };
};

/** The table of a report. @param whole whether the rows are complete and count nothing twice; only then are they added up */
export const reportGrid = (
  definition: ReportDefinition,
  rows: readonly ReportLine[],
  totals: readonly (number | null)[],
  whole: boolean,
): ReportGrid =>
  (whole && crossed(definition, rows, totals)) || {
    heads: columnTitles(definition),
    lines: rows.map((row) => lineTexts(definition, row)),
    total: definition.groups.length
      ? totals.map((value, index) =>
          measureValueText(
            value,
            reportMeasure(definition.source, definition.measures[index] ?? '')?.unit ?? 'count',
          ),
        )
      : null,
    figureAt: (line, column) => ({
      measure: definition.measures[column] ?? 'count',
      keys:
        line === null
          ? []
          : definition.groups.map((group, place) => ({ group, key: rows[line]?.keys[place] ?? null })),
    }),
  };
