import { readTouches } from '@hearthline/rules/people/leads/touch.ts';
import type { Touch } from '@hearthline/rules/people/leads/touch-parts.ts';
import type { Context } from '../../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';

/** How a visitor came, as it is stored with their booking or request. @param given as their browser tells */
export const touchColumns = ({ now }: Pick<Context, 'now'>, given: unknown) => {
  const { first, last } = readTouches(given, now().getTime());
  return { firstTouch: first, lastTouch: last };
};

/** The first and the last arrival that the leads of a contact tell of. */
const ofContact = prepare('contact_touches', (db, p: Placeholders<{ contactId: string }>) => {
  const leads = (table: 'appointments' | 'consultantRequests') =>
    db
      .selectFrom(table)
      .select(['createdAt', 'firstTouch as first', 'lastTouch as last'])
      .where('contactId', '=', p.contactId)
      .where('firstTouch', 'is not', null);
  return db
    .selectFrom(leads('appointments').unionAll(leads('consultantRequests')).as('leads'))
    .selectAll()
    .orderBy('createdAt')
    .limit(200);
});

/** How a contact first came to the site, and how the last time before a booking or a request. */
export interface ContactTouches {
  readonly first: Touch | null;
  readonly last: Touch | null;
}

/** How a contact came to the site, as the browsers of their bookings and requests tell; nulls if none did. */
export const touchesOfContact = async (
  { query }: Pick<Context, 'query'>,
  contactId: string,
): Promise<ContactTouches> => {
  const leads = await query(ofContact, { contactId });
  return { first: leads[0]?.first ?? null, last: leads.at(-1)?.last ?? null };
};
