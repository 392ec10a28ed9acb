import { reportField } from '@hearthline/rules/office/reports/report-fields.ts';
import { reportInAddress } from '@hearthline/rules/office/reports/url.ts';
import { headlineText } from '@hearthline/rules/office/reports/report-words.ts';
import {
  reportDefinition,
  reportLimits,
  type ReportDefinition,
} from '@hearthline/rules/office/reports/report-rules.ts';
import { text as textRule } from '@hearthline/rules/text.ts';
import type { Readable } from 'node:stream';
import { auditAlone } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { validate, validateOne } from '../../../../platform/validation/validate.ts';
import { reportCsv } from './report-csv.ts';
import { reportNames } from '../run/options.queries.ts';
import { reportPdf } from './pdf.ts';
import { computeReport } from '../run/run-report.ts';

type Query = Readonly<Record<string, unknown>>;

/** The values of a query parameter that may be repeated; refuses anything but strings, such as nested objects (docs/security.md, G2). */
const valuesOf =
  (query: Query) =>
  (name: string): string[] => {
    const value = query[name];
    const list: unknown[] = value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : [value];
    if (list.some((one) => typeof one !== 'string')) throw new AppError('BAD_INPUT');
    return list as string[];
  };

const single = new Set(['source', 'sort', 'chart', 'name']);

const read = (query: Query): { definition: ReportDefinition; name: string } => {
  const all = valuesOf(query);
  if ([...single].some((name) => all(name).length > 1)) throw new AppError('BAD_INPUT');
  const definition = validate(reportDefinition, reportInAddress(all));
  const [name = ''] = all('name');
  return {
    definition,
    name:
      validateOne('name', textRule({ max: reportLimits.name }), name) ||
      headlineText(definition).slice(0, reportLimits.name),
  };
};

/** The ids of the people that the filters name. */
export const peopleIn = (definition: ReportDefinition): string[] =>
  definition.filters.flatMap(({ field, values }) =>
    reportField(definition.source, field)?.kind === 'person' ? values.filter(Boolean) : [],
  );

/** The file name of a report. */
export const reportFileName = (name: string, ending: 'pdf' | 'csv'): string =>
  `${
    name
      .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 100) || 'Report'
  }.${ending}`;

const note = (context: Context, definition: ReportDefinition, format: string, rows: number): Promise<void> =>
  auditAlone(context, { action: 'report.export', details: { format, source: definition.source, rows } });

/** The report that a URL describes, as a CSV file. @throws AppError BAD_INPUT */
export const exportCsv = async (
  context: Context,
  query: Query,
): Promise<{ fileName: string; body: Readable }> => {
  const { definition, name } = read(query);
  const result = await computeReport(context, definition);
  await note(context, definition, 'csv', result.rows.length);
  return { fileName: reportFileName(name, 'csv'), body: reportCsv(definition, result) };
};

/** The report that a URL describes, as a PDF. @throws AppError BAD_INPUT */
export const exportPdf = async (
  context: Context,
  query: Query,
): Promise<{ fileName: string; body: Buffer }> => {
  const { definition, name } = read(query);
  const [result, company, names] = await Promise.all([
    computeReport(context, definition),
    readSetting(context, 'company'),
    reportNames(context, peopleIn(definition)),
  ]);
  await note(context, definition, 'pdf', result.rows.length);
  return {
    fileName: reportFileName(name, 'pdf'),
    body: await reportPdf({ name, definition, result, company, names }),
  };
};
