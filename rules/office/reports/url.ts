import { z } from 'zod';
import { reportSources } from './report-fields.ts';
import { reportCharts, reportDefinition, reportSorts, type ReportDefinition } from './report-rules.ts';

/** A report as query parameters, both of the page and of its files, so that an address can be read, shared and returned to. */
export const reportPairs = ({
  source,
  filters,
  groups,
  measures,
  sort,
  chart,
}: ReportDefinition): [name: string, value: string][] => [
  ['source', source],
  ...filters.map(({ field, op, values }): [string, string] => [
    'where',
    [field, op, values.map(encodeURIComponent).join(',')].join(':'),
  ]),
  ...groups.map((group): [string, string] => ['by', group]),
  ...measures.map((measure): [string, string] => ['measure', measure]),
  ['sort', sort],
  ['chart', chart],
];

/** The names that {@link reportPairs} uses. */
export const reportNames = ['source', 'where', 'by', 'measure', 'sort', 'chart'] as const;

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

const filterOf = (written: string): { field: string; op: string; values: string[] } => {
  const [field = '', op = '', ...rest] = written.split(':');
  return { field, op, values: rest.join(':').split(',').map(decoded) };
};

/** The report in an address, not yet validated. @param all returns all values of a parameter, in order */
export const reportInAddress = (all: (name: string) => readonly string[]): unknown => ({
  source: all('source')[0],
  filters: all('where').slice(0, 100).map(filterOf),
  groups: all('by'),
  measures: all('measure'),
  sort: all('sort')[0],
  chart: all('chart')[0],
});

/** The report in an address, or null when it is missing or invalid. */
export const readReport = (all: (name: string) => readonly string[]): ReportDefinition | null =>
  reportDefinition.safeParse(reportInAddress(all)).data ?? null;

/** The query of a report's file, as documented in the description of the API; {@link reportDefinition} validates it. */
export const reportQuery = z.object({
  source: z.enum(reportSources).describe('What is counted.'),
  where: z
    .array(z.string())
    .optional()
    .describe(
      'Filters, each as in `status:one_of:prospect,active` or `created:in_period:last_30_days`; values are percent-encoded.',
    ),
  by: z.array(z.string()).optional().describe('Up to two groups, as in `created_week`.'),
  measure: z
    .array(z.string())
    .optional()
    .describe('Up to four measures, as in `count`, which is the default.'),
  sort: z.enum(reportSorts).optional().describe('The order of the rows; `name` if omitted.'),
  chart: z.enum(reportCharts).optional().describe('How the report is drawn in the PDF; `bar` if omitted.'),
  name: z.string().optional().describe('The title of the report and the name of the file.'),
});
