import type { Row } from '../../../../platform/db/query-builder.ts';
import type { AsSent } from '../../../../platform/db/statement.ts';
import { contactFields, writtenFields, type WrittenContact } from '../contact.fields.ts';
import { jsonTypeOf, type JsonTypes } from './rows/json-rows.ts';

type ColumnType = JsonTypes[string];
type ImportedName = Exclude<keyof WrittenContact, 'email'>;

/** The columns of a contact, new or known, that an import writes. An address stays as it is: contacts are recognized by it. */
export const importedFieldNames: readonly ImportedName[] = writtenFields.filter((name) => name !== 'email');

/** Their types. */
export const importedFields = Object.fromEntries(
  importedFieldNames.map((name) => [name, jsonTypeOf(contactFields[name].type)]),
) as Readonly<Record<ImportedName, ColumnType>>;

/** The columns that it may change of a known contact, and their types: an address is filled in where there is none. */
export const changedContactFields = {
  ...importedFields,
  email: 'text',
  emailFolded: 'text',
} as const satisfies Partial<Record<keyof Row<'contacts'>, ColumnType>>;

/** The columns that it writes of a new contact, and their types. */
export const newContactFields = {
  ...changedContactFields,
  createdAt: 'timestamptz',
  searchText: 'text',
} as const satisfies Partial<Record<keyof Row<'contacts'>, ColumnType>>;
export const newContactFieldNames = Object.keys(newContactFields) as (keyof typeof newContactFields)[];

/** The fields of a contact that an import writes; instants as ISO 8601. */
export type ImportedFields = Readonly<AsSent<Pick<WrittenContact, ImportedName>>>;
