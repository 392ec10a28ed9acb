/**
 * What `jsonb` columns hold, by table and column: PostgreSQL does not know it. A column that is missing here is read as
 * `unknown`. The values that a check constraint lists need no entry; scripts/codegen/tables.ts reads them from the constraint.
 */
export interface ColumnTypes {
  'mails.headers': Readonly<Record<string, string>>;
}
