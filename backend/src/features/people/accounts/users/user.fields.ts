import { phoneText } from '@hearthline/rules/phones/format.ts';
import { RoleEnum } from '../../../../platform/access/access-directives.ts';
import { fieldText } from '../../../../platform/api-docs/field-descriptions.ts';
import { pick } from '../../../../platform/db/pick.ts';
import type { Row } from '../../../../platform/db/query-builder.ts';
import { optional, types } from '../../../../platform/records/field-types.ts';
import {
  columnNames,
  namesWith,
  versionedFields,
  type Answer,
  type FieldsOf,
  type RecordField,
  type RecordFields,
} from '../../../../platform/records/record-fields.ts';
import { UserStateEnum } from './user-enums.types.ts';

/** The columns of an account, without those that the database computes. */
type StoredUser = Omit<Row<'users'>, 'state' | 'searchText'>;

/**
 * The fields of an account: the table and what its owner sees of it follow from them (docs/add-a-field.md). Those without a description
 * never leave the server. A column that is missing here does not compile.
 */
export const userFields = {
  id: versionedFields.id,
  name: { type: types.text, description: '2 to 200 characters.' },
  email: { type: types.text, description: 'The e-mail address, as its owner writes it.' },
  /** One account for each mailbox, however it is spelled (docs/security.md, A10). */
  emailFolded: { type: types.text, column: { unique: 'users_email_folded_unique' } },
  username: {
    type: optional(types.text),
    column: { unique: 'users_username_unique' },
    description:
      'An alternative name to sign in with, in lower case. Contractors have one. Null if there is none.',
  },
  phone: { type: optional(types.text), description: `${fieldText.phone} Null if none was given.` },
  /** argon2id in PHC form; null until an invited user has chosen a password. */
  passwordHash: { type: optional(types.text) },
  role: {
    type: types.choice(RoleEnum),
    description: 'The role, which decides what the account may do.',
  },
  isEmailVerified: {
    type: types.flag,
    column: { default: false },
    description:
      'Whether the address has been verified by a mailed link. While false, the user may only read their account and change its password.',
  },
  mustChangePassword: {
    type: types.flag,
    column: { default: false },
    description:
      'Whether a new password must be chosen. While true, the user may only read their account and change its password.',
  },
  /** No column: it depends on a setting and on the account's second factors. */
  mustAddSecondFactor: {
    type: types.flag,
    column: 'computed',
    description:
      'Whether a second factor is required and missing. While true, the user may only read their account, change its password and set up a second factor.',
  },
  disabledAt: { type: optional(types.instant) },
  /** When an admin removed the account. It is disabled as well, so whatever leaves out disabled accounts leaves out this one. */
  archivedAt: { type: optional(types.instant) },
  /** When the personal data was erased, for good; the account stays archived. */
  erasedAt: { type: optional(types.instant) },
  lastSignInAt: { type: optional(types.instant) },
  /** Whether new leads may become theirs; of staff alone it means something. */
  takesLeads: { type: types.flag, column: { default: true } },
  createdAt: versionedFields.createdAt,
  /** Counts the changes, for those who edit the account (platform/locks/optimistic-lock.ts); not exposed to anyone else. */
  version: { type: types.int, column: { default: 1 } },
} as const satisfies FieldsOf<StoredUser> & Readonly<Record<string, RecordField>>;

/** What the owner of an account sees of it: the columns with a description. */
export const ownColumns = columnNames(pick(userFields, namesWith(userFields, 'description')));

/** The same account as those who manage accounts see it, in the order of the exported file: type and input, statements and file follow. */
export const managedUserFields = {
  id: {
    ...userFields.id,
    description: 'The id of the account; it stays the same when name, address or role change.',
  },
  name: { ...userFields.name, input: {}, csv: 'Name' },
  email: {
    ...userFields.email,
    description: 'The e-mail address, as its owner writes it. Only the owner can change it.',
    csv: 'Email',
  },
  username: {
    ...userFields.username,
    description: 'An alternative name to sign in with, in lower case. Null if there is none.',
    input: {
      description:
        'An alternative name to sign in with: 3 to 40 letters, digits, dots, dashes or underscores, starting with a letter. Stored in lower case; null removes it. `BAD_INPUT` if it is taken.',
    },
    csv: 'Username',
  },
  phone: {
    ...userFields.phone,
    input: { description: `${fieldText.typedPhone} Null removes it.` },
    csv: 'Phone',
    cell: (phone: string | null) => phone && phoneText(phone),
  },
  role: {
    ...userFields.role,
    description: 'What the account may do; `setUserRole` and `updateUser` change it.',
    input: { description: 'The new role; `LAST_ADMIN` if no admin would be left.' },
    csv: 'Role',
  },
  state: {
    type: types.choice(UserStateEnum),
    column: 'computed',
    description: 'The state of the account; each account has exactly one.',
    csv: 'State',
  },
  createdAt: { ...userFields.createdAt, description: 'When the account was created.', csv: 'Joined' },
  lastSignInAt: {
    ...userFields.lastSignInAt,
    description: 'When the owner last signed in. Null if never.',
    csv: 'Last sign-in',
  },
  version: versionedFields.version,
  sessions: {
    type: types.int,
    column: 'computed',
    description: 'The number of devices that are signed in now.',
  },
  hasSecondFactor: {
    type: types.flag,
    column: 'computed',
    description: 'Whether the account has a second factor.',
  },
  invitationExpiresAt: {
    type: optional(types.instant),
    column: 'computed',
    description: 'When the link of an open invitation expires. Null if there is none.',
  },
  isViewer: {
    type: types.flag,
    column: 'computed',
    description: 'Whether this is the viewer’s own account.',
  },
} as const satisfies RecordFields;

/** An account as the admin's list shows it: plain data, no entity. */
export type ManagedUser = Answer<typeof managedUserFields>;

/** The columns that statements read for it. */
export const managedUserColumns = columnNames(managedUserFields);
