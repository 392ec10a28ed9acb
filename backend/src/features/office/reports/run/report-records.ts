import { reportField } from '@hearthline/rules/office/reports/report-fields.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import {
  recordsPageSize,
  recordsQuery,
  type RecordsQuery,
} from '@hearthline/rules/office/reports/records.ts';
import { wordTitle } from '@hearthline/rules/office/reports/report-words.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { setStatementTimeout } from '../../../../platform/db/database.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { dayIn } from '../../../../platform/time/business-time.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { readableFrom, type Reader } from '../../scope/readable-tables.policy.ts';
import { groupSql, measuresOf } from './build-statement.ts';
import { conditionsOf, fragmentOf, whereOf, zoneSql, type Clock, type Condition } from './conditions.ts';
import type { Piece } from './fragment.ts';
import { inZone } from './measures.ts';
import { patienceMs, reportReader } from './run-report.ts';
import { sources } from './source-fragments.ts';

/** One of the records that a figure is made from. */
export interface ReportRecord {
  readonly id: string;
  readonly title: string;
  /** What it is or how far, in words. */
  readonly state: string;
  readonly day: string | null;
  /** What it contributes, in the unit of the measure; null where that is no figure of its own. */
  readonly value: number | null;
  readonly path: string;
}

interface Statements {
  readonly page: RawBuilder<ReportRecord>;
  readonly total: RawBuilder<{ total: number }>;
}

/** The rows that the report's own statement counts for a figure: the same filters, joins and groups' values. */
const statements = (
  { definition, measure, keys, page }: RecordsQuery,
  reader: Reader,
  clock: Clock,
): Statements => {
  const { source } = definition;
  const { from, rows, tables } = sources[source];
  const zone = zoneSql(clock);
  const { among, each } = measuresOf(source, reader)[measure] ?? {};
  const chosen = keys.map(({ group, key }) => ({ ...groupSql(clock, source, group), wanted: key }));
  const where = whereOf([
    ...conditionsOf(definition, clock),
    ...chosen.map(({ key, wanted }): Condition =>
      wanted === null ? sql`(${key}) is null` : sql`(${key})::text = ${wanted}::text`,
    ),
    ...(among ? [sql<SqlBool>`(${among(zone)})`] : []),
  ]);
  const joins = sql.join([...new Set(chosen.flatMap(({ join }) => join ?? []))], sql` `);
  const tail = sql`from ${inZone(from)(zone)} ${joins} ${where}`;
  const time = fragmentOf(source, rows.time).value;
  const day: Piece =
    reportField(source, rows.time)?.kind === 'day' ? time : sql`(${time} at time zone ${zone})::date`;
  return {
    page: readableFrom(
      reader,
      tables,
      sql<ReportRecord>`select t.id::text as id, ${rows.title} as title, ${fragmentOf(source, rows.state).value} as state, ${day}::text as day,
        ${each ? sql`(${each(zone)})::float8` : sql`null::float8`} as value, ${rows.path} as path
      ${tail} order by ${time} desc nulls last, t.id desc
      limit ${sql.lit(recordsPageSize)} offset ${(page - 1) * recordsPageSize}`,
    ),
    total: readableFrom(reader, tables, sql<{ total: number }>`select count(*)::int as total ${tail}`),
  };
};

/** The records behind one figure of a report, the newest first. @throws AppError BAD_INPUT; FORBIDDEN; UNAVAILABLE when it takes too long */
export const readReportRecords = async (
  context: Context,
  input: unknown,
): Promise<{ records: ReportRecord[]; pagination: Pagination }> => {
  const query = validate(recordsQuery, input);
  const { source } = query.definition;
  const reader = reportReader(context.viewer, query.definition);
  const zone = await readSetting(context, 'timeZone');
  const { page, total } = statements(query, reader, { zone, today: dayIn(zone, context.now()) });
  const state = reportField(source, sources[source].rows.state);
  return context.slowRead(() =>
    context.transaction(async (trx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(trx);
      await setStatementTimeout(trx, patienceMs);
      const { rows } = await page.execute(trx);
      const { rows: counted } = await total.execute(trx);
      return {
        records: rows.map((row) => ({ ...row, state: state ? wordTitle(state, row.state) : row.state })),
        pagination: paginate(query.page, counted[0]?.total ?? 0, recordsPageSize),
      };
    }),
  );
};
