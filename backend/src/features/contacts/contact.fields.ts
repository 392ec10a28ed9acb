import { contactTexts } from '@hearthline/rules/contacts/texts.ts';
import { phoneText } from '@hearthline/rules/phones/format.ts';
import { sql } from 'kysely';
import type { CsvValue } from '../../platform/text/csv.ts';
import type { Row } from '../../platform/db/query-builder.ts';
import { queryBuilder, type AsSent } from '../../platform/db/statement.ts';

/** A contact as it is shown: without the columns that only serve to find it. */
type ShownContact = Omit<Row<'contacts'>, 'emailFolded' | 'searchText'>;

/** A contact as both APIs send it, with its owner's name. Instants are ISO 8601 texts. */
export type ContactRow = AsSent<ShownContact & { readonly ownerName: string | null }>;

interface ContactField {
  /** Somebody gives its value: the form, an import, or the server when a visitor becomes a contact. Other columns are filled in by the database. */
  readonly written?: true;
  /** The title of its column in the exported file, which the import recognizes. */
  readonly csv?: string;
  /** What the file shows, if that is not the value itself. */
  readonly cell?: (contact: ContactRow) => CsvValue;
  /** Shown of a deleted contact. Restoring it brings every column back. */
  readonly shownWhenDeleted?: true;
}

/**
 * The columns of a contact, in the order of every answer and of the export: statements, the comparison of an edit, the file
 * and the list of deleted contacts follow from it. A new column that is missing here does not compile.
 */
const contactFields = {
  id: {},
  firstName: { written: true, csv: 'First name', shownWhenDeleted: true },
  lastName: { written: true, csv: 'Last name', shownWhenDeleted: true },
  email: { written: true, csv: 'Email', shownWhenDeleted: true },
  phone: { written: true, csv: 'Phone', cell: ({ phone }) => phone && phoneText(phone) },
  company: { written: true, csv: 'Company', shownWhenDeleted: true },
  status: { written: true, csv: 'Status', shownWhenDeleted: true },
  source: { written: true, csv: 'Source' },
  tags: { written: true, csv: 'Tags' },
  address: { written: true, csv: contactTexts.address.title },
  ownerId: { written: true, csv: 'Owner', cell: ({ ownerName }) => ownerName },
  marketingConsent: {
    written: true,
    csv: 'Marketing consent',
    cell: ({ marketingConsent }) => (marketingConsent === 'unknown' ? null : marketingConsent),
  },
  consentAt: { written: true, csv: 'Consent date' },
  consentSource: { written: true, csv: 'Consent source' },
  createdAt: { csv: 'Created' },
  version: {},
} as const satisfies Record<keyof ShownContact, ContactField>;

type Fields = typeof contactFields;
type Name = keyof Fields;
type NameWith<Mark extends keyof ContactField> = {
  [Field in Name]: Mark extends keyof Fields[Field] ? Field : never;
}[Name];

const names = Object.keys(contactFields) as Name[];
const namesWith = <Mark extends keyof ContactField>(mark: Mark): readonly NameWith<Mark>[] =>
  names.filter((name): name is NameWith<Mark> => mark in contactFields[name]);

/** The columns that somebody gives a value: those of an insert, besides the folded address. An import sets the same, and may set `createdAt`. */
export const writtenFields = namesWith('written');
/** What is written of a contact, without the folded address. */
export type WrittenContact = Pick<ShownContact, NameWith<'written'>>;

/** The columns that the list of deleted contacts shows. */
export const shownWhenDeleted = namesWith('shownWhenDeleted');

/** What the statement needs besides the columns of the contact; it must have one table with an `owner_id`. */
const ownerName = queryBuilder
  .selectFrom('users as u')
  .select('u.name')
  .where('u.id', '=', sql.ref<string>('ownerId'))
  .as('ownerName');

/** The columns of a {@link ContactRow}, for `select`. */
export const contactColumns = names.flatMap((name): (Name | typeof ownerName)[] =>
  name === 'ownerId' ? [name, ownerName] : [name],
);

const exported = namesWith('csv');

/** The column titles of the exported file. */
export const csvTitles: readonly string[] = exported.map((name) => contactFields[name].csv);

/** A contact as a line of the exported file. */
export const csvCells = (contact: ContactRow): CsvValue[] =>
  exported.map((name) => {
    const { cell }: ContactField = contactFields[name];
    return cell ? cell(contact) : contact[name];
  });

/** The names of the written fields that an edit gives another value. */
export const changedFields = (
  before: WrittenContact,
  values: Partial<WrittenContact>,
): (keyof WrittenContact)[] =>
  writtenFields.filter(
    (name) => values[name] !== undefined && JSON.stringify(before[name]) !== JSON.stringify(values[name]),
  );

/** The chosen properties of an object. */
export const pickFields = <From extends object, Field extends keyof From>(
  from: From,
  fields: readonly Field[],
): Pick<From, Field> =>
  fields.reduce((picked, field) => ({ ...picked, [field]: from[field] }), {} as Pick<From, Field>);
