import type { ReportField } from '@hearthline/rules/office/reports/field-types.ts';
import { reportTables, type ReportSource } from '@hearthline/rules/office/reports/report-fields.ts';
import { wordTitle, type ReportNames } from '@hearthline/rules/office/reports/report-words.ts';
import { firstReport, moneyReports } from '@hearthline/rules/office/reports/ready-reports.ts';
import type {
  ReportChart,
  ReportDefinition,
  ReportFilter,
  ReportSort,
} from '@hearthline/rules/office/reports/report-rules.ts';
import type { ReportOptionsQuery } from '../../../../gql/generated.ts';

export type ReportOptions = ReportOptionsQuery['reportOptions'];

/** The initial report of each source, chosen to be informative at once. */
const openings: Readonly<Record<ReportSource, ReportDefinition>> = {
  contacts: firstReport,
  appointments: {
    source: 'appointments',
    filters: [{ field: 'starts', op: 'in_period', values: ['this_month'] }],
    groups: ['starts_week', 'status'],
    measures: ['count'],
    sort: 'name',
    chart: 'bar',
  },
  deals: {
    source: 'deals',
    filters: [],
    groups: ['stage'],
    measures: ['count', 'value_sum', 'weighted_sum'],
    sort: 'name',
    chart: 'list',
  },
  deal_stages: {
    source: 'deal_stages',
    filters: [{ field: 'stage', op: 'none_of', values: ['won', 'lost'] }],
    groups: ['stage'],
    measures: ['days_avg', 'days_median', 'count'],
    sort: 'name',
    chart: 'list',
  },
  quotes: {
    source: 'quotes',
    filters: [],
    groups: ['status'],
    measures: ['count', 'total_sum', 'total_avg'],
    sort: 'name',
    chart: 'list',
  },
  sales: moneyReports.contracted,
  payments: moneyReports.cashReceived,
  projects: {
    source: 'projects',
    filters: [],
    groups: ['status'],
    measures: ['count', 'budget_sum'],
    sort: 'name',
    chart: 'list',
  },
  campaigns: {
    source: 'campaigns',
    filters: [],
    groups: ['campaign'],
    measures: ['sent', 'failed', 'unsubscribed'],
    sort: 'value_desc',
    chart: 'list',
  },
};
export const initialReport = (source: ReportSource): ReportDefinition => openings[source];

export const sourceChoices = Object.entries(reportTables).map(([id, { title }]) => ({
  id: id as ReportSource,
  title,
}));

export const sortChoices: readonly { readonly id: ReportSort; readonly title: string }[] = [
  { id: 'name', title: 'Name A–Z or oldest first' },
  { id: 'name_desc', title: 'Name Z–A or newest first' },
  { id: 'value_desc', title: 'Largest first' },
  { id: 'value', title: 'Smallest first' },
];

export const chartChoices: readonly { readonly id: ReportChart; readonly title: string }[] = [
  { id: 'bar', title: 'Columns' },
  { id: 'line', title: 'Line' },
  { id: 'list', title: 'Bars' },
  { id: 'none', title: 'Table only' },
];

/** Looks up people's names by their ids. */
export const namesOf =
  (offer: ReportOptions | undefined): ReportNames =>
  (value) =>
    offer?.people.find(({ id }) => id === value)?.name;

/** The values that a field can be filtered by. */
export const valuesOf = (
  field: ReportField,
  offer: ReportOptions | undefined,
): { id: string; title: string }[] => {
  const none = field.empty === undefined ? [] : [{ id: '', title: field.empty }];
  if (field.options) return field.options.map((id) => ({ id, title: wordTitle(field, id) }));
  if (field.kind === 'person')
    return [
      ...none,
      ...(offer?.people ?? [])
        .filter((person) => person.field === (field.people ?? field.key))
        .map(({ id, name }) => ({ id, title: name })),
    ];
  const words = offer?.lists.find((list) => list.field === field.key)?.words ?? [];
  return [...none, ...words.map((id) => ({ id, title: wordTitle(field, id) }))];
};

/** The initial filter for a field, which is valid as it is. */
export const newFilter = (field: ReportField, offer: ReportOptions | undefined): ReportFilter => {
  if (field.kind === 'instant' || field.kind === 'day')
    return { field: field.key, op: 'in_period', values: ['last_30_days'] };
  if (field.kind === 'number') return { field: field.key, op: 'between', values: ['0', ''] };
  return { field: field.key, op: 'one_of', values: [valuesOf(field, offer)[0]?.id ?? ''] };
};
