import { z } from 'zod';
import type { ReportFieldKind } from './field-types.ts';
import { reportField, reportGroup, reportMeasure, reportSources } from './report-fields.ts';
import { reportPeriods } from './periods.ts';
import { oneLine, text } from '../../text.ts';
import { unknownOwner } from '../../people/owners.ts';
import { version } from '../../row-version.ts';

/** How a field is filtered. `between` takes two values, either of which may be empty; `in_period` the name of a period. */
export const reportOperators = ['is', 'one_of', 'none_of', 'in_period', 'between'] as const;
export type ReportOperator = (typeof reportOperators)[number];

const words = ['is', 'one_of', 'none_of'] as const satisfies readonly ReportOperator[];
const times = ['in_period', 'between'] as const satisfies readonly ReportOperator[];
const numbers = ['between'] as const satisfies readonly ReportOperator[];

/** The operators that fit a field. */
const operatorsOf: Readonly<Record<ReportFieldKind, readonly ReportOperator[]>> = {
  choice: words,
  list: words,
  person: words,
  instant: times,
  day: times,
  number: numbers,
};

/** The order of the rows: by label (times from the oldest), or by the first measure. */
export const reportSorts = ['name', 'name_desc', 'value', 'value_desc'] as const;
export type ReportSort = (typeof reportSorts)[number];

export const reportCharts = ['bar', 'line', 'list', 'none'] as const;
export type ReportChart = (typeof reportCharts)[number];

/** The most groups, measures, filters and values per filter in a report, rows it reads, characters in its name, recipients, and saved reports. */
export const reportLimits = {
  groups: 2,
  measures: 4,
  filters: 8,
  values: 50,
  rows: 1000,
  name: 120,
  recipients: 20,
  saved: 200,
} as const;

export const reportSentences = {
  title: 'Reports',
  fetchFailed: 'Failed to run the report',
  listFailed: 'Failed to fetch the saved reports',
  missing: 'Report not found',
  nameRequired: 'Enter a report name',
  notYours: 'Only the owner can make a report private',
  tooMany: `There are ${reportLimits.saved} saved reports. Delete one first.`,
  nobody: 'Choose at least one recipient',
  noRows: 'No results match these filters',
  noRowsText: 'Remove a filter or choose a longer period.',
  cut: `Only the first ${reportLimits.rows.toLocaleString('en-US')} rows are shown. Use fewer groups or add filters.`,
} as const;

const word = text({ max: 200 });
const day = z
  .union([z.literal(''), z.iso.date()])
  .refine((value) => !value || (value >= '1900-01-01' && value <= '2200-12-31'));
const whole = z.string().regex(/^(\d{1,9})?$/);

const filterRule = z.object({
  field: z.string('Unknown field').max(40, 'Unknown field'),
  op: z.enum(reportOperators, 'Unknown operator'),
  values: z
    .array(word, 'A filter needs values')
    .max(reportLimits.values, `At most ${reportLimits.values} values`),
});
export type ReportFilter = z.output<typeof filterRule>;

/** What is wrong with the values of a filter, or null. */
const problemOf = (
  kind: ReportFieldKind,
  options: readonly string[] | undefined,
  { op, values }: ReportFilter,
): string | null => {
  if (!operatorsOf[kind].includes(op)) return 'This operator does not fit the field';
  if (op === 'in_period')
    return values.length === 1 && Object.hasOwn(reportPeriods, values[0] ?? '') ? null : 'Choose a period';
  if (op === 'between') {
    const [from = '', to = ''] = values;
    if (values.length > 2 || (!from && !to)) return 'Enter a minimum or a maximum';
    const rule = kind === 'number' ? whole : day;
    if (!rule.safeParse(from).success || !rule.safeParse(to).success)
      return kind === 'number' ? 'Must be a whole number' : 'Choose a valid date';
    const backwards = from && to && (kind === 'number' ? Number(from) > Number(to) : from > to);
    return backwards ? 'The end is before the start' : null;
  }
  if (!values.length) return 'Choose at least one';
  if (op === 'is' && values.length > 1) return 'Choose one';
  return options && values.some((value) => !options.includes(value)) ? 'Unknown value' : null;
};

const keys = (what: string, max: number) =>
  z.array(z.string(`Unknown ${what}`), `Unknown ${what}`).max(max, `At most ${max} of these`);

/** What a report shows. Everything in it is either a name from `fields.ts` or a value passed as a bound SQL parameter. */
export const reportDefinition = z
  .object({
    source: z.enum(reportSources, 'Unknown source'),
    filters: z
      .array(filterRule, 'Filters must be a list')
      .max(reportLimits.filters, `At most ${reportLimits.filters} filters`)
      .nullish()
      .transform((list) => list ?? []),
    groups: keys('group', reportLimits.groups)
      .nullish()
      .transform((list) => list ?? []),
    measures: keys('measure', reportLimits.measures)
      .nullish()
      .transform((list) => (list?.length ? list : ['count'])),
    sort: z
      .enum(reportSorts, 'Unknown order')
      .nullish()
      .transform((sort) => sort ?? 'name'),
    chart: z
      .enum(reportCharts, 'Unknown chart')
      .nullish()
      .transform((chart) => chart ?? 'bar'),
  })
  .superRefine(({ source, filters, groups, measures }, check) => {
    const refuse = (message: string, path: (string | number)[]): void =>
      check.addIssue({ code: 'custom', message, path });
    groups.forEach((key, index) => {
      if (!reportGroup(source, key)) refuse('Unknown group', ['groups', index]);
      else if (groups.indexOf(key) !== index) refuse('Choose two different groups', ['groups', index]);
    });
    measures.forEach((key, index) => {
      if (!reportMeasure(source, key)) refuse('Unknown measure', ['measures', index]);
      else if (measures.indexOf(key) !== index) refuse('Each measure once', ['measures', index]);
    });
    filters.forEach((filter, index) => {
      const field = reportField(source, filter.field);
      const problem = field ? problemOf(field.kind, field.options, filter) : 'Unknown field';
      if (problem) refuse(problem, ['filters', index, 'values']);
    });
  });
export type ReportDefinition = z.output<typeof reportDefinition>;

const name = oneLine({ min: 1, max: reportLimits.name, message: reportSentences.nameRequired });
const flag = z.boolean('Must be yes or no');

export const newReport = z.object({ name, shared: flag, definition: reportDefinition });
export const changedReport = newReport.extend({ version });

export const reportRhythms = ['daily', 'weekly', 'monthly'] as const;
export type ReportRhythm = (typeof reportRhythms)[number];
export const reportFormats = ['pdf', 'csv', 'both'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** When a report is mailed, by the business's wall clock, and to whom. The 28th is the last day allowed: not every month has later ones. */
export const reportSchedule = z
  .object({
    every: z.enum(reportRhythms, 'Choose how often'),
    day: z
      .int('Choose a day')
      .min(1, 'Choose a day')
      .max(28, 'Choose a day')
      .nullish()
      .transform((chosen) => chosen ?? 1),
    hour: z.int('Choose an hour').min(0, 'Choose an hour').max(23, 'Choose an hour'),
    format: z.enum(reportFormats, 'Choose a format'),
    recipients: z
      .array(z.uuid(unknownOwner), reportSentences.nobody)
      .min(1, reportSentences.nobody)
      .max(reportLimits.recipients, `At most ${reportLimits.recipients} people`)
      .transform((ids) => [...new Set(ids)]),
  })
  .refine(({ every, day: chosen }) => every !== 'weekly' || chosen <= 7, {
    path: ['day'],
    message: 'Choose a day',
  });
export type ReportSchedule = z.output<typeof reportSchedule>;
