import { contactProbe } from '@hearthline/rules/contacts/rules.ts';
import { foldSearch } from '@hearthline/rules/search.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import type { Context } from '../../../platform/context.ts';
import { asSent } from '../../../platform/db/column-parsers.ts';
import { likeTerm } from '../../../platform/db/like-pattern.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { contactColumns, type ContactRow } from '../list/list.queries.ts';

const most = 5;

/** The fewest digits that identify a phone number; shorter ones match too many people. */
const wholePhone = 7;

/** The last ten digits: the same number with or without the country code. */
const line = (phone: string | null): string => (phone ?? '').replace(/\D/g, '').slice(-10);

const parts = {
  email: 'email_folded = $1',
  phone: `search_text like '%' || $1 || '%' and right(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), length($1)) = $1`,
  // The pattern lets the index find candidates; the comparison then demands the whole name.
  name: `search_text like $1 || '%' and search_fold(first_name || ' ' || last_name) = $2`,
} as const;
type Reason = keyof typeof parts;

/** A contact that may be the same person, and what they have in common. */
export interface ContactDuplicate {
  readonly contact: ContactRow;
  readonly reason: Reason;
}

/** Contacts that share the address, phone or name being typed, the surest match first. */
export const findDuplicates = async (context: Context, input: unknown): Promise<ContactDuplicate[]> => {
  const { email, phone, firstName, lastName, exceptId } = validate(contactProbe, input);
  const digits = line(phone);
  const name = firstName && lastName ? foldSearch(`${firstName} ${lastName}`) : null;
  const probes: [Reason, string[]][] = [];
  if (email?.includes('@')) probes.push(['email', [foldEmail(email)]]);
  if (digits.length >= wholePhone) probes.push(['phone', [digits]]);
  if (name) probes.push(['name', [likeTerm(name), name]]);
  const found = new Map<string, ContactDuplicate>();
  for (const [reason, values] of probes) {
    const text = `select ${contactColumns} from contacts where ${parts[reason]} order by created_at limit ${most}`;
    for (const contact of await context.sql<ContactRow>('', text, values, asSent)) {
      if (contact.id !== exceptId && !found.has(contact.id)) found.set(contact.id, { contact, reason });
    }
  }
  return [...found.values()].slice(0, most);
};
