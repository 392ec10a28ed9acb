import { contactProbe } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { foldSearch } from '@hearthline/rules/search.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { likeTerm } from '../../../../platform/db/like-pattern.ts';
import { queryBuilder } from '../../../../platform/db/statement.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { contactColumns, type ContactRow } from '../contact.fields.ts';

const most = 5;

/** The fewest digits that identify a phone number; shorter ones match too many people. */
const wholePhone = 7;

/** The last ten digits: the same number with or without the country code. */
const line = (phone: string | null): string => (phone ?? '').replace(/\D/g, '').slice(-10);

const hasEmail = (folded: string): RawBuilder<SqlBool> => sql`email_folded = ${folded}`;
const hasPhone = (digits: string): RawBuilder<SqlBool> =>
  sql`search_text like '%' || ${digits}::text || '%' and right(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), length(${digits}::text)) = ${digits}`;
/** The pattern lets the index find candidates; the comparison then demands the whole name. */
const hasName = (name: string): RawBuilder<SqlBool> =>
  sql`search_text like ${likeTerm(name)}::text || '%' and search_fold(first_name || ' ' || last_name) = ${name}`;

/** A contact that may be the same person, and what they have in common. */
export interface ContactDuplicate {
  readonly contact: ContactRow;
  readonly reason: 'email' | 'phone' | 'name';
}

/** Contacts that share the address, phone or name being typed, the mostSelective match first. */
export const findDuplicates = async (
  context: Pick<Context, 'query'>,
  input: unknown,
): Promise<ContactDuplicate[]> => {
  const { email, phone, firstName, lastName, exceptId } = validate(contactProbe, input);
  const digits = line(phone);
  const name = firstName && lastName ? foldSearch(`${firstName} ${lastName}`) : null;
  const probes: [ContactDuplicate['reason'], RawBuilder<SqlBool>][] = [];
  if (email?.includes('@')) probes.push(['email', hasEmail(foldEmail(email))]);
  if (digits.length >= wholePhone) probes.push(['phone', hasPhone(digits)]);
  if (name) probes.push(['name', hasName(name)]);
  const found = new Map<string, ContactDuplicate>();
  for (const [reason, condition] of probes) {
    const contacts = await context.query.asSent(
      queryBuilder
        .selectFrom('contacts')
        .select(contactColumns)
        .where(condition)
        .orderBy('createdAt')
        .limit(sql.lit(most)),
    );
    for (const contact of contacts)
      if (contact.id !== exceptId && !found.has(contact.id)) found.set(contact.id, { contact, reason });
  }
  return [...found.values()].slice(0, most);
};
