import type { Row } from '../../../../platform/db/query-builder.ts';
import type { AsSent } from '../../../../platform/db/statement.ts';
import { writtenFields, type WrittenContact } from '../contact.fields.ts';
import type { JsonTypes } from './rows/json-rows.ts';

type ColumnType = JsonTypes[string];
type ImportedName = Exclude<keyof WrittenContact, 'email'>;
/** The columns that hold something else than a text. */
type ImportedOther = {
  [Name in ImportedName]: NonNullable<WrittenContact[Name]> extends string ? never : Name;
}[ImportedName];

/** The columns of a contact, new or known, that an import writes. An address stays as it is: contacts are recognized by it. */
export const importedFieldNames: readonly ImportedName[] = writtenFields.filter((name) => name !== 'email');

/** The types of the columns that are not `text`. The compiler asks for all but those whose values are texts to it, such as ids. */
const otherTypes: Readonly<Partial<Record<ImportedName, ColumnType>> & Record<ImportedOther, ColumnType>> = {
  tags: 'text[]',
  ownerId: 'uuid',
  consentAt: 'timestamptz',
};

/** Their types. */
export const importedFields = Object.fromEntries(
  importedFieldNames.map((name) => [name, otherTypes[name] ?? 'text']),
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
