import type { Row } from '../../../platform/db/query-builder.ts';
import type { AsSent } from '../../../platform/db/statement.ts';
import type { JsonTypes } from './rows/json-rows.ts';

type ContactTypes = Partial<Record<keyof Row<'contacts'>, JsonTypes[string]>>;

/** The columns of a contact, new or known, that an import writes, and their types. */
export const importedFields = {
  firstName: 'text',
  lastName: 'text',
  phone: 'text',
  company: 'text',
  address: 'text',
  status: 'text',
  source: 'text',
  tags: 'text[]',
  ownerId: 'uuid',
  marketingConsent: 'text',
  consentAt: 'timestamptz',
  consentSource: 'text',
} as const satisfies ContactTypes;
export const importedFieldNames = Object.keys(importedFields) as (keyof typeof importedFields)[];

/** The columns that it writes of a new contact. */
export const newContactFields = {
  ...importedFields,
  email: 'text',
  emailFolded: 'text',
  createdAt: 'timestamptz',
  searchText: 'text',
} as const satisfies ContactTypes;
export const newContactFieldNames = Object.keys(newContactFields) as (keyof typeof newContactFields)[];

/** The fields of a contact that an import writes; instants as ISO 8601. */
export type ImportedFields = Readonly<AsSent<Pick<Row<'contacts'>, keyof typeof importedFields>>>;
