import type { MarketingConsent } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { contactTexts } from '@hearthline/rules/people/contacts/contact-texts.ts';
import { phoneText } from '@hearthline/rules/phones/format.ts';
import { sql, type Expression, type SqlBool } from 'kysely';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { queryBuilder, type AsSent } from '../../../platform/db/statement.ts';
import { optional, types } from '../../../platform/records/field-types.ts';
import {
  columnNames,
  namesWith,
  versionedFields,
  type Answer,
  type ColumnName,
  type FieldsOf,
  type NameWith,
  type RecordField,
} from '../../../platform/records/record-fields.ts';
import { ContactStatusEnum, MarketingConsentEnum } from './contact-enums.types.ts';

interface ContactField extends RecordField {
  /** Shown of a deleted contact. Restoring it brings every column back. */
  readonly shownWhenDeleted?: true;
  /** What the API says of a column of an imported file that holds it, for one of the texts. */
  readonly imported?: string;
}

/** A contact as it is shown: without the columns that only serve to find it. */
interface ShownContact extends Omit<Row<'contacts'>, 'emailFolded' | 'searchText'> {
  readonly ownerName: string | null;
  readonly sourceLabel: string;
  readonly viewerCanEdit: boolean;
}

/**
 * The fields of a contact, in the order of every answer and of the exported file: the types of the API, the table, statements, the comparison
 * of an edit, the file, imports and the list of deleted contacts follow from them (docs/add-a-field.md). A column that is missing here does
 * not compile.
 */
export const contactFields = {
  id: versionedFields.id,
  firstName: {
    type: types.text,
    description: '1 to 100 characters.',
    input: {},
    shownWhenDeleted: true,
    csv: 'First name',
  },
  lastName: {
    type: types.text,
    description: '1 to 100 characters; `-` if a visitor gave only one name.',
    input: { description: '1 to 100 characters.' },
    shownWhenDeleted: true,
    csv: 'Last name',
  },
  email: {
    type: types.text,
    description:
      'As typed. Requests and bookings of visitors who give this address, in any letter case, belong to this contact; those of a signed-in customer belong to the customer’s own contact. Blank for a contact who is known by a phone number alone: such contacts are mailed nothing and are in no audience.',
    input: {
      description:
        'One mailbox, at most 254 characters. It may be missing or blank for a new contact with a phone number; in a change, a missing one stays.',
    },
    shownWhenDeleted: true,
    csv: 'Email',
  },
  phone: {
    type: optional(types.text),
    description: `${fieldText.phone} Null if none is known.`,
    input: { description: fieldText.typedPhone },
    csv: 'Phone',
    cell: (phone: string | null) => phone && phoneText(phone),
  },
  company: {
    type: optional(types.text),
    description: 'At most 200 characters. Null if none is known.',
    input: { description: 'At most 200 characters.' },
    shownWhenDeleted: true,
    csv: 'Company',
  },
  status: {
    type: types.choice(ContactStatusEnum),
    column: { default: 'prospect' },
    description: 'The current status of the contact.',
    input: { description: '`prospect` if missing.' },
    shownWhenDeleted: true,
    csv: 'Status',
  },
  source: {
    type: types.text,
    column: { default: 'manual' },
    description:
      'Where the contact came from: `manual`, `consultant_request`, `appointment`, `import`, or another text given by an import or an admin. Letter case and repeated blanks make no difference: the first spelling stays.',
    input: { description: 'Where the contact came from, at most 60 characters; `manual` if missing.' },
    csv: 'Source',
  },
  sourceLabel: {
    type: types.text,
    column: 'computed',
    description: 'What its source is called in `leadSources`.',
  },
  tags: {
    type: types.texts,
    column: { defaultRaw: "'{}'" },
    description: 'Free-form tags: at most 20, each at most 40 characters.',
    input: {},
    csv: 'Tags',
  },
  address: {
    type: optional(types.text),
    description: 'The postal address, at most 300 characters. Null if none is known.',
    input: { description: 'The postal address, at most 300 characters.' },
    imported: 'Postal addresses, at most 300 characters.',
    csv: contactTexts.address.title,
  },
  /** No foreign key: the contact outlives the account. */
  ownerId: {
    type: optional(types.id),
    description: 'The id of the member of staff who looks after the contact. Null if nobody does.',
    input: { description: 'A member of staff, from `contactOwners`.' },
  },
  ownerName: {
    type: optional(types.text),
    column: 'computed',
    description: 'The name of the owner. Null if there is none, or the account was removed.',
    csv: 'Owner',
  },
  marketingConsent: {
    type: types.choice(MarketingConsentEnum),
    column: { default: 'unknown' },
    description: 'Whether the contact wants campaigns.',
    input: {
      description:
        'Whether the contact wants campaigns; `unknown` if null. The time of a change is recorded.',
    },
    csv: 'Marketing consent',
    cell: (consent: MarketingConsent) => (consent === 'unknown' ? null : consent),
  },
  consentAt: {
    type: optional(types.instant),
    description: 'When the contact said whether they want campaigns. Null while that is unknown.',
    csv: 'Consent date',
  },
  consentSource: {
    type: optional(types.text),
    description: 'Where the contact said so, at most 200 characters. Null while that is unknown.',
    input: {
      description: 'Where the contact said so, at most 200 characters; `Contact form` if missing.',
    },
    csv: 'Consent source',
  },
  createdAt: { ...versionedFields.createdAt, csv: 'Created' },
  version: versionedFields.version,
  viewerCanEdit: {
    type: types.flag,
    column: 'computed',
    description: 'Whether the viewer may change it.',
  },
} as const satisfies FieldsOf<ShownContact, ContactField>;

/** A contact as both APIs send it, with its owner's name. Instants are ISO 8601 texts. */
export type ContactRow = AsSent<Answer<typeof contactFields>>;

type WrittenName = Exclude<ColumnName<typeof contactFields>, keyof typeof versionedFields>;

/** The columns that are given a value: those of an insert, besides the folded address. An import sets the same, and may set `createdAt`. */
export const writtenFields = columnNames(contactFields).filter(
  (name): name is WrittenName => !(name in versionedFields),
);
/** What is written of a contact, without the folded address. */
export type WrittenContact = Pick<Row<'contacts'>, WrittenName>;

/** The columns that the list of deleted contacts shows. */
export const shownWhenDeleted = namesWith(contactFields, 'shownWhenDeleted');

/** The name of a field in answers. */
export type ContactName = NameWith<typeof contactFields, 'description'>;

/** Every field of a {@link ContactRow}. */
export const allContactFields: readonly ContactName[] = namesWith(contactFields, 'description');

/** The names of all who may own contacts, to be joined by `ownerId`. PostgreSQL leaves the join out where no name is selected. */
export const owners = queryBuilder
  .selectFrom('users')
  .select(['id as ownerAccount', 'name as ownerName'])
  .as('owners');

/** What a statement selects for some fields. @param canEdit the condition that the viewer may change the contact */
export const selectionOf = (fields: readonly ContactName[], canEdit: Expression<SqlBool> = sql.lit(true)) =>
  fields.map((name) => {
    if (name === 'viewerCanEdit') return sql<boolean>`${canEdit}`.as('viewerCanEdit');
    return name === 'sourceLabel' ? sourceLabel(sql.ref('contacts.source')) : name;
  });

const sourceLabel = (source: Expression<unknown>) =>
  sql<string>`lead_source_label(${source})`.as('sourceLabel');

/** A contact as a statement returns it that has just written it. */
export type WrittenRow = Omit<ContactRow, 'viewerCanEdit'>;

const isWrittenRows = (name: ContactName): name is keyof WrittenRow => name !== 'viewerCanEdit';

/** The columns of a {@link WrittenRow} for a statement about one contact that cannot join {@link owners}, such as an insert. */
export const contactColumns = allContactFields.filter(isWrittenRows).map((name) => {
  if (name === 'sourceLabel') return sourceLabel(sql.ref('source'));
  return name === 'ownerName'
    ? queryBuilder
        .selectFrom(owners)
        .select('ownerName')
        .where('ownerAccount', '=', sql.ref<string>('ownerId'))
        .as('ownerName')
    : name;
});

/** The names of the written fields that an edit gives another value. */
export const changedFields = (
  before: WrittenContact,
  values: Partial<WrittenContact>,
): (keyof WrittenContact)[] =>
  writtenFields.filter(
    (name) => values[name] !== undefined && JSON.stringify(before[name]) !== JSON.stringify(values[name]),
  );
