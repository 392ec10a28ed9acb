import {
  consultantForm,
  dutySentences,
  maxConsultants,
  type ConsultantForm,
} from '@hearthline/rules/appointments/duty.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { audit, changesOf } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { executeIn, type EntityManager } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { moveInOrder } from '../../../platform/db/move-in-order.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { lockVersion } from '../../../platform/locks/optimistic-lock.ts';
import { User } from '../../accounts/user.entity.ts';
import { Consultant } from '../consultant.entity.ts';
import { consultantOnDutyCondition } from '../slots/consultant-is-on-duty.ts';
import { lockDutyExclusive } from './lock-duty.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';

/** A coming booking that stands although its time could no longer be booked. */
export interface StandingBooking {
  readonly id: string;
  readonly appointmentDate: string;
  readonly appointmentTime: string;
  readonly customerName: string;
  readonly consultantId: string;
  readonly consultantName: string;
}

/** A consultant as staff see them. */
export interface RosterRow extends Omit<Consultant, 'user'> {
  readonly upcoming: number;
  readonly userId: string | null;
  readonly userName: string | null;
}

const missing = (): AppError => new AppError('NOT_FOUND', { message: dutySentences.missingConsultant });

/** More than anyone would read; the count given with them is exact. */
const shownBookings = 50;

const bookingColumns = `a.id, a.appointment_date::text as "appointmentDate", a.appointment_time as "appointmentTime", a.customer_name as "customerName", c.id as "consultantId", c.name as "consultantName"`;

const coming = `from appointments a join consultants c on c.id = a.consultant_id where a.status <> 'cancelled' and a.starts_at > $1`;

/** All consultants, in their order. */
export const listConsultants = (context: Context): Promise<RosterRow[]> =>
  context.sql<RosterRow>(
    'consultants',
    `select c.id, c.created_at as "createdAt", c.name, c.on_duty as "onDuty", c.position, c.weekdays, c.version, c.email, u.id as "userId", u.name as "userName",
      (select count(*)::int from appointments a where a.consultant_id = c.id and a.status <> 'cancelled' and a.starts_at > $1) as upcoming
     from consultants c left join users u on u.id = c.user_id order by c.position, c.id`,
    [context.now()],
  );

const readConsultant = async (context: Context, id: string): Promise<RosterRow> => {
  const found = (await listConsultants(context)).find((consultant) => consultant.id === id);
  if (!found) throw missing();
  return found;
};

/** A consultant's coming bookings on days on which they take none: off duty, not one of their weekdays, or blocked. */
const standingOf = (context: Context, consultantId: string): Promise<StandingBooking[]> =>
  context.sql<StandingBooking>(
    'standing_bookings',
    `select ${bookingColumns} ${coming} and a.consultant_id = $2 and not (${consultantOnDutyCondition('a.appointment_date')}) order by a.starts_at, a.id limit ${shownBookings}`,
    [context.now(), consultantId],
  );

/** The coming bookings within a range of days. A null `consultantId` means everyone's. */
export const bookingsWithin = (
  context: Context,
  range: { startsOn: string; endsOn: string; consultantId: string | null },
): Promise<StandingBooking[]> =>
  context.sql<StandingBooking>(
    'bookings_within',
    `select ${bookingColumns} ${coming} and a.appointment_date between $2::date and $3::date and ($4::uuid is null or a.consultant_id = $4::uuid) order by a.starts_at, a.id limit ${shownBookings}`,
    [context.now(), range.startsOn, range.endsOn, range.consultantId],
  );

/** The consultant's account: one of an admin, since others do not see bookings. @param present the one they have already @throws AppError BAD_INPUT */
const accountOf = async (
  em: EntityManager,
  { userId }: ConsultantForm,
  present?: string,
): Promise<User | null> => {
  if (!userId) return null;
  const [known] = isId(userId)
    ? await executeIn(
        em,
        "select from users where id = $1 and (id = $2 or (role = 'admin' and disabled_at is null)) for key share",
        [userId, present ?? null],
      )
    : [];
  if (!known)
    throw new AppError('BAD_INPUT', {
      message: dutySentences.wrongAccount,
      fields: { userId: dutySentences.wrongAccount },
    });
  return em.getReference(User, userId);
};

/** Adds a consultant, last in the order. @throws AppError BAD_INPUT */
export const createConsultant = async (context: Context, input: unknown): Promise<RosterRow> => {
  const values = validate(consultantForm, input);
  const id = await context.transaction(async (em) => {
    await takeLocks(em, 'consultants');
    const [{ count, next }] = (await executeIn<{ count: number; next: number }>(
      em,
      'select count(*)::int as count, coalesce(max(position) + 1, 0)::int as next from consultants',
    )) as [{ count: number; next: number }];
    if (count >= maxConsultants) throw new AppError('BAD_INPUT', { message: dutySentences.tooMany });
    const consultant = em.create(Consultant, {
      name: values.name,
      onDuty: values.onDuty,
      weekdays: values.weekdays,
      email: values.email,
      user: await accountOf(em, values),
      position: next,
    });
    await em.persist(consultant).flush();
    audit(context, em, {
      action: 'consultant.create',
      object: ['consultant', consultant.id],
      details: { onDuty: values.onDuty, weekdays: values.weekdays },
    });
    return consultant.id;
  });
  return readConsultant(context, id);
};

/**
 * Changes a consultant's name, duty and weekdays. Existing bookings stay with the consultant, and are listed in the answer.
 * @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT
 */
export const updateConsultant = async (
  context: Context,
  id: string,
  input: unknown,
): Promise<{ consultant: RosterRow; standing: StandingBooking[] }> => {
  const { version, ...values } = validate(
    consultantForm.extend({ version: versionRule }),
    input,
    await readConsultant(context, id),
  );
  await context.transaction(async (em) => {
    await lockDutyExclusive(em);
    const consultant = await lockVersion(em, Consultant, { id }, version, dutySentences.missingConsultant);
    const user = await accountOf(em, values, consultant.user?.id);
    const { name, email, onDuty, weekdays, userId } = values;
    // Of what is personal, which cannot be erased from the log, only that it changed.
    const fields = Object.entries({ name, email }).flatMap(([field, value]) =>
      consultant[field as 'name' | 'email'] === value ? [] : [field],
    );
    const changes = changesOf(
      { onDuty: consultant.onDuty, weekdays: consultant.weekdays, userId: consultant.user?.id ?? null },
      { onDuty, weekdays, userId },
    );
    Object.assign(consultant, { name, email, onDuty, weekdays, user });
    audit(context, em, {
      action: 'consultant.update',
      object: ['consultant', id],
      details: { changes, ...(fields.length > 0 && { fields }) },
    });
  });
  return { consultant: await readConsultant(context, id), standing: await standingOf(context, id) };
};

/** Moves a consultant one place up or down in the order. @throws AppError NOT_FOUND */
export const moveConsultant = async (context: Context, id: string, up: boolean): Promise<RosterRow[]> => {
  if (!isId(id)) throw missing();
  await context.transaction(async (em) => {
    await takeLocks(em, 'consultants');
    const to = await moveInOrder(em, 'consultants', id, up);
    if (to === undefined) throw missing();
    if (to !== null)
      audit(context, em, { action: 'consultant.move', object: ['consultant', id], details: { to } });
  });
  return listConsultants(context);
};
