import { columnTitles, lineTexts } from '@hearthline/rules/office/reports/chart.ts';
import { reportGroup } from '@hearthline/rules/office/reports/report-fields.ts';
import type { ReportDefinition } from '@hearthline/rules/office/reports/report-rules.ts';
import type { Readable } from 'node:stream';
import { csvStream, type CsvValue } from '../../../../platform/text/csv.ts';
import type { ReportResult } from '../run/run-report.ts';

const round = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100;

/** The report as a file for a spreadsheet: figures as plain numbers, periods by their first day, totals in the last line. */
export const reportCsv = (
  definition: ReportDefinition,
  { rows, totals }: Pick<ReportResult, 'rows' | 'totals'>,
): Readable => {
  const { names, figures } = columnTitles(definition);
  const steps = definition.groups.map((key) => reportGroup(definition.source, key)?.step);
  const lines = rows.map((line): CsvValue[] => {
    const words = lineTexts(definition, line).names;
    return [
      ...words.map((text, index) => (steps[index] && line.keys[index] ? line.keys[index] : text)),
      ...line.values.map(round),
    ];
  });
  if (names.length) lines.push([...names.map((_, index) => (index ? '' : 'Total')), ...totals.map(round)]);
  return csvStream([...names, ...figures], lines);
};
