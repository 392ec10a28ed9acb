import { reportGroup, type ReportSource } from '@hearthline/rules/office/reports/report-fields.ts';
import { reportLimits, type ReportDefinition } from '@hearthline/rules/office/reports/report-rules.ts';
import { sql, type RawBuilder } from 'kysely';
import { readableFrom, readsAll, type Reader } from '../../scope/readable-tables.policy.ts';
import { conditionsOf, fragmentOf, whereOf, zoneSql, type Clock } from './conditions.ts';
import type { Piece, SourceFragments } from './fragment.ts';
import { inZone } from './measures.ts';
import { contactTotals, sources } from './source-fragments.ts';

/**
 * What a statement returns: for each group its key `k`, its name `n` and sometimes what it is ordered by `o`, and the figures `m`,
 * each numbered from 0.
 */
export type ReportCells = Readonly<Record<`${'k' | 'n' | 'o' | 'm'}${number}`, string | number | null>>;
export type ReportStatement = RawBuilder<ReportCells>;

interface GroupSql {
  readonly key: Piece;
  readonly name: Piece;
  readonly join: Piece | undefined;
  readonly multiplies: boolean;
  /** What the rows are ordered by; the key if it is missing. */
  readonly order: Piece | undefined;
  /** Whether the order is a value of each row, and not of the whole group. */
  readonly grouped: boolean;
}

/** The SQL of a group's key; a period is represented by its first day, in the business time zone. */
export const groupSql = (clock: Clock, source: ReportSource, key: string): GroupSql => {
  const group = reportGroup(source, key);
  const own = Object.hasOwn(sources[source].groups, key) ? sources[source].groups[key] : undefined;
  if (!group) throw new Error(`no group ${source}.${key}`);
  const {
    value,
    name,
    join,
    multiplies = false,
    ordered = false,
  } = own ?? fragmentOf(source, group.field?.key ?? '');
  const time =
    group.field?.kind === 'instant' ? sql`${value} at time zone ${zoneSql(clock)}` : sql`${value}::timestamp`;
  const timed = group.step ? sql`date_trunc(${sql.lit(group.step)}, ${time})::date::text` : value;
  // The values of a choice keep the order of their list, which is that of the life cycle, instead of the alphabet's.
  const options = group.field?.options;
  const order = options
    ? sql`array_position(array[${sql.join(options.map((option) => sql.lit(option)))}], ${value})`
    : name && !ordered
      ? sql`lower(min(${name}))`
      : undefined;
  return {
    key: timed,
    name: name ? sql`min(${name})` : sql`null`,
    join,
    multiplies,
    order,
    grouped: !name,
  };
};

/** The order of the rows; equal ones are ordered by name. */
const orderOf = (groups: readonly GroupSql[], sort: ReportDefinition['sort']): Piece => {
  const names = groups.map(({ order }, index) => sql.ref(`${order ? 'o' : 'k'}${index}`));
  const up = names.map((name) => sql`${name} nulls last`);
  const down = names.map((name) => sql`${name} desc nulls last`);
  if (sort === 'name') return sql.join(up);
  if (sort === 'name_desc') return sql.join(down);
  return sql.join([sort === 'value' ? sql`m0 asc nulls last` : sql`m0 desc nulls last`, ...names]);
};

/** The measures of a source, as far as the reader sees them. */
export const measuresOf = (source: ReportSource, reader: Reader): SourceFragments['measures'] => {
  const { measures, measuresFor } = sources[source];
  return measuresFor ? { ...measures, ...measuresFor(reader) } : measures;
};

/** Where rows are read from: for all contacts by status, or in total, the maintained counts suffice. */
const sourceOf = (
  { source, filters, groups }: ReportDefinition,
  reader: Reader,
): Pick<SourceFragments, 'from' | 'measures'> => {
  const usesTotals =
    source === 'contacts' &&
    readsAll(reader, 'contacts') &&
    groups.every((key) => key === 'status') &&
    filters.every(({ field }) => field === 'status');
  return usesTotals ? contactTotals : { from: sources[source].from, measures: measuresOf(source, reader) };
};

/**
 * The statements of a report: its rows (one more than the limit, to know whether there are more) and its totals.
 * @param reader whom it is for: it counts what they read
 */
export const reportStatements = (
  definition: ReportDefinition,
  reader: Reader,
  clock: Clock,
): { rows: ReportStatement; totals: ReportStatement | null; multiplies: boolean } => {
  const { source, measures, sort } = definition;
  const { from: rowsOf, measures: aggregates } = sourceOf(definition, reader);
  const read = (statement: ReportStatement): ReportStatement =>
    readableFrom(reader, sources[source].tables, statement);
  const from = inZone(rowsOf)(zoneSql(clock));
  const filter = whereOf(conditionsOf(definition, clock));
  const groups = definition.groups.map((key) => groupSql(clock, source, key));
  const figures = measures.map((key, index) => {
    const measure = Object.hasOwn(aggregates, key) ? aggregates[key] : undefined;
    return sql`${measure?.aggregate(zoneSql(clock)) ?? sql`null::float8`} as ${sql.ref(`m${index}`)}`;
  });
  const totals = read(sql<ReportCells>`select ${sql.join(figures)} from ${from} ${filter}`);
  if (!groups.length) return { rows: totals, totals: null, multiplies: false };

  const columns: Piece[] = [];
  // Places of columns, because an expression with a bound value is not the same to PostgreSQL when it is repeated.
  const by: Piece[] = [];
  const add = (column: Piece, name: string, isGrouped: boolean): void => {
    columns.push(sql`${column} as ${sql.ref(name)}`);
    if (isGrouped) by.push(sql.lit(columns.length));
  };
  groups.forEach(({ key, name, order, grouped }, index) => {
    add(key, `k${index}`, true);
    add(name, `n${index}`, false);
    if (order) add(order, `o${index}`, grouped);
  });
  const joins = sql.join([...new Set(groups.flatMap(({ join }) => join ?? []))], sql` `);
  const rows =
    read(sql<ReportCells>`select ${sql.join([...columns, ...figures])} from ${from} ${joins} ${filter}
    group by ${sql.join(by)} order by ${orderOf(groups, sort)} limit ${sql.lit(reportLimits.rows + 1)}`);
  return { rows, totals, multiplies: groups.some(({ multiplies }) => multiplies) };
};
