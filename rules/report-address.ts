import { reportDefinition, type ReportDefinition } from './reports.ts';

/** A report as the query of an address, the page's as well as the files': it can be read, shared and gone back to. */
export const reportPairs = ({ source, filters, groups, measures, sort, chart }: ReportDefinition): [name: string, value: string][] => [
  ['source', source],
  ...filters.map(({ field, op, values }): [string, string] => ['where', [field, op, values.map(encodeURIComponent).join(',')].join(':')]),
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

/** What an address says of a report, unchecked. @param all the values of a name, in their order */
export const reportInAddress = (all: (name: string) => readonly string[]): unknown => ({
  source: all('source')[0],
  filters: all('where').slice(0, 100).map(filterOf),
  groups: all('by'),
  measures: all('measure'),
  sort: all('sort')[0],
  chart: all('chart')[0],
});

/** The report that an address names, or null when it names none that exists. */
export const readReport = (all: (name: string) => readonly string[]): ReportDefinition | null => reportDefinition.safeParse(reportInAddress(all)).data ?? null;
