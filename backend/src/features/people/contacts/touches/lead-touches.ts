import { readTouches } from '@hearthline/rules/people/leads/touch.ts';
import { sql, type SqlBool } from 'kysely';
import type { Role } from '@hearthline/rules/permissions.ts';
import type { Touch } from '@hearthline/rules/people/leads/touch-parts.ts';
import type { Context } from '../../../../platform/context.ts';
import { perName } from '../../../../platform/db/statement-variants.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { contactScope } from '../contact.policy.ts';
import { relatedRecords } from '../related-records.api.ts';

/** How a visitor came, as it is stored with their booking or request. @param given as their browser tells */
export const touchColumns = ({ now }: Pick<Context, 'now'>, given: unknown) => {
  const { first, last } = readTouches(given, now().getTime());
  return { firstTouch: first, lastTouch: last };
};

/** The first and the last arrival that the leads of a contact tell of. */
const ofContact = perName(({ name, role }: { readonly name: string; readonly role: Role }) =>
  prepare(
    `contact_touches${name === 'all' ? '' : `_${name}`}`,
    (db, p: Placeholders<{ contactId: string; viewerId: string }>) => {
      const leads = (table: 'appointments' | 'consultantRequests') =>
        db
          .selectFrom(table)
          .select(['createdAt', 'firstTouch as first', 'lastTouch as last'])
          .where('contactId', '=', p.contactId)
          .where('firstTouch', 'is not', null);
      const read = sql<SqlBool>`id in (select a.id from appointments a where a.contact_id = ${p.contactId} and ${relatedRecords.appointments({ role }, p.viewerId)})`;
      const bookings = leads('appointments');
      return db
        .selectFrom(
          (name === 'all' ? bookings : bookings.where(read))
            .unionAll(leads('consultantRequests'))
            .as('leads'),
        )
        .selectAll()
        .orderBy('createdAt')
        .limit(200);
    },
  ),
);

/** How a contact first came to the site, and how the last time before a booking or a request. */
export interface ContactTouches {
  readonly first: Touch | null;
  readonly last: Touch | null;
}

/** How a contact came to the site, as the browsers of their requests, and of the bookings that the viewer reads, tell; nulls if none did. */
export const touchesOfContact = async (
  { query, viewer }: Pick<Context, 'query' | 'viewer'>,
  contactId: string,
): Promise<ContactTouches> => {
  if (!viewer) return { first: null, last: null };
  const { name } = contactScope(viewer);
  const leads = await query(ofContact({ name, role: viewer.role }), { contactId, viewerId: viewer.id });
  return { first: leads[0]?.first ?? null, last: leads.at(-1)?.last ?? null };
};
