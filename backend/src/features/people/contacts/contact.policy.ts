import { contactSentences } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { mayOwn } from '@hearthline/rules/people/owners.ts';
import type { Action } from '@hearthline/rules/permissions.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Viewer } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/query-builder.ts';
import type { Bound } from '../../../platform/db/statement-variants.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  columnOf,
  isOwnedBy,
  isUnassigned,
  recordGate,
  recordReach,
  staffScope,
  withOpenTask,
  type OwnRecords,
  type RecordScope,
} from '../staff/staff.policy.ts';
import { unansweredContacts } from './contact-waiting.policy.ts';

/** The error for a contact that never existed, is deleted or is not the viewer's: callers cannot tell which. */
export const missingContact = (): AppError =>
  new AppError('NOT_FOUND', { message: contactSentences.missing });

/** The ids of the contacts that the viewer, or whom they lead, owns. */
export const contactsOwnedBy = (viewerId: Bound<string>): RawBuilder<string> =>
  sql<string>`select owned.id from contacts owned where ${isOwnedBy(sql.ref('owned.ownerId'), viewerId)}`;

/** The ids of the unassigned leads (docs/people.md): contacts without an active owner who wait for a call, or whose call was put off. */
export const unassignedLeads: RawBuilder<string> = sql<string>`select lead.id from contacts lead
  where lead.id in (${unansweredContacts}) and ${isUnassigned(sql.ref('lead.ownerId'), 'contact')}`;

/** The condition that a contact in a column is an unassigned lead; nobody's where the role may not own contacts. */
export const isUnassignedLead = (contactId: RawBuilder<unknown>, role: Viewer['role']): RawBuilder<SqlBool> =>
  mayOwn(role, 'contact')
    ? // As an array, which an index is asked for although it stands among other conditions.
      sql<SqlBool>`${contactId} = any (array(${unassignedLeads}))`
    : sql<SqlBool>`false`;

const own: OwnRecords = {
  read: (contact, viewerId, role) => sql<SqlBool>`(
    ${isOwnedBy(columnOf<'contacts'>(contact, 'ownerId'), viewerId)}
    or ${columnOf<'contacts'>(contact, 'id')} = any (array(
      select d.contact_id from deals d where ${isOwnedBy(sql.ref('d.ownerId'), viewerId)}
      union all
      select p.contact_id from projects p where ${isOwnedBy(sql.ref('p.managerId'), viewerId)}
      union all
      ${withOpenTask('contactId', viewerId)}))
    or ${isUnassignedLead(columnOf<'contacts'>(contact, 'id'), role)})`,
  change: (contact, viewerId, role) => sql<SqlBool>`(
    ${isOwnedBy(columnOf<'contacts'>(contact, 'ownerId'), viewerId)}
    or ${isUnassignedLead(columnOf<'contacts'>(contact, 'id'), role)})`,
};

/** The contacts that an action of the viewer reaches. */
export const contactScope = (
  viewer: Pick<Viewer, 'role'> | null,
  action: Action = 'contact:read',
): RecordScope => staffScope(viewer, action, own);

/** Whether a contact is there for the viewer, and whether they may do something with it; see {@link recordGate}. */
export const requireContact = recordGate({
  table: 'contacts',
  scope: contactScope,
  reads: 'contact:read',
  missing: missingContact,
});

/** The contacts that a viewer reads, and which of them they may change. */
export interface ContactReach {
  /** `all`, or what makes the names of statements their own. */
  readonly name: string;
  readonly reads: RecordScope['where'];
  readonly changes: RecordScope['where'];
}

/** Which contacts a viewer reads, for a statement that tells of each whether they may change it. */
export const contactReach = (viewer: Pick<Viewer, 'role'> | null): ContactReach => {
  const [reads, changes] = [contactScope(viewer), contactScope(viewer, 'contact:update')];
  const isWhole = reads.name === 'all' && changes.name === 'all';
  return {
    name: isWhole ? 'all' : `${reads.name}_${changes.name}`,
    reads: reads.where,
    changes: changes.where,
  };
};

const reaches = recordReach({ table: 'contacts', scope: contactScope });

/** Whether a viewer may change a contact that is there; costs whoever may change all of them no statement. */
export const mayChangeContact = (
  db: Db,
  viewer: Pick<Viewer, 'id' | 'role'> | null,
  id: string,
): Promise<boolean> => reaches(db, viewer, id, 'contact:update');
