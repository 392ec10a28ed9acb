import { contactProbe } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { foldSearch } from '@hearthline/rules/search.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { likeTerm } from '../../../../platform/db/like-pattern.ts';
import { queryBuilder } from '../../../../platform/db/statement.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { allContactFields, owners, selectionOf, type ContactRow } from '../contact.fields.ts';
import { contactReach } from '../contact.policy.ts';

const maxDuplicates = 5;

/** Shorter phone numbers match too many people. */
const minDigits = 7;

/** The last ten digits: the same number with or without the country code. */
const line = (phone: string | null): string => (phone ?? '').replace(/\D/g, '').slice(-10);

const eb = expressionBuilder<Tables, 'contacts'>();

const hasEmail = (folded: string): Expression<SqlBool> => eb('emailFolded', '=', folded);
const hasPhone = (digits: string): Expression<SqlBool> =>
  sql`${eb.ref('searchText')} like '%' || ${digits}::text || '%' and right(regexp_replace(coalesce(${eb.ref('phone')}, ''), '[^0-9]', '', 'g'), length(${digits}::text)) = ${digits}`;
/** The pattern lets the index find candidates; the comparison then demands the whole name. */
const hasName = (name: string): Expression<SqlBool> =>
  sql`${eb.ref('searchText')} like ${likeTerm(name)}::text || '%' and search_fold(${eb.ref('firstName')} || ' ' || ${eb.ref('lastName')}) = ${name}`;

/** A contact that may be the same person, and what they have in common. */
export interface ContactDuplicate {
  readonly contact: ContactRow;
  readonly reason: 'email' | 'phone' | 'name';
}

/** Contacts that share the address, phone or name being typed, the most selective match first: of those that the viewer reads. */
export const findDuplicates = async (
  { query, viewer }: Pick<Context, 'query' | 'viewer'>,
  input: unknown,
): Promise<ContactDuplicate[]> => {
  const { email, phone, firstName, lastName, exceptId } = validate(contactProbe, input);
  const digits = line(phone);
  const name = firstName && lastName ? foldSearch(`${firstName} ${lastName}`) : null;
  const probes: [ContactDuplicate['reason'], Expression<SqlBool>][] = [];
  if (email?.includes('@')) probes.push(['email', hasEmail(foldEmail(email))]);
  if (digits.length >= minDigits) probes.push(['phone', hasPhone(digits)]);
  if (name) probes.push(['name', hasName(name)]);
  const [reach, viewerId] = [contactReach(viewer), viewer?.id ?? ''];
  const found = new Map<string, ContactDuplicate>();
  for (const [reason, condition] of probes) {
    const contacts = await query.asSent(
      queryBuilder
        .selectFrom('contacts')
        .leftJoin(owners, 'owners.ownerAccount', 'contacts.ownerId')
        .select(selectionOf(allContactFields, reach.changes('contacts', viewerId)))
        .where(condition)
        .where(reach.reads('contacts', viewerId))
        .orderBy('createdAt')
        .limit(sql.lit(maxDuplicates)),
    );
    for (const contact of contacts)
      if (contact.id !== exceptId && !found.has(contact.id)) found.set(contact.id, { contact, reason });
  }
  return [...found.values()].slice(0, maxDuplicates);
};
