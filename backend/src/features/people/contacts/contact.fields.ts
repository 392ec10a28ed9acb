import { contactTexts } from '@hearthline/rules/people/contacts/texts.ts';
import { phoneText } from '@hearthline/rules/phones/format.ts';
import { sql } from 'kysely';
import type { CsvValue } from '../../../platform/text/csv.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { queryBuilder, type AsSent } from '../../../platform/db/statement.ts';

/** A contact as it is shown: without the columns that only serve to find it. */
type ShownContact = Omit<Row<'contacts'>, 'emailFolded' | 'searchText'>;

/** A contact as both APIs send it, with its owner's name. Instants are ISO 8601 texts. */
export type ContactRow = AsSent<ShownContact & { readonly ownerName: string | null }>;

interface ContactField {
  /** The title of its column in the exported file, which the import recognizes; null if the file leaves it out. */
  readonly csv: string | null;
  /** What the file shows, if that is not the value itself. */
  readonly cell?: (contact: ContactRow) => CsvValue;
  /** The database fills it in. All others are given a value by the form, an import, or the server when a visitor becomes a contact. */
  readonly generated?: true;
  /** Shown of a deleted contact. Restoring it brings every column back. */
  readonly shownWhenDeleted?: true;
}

/**
 * The columns of a contact, in the order of every answer and of the export: statements, the comparison of an edit, the file
 * and the list of deleted contacts follow from it. A new column that is missing here does not compile.
 */
const contactFields = {
  id: { csv: null, generated: true },
  firstName: { csv: 'First name', shownWhenDeleted: true },
  lastName: { csv: 'Last name', shownWhenDeleted: true },
  email: { csv: 'Email', shownWhenDeleted: true },
  phone: { csv: 'Phone', cell: ({ phone }) => phone && phoneText(phone) },
  company: { csv: 'Company', shownWhenDeleted: true },
  status: { csv: 'Status', shownWhenDeleted: true },
  source: { csv: 'Source' },
  tags: { csv: 'Tags' },
  address: { csv: contactTexts.address.title },
  ownerId: { csv: 'Owner', cell: ({ ownerName }) => ownerName },
  marketingConsent: {
    csv: 'Marketing consent',
    cell: ({ marketingConsent }) => (marketingConsent === 'unknown' ? null : marketingConsent),
  },
  consentAt: { csv: 'Consent date' },
  consentSource: { csv: 'Consent source' },
  createdAt: { csv: 'Created', generated: true },
  version: { csv: null, generated: true },
} as const satisfies Record<keyof ShownContact, ContactField>;

type Fields = typeof contactFields;
type Name = keyof Fields;
type NameWith<Mark extends keyof ContactField> = {
  [Field in Name]: Mark extends keyof Fields[Field] ? Field : never;
}[Name];
type WrittenName = Exclude<Name, NameWith<'generated'>>;

const names = Object.keys(contactFields) as Name[];
const has =
  <Mark extends keyof ContactField>(mark: Mark) =>
  (name: Name): name is NameWith<Mark> =>
    mark in contactFields[name];

/** The columns that are given a value: those of an insert, besides the folded address. An import sets the same, and may set `createdAt`. */
export const writtenFields: readonly WrittenName[] = names.filter(
  (name): name is WrittenName => !has('generated')(name),
);
/** What is written of a contact, without the folded address. */
export type WrittenContact = Pick<ShownContact, WrittenName>;

/** The columns that the list of deleted contacts shows. */
export const shownWhenDeleted: readonly NameWith<'shownWhenDeleted'>[] = names.filter(
  has('shownWhenDeleted'),
);

/** The name of the owner, for a statement in which one table has an `owner_id`. */
const ownerName = queryBuilder
  .selectFrom('users as u')
  .select('u.name')
  .where('u.id', '=', sql.ref<string>('ownerId'))
  .as('ownerName');

/** The columns of a {@link ContactRow}, for `select`. */
export const contactColumns = names.flatMap((name): (Name | typeof ownerName)[] =>
  name === 'ownerId' ? [name, ownerName] : [name],
);

const exported = names.flatMap((name) => {
  const { csv, cell }: ContactField = contactFields[name];
  return csv === null ? [] : [{ csv, cellOf: cell ?? ((contact: ContactRow): CsvValue => contact[name]) }];
});

/** The column titles of the exported file. */
export const csvTitles: readonly string[] = exported.map(({ csv }) => csv);

/** A contact as a line of the exported file. */
export const csvCells = (contact: ContactRow): CsvValue[] => exported.map(({ cellOf }) => cellOf(contact));

/** The names of the written fields that an edit gives another value. */
export const changedFields = (
  before: WrittenContact,
  values: Partial<WrittenContact>,
): (keyof WrittenContact)[] =>
  writtenFields.filter(
    (name) => values[name] !== undefined && JSON.stringify(before[name]) !== JSON.stringify(values[name]),
  );
