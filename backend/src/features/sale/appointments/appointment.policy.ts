import type { Action } from '@hearthline/rules/permissions.ts';
import { changeSentences } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Bound } from '../../../platform/db/statement-variants.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import type { Viewer } from '../../../platform/context.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { projectScope } from '../../delivery/projects/project.policy.ts';
import { contactScope, contactsOwnedBy, isUnassignedLead } from '../../people/contacts/contact.policy.ts';
import {
  isOwnedBy,
  columnOf,
  isUnassigned,
  recordGate,
  staffScope,
  type OwnRecords,
  type RecordScope,
} from '../../people/staff/staff.policy.ts';
import { bookedMailbox } from './appointment-conditions.ts';

const { eb } = expressionBuilder<Tables & { a: Tables['appointments'] }, 'a'>();

/**
 * The appointments `a` that a customer sees: those booked with the account and, of those booked without any account,
 * the ones under the account's own address, once it is verified, and the ones for the account's own projects.
 */
export const ownAppointment = (viewer: Expression<string | null>) => {
  const me = sql<string>`${viewer}::uuid`;
  const address = eb
    .selectFrom('users as u')
    .select('u.emailFolded')
    .where('u.id', '=', me)
    .where((u) => u.ref('u.isEmailVerified'));
  const projects = eb
    .selectFrom('projects as p')
    .select('p.id')
    .where(projectScope({ role: 'customer' }).where(me));
  const withoutAccount = eb('a.customerId', 'is', null);
  return eb.or([
    eb('a.customerId', '=', me),
    eb.and([withoutAccount, eb(bookedMailbox, '=', address)]),
    eb.and([withoutAccount, eb('a.projectId', '=', sql<string>`any (array${projects})`)]),
  ]);
};

export const missingAppointment = (): AppError =>
  new AppError('NOT_FOUND', { message: changeSentences.missing });

const consultant = (appointment: string) => columnOf<'appointments'>(appointment, 'consultantId');
const contact = (appointment: string) => columnOf<'appointments'>(appointment, 'contactId');

/** The condition that the account of the consultant is the viewer's, or of whom they lead. */
const isHeldBy = (appointment: string, viewerId: Bound<string>) =>
  sql<SqlBool>`${consultant(appointment)} = any (array(select k.id from consultants k where ${isOwnedBy(sql.ref('k.userId'), viewerId)}))`;

/** The condition that no consultant with an active account holds it: it is then its contact's owner's. */
const isNobodys = (appointment: string) =>
  sql<SqlBool>`not exists (select from consultants k join users active on active.id = k.user_id where k.id = ${consultant(appointment)} and active.disabled_at is null)`;

const own: OwnRecords = {
  read: (appointment, viewerId, role) =>
    sql<SqlBool>`(${isHeldBy(appointment, viewerId)} or ${contact(appointment)} = any (array(${contactsOwnedBy(viewerId)}))
      or (${isNobodys(appointment)} and ${isUnassignedLead(contact(appointment), role)}))`,
  change: (appointment, viewerId, role) =>
    sql<SqlBool>`(${isHeldBy(appointment, viewerId)}
      or (${isNobodys(appointment)} and (${contact(appointment)} = any (array(${contactsOwnedBy(viewerId)})) or ${isUnassignedLead(contact(appointment), role)})))`,
};

/** The appointments that an action of a member of staff reaches; nobody else's. */
export const appointmentScope = (
  viewer: Pick<Viewer, 'role'> | null,
  action: Action = 'appointment:read',
): RecordScope => staffScope(viewer, action, own);

/** The condition that somebody owns an appointment: its consultant's account does if it is active, otherwise the owner of its contact. */
export const isAppointmentOf = (appointment: string, owner: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${consultant(appointment)} in (select k.id from consultants k join users active on active.id = k.user_id where active.id = ${owner}::uuid and active.disabled_at is null)
    or (${isNobodys(appointment)} and ${contact(appointment)} in (select c.id from contacts c where c.owner_id = ${owner}::uuid)))`;

/** Whose an appointment is: its consultant's account if that is active, otherwise the owner of its contact. */
export const ownerOfAppointment = (appointment: string): RawBuilder<string | null> =>
  sql<string | null>`coalesce(
    (select active.id from consultants k join users active on active.id = k.user_id where k.id = ${consultant(appointment)} and active.disabled_at is null),
    (select c.owner_id from contacts c where c.id = ${contact(appointment)}))`;

/** The condition that an appointment is unassigned: neither a consultant with an active account has it, nor an owner of its contact. */
export const isUnassignedAppointment = (appointment: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${isNobodys(appointment)} and not exists (select from contacts c where c.id = ${contact(appointment)} and not ${isUnassigned(sql.ref('c.ownerId'), 'contact')}))`;

/** What the statements that show appointments `a` to staff, with their projects `p`, know of who reads them. All of it follows from `name`. */
export interface AppointmentReader {
  readonly name: RecordScope['name'];
  /** The condition that the viewer reads an appointment. */
  readonly reads: (viewerId: Bound<string>) => RawBuilder<SqlBool>;
  /** The conditions that they may change it, and that they read its contact and its project. */
  readonly changes: (viewerId: Bound<string>) => RawBuilder<boolean>;
  readonly readsContact: (viewerId: Bound<string>) => RawBuilder<boolean>;
  readonly readsProject: (viewerId: Bound<string>) => RawBuilder<boolean>;
}

/** How a member of staff reads appointments; nobody else reads any so. */
export const appointmentReader = (viewer: Pick<Viewer, 'role'> | null): AppointmentReader => {
  const { name, where } = appointmentScope(viewer);
  const contacts = contactScope(viewer);
  return {
    name,
    reads: (viewerId) => where('a', viewerId),
    changes: (viewerId) =>
      sql<boolean>`${appointmentScope(viewer, 'appointment:change').where('a', viewerId)}`,
    readsContact: (viewerId) =>
      contacts.name === 'all'
        ? sql<boolean>`true`
        : sql<boolean>`exists (select from contacts booker where booker.id = ${contact('a')} and ${contacts.where('booker', viewerId)})`,
    readsProject: (viewerId) => sql<boolean>`coalesce(${projectScope(viewer).where(viewerId)}, false)`,
  };
};

/** Whether an appointment is there for a member of staff, and whether they may do something with it; see `recordGate`. */
export const requireAppointment = recordGate({
  table: 'appointments',
  scope: appointmentScope,
  reads: 'appointment:read',
  missing: missingAppointment,
});

/** @throws AppError NOT_FOUND for a missing, a malformed and a foreign id alike */
export const requireOwnAppointment = async (
  trx: Transaction,
  viewer: Viewer | null,
  id: string,
): Promise<void> => {
  const row =
    isId(id) && viewer
      ? await trx
          .selectFrom('appointments as a')
          .select('a.id')
          .where('a.id', '=', id)
          .where(ownAppointment(sql.val(viewer.id)))
          .executeTakeFirst()
      : undefined;
  if (!row) throw missingAppointment();
};
