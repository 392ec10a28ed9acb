import { dayAfter } from '@hearthline/rules/dates/day.ts';
import {
  reportField,
  reportGroup,
  type ReportField,
  type ReportSource,
} from '@hearthline/rules/reports/fields.ts';
import { periodDays, type ReportPeriod } from '@hearthline/rules/reports/periods.ts';
import { reportLimits, type ReportDefinition, type ReportFilter } from '@hearthline/rules/reports/rules.ts';
import { dayStart } from '../../../platform/time/business-time.ts';
import { contactTotals, sources } from './source-fragments.ts';

export interface ReportStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Collects the values that a statement binds. The first is always the time zone. */
class Bound {
  readonly values: unknown[];
  constructor(
    readonly zone: string,
    readonly today: string,
  ) {
    this.values = [zone];
  }
  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

const fragmentOf = (source: ReportSource, key: string) => {
  const fragment = Object.hasOwn(sources[source].fields, key) ? sources[source].fields[key] : undefined;
  if (!fragment) throw new Error(`no fragment for ${source}.${key}`);
  return fragment;
};

/** Whole days in the business time zone: from the start of the first to the start of the day after the last. */
const span = (bound: Bound, sql: string, kind: ReportField['kind'], from: string, to: string): string[] => {
  if (kind === 'day')
    return [
      ...(from ? [`${sql} >= ${bound.bind(from)}::date`] : []),
      ...(to ? [`${sql} <= ${bound.bind(to)}::date`] : []),
    ];
  return [
    ...(from ? [`${sql} >= ${bound.bind(dayStart(from, bound.zone))}::timestamptz`] : []),
    ...(to ? [`${sql} < ${bound.bind(dayStart(dayAfter(to, 1), bound.zone))}::timestamptz`] : []),
  ];
};

const tagCondition = (bound: Bound, { op, values }: ReportFilter): string => {
  const some = `(t.tags && ${bound.bind(values.filter(Boolean))}::text[]${values.includes('') ? " or t.tags = '{}'" : ''})`;
  return op === 'none_of' ? `not ${some}` : some;
};

const condition = (bound: Bound, source: ReportSource, filter: ReportFilter): string[] => {
  const { op, values } = filter;
  const field = reportField(source, filter.field);
  if (!field) throw new Error(`no field ${source}.${filter.field}`);
  // A contact has many tags: checks whether any of them matches.
  if (source === 'contacts' && field.key === 'tag') return [tagCondition(bound, filter)];
  const { sql, known } = fragmentOf(source, field.key);
  const [from = '', to = ''] = values;
  if (op === 'in_period')
    return span(bound, sql, field.kind, ...periodDays(from as ReportPeriod, bound.today));
  if (op === 'between') {
    if (field.kind !== 'number') return span(bound, sql, field.kind, from, to);
    return [
      ...(from ? [`${sql} >= ${bound.bind(Number(from))}::int`] : []),
      ...(to ? [`${sql} <= ${bound.bind(Number(to))}::int`] : []),
    ];
  }
  const given = `${bound.bind(values)}::text[]`;
  return [
    `${op === 'none_of' ? 'not ' : ''}(${sql} = any(${known ? `array(select ${known}(given) from unnest(${given}) given)` : given}))`,
  ];
};

interface GroupSql {
  readonly key: string;
  readonly name: string;
  readonly join: string | undefined;
  readonly multiplies: boolean;
  /** What the rows are ordered by; `grouped` if it must also be part of `group by`. */
  readonly order: string;
  readonly grouped: boolean;
}

/** The SQL of a group's key; a period is represented by its first day, in the business time zone. */
const groupSql = (source: ReportSource, key: string): GroupSql => {
  const group = reportGroup(source, key);
  const own = Object.hasOwn(sources[source].groups, key) ? sources[source].groups[key] : undefined;
  if (!group) throw new Error(`no group ${source}.${key}`);
  const {
    sql,
    name,
    join,
    multiplies = false,
    ordered = false,
  } = own ?? fragmentOf(source, group.field?.key ?? '');
  const timed = group.step
    ? `date_trunc('${group.step}', ${group.field?.kind === 'instant' ? `${sql} at time zone $1` : `${sql}::timestamp`})::date::text`
    : sql;
  // The values of a choice keep the order of their list, which is that of the life cycle, instead of the alphabet's.
  const options = group.field?.options;
  const order = options
    ? `array_position(array[${options.map((option) => `'${option}'`).join(', ')}], ${sql})`
    : name && !ordered
      ? `lower(min(${name}))`
      : timed;
  return { key: timed, name: name ? `min(${name})` : 'null', join, multiplies, order, grouped: !name };
};

/** The order of the rows; equal ones are ordered by name. */
const orderOf = (groups: readonly GroupSql[], sort: ReportDefinition['sort']): string => {
  const names = groups.map((_, index) => `o${index}`);
  const down = names.map((name) => `${name} desc nulls last`);
  if (sort === 'name') return names.map((name) => `${name} nulls last`).join(', ');
  if (sort === 'name_desc') return down.join(', ');
  return [`m0 ${sort === 'value' ? 'asc' : 'desc'} nulls last`, ...names].join(', ');
};

/** Where rows are read from: for contacts by status, or in total, the maintained counts suffice. */
const sourceOf = ({
  source,
  filters,
  groups,
}: ReportDefinition): { readonly from: string; readonly measures: Readonly<Record<string, string>> } => {
  const kept =
    source === 'contacts' &&
    groups.every((key) => key === 'status') &&
    filters.every(({ field }) => field === 'status');
  return kept ? { from: contactTotals.from, measures: { count: contactTotals.count } } : sources[source];
};

/** The statements of a report: its rows (one more than the limit, to know whether there are more) and its totals. */
export const reportStatements = (
  definition: ReportDefinition,
  zone: string,
  today: string,
): { rows: ReportStatement; totals: ReportStatement | null; multiplies: boolean } => {
  const { source, filters, measures, sort } = definition;
  const { from, measures: aggregates } = sourceOf(definition);
  const bound = new Bound(zone, today);
  const where = filters.flatMap((filter) => condition(bound, source, filter));
  const groups = definition.groups.map((key) => groupSql(source, key));
  const figures = measures.map(
    (key, index) => `${Object.hasOwn(aggregates, key) ? aggregates[key] : 'null::float8'} as m${index}`,
  );
  const joins = [...new Set(groups.flatMap(({ join }) => join ?? []))].join(' ');
  // Every statement refers to the time zone, so that $1 is always used.
  const filter = `where $1::text is not null${where.map((one) => ` and ${one}`).join('')}`;
  const totals = { text: `select ${figures.join(', ')} from ${from} ${filter}`, values: bound.values };
  if (!groups.length) return { rows: totals, totals: null, multiplies: false };
  const columns = groups.flatMap(({ key, name, order }, index) => [
    `${key} as k${index}`,
    `${name} as n${index}`,
    `${order} as o${index}`,
  ]);
  const by = groups.flatMap(({ key, order, grouped }) => (grouped ? [...new Set([key, order])] : [key]));
  const text = `select ${[...columns, ...figures].join(', ')} from ${from} ${joins} ${filter} group by ${by.join(', ')} order by ${orderOf(groups, sort)} limit ${reportLimits.rows + 1}`;
  return {
    rows: { text, values: bound.values },
    totals,
    multiplies: groups.some(({ multiplies }) => multiplies),
  };
};
