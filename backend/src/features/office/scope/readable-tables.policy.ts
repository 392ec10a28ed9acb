import { scopeOf } from '@hearthline/rules/permissions.ts';
import { sql, type QueryCreator, type RawBuilder } from 'kysely';
import type { Viewer } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/query-builder.ts';
import type { Bound } from '../../../platform/db/statement-variants.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { projectScope } from '../../delivery/projects/project.policy.ts';
import { contactScope } from '../../people/contacts/contact.policy.ts';
import { appointmentScope } from '../../sale/appointments/appointment.policy.ts';
import { dealScope } from '../../sale/deals/deal.policy.ts';

/** The member of staff who reads, or for whom something is read. */
export type Reader = Pick<Viewer, 'id' | 'role'>;
type Role = Pick<Reader, 'role'>;

/** How the records of a table are reached by a scope of their own: what it is called, and their ids. */
interface Reached {
  readonly name: string;
  readonly ids: (readerId: Bound<string>) => RawBuilder<{ id: string }>;
}

const reached = {
  contacts: (reader: Role): Reached => {
    const { name, where } = contactScope(reader, 'contact:list');
    return {
      name,
      ids: (id) => sql`select record.id from contacts record where ${where('record', id)}`,
    };
  },
  deals: (reader: Role): Reached => {
    const { name, where } = dealScope(reader, 'deal:list');
    return { name, ids: (id) => sql`select record.id from deals record where ${where('record', id)}` };
  },
  projects: (reader: Role): Reached => {
    const { name, where } = projectScope(reader, 'project:list');
    return { name, ids: (id) => sql`select p.id from projects p where ${where(id)}` };
  },
  appointments: (reader: Role): Reached => {
    const { name, where } = appointmentScope(reader, 'appointment:list');
    return {
      name,
      ids: (id) => sql`select record.id from appointments record where ${where('record', id)}`,
    };
  },
} as const;

/** The tables whose records have a scope of their own. */
export type RecordTable = keyof typeof reached;

/** Whether a reader reaches every record of a table. */
export const readsAll = (reader: Role, table: RecordTable): boolean => reached[table](reader).name === 'all';

/** The ids of the records of a table that a reader reaches. */
export const readableIds = (
  reader: Role,
  table: RecordTable,
  readerId: Bound<string>,
): RawBuilder<{ id: string }> => reached[table](reader).ids(readerId);

interface Shadow {
  /** The table on whose records it depends; null: on none. */
  readonly follows: RecordTable | null;
  /** Its readable rows, in the columns that the statements use. */
  readonly rows: RawBuilder<object>;
}

const readableName = (table: RecordTable) => sql.ref(`readable_${table}`);

const records = (table: RecordTable): Shadow => ({
  follows: table,
  rows: sql`select record.* from ${sql.table(table)} record where record.id in (select id from ${readableName(table)})`,
});
const following = (table: keyof Tables, follows: RecordTable, column: string): Shadow => ({
  follows,
  rows: sql`select record.* from ${sql.table(table)} record where ${sql.ref(`record.${column}`)} in (select id from ${readableName(follows)})`,
});

const shadows = {
  contacts: records('contacts'),
  deals: records('deals'),
  projects: records('projects'),
  appointments: records('appointments'),
  consultantRequests: following('consultantRequests', 'contacts', 'contactId'),
  documents: following('documents', 'projects', 'projectId'),
  payments: following('payments', 'deals', 'dealId'),
  saleEntries: following('saleEntries', 'deals', 'dealId'),
  contactTags: {
    follows: 'contacts',
    rows: sql`select distinct unnest(record.tags) as tag from contacts record where record.id in (select id from ${readableName('contacts')})`,
  },
  /** Everybody sees what is published. */
  homes: { follows: null, rows: sql`select record.* from homes record where record.status = 'published'` },
} as const satisfies Partial<Record<keyof Tables, Shadow>>;
export type ReadableTable = keyof typeof shadows;

const isWhole = (reader: Role, { follows }: Shadow): boolean =>
  follows === null ? scopeOf(reader, 'home:list') !== null : readsAll(reader, follows);

/**
 * The readable rows of tables under the tables' own names, to stand before a statement, in which they shadow the tables: it cannot forget
 * the scope. Tables of which the reader reads everything are left out, so that the statement stays as it is. What the scopes themselves
 * read stands before all of them and is whole; so is what SQL functions read.
 */
const readable = (
  reader: Reader,
  tables: readonly ReadableTable[],
): readonly (readonly [name: string, rows: RawBuilder<object>])[] => {
  const partial = tables.filter((table) => !isWhole(reader, shadows[table]));
  const followed = new Set(partial.map((table) => shadows[table].follows).filter((table) => table !== null));
  return [
    ...[...followed].map((table) => [`readable_${table}`, readableIds(reader, table, reader.id)] as const),
    ...partial.map((table) => [table, shadows[table].rows] as const),
  ];
};

/** Whether a reader reads everything in some tables. */
export const readsWhole = (reader: Reader, tables: readonly ReadableTable[]): boolean =>
  tables.every((table) => isWhole(reader, shadows[table]));

/** A statement in which these tables have only what the reader reads. */
export const readableFrom = <Row>(
  reader: Reader,
  tables: readonly ReadableTable[],
  statement: RawBuilder<Row>,
): RawBuilder<Row> => {
  const parts = readable(reader, tables).map(([name, rows]) => sql`${sql.ref(name)} as (${rows})`);
  return parts.length ? sql<Row>`with ${sql.join(parts)} ${statement}` : statement;
};

/** Builds statements, which only read, in which these tables have only what the reader reads. */
export const readableDb = (db: Db, reader: Reader, tables: readonly ReadableTable[]): Db =>
  readable(reader, tables).reduce<QueryCreator<Tables>>(
    (made, [name, rows]) => made.with(name, () => sql<object>`(${rows})`),
    db,
  ) as Db;

/** Those of some ids of a table whose records a reader reads. */
export const readableAmong = async (
  db: Db,
  reader: Reader,
  table: RecordTable,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { name, ids: found } = reached[table](reader);
  if (name === 'all') return new Set(ids);
  if (name === 'none' || ids.length === 0) return new Set();
  const { rows } = await sql<{
    id: string;
  }>`select id from (${found(reader.id)}) as found where id = any(${ids}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
};
