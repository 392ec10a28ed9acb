import {
  importFieldTitles,
  importSentences,
  type ImportField,
} from '@hearthline/rules/people/contacts/import.ts';
import { foldImportWord } from '@hearthline/rules/people/contacts/import-words.ts';
import {
  contactNote,
  contactSentences,
  contactEntry,
  type ContactStatus,
} from '@hearthline/rules/people/contacts/contact-rules.ts';
import { eachText } from '@hearthline/rules/people/contacts/contact-texts.ts';
import { withParsedPhones } from '@hearthline/rules/phones/parse.ts';
import { optionalPhone } from '@hearthline/rules/phones/phone-rules.ts';
import { splitName } from '@hearthline/rules/people/person-name.ts';
import type { z } from 'zod';
import type { Row } from '../../../../../platform/db/query-builder.ts';
import { fromCsvText } from '../../../../../platform/text/csv.ts';
import { pastInstant } from './parse-date.ts';
import type { RowContext } from './row-context.ts';

/** What a row says about a contact. A field it leaves out is missing here, and stays as it is in an existing contact. */
export type RowValues = NonNullable<Row<'contactImportRows'>['values']>;

/** What a row says about consent. */
export type RowConsent = NonNullable<RowValues['consent']>;

/** A cell that could not be read, and why. */
export interface DroppedCell {
  readonly field: ImportField;
  readonly cell: string;
  readonly problem: string;
}

/** `dropped` says which cells could not be read: the row goes in without them, and a note keeps them. */
export type ValidatedRow =
  | { readonly values: RowValues; readonly dropped?: readonly DroppedCell[] }
  | { readonly problem: string };

/** The fields that a rule checks. Words, names and dates of the others are understood as far as they can be. */
type CheckedField = Exclude<
  ImportField,
  'skip' | 'fullName' | 'status' | 'owner' | 'createdAt' | 'consent' | 'consentAt'
>;

/** The rules of the contact form and of notes, by field. */
const { shape } = withParsedPhones(contactEntry.safeExtend({ phone: optionalPhone() }));
const rules: Readonly<Record<CheckedField, z.ZodType>> = { ...shape, notes: contactNote.shape.text };

/** Without these a row is nobody. */
const needed: readonly CheckedField[] = ['firstName', 'lastName'];

const isUnreadable = (value: unknown): boolean => JSON.stringify(value).includes('\ufffd');

const cellText = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));

/** Why the cell of a field was left out, or what it said, after the name of the field. */
const titled = (field: ImportField, words: string): string => `${importFieldTitles[field]}: ${words}`;

/** Which cells were left out, and why. */
export const problemsOf = (dropped: readonly DroppedCell[]): string[] =>
  dropped.map(({ field, problem }) => titled(field, problem));

/** The words that stand for nothing, unless whoever imports decided so. A source is as it is written. */
const unknownWords = (
  found: ReadonlyMap<ImportField, string>,
  { meaning, isDecided }: RowContext,
): DroppedCell[] =>
  (['status', 'owner', 'consent'] as const).flatMap((field) => {
    const cell = found.get(field);
    return cell === undefined || isDecided(field, cell) || meaning(field, cell) !== null
      ? []
      : [{ field, cell, problem: importSentences.unknownWord }];
  });

/** The dates that nobody can read. */
const unreadDates = (found: ReadonlyMap<ImportField, string>, { startOf, now }: RowContext): DroppedCell[] =>
  (['createdAt', 'consentAt'] as const).flatMap((field) => {
    const cell = found.get(field);
    return cell === undefined || pastInstant(cell, startOf, now) !== null
      ? []
      : [{ field, cell, problem: importSentences.unreadableDate }];
  });

/** The cells by field, without the prefix that keeps spreadsheets from evaluating formulas. */
const cellsByField = (
  cells: readonly string[],
  mapping: readonly ImportField[],
): Map<ImportField, string> => {
  const found = new Map<ImportField, string>();
  mapping.forEach((field, index) => {
    const text = fromCsvText((cells[index] ?? '').trim()).trim();
    if (field !== 'skip' && text) found.set(field, text);
  });
  return found;
};

const namesOf = (
  found: ReadonlyMap<ImportField, string>,
  { options, splits }: RowContext,
): Record<'firstName' | 'lastName', string | undefined> => {
  const full = found.get('fullName');
  const names =
    full === undefined ? undefined : splitName(full, options.names, splits.get(foldImportWord(full)));
  // A dedicated column takes precedence over a part of the full name.
  return {
    firstName: found.get('firstName') ?? names?.firstName,
    lastName: found.get('lastName') ?? names?.lastName,
  };
};

/** What the word stands for, or else the word itself. */
const sourceIn = (found: ReadonlyMap<ImportField, string>, { meaning }: RowContext): string | undefined => {
  const word = found.get('source');
  return word === undefined ? undefined : (meaning('source', word) ?? word);
};

const consentIn = (
  found: ReadonlyMap<ImportField, string>,
  { meaning, fileName, startOf, now }: RowContext,
): RowConsent | undefined => {
  const word = found.get('consent');
  const marketingConsent = word === undefined ? null : meaning('consent', word);
  if (marketingConsent !== 'yes' && marketingConsent !== 'no') return undefined;
  return {
    marketingConsent,
    at: pastInstant(found.get('consentAt') ?? '', startOf, now),
    source: found.get('consentSource') ?? `Import of ${fileName}`.slice(0, 200),
  };
};

/**
 * Validates one row by the rules of the contact form. A cell that breaks one is left out and goes into a note, unless the row is nobody
 * without it: it needs its name, and an address or a phone number.
 */
export const validateRow = (cells: readonly string[], judge: RowContext): ValidatedRow => {
  const found = cellsByField(cells, judge.mapping);
  const raw: Readonly<Record<CheckedField, unknown>> = {
    email: found.get('email'),
    ...namesOf(found, judge),
    phone: found.get('phone'),
    company: found.get('company'),
    ...eachText((name) => found.get(name)),
    source: sourceIn(found, judge),
    consentSource: found.get('consentSource'),
    notes: found.get('notes'),
    tags: found
      .get('tags')
      ?.split(/[,;]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  };
  const values: Record<string, unknown> = {};
  const dropped: DroppedCell[] = [];
  for (const [name, value] of Object.entries(raw) as [CheckedField, unknown][]) {
    if (value === undefined) continue;
    const rule = isUnreadable(value) ? null : rules[name].safeParse(value);
    if (rule?.success) {
      values[name] = rule.data;
      continue;
    }
    const problem = rule?.error.issues[0]?.message ?? importSentences.unreadableText;
    if (needed.includes(name)) return { problem: titled(name, problem) };
    dropped.push({ field: name, cell: cellText(value), problem });
  }
  if (!values['email'] && !values['phone']) {
    const ways = dropped.filter(({ field }) => field === 'email' || field === 'phone');
    return { problem: problemsOf(ways).join('; ') || contactSentences.wayNeeded };
  }
  dropped.push(...unknownWords(found, judge), ...unreadDates(found, judge));
  const { notes, consentSource: _checked, ...plain } = values;
  const allNotes = [
    ...(notes === undefined ? [] : [notes as string]),
    ...(dropped.length > 0
      ? [
          importSentences
            .cellsNotImported(
              judge.fileName,
              dropped.map(({ field, cell }) => titled(field, cell)),
            )
            .slice(0, 4000),
        ]
      : []),
  ];
  const status = judge.meaning('status', found.get('status') ?? '');
  const ownerId = found.has('owner') ? judge.meaning('owner', found.get('owner') ?? '') : null;
  const createdAt = pastInstant(found.get('createdAt') ?? '', judge.startOf, judge.now);
  const consent = consentIn(found, judge);
  return {
    values: {
      email: '',
      ...(plain as unknown as Omit<RowValues, 'email'>),
      ...(status && { status: status as ContactStatus }),
      ...(ownerId && { ownerId }),
      ...(createdAt && { createdAt }),
      ...(consent && { consent }),
      ...(allNotes.length > 0 && { notes: allNotes }),
    },
    ...(dropped.length > 0 && { dropped }),
  };
};

/** What a stored row says: as the dry run read it, or from its cells. */
export const readRow = (
  { values, cells }: { readonly values: RowValues | null; readonly cells: readonly string[] | null },
  judge: RowContext,
): ValidatedRow => (values ? { values } : validateRow(cells ?? [], judge));
