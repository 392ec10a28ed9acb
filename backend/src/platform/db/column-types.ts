/**
 * What `jsonb` columns hold, by table and column: PostgreSQL does not know it. A column that is missing here is read as
 * `unknown`. The values that a check constraint lists need no entry; scripts/codegen/tables.ts reads them from the constraint.
 */
export interface ColumnTypes {
  'audit_entries.details': Readonly<Record<string, unknown>>;
  'mails.attachments': readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: string;
    /** Encoding of the content; plain text if not set. */
    readonly encoding?: 'base64';
  }[];
  'mails.headers': Readonly<Record<string, string>>;
}
