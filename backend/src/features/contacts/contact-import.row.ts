import { importFieldTitles, importSentences, type ImportField } from '@hearthline/rules/contact-import.ts';
import { contactStatuses, newContact, type ContactStatus } from '@hearthline/rules/contacts.ts';
import { splitName } from '@hearthline/rules/consultants.ts';
import { readingPhones } from '@hearthline/rules/phone.ts';
import { fromCsvText } from '../../platform/csv.ts';

/** What a row says about a contact. A field it leaves out is missing here, and stays as it is in an existing contact. */
export interface RowValues {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  readonly company?: string;
  readonly status?: ContactStatus;
  readonly source?: string;
  readonly tags?: string[];
}

export type Judged = { readonly values: RowValues } | { readonly problem: string };

const { shape } = readingPhones(newContact);

/** The cells by field, without the prefix that keeps spreadsheets from evaluating formulas. */
const cellsByField = (cells: readonly string[], mapping: readonly ImportField[]): Map<ImportField, string> => {
  const found = new Map<ImportField, string>();
  mapping.forEach((field, index) => {
    const text = fromCsvText((cells[index] ?? '').trim()).trim();
    if (field !== 'skip' && text) found.set(field, text);
  });
  return found;
};

const rawValues = (found: ReadonlyMap<ImportField, string>): Record<string, unknown> => {
  const full = found.get('fullName');
  const names = full === undefined ? undefined : splitName(full);
  const status = found.get('status')?.toLowerCase();
  const raw = {
    ...names,
    email: found.get('email') ?? '',
    // A dedicated column takes precedence over a part of the full name.
    firstName: found.get('firstName') ?? names?.firstName, lastName: found.get('lastName') ?? names?.lastName,
    phone: found.get('phone'), company: found.get('company'), source: found.get('source'),
    status: contactStatuses.find((known) => known === status) ?? status,
    tags: found.get('tags')?.split(/[,;]/).map((tag) => tag.trim()).filter(Boolean),
  };
  return Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== undefined));
};

/** Validates one row by the rules of the contact form. */
export const judgeRow = (cells: readonly string[], mapping: readonly ImportField[]): Judged => {
  const found = cellsByField(cells, mapping);
  const values: Record<string, unknown> = {};
  for (const [name, raw] of Object.entries(rawValues(found))) {
    const title = importFieldTitles[name as ImportField];
    if (typeof raw === 'string' && raw.includes('\ufffd')) return { problem: `${title}: ${importSentences.unreadableText}` };
    const rule = shape[name as keyof typeof shape].safeParse(raw);
    if (!rule.success) return { problem: `${title}: ${rule.error.issues[0]?.message ?? ''}` };
    values[name] = rule.data;
  }
  return { values: values as unknown as RowValues };
};
