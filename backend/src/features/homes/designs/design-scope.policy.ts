import type { Action } from '@hearthline/rules/permissions.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Viewer } from '../../../platform/context.ts';
import type { Bound } from '../../../platform/db/statement-variants.ts';
import { contactScope } from '../../people/contacts/contact.policy.ts';
import { relatedRecords } from '../../people/contacts/related-records.api.ts';
import { columnOf, staffScope, type OwnRecords, type RecordScope } from '../../people/staff/staff.policy.ts';

type Condition = (design: string, viewerId: Bound<string>, role: Viewer['role']) => RawBuilder<SqlBool>;

/**
 * A design follows its contact or its deal: it is there for who reads the contact whose it is. One without a contact is there for who
 * reads a request, a booking or a deal that names it, or a quote of such a deal, unless it is somebody else's account's. Naming a code is
 * no proof: it takes nobody to a design of a contact whom they do not read.
 */
const follows: Condition = (design, viewerId, role) => {
  const column = (name: 'code' | 'contactId' | 'ownerId') => columnOf<'designs'>(design, name);
  const contacts = contactScope({ role });
  const readable = sql<string>`select c.id from contacts c where ${contacts.where('c', viewerId)}`;
  const deals = relatedRecords.deals({ role }, viewerId);
  return sql<SqlBool>`(
    ${column('contactId')} in (${readable})
    or (${column('contactId')} is null
      and (${column('ownerId')} is null or exists (select from users u join contacts c on c.email_folded = u.email_folded
        where u.id = ${column('ownerId')} and u.is_email_verified and ${contacts.where('c', viewerId)}))
      and ${column('code')} in (
        select r.design_code from consultant_requests r where r.design_code is not null and r.contact_id in (${readable})
        union all select a.design_code from appointments a where a.design_code is not null and ${relatedRecords.appointments({ role }, viewerId)}
        union all select o.design_code from deals o where o.design_code is not null and ${deals}
        union all select q.design_code from quotes q join deals o on o.id = q.deal_id where ${deals})))`;
};

const own: OwnRecords = { read: follows, change: follows };

/** The designs that a member of staff reaches by an action; nobody else any. */
export const designScope = (
  viewer: Pick<Viewer, 'role'> | null,
  action: Action = 'design:list',
): RecordScope => staffScope(viewer, action, own);
