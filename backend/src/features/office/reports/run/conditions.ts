import { dayAfter } from '@hearthline/rules/dates/day.ts';
import type { ReportField } from '@hearthline/rules/office/reports/field-types.ts';
import { reportField, type ReportSource } from '@hearthline/rules/office/reports/report-fields.ts';
import { periodDays, type ReportPeriod } from '@hearthline/rules/office/reports/periods.ts';
import type { ReportDefinition, ReportFilter } from '@hearthline/rules/office/reports/report-rules.ts';
import { sql, type AliasableExpression, type RawBuilder, type SqlBool } from 'kysely';
import { dayStart } from '../../../../platform/time/business-time.ts';
import type { ContactValue, Piece } from './fragment.ts';
import { columnsOf, rowsOfTable, tables } from './rows.ts';
import { sources } from './source-fragments.ts';

/** What rows have to fulfil. */
export type Condition = RawBuilder<SqlBool>;

/** What days are relative to. */
export interface Clock {
  /** The business time zone. */
  readonly zone: string;
  readonly today: string;
}

export const zoneSql = ({ zone }: Clock) => sql<string>`${zone}::text`;

/** The SQL of a field. */
export const fragmentOf = (source: ReportSource, key: string) => {
  const fragment = Object.hasOwn(sources[source].fields, key) ? sources[source].fields[key] : undefined;
  if (!fragment) throw new Error(`no fragment for ${source}.${key}`);
  return fragment;
};

/** Whole days in the business time zone: from the start of the first to the start of the day after the last. */
const span = (
  { zone }: Clock,
  value: Piece,
  kind: ReportField['kind'],
  [from, to]: readonly [from: string, to: string],
): Condition[] => {
  if (kind === 'day')
    return [
      ...(from ? [sql<SqlBool>`${value} >= ${from}::date`] : []),
      ...(to ? [sql<SqlBool>`${value} <= ${to}::date`] : []),
    ];
  return [
    ...(from ? [sql<SqlBool>`${value} >= ${dayStart(from, zone)}::timestamptz`] : []),
    ...(to ? [sql<SqlBool>`${value} < ${dayStart(dayAfter(to, 1), zone)}::timestamptz`] : []),
  ];
};

const contact = rowsOfTable('contacts');

const tagCondition = ({ op, values }: ReportFilter): Condition => {
  const tags = contact.column('tags');
  const none = values.includes('') ? sql` or ${tags} = '{}'` : sql``;
  const some = sql<SqlBool>`(${tags} && ${values.filter(Boolean)}::text[]${none})`;
  return op === 'none_of' ? sql<SqlBool>`not ${some}` : some;
};

const between = (value: Piece, [from = '', to = '']: readonly string[]): Condition[] => [
  ...(from ? [sql<SqlBool>`${value} >= ${Number(from)}::int`] : []),
  ...(to ? [sql<SqlBool>`${value} <= ${Number(to)}::int`] : []),
];

/** A contact may have several values: checks whether any of them matches, or whether there is none. */
const rowsCondition = (
  rows: AliasableExpression<ContactValue>,
  kind: ReportField['kind'],
  { op, values }: ReportFilter,
): Condition => {
  const value = columnsOf<ContactValue>('r')('value');
  const among = (test: Condition) =>
    sql<SqlBool>`${contact.column('id')} in ${tables.selectFrom(rows.as('r')).select('r.contactId').where(test)}`;
  if (kind === 'number') return among(sql<SqlBool>`${sql.join(between(value, values), sql` and `)}`);
  const none = values.includes('') ? sql` or not ${among(sql<SqlBool>`true`)}` : sql``;
  const some = sql<SqlBool>`(${among(sql<SqlBool>`${value} = any(${values}::text[])`)}${none})`;
  return op === 'none_of' ? sql<SqlBool>`not ${some}` : some;
};

const condition = (clock: Clock, source: ReportSource, filter: ReportFilter): Condition[] => {
  const { op, values } = filter;
  const field = reportField(source, filter.field);
  if (!field) throw new Error(`no field ${source}.${filter.field}`);
  // A contact has many tags: checks whether any of them matches.
  if (source === 'contacts' && field.key === 'tag') return [tagCondition(filter)];
  const { value, known, rows, compared = value } = fragmentOf(source, field.key);
  if (rows) return [rowsCondition(rows, field.kind, filter)];
  const [from = '', to = ''] = values;
  if (op === 'in_period')
    return span(clock, value, field.kind, periodDays(from as ReportPeriod, clock.today));
  if (op === 'between') {
    if (field.kind !== 'number') return span(clock, value, field.kind, [from, to]);
    return between(value, [from, to]);
  }
  const given = sql`${values}::text[]`;
  const stored = known ? sql`array(select unnest(${known}(given)) from unnest(${given}) given)` : given;
  const some = sql<SqlBool>`(${compared} = any(${stored}))`;
  return [op === 'none_of' ? sql<SqlBool>`not ${some}` : some];
};

/** What the rows of a report have to fulfil. */
export const conditionsOf = (definition: ReportDefinition, clock: Clock): readonly Condition[] =>
  definition.filters.flatMap((filter) => condition(clock, definition.source, filter));

/** The same as a clause; nothing if there is no condition. */
export const whereOf = (conditions: readonly Condition[]): Piece =>
  conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
