import { importSentences, type ImportVerdict } from '@hearthline/rules/contact-import.ts';
import { contactSentences, contactTagsMax, type ContactStatus, type NewContact } from '@hearthline/rules/contacts.ts';
import type { RowValues } from './contact-import.row.ts';

/** A contact that a row may change, as it is stored. */
export interface KnownContact {
  readonly id: string;
  readonly version: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly company: string | null;
  readonly status: ContactStatus;
  readonly source: string;
  readonly tags: string[];
}

/** What a row would do. `set` holds the fields that change. */
export type Plan =
  | { readonly verdict: 'new'; readonly contact: NewContact }
  | { readonly verdict: 'update'; readonly set: Partial<NewContact> }
  | { readonly verdict: 'unchanged' }
  | { readonly verdict: Extract<ImportVerdict, 'error'>; readonly problem: string };

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Compares a row with the contact of the same e-mail address. The row's tags are added; its other values replace the contact's. */
export const planRow = ({ email, ...values }: RowValues, known: KnownContact | undefined): Plan => {
  if (!known) {
    const { firstName, lastName, phone = null, company = null, status = 'prospect', source = 'import', tags = [] } = values;
    if (!firstName || !lastName) return { verdict: 'error', problem: importSentences.nameNeeded };
    return { verdict: 'new', contact: { email, firstName, lastName, phone, company, status, source, tags } };
  }
  const tags = [...new Set([...known.tags, ...(values.tags ?? [])])];
  if (tags.length > contactTagsMax) return { verdict: 'error', problem: `Tags: ${contactSentences.tooManyTags}` };
  const wanted: Partial<NewContact> = { ...values, tags };
  const set = Object.fromEntries(Object.entries(wanted).filter(([name, value]) => differs(value, known[name as keyof KnownContact])));
  return Object.keys(set).length > 0 ? { verdict: 'update', set } : { verdict: 'unchanged' };
};
