import { expressionBuilder, sql } from 'kysely';
import type { Row, Transaction } from '../../../../../platform/db/query-builder.ts';
import type { Tables } from '../../../../../platform/db/tables.ts';
import { jsonColumn, jsonRows, type JsonTypes } from './json-rows.ts';

/** What a phase of an import stores about a row. */
const markFields = {
  verdict: 'text',
  values: 'jsonb',
  emailFolded: 'text',
  problem: 'text',
  outcome: 'text',
  contactId: 'uuid',
  before: 'jsonb',
  leftVersion: 'int',
  undone: 'text',
} as const satisfies Partial<Record<keyof Row<'contactImportRows'>, JsonTypes[string]>>;

/** The results of a row. */
export type RowMark = Pick<Row<'contactImportRows'>, 'position'> &
  Partial<Pick<Row<'contactImportRows'>, keyof typeof markFields>>;

const row = expressionBuilder<Tables & { r: Tables['contactImportRows'] }, 'r'>();

const changes = sql.join(
  Object.keys(markFields).map(
    (name) => sql`${sql.ref(name)} = coalesce(${jsonColumn('m', name)}, ${sql.ref(`r.${name}`)})`,
  ),
);

/** Stores the results of rows; a mark that is missing stays as it is. */
export const markRows = async (trx: Transaction, id: string, marks: readonly RowMark[]): Promise<void> => {
  await sql`
    update contact_import_rows r set ${changes} from ${jsonRows(marks, 'm', { position: 'int', ...markFields })}
    where ${row.ref('r.importId')} = ${id} and ${row.ref('r.position')} = m.position`.execute(trx);
};
