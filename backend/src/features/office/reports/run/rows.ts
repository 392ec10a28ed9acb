import { expressionBuilder, sql, type AliasableExpression, type Expression, type RawBuilder } from 'kysely';
import type { Row } from '../../../../platform/db/query-builder.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import type { InZone, Piece } from './fragment.ts';

/** Builds on all tables. */
export const tables = expressionBuilder<Tables>();

type ColumnOf<Columns> = <Name extends keyof Columns & string>(name: Name) => RawBuilder<Columns[Name]>;

/** What a report reads its rows from, as `t`, and their columns. */
interface Rows<Columns, From = Piece> {
  readonly from: From;
  readonly column: ColumnOf<Columns>;
}

/** The columns of rows under a name. */
export const columnsOf =
  <Columns>(rows: string): ColumnOf<Columns> =>
  (name) =>
    sql.ref(`${rows}.${name}`);

export const rowsOfTable = <Name extends keyof Tables>(table: Name): Rows<Row<Name>> => ({
  from: sql`${sql.table(table)} as t`,
  column: columnsOf('t'),
});

export const rowsOf = <Columns>(selected: AliasableExpression<Columns>): Rows<Columns> => ({
  from: sql`${selected.as('t')}`,
  column: columnsOf('t'),
});

/** Rows with days that depend on the business time zone. */
export const rowsInZone = <Columns>(
  select: (zone: Expression<string>) => AliasableExpression<Columns>,
): Rows<Columns, InZone> => ({
  from: (zone) => sql`${select(zone).as('t')}`,
  column: columnsOf('t'),
});
