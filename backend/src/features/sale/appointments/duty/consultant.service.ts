import {
  consultantForm,
  dutySentences,
  maxConsultants,
  type ConsultantForm,
} from '@hearthline/rules/sale/appointments/duty.ts';
import { ownerRoles } from '@hearthline/rules/people/owners.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { sql, type Expression, type InferResult } from 'kysely';
import { audit, changesOf } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { endOfOrder, moveInOrder } from '../../../../platform/db/move-in-order.ts';
import type { Db, Row, Transaction } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { isStanding } from '../appointment-conditions.ts';
import { consultantIsOnDuty } from '../slots/consultant-is-on-duty.ts';
import { lockDutyExclusive } from './lock-duty.ts';
import { takeLocks } from '../../../../platform/locks/advisory-locks.ts';

const missing = (): AppError => new AppError('NOT_FOUND', { message: dutySentences.missingConsultant });

/** More than anyone would read; the count given with them is exact. */
const shownBookings = 50;

/** The coming bookings, soonest first, as many as are shown. */
const coming = (db: Db, now: Expression<Date>) =>
  db
    .selectFrom('appointments as a')
    .innerJoin('consultants as c', 'c.id', 'a.consultantId')
    .select([
      'a.id',
      'a.appointmentDate',
      'a.appointmentTime',
      'a.customerName',
      'c.id as consultantId',
      'c.name as consultantName',
    ])
    .where(isStanding)
    .where('a.startsAt', '>', now)
    .orderBy('a.startsAt')
    .orderBy('a.id')
    .limit(sql.lit(shownBookings));

/** A coming booking that stands although its time could no longer be booked. */
export type StandingBooking = InferResult<ReturnType<typeof coming>>[number];

const roster = prepare('consultants', (db, p: Placeholders<{ now: Date }>) =>
  db
    .selectFrom('consultants as c')
    .leftJoin('users as u', 'u.id', 'c.userId')
    .select([
      'c.id',
      'c.createdAt',
      'c.name',
      'c.onDuty',
      'c.position',
      'c.weekdays',
      'c.version',
      'c.email',
      'u.id as userId',
      'u.name as userName',
    ])
    .select((eb) =>
      eb
        .selectFrom('appointments as a')
        .select(sql<number>`count(*)::int`.as('total'))
        .whereRef('a.consultantId', '=', 'c.id')
        .where(isStanding)
        .where('a.startsAt', '>', p.now)
        .$asScalar()
        .$notNull()
        .as('upcoming'),
    )
    .orderBy('c.position')
    .orderBy('c.id'),
);

/** A consultant as staff see them. */
export type RosterRow = NonNullable<(typeof roster)['row']>;

/** All consultants, in their order. */
export const listConsultants = ({ query, now }: Pick<Context, 'query' | 'now'>): Promise<RosterRow[]> =>
  query(roster, { now: now() });

const readConsultant = async (context: Context, id: string): Promise<RosterRow> => {
  const found = (await listConsultants(context)).find((consultant) => consultant.id === id);
  if (!found) throw missing();
  return found;
};

const standing = prepare('standing_bookings', (db, p: Placeholders<{ now: Date; id: string }>) =>
  coming(db, p.now)
    .where('a.consultantId', '=', p.id)
    .where((eb) => eb.not(consultantIsOnDuty(eb.ref('a.appointmentDate')))),
);

/** A consultant's coming bookings on days on which they take none: off duty, not one of their weekdays, or blocked. */
const standingOf = ({ query, now }: Context, id: string): Promise<StandingBooking[]> =>
  query(standing, { now: now(), id });

const within = prepare(
  'bookings_within',
  (db, p: Placeholders<{ now: Date; startsOn: string; endsOn: string; consultantId: string | null }>) =>
    coming(db, p.now)
      .where('a.appointmentDate', '>=', p.startsOn)
      .where('a.appointmentDate', '<=', p.endsOn)
      .where((eb) => {
        const wanted = eb.cast<string | null>(p.consultantId, 'uuid');
        return eb.or([eb(wanted, 'is', null), eb('a.consultantId', '=', wanted)]);
      }),
);

/** The coming bookings within a range of days. A null `consultantId` means everyone's. */
export const bookingsWithin = (
  { query, now }: Context,
  { startsOn, endsOn, consultantId }: Pick<Row<'blockedDates'>, 'startsOn' | 'endsOn' | 'consultantId'>,
): Promise<StandingBooking[]> => query(within, { now: now(), startsOn, endsOn, consultantId });

/** The consultant's account: one of staff, since others do not see bookings; locked, so that it is not closed meanwhile. @param present the one they have already @throws AppError BAD_INPUT */
const accountOf = async (
  trx: Transaction,
  { userId, onDuty }: ConsultantForm,
  present: string | null = null,
): Promise<string | null> => {
  if (!userId) return null;
  await takeLocks(trx, 'consultants');
  const known = isId(userId)
    ? await trx
        .selectFrom('users')
        .where('id', '=', userId)
        .where((eb) =>
          eb.or([
            // Who has left stays named, but is not booked again.
            eb.and([eb('id', '=', present), ...(onDuty ? [eb('archivedAt', 'is', null)] : [])]),
            eb.and([
              eb('role', 'in', ownerRoles.task),
              eb('disabledAt', 'is', null),
              // Each is one consultant.
              eb.not(
                eb.exists(eb.selectFrom('consultants as other').whereRef('other.userId', '=', 'users.id')),
              ),
            ]),
          ]),
        )
        .forShare()
        .executeTakeFirst()
    : undefined;
  if (!known)
    throw new AppError('BAD_INPUT', {
      message: dutySentences.wrongAccount,
      fields: { userId: dutySentences.wrongAccount },
    });
  return userId;
};

/** Adds a consultant, last in the order. @throws AppError BAD_INPUT */
export const createConsultant = async (context: Context, input: unknown): Promise<RosterRow> => {
  const values = validate(consultantForm, input);
  const id = await context.transaction(async (trx) => {
    await takeLocks(trx, 'consultants');
    const { count, next } = await endOfOrder(trx, 'consultants');
    if (count >= maxConsultants) throw new AppError('BAD_INPUT', { message: dutySentences.tooMany });
    const consultant = await trx
      .insertInto('consultants')
      .values({
        name: values.name,
        onDuty: values.onDuty,
        weekdays: values.weekdays,
        email: values.email,
        userId: await accountOf(trx, values),
        position: next,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(context, trx, {
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
  await context.transaction(async (trx) => {
    await lockDutyExclusive(trx);
    const consultant = assertVersion(
      await trx
        .selectFrom('consultants')
        .select(['version', 'name', 'email', 'onDuty', 'weekdays', 'userId'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
      version,
      dutySentences.missingConsultant,
    );
    const userId = await accountOf(trx, values, consultant.userId);
    const { name, email, onDuty, weekdays } = values;
    // Of what is personal, which cannot be erased from the log, only that it changed.
    const fields = Object.entries({ name, email }).flatMap(([field, value]) =>
      consultant[field as 'name' | 'email'] === value ? [] : [field],
    );
    const changes = changesOf(
      { onDuty: consultant.onDuty, weekdays: consultant.weekdays, userId: consultant.userId },
      { onDuty, weekdays, userId },
    );
    await trx
      .updateTable('consultants')
      .set({ name, email, onDuty, weekdays, userId, version: version + 1 })
      .where('id', '=', id)
      .execute();
    await audit(context, trx, {
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
  await context.transaction(async (trx) => {
    await takeLocks(trx, 'consultants');
    const to = await moveInOrder(trx, 'consultants', id, up);
    if (to === undefined) throw missing();
    if (to !== null)
      await audit(context, trx, { action: 'consultant.move', object: ['consultant', id], details: { to } });
  });
  return listConsultants(context);
};
