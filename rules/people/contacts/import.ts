import { z } from 'zod';
import { importWordFields, type ImportWordField } from './import-words.ts';
import { contactStatuses, marketingConsents } from './contact-rules.ts';
import { contactTextNames, contactTexts, eachText } from './contact-texts.ts';
import { optional } from '../../optional.ts';
import { pageNumber } from '../../page-number.ts';
import { nameSplits } from '../person-name.ts';
import { oneLine, text } from '../../text.ts';

/** The most that one file may hold. */
export const importLimits = { bytes: 25_000_000, rows: 100_000, columns: 60 } as const;

/** The original name of the file. */
export const importName = oneLine({ min: 1, max: 200, message: 'Name the file' });

/** How long a file waits for its import before it is deleted, in hours since the last step; a finished import is kept as long as a deleted contact. */
export const importWaitsHours = 24;

/** What a column can be mapped to: `skip` is not imported, `fullName` is split (see person-name.ts). */
export const importFields = [
  'skip',
  'firstName',
  'lastName',
  'fullName',
  'email',
  'phone',
  'company',
  ...contactTextNames,
  'status',
  'source',
  'owner',
  'tags',
  'notes',
  'createdAt',
  'consent',
  'consentAt',
  'consentSource',
] as const;
export type ImportField = (typeof importFields)[number];

export const importFieldTitles: Readonly<Record<ImportField, string>> = {
  skip: 'Do not import',
  firstName: 'First name',
  lastName: 'Last name',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  ...eachText((_name, { title }) => title),
  status: 'Status',
  source: 'Source',
  owner: 'Owner',
  tags: 'Tags',
  notes: 'Notes',
  createdAt: 'Created date',
  consent: 'Marketing consent',
  consentAt: 'Consent date',
  consentSource: 'Consent source',
};

/** The states of an import, from the uploaded file to its contacts and back. */
export const importStates = [
  'uploaded',
  'checking',
  'checked',
  'importing',
  'imported',
  'reverting',
  'reverted',
] as const;
export type ImportState = (typeof importStates)[number];

/** What an import would do with a row; {@link importOutcomes} is what it did, {@link importUndone} what reverting it did. */
export const importVerdicts = ['new', 'update', 'unchanged', 'repeat', 'skip', 'error'] as const;
export type ImportVerdict = (typeof importVerdicts)[number];
export const importOutcomes = ['created', 'updated', 'unchanged', 'repeated', 'failed'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];
export const importUndone = ['removed', 'restored', 'kept'] as const;
export type ImportUndone = (typeof importUndone)[number];

/** What a row does with its contact, or an earlier row of the file about the same person: overwrite it, fill what is missing, or nothing. */
export const importDuplicates = ['update', 'merge', 'skip'] as const;
export type ImportDuplicates = (typeof importDuplicates)[number];

export const importSentences = {
  missing: 'Import not found',
  tooLarge: `The file is larger than ${importLimits.bytes / 1_000_000} MB. Split it into several files.`,
  tooManyRows: `The file has more than ${importLimits.rows.toLocaleString('en-US')} rows. Split it into several files.`,
  tooManyColumns: `The file has more than ${importLimits.columns} columns.`,
  empty: 'The file has no rows below its first line, which names the columns.',
  noTitles:
    'The first line has to name the columns, but it seems to hold a contact. Add a line above it, such as: First name, Last name, Email.',
  unreadable: 'This is not a CSV file that we can read. Save it as CSV and try again.',
  columnNeeded:
    'Choose the column that holds the email address or the phone number: contacts are recognized by them.',
  twice: 'Two columns cannot be the same field.',
  columns: 'Choose a field for each column of the file.',
  notNow: 'This import is not at that point. Reload the page.',
  stalled: 'The file did not arrive. Try again.',
  unknownValue: 'Choose what each word stands for from the list.',
  tooManyWords: 'That is too many words or names to decide one by one.',
  noColumn: 'The file has no such column.',
  nothingToDo: 'No row of this file would change anything.',
  nameNeeded: 'A new contact needs a first and a last name',
  /** @param cells what they said */
  cellsNotImported: (fileName: string, cells: readonly string[]): string =>
    `Not imported from ${fileName}: ${cells.join('; ')}`,
  /** @param problems which cells, and why */
  leftOut: (problems: readonly string[]): string => `Imported without: ${problems.join('; ')}`,
  /** @param line the earlier row of the contact @param byEmail whether it is known by the address, or by phone and name */
  sameAs: (line: number, byEmail: boolean): string =>
    `Line ${line} of this file has the same ${byEmail ? 'email' : 'phone and name'}`,
  addressStays: 'Email: not filled in, as the contact has a deal or a project. Edit the contact instead',
  unreadableDate: 'Is no day that is over',
  unknownWord: 'Stands for nothing that is known here',
  unreadableText: 'Contains a character that could not be read',
  changedSince: 'Changed since the import',
  attachedSince: 'Now has notes, appointments, requests or projects',
  deletedSince: 'Deleted since the import',
  boughtSince: 'Now has a deal or a project, so its email stays',
} as const;

const guesses: readonly (readonly [ImportField, RegExp])[] = [
  ['firstName', /^(first|given|fore)(name)?$|^fname$/],
  ['lastName', /^(last|family|sur)(name)?$|^lname$/],
  ['fullName', /^(full|contact|customer)?name$|^contact$/],
  ['email', /^(primary|work)?e?mail(address|1)?$/],
  ['phone', /^(primary|work|home)?(tele)?phone(number)?$|^(mobile|cell)(phone|number)?$|^tel$/],
  ['company', /^(company|organi[sz]ation|business|employer|account)(name)?$/],
  ...contactTextNames.map((name) => [name, contactTexts[name].column] as const),
  ['status', /^(lead|contact)?(status|stage)$/],
  ['source', /^(lead)?source$/],
  [
    'owner',
    /^(contact|lead|account|record)?owner(name|email)?$|^(assignedto|salesperson|salesrep|agent|consultant)$/,
  ],
  ['notes', /^(notes?|comments?|remarks?|description)$/],
  [
    'createdAt',
    /^(date)?(created|added)(at|on|date|time)?$|^(creation|create|signup|entry)date$|^datecreated$|^dateadded$/,
  ],
  ['consentAt', /^(marketing|email)?(consent|optin)(date|at|on|time|timestamp)$/],
  ['consentSource', /^(marketing|email)?(consent|optin)source$/],
  [
    'consent',
    /^(marketing|email|newsletter)?(consent|optin|permission|subscribed)$|^(marketing|newsletter|gdpr)$/,
  ],
  ['tags', /^(tags?|labels?|groups?|categories|category)$/],
];

/** Guesses the field of each column from its title, using each field at most once. */
export const guessMapping = (titles: readonly string[]): ImportField[] => {
  const taken = new Set<ImportField>();
  return titles.map((title) => {
    const plain = title.toLowerCase().replace(/[^a-z0-9]/g, '');
    const guess = guesses.find(([field, pattern]) => pattern.test(plain) && !taken.has(field))?.[0] ?? 'skip';
    if (guess !== 'skip') taken.add(guess);
    return guess;
  });
};

/** How many words and how many names can be decided one by one, and how many words of a column are shown for that. */
export const importDecisions = { words: 600, names: 1000, shownWords: 200 } as const;

const isId = z.uuid();
const isSource = oneLine({ max: 60 });
const oneOf =
  (words: readonly string[]) =>
  (value: string): boolean =>
    value === '' || words.includes(value);

/** Whether a word of a field may stand for a value. */
const mayBe: Readonly<Record<ImportWordField, (value: string) => boolean>> = {
  status: oneOf(contactStatuses),
  consent: oneOf(marketingConsents),
  owner: (value) => value === '' || isId.safeParse(value).success,
  source: (value) => isSource.safeParse(value).success,
};

/** What a word of a column stands for. Blank: nothing, so the row says nothing about this field; a source is then the word itself. */
const importWord = z
  .object({
    field: z.enum(importWordFields, importSentences.unknownValue),
    word: text({ min: 1, max: 200, message: importSentences.unknownValue }),
    value: text({ max: 60 }),
  })
  .refine(({ field, value }) => mayBe[field](value), importSentences.unknownValue);

const splitDecision = z.object({
  name: text({ min: 1, max: 400, message: 'Name the name' }),
  firstWords: z
    .int('Must be a whole number')
    .min(0, 'Must be a whole number')
    .max(60, 'Must be a whole number'),
});

/** How the rows are read: the words that need an explanation, the names that need a decision, and what happens to those who are known already. */
export const importOptions = z.object({
  duplicates: z
    .enum(importDuplicates, 'Unknown choice')
    .nullish()
    .transform((choice) => choice ?? 'update'),
  names: z
    .enum(nameSplits, 'Unknown choice')
    .nullish()
    .transform((choice) => choice ?? 'guess'),
  splits: z
    .array(splitDecision, 'Must be a list')
    .max(importDecisions.names, importSentences.tooManyWords)
    .nullish()
    .transform((list) => list ?? []),
  words: z
    .array(importWord, 'Must be a list')
    .max(importDecisions.words, importSentences.tooManyWords)
    .nullish()
    .transform((list) => list ?? []),
});
export type ImportOptions = z.output<typeof importOptions>;

/** A field for each column. */
export const importMapping = z.object({
  mapping: z
    .array(z.enum(importFields, importSentences.columns), importSentences.columns)
    .min(1, importSentences.columns)
    .max(importLimits.columns, importSentences.tooManyColumns)
    .refine((mapping) => mapping.includes('email') || mapping.includes('phone'), importSentences.columnNeeded)
    .refine((mapping) => {
      const fields = mapping.filter((field) => field !== 'skip');
      return new Set(fields).size === fields.length;
    }, importSentences.twice),
  options: importOptions.nullish().transform((options) => options ?? importOptions.parse({})),
});

/** Whose names or words are asked for: the place of a column, from 0. */
export const importColumn = z
  .int(importSentences.noColumn)
  .min(0, importSentences.noColumn)
  .max(importLimits.columns - 1, importSentences.noColumn);

export const importNamesPageSize = 10;

export const importRowsPageSize = 50;

/** Which rows of an import are shown. */
export const importRowsFilter = z.object({
  page: pageNumber,
  verdict: optional(z.enum(importVerdicts, 'Unknown verdict')),
  undone: optional(z.enum(importUndone, 'Unknown outcome')),
});
