import { z } from 'zod';
import { optional } from './optional.ts';
import { pageNumber } from './paging.ts';
import { line } from './text.ts';

/** The most that one file may hold. */
export const importLimits = { bytes: 5_000_000, rows: 50_000, columns: 60 } as const;

/** The original name of the file. */
export const importName = line({ min: 1, max: 200, message: 'Name the file' });

/** What a column can be mapped to: `skip` is not imported, `fullName` is split at its last space. */
export const importFields = ['skip', 'firstName', 'lastName', 'fullName', 'email', 'phone', 'company', 'status', 'source', 'tags'] as const;
export type ImportField = (typeof importFields)[number];

export const importFieldTitles: Readonly<Record<ImportField, string>> = {
  skip: 'Do not import', firstName: 'First name', lastName: 'Last name', fullName: 'Full name', email: 'Email', phone: 'Phone', company: 'Company', status: 'Status', source: 'Source', tags: 'Tags',
};

/** The states of an import, from the uploaded file to its contacts and back. */
export const importStates = ['uploaded', 'checking', 'checked', 'importing', 'imported', 'reverting', 'reverted'] as const;
export type ImportState = (typeof importStates)[number];

/** What an import would do with a row; {@link importOutcomes} is what it did, {@link importUndone} what reverting it did. */
export const importVerdicts = ['new', 'update', 'unchanged', 'error'] as const;
export type ImportVerdict = (typeof importVerdicts)[number];
export const importOutcomes = ['created', 'updated', 'unchanged', 'failed'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];
export const importUndone = ['removed', 'restored', 'kept'] as const;
export type ImportUndone = (typeof importUndone)[number];

export const importSentences = {
  missing: 'Import not found',
  tooLarge: 'The file is larger than 5 MB. Split it into several files.',
  tooManyRows: `The file has more than ${importLimits.rows.toLocaleString('en-US')} rows. Split it into several files.`,
  tooManyColumns: `The file has more than ${importLimits.columns} columns.`,
  empty: 'The file has no rows below its first line, which names the columns.',
  noTitles: 'The first line has to name the columns, but it seems to hold a contact. Add a line above it, such as: First name, Last name, Email.',
  unreadable: 'This is not a CSV file that we can read. Save it as CSV and try again.',
  emailNeeded: 'Choose the column that holds the email address: contacts are recognized by it.',
  twice: 'Two columns cannot be the same field.',
  columns: 'Choose a field for each column of the file.',
  notNow: 'This import is not at that point. Reload the page.',
  nothingToDo: 'No row of this file would change anything.',
  nameNeeded: 'A new contact needs a first and a last name',
  unreadableText: 'Contains a character that could not be read',
  changedSince: 'Changed since the import',
  attachedSince: 'Has notes, appointments, requests or projects by now',
  goneSince: 'Deleted since the import',
} as const;

const guesses: readonly (readonly [ImportField, RegExp])[] = [
  ['firstName', /^(first|given|fore)(name)?$|^fname$/],
  ['lastName', /^(last|family|sur)(name)?$|^lname$/],
  ['fullName', /^(full|contact|customer)?name$|^contact$/],
  ['email', /^(primary|work)?e?mail(address|1)?$/],
  ['phone', /^(primary|work|home)?(tele)?phone(number)?$|^(mobile|cell)(phone|number)?$|^tel$/],
  ['company', /^(company|organi[sz]ation|business|employer|account)(name)?$/],
  ['status', /^(lead|contact)?(status|stage)$/],
  ['source', /^(lead)?source$/],
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

/** A field for each column. */
export const importMapping = z.object({
  mapping: z
    .array(z.enum(importFields, importSentences.columns), importSentences.columns)
    .min(1, importSentences.columns)
    .max(importLimits.columns, importSentences.tooManyColumns)
    .refine((mapping) => mapping.includes('email'), importSentences.emailNeeded)
    .refine((mapping) => {
      const fields = mapping.filter((field) => field !== 'skip');
      return new Set(fields).size === fields.length;
    }, importSentences.twice),
});

export const importRowsPageSize = 50;

/** Which rows of an import are shown. */
export const importRowsFilter = z.object({
  page: pageNumber,
  verdict: optional(z.enum(importVerdicts, 'Unknown verdict')),
  undone: optional(z.enum(importUndone, 'Unknown outcome')),
});
