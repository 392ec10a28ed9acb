import {
  importSentences,
  type ImportDuplicates,
  type ImportVerdict,
} from '@hearthline/rules/people/contacts/import.ts';
import { contactSentences, contactTagsMax } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { eachText } from '@hearthline/rules/people/contacts/contact-texts.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import type { Row } from '../../../../../platform/db/query-builder.ts';
import type { ImportedFields } from '../imported-contact.fields.ts';
import type { RowConsent, RowValues } from './validate-row.ts';

/** A contact that a row may change, as it is stored. */
export interface KnownContact
  extends ImportedFields, Readonly<Pick<Row<'contacts'>, 'id' | 'version' | 'email' | 'emailFolded'>> {
  /** Whether it has a deal or a project: then its address decides who may see that, and nobody changes it but by hand. */
  readonly isBuyer: boolean;
  /** Those of the row's notes that the contact has already. */
  readonly notes: readonly string[];
}

/** The address of a contact, and as it is compared. */
type Address = Pick<Row<'contacts'>, 'email' | 'emailFolded'>;

/** A new contact; without `createdAt` it is one of today. */
export interface ImportedContact extends ImportedFields, Readonly<Address> {
  readonly createdAt: string | null;
}

/** What a row would do. `set` holds the fields that change. */
export type Plan =
  | { readonly verdict: 'new'; readonly contact: ImportedContact; readonly notes: readonly string[] }
  | {
      readonly verdict: 'update';
      readonly set: Partial<ImportedFields & Address>;
      readonly notes: readonly string[];
    }
  | { readonly verdict: 'unchanged' | 'skip' }
  | { readonly verdict: Extract<ImportVerdict, 'error'>; readonly problem: string };

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);
const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '-' || value === 'unknown';
const distinct = (words: readonly string[]): string[] => [...new Set(words)];

/** A no is not undone by accident: of two rows without dates it stays, with dates the later answer counts. */
const laterConsent = (one: RowConsent | undefined, two: RowConsent | undefined): RowConsent | undefined => {
  if (!one || !two) return one ?? two;
  if (one.at && two.at) return one.at > two.at ? one : two;
  return one.marketingConsent === 'no' ? one : two;
};

/**
 * Several rows of one person as one: a later row overwrites an earlier one, or fills in what it lacks. Tags and notes add up.
 * Where repeated rows are skipped, there is only one.
 */
export const combineRows = (
  [first, ...later]: readonly [RowValues, ...RowValues[]],
  how: ImportDuplicates,
): RowValues =>
  later.reduce<RowValues>(
    (one, two) => ({
      ...(how === 'update'
        ? { ...one, ...two, email: one.email || two.email }
        : {
            ...two,
            ...one,
            email: one.email || two.email,
            firstName: isBlank(one.firstName) ? two.firstName : one.firstName,
            lastName: isBlank(one.lastName) ? two.lastName : one.lastName,
          }),
      ...((one.tags ?? two.tags) && { tags: distinct([...(one.tags ?? []), ...(two.tags ?? [])]) }),
      ...((one.notes ?? two.notes) && { notes: distinct([...(one.notes ?? []), ...(two.notes ?? [])]) }),
      ...((one.consent ?? two.consent) && { consent: laterConsent(one.consent, two.consent) }),
    }),
    first,
  );

/** The consent that a contact gets from a row; nothing if it stays. A stored no gives way only to a later yes with a date. */
const consentSet = (
  given: RowConsent | undefined,
  known: Pick<KnownContact, 'marketingConsent' | 'consentAt'> | undefined,
  now: Date,
): Partial<ImportedFields> => {
  if (!given || given.marketingConsent === known?.marketingConsent) return {};
  if (known?.marketingConsent === 'no' && !(given.at && known.consentAt && given.at > known.consentAt))
    return {};
  return {
    marketingConsent: given.marketingConsent,
    consentAt: given.at ?? now.toISOString(),
    consentSource: given.source,
  };
};

const addressOf = (email: string): Address => ({ email, emailFolded: email && foldEmail(email) });

/** Whether a contact without an address stays so, although the row has one. */
export const addressStays = (
  row: Pick<RowValues, 'email'>,
  known: Pick<KnownContact, 'email' | 'isBuyer'>,
): boolean => row.email !== '' && known.email === '' && known.isBuyer;

/** What a new contact gets where its row says nothing. */
const unsaid: Omit<ImportedFields, 'firstName' | 'lastName'> = {
  phone: null,
  company: null,
  ...eachText(() => null),
  status: 'prospect',
  source: 'import',
  tags: [],
  ownerId: null,
  marketingConsent: 'unknown',
  consentAt: null,
  consentSource: null,
};

const newPlan = (
  { email, firstName, lastName, tags = [], consent, notes = [], createdAt, ...values }: RowValues,
  now: Date,
): Plan => {
  if (!firstName || !lastName) return { verdict: 'error', problem: importSentences.nameNeeded };
  if (tags.length > contactTagsMax)
    return { verdict: 'error', problem: `Tags: ${contactSentences.tooManyTags}` };
  return {
    verdict: 'new',
    notes,
    contact: {
      ...unsaid,
      ...values,
      ...addressOf(email),
      firstName,
      lastName,
      tags,
      ...consentSet(consent, undefined, now),
      createdAt: createdAt ?? null,
    },
  };
};

/**
 * Compares a row with the contact that it is about. The row's tags and notes are added, its address is filled in where there is none; its
 * other values replace the contact's, or only fill in what it lacks.
 */
export const planRow = (
  row: RowValues,
  known: KnownContact | undefined,
  { duplicates, now }: { readonly duplicates: ImportDuplicates; readonly now: Date },
): Plan => {
  if (!known) return newPlan(row, now);
  if (duplicates === 'skip') return { verdict: 'skip' };
  const { email, createdAt: _createdAt, consent, notes: given = [], ...values } = row;
  const tags = distinct([...known.tags, ...(values.tags ?? [])]);
  if (tags.length > contactTagsMax)
    return { verdict: 'error', problem: `Tags: ${contactSentences.tooManyTags}` };
  const wanted = Object.entries(values).filter(
    ([name]) => duplicates === 'update' || isBlank(known[name as keyof KnownContact]),
  );
  const allowed =
    duplicates === 'update' || known.marketingConsent === 'unknown' ? consentSet(consent, known, now) : {};
  const address = email && known.email === '' && !addressStays(row, known) ? addressOf(email) : {};
  const set = Object.fromEntries(
    Object.entries({ ...Object.fromEntries(wanted), ...address, tags, ...allowed }).filter(([name, value]) =>
      differs(value, known[name as keyof KnownContact]),
    ),
  );
  const notes = given.filter((note) => !known.notes.includes(note));
  return Object.keys(set).length > 0 || notes.length > 0
    ? { verdict: 'update', set, notes }
    : { verdict: 'unchanged' };
};
