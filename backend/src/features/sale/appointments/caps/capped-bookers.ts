import {
  capKinds,
  capLiftHours,
  capSubject,
  type CapKind,
} from '@hearthline/rules/sale/appointments/caps.ts';
import { expressionBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { perName } from '../../../../platform/db/statement-variants.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { bookedMailbox, isOpen } from '../appointment-conditions.ts';
import { appointmentReader, appointmentScope, type AppointmentReader } from '../appointment.policy.ts';

/** How many bookers of a kind are listed, and how many bookings of each: more follow once these are dealt with. */
export const cappedLimits = { bookers: 10, bookings: 100 } as const;

/** A mailbox or a network that has as many bookings as its cap. Those of a mailbox may come from several networks. */
export interface CappedBooker {
  readonly kind: CapKind;
  readonly subject: string;
  /** Its open bookings, of a network those of the last 24 hours. */
  readonly counted: number;
  /** Until when staff have lifted it; null if they have not. */
  readonly liftedUntil: Date | null;
  /** Its open bookings, soonest first. */
  readonly bookings: CappedBooking[];
}

const appointment = expressionBuilder<{ a: Tables['appointments'] }, 'a'>();
const inADay = sql<number>`count(*) filter (where ${appointment.ref('a.createdAt')} > now() - interval '1 day')`;

type AtCap = Placeholders<{ now: Date; cap: number; viewerId: string }>;

/** The name under which a statement is prepared for who reads. */
const nameFor = (statement: string, { name }: AppointmentReader): string =>
  name === 'all' ? statement : `${statement}_${name}`;

/** Those at their cap, and networks whose open bookings of earlier days are as many: a flood that has been going on for a while. */
const found = {
  mailbox: perName((reader: AppointmentReader) =>
    prepare(nameFor('capped_mailbox', reader), (db, p: AtCap) =>
      db
        .selectFrom('appointments as a')
        .where(reader.reads(p.viewerId))
        .select([bookedMailbox.as('subject'), sql<number>`count(*)::int`.as('counted')])
        .where(isOpen)
        .where('a.startsAt', '>', p.now)
        .groupBy(bookedMailbox)
        .having(sql<boolean>`count(*) >= ${p.cap}`)
        .orderBy('counted', 'desc')
        .orderBy('subject')
        .limit(sql.lit(cappedLimits.bookers)),
    ),
  ),
  network: perName((reader: AppointmentReader) =>
    prepare(nameFor('capped_network', reader), (db, p: AtCap) =>
      db
        .selectFrom('appointments as a')
        .where(reader.reads(p.viewerId))
        .select((eb) => [
          eb.ref('a.bookedFrom').$notNull().as('subject'),
          sql<number>`${inADay}::int`.as('counted'),
        ])
        .where('a.bookedFrom', 'is not', null)
        .groupBy('a.bookedFrom')
        .having((eb) =>
          eb.or([
            eb(inADay, '>=', p.cap),
            sql<boolean>`count(*) filter (where ${isOpen} and ${appointment.ref('a.startsAt')} > ${p.now}) >= ${p.cap}`,
          ]),
        )
        .orderBy('counted', 'desc')
        .orderBy('subject')
        .limit(sql.lit(cappedLimits.bookers)),
    ),
  ),
};

/** The open bookings of each of some mailboxes or networks, soonest first. */
const bookingsOf = (kind: CapKind) =>
  perName((reader: AppointmentReader) =>
    prepare(
      nameFor(`capped_${kind}_bookings`, reader),
      (db, p: Placeholders<{ now: Date; subjects: readonly string[]; viewerId: string }>) =>
        db
          .selectFrom(
            sql<{ subject: string }>`unnest(${p.subjects}::text[])`.as<'wanted'>(sql`wanted (subject)`),
          )
          .crossJoinLateral((eb) =>
            eb
              .selectFrom('appointments as a')
              .select([
                'a.id',
                'a.appointmentDate',
                'a.appointmentTime',
                'a.customerName',
                'a.customerEmail',
                'a.createdAt',
              ])
              .where(reader.reads(p.viewerId))
              .where(isOpen)
              .where('a.startsAt', '>', p.now)
              .whereRef(kind === 'mailbox' ? bookedMailbox : 'a.bookedFrom', '=', 'wanted.subject')
              .orderBy('a.startsAt')
              .orderBy('a.id')
              .limit(sql.lit(cappedLimits.bookings))
              .as('b'),
          )
          .select('wanted.subject')
          .selectAll('b'),
    ),
  );
const bookings = { mailbox: bookingsOf('mailbox'), network: bookingsOf('network') };

/** A booking as it is listed for cancelling many at once. */
export type CappedBooking = Omit<NonNullable<ReturnType<(typeof bookings)['mailbox']>['row']>, 'subject'>;

const lifts = prepare(
  'cap_lifts',
  (db, p: Placeholders<{ kind: CapKind; subjects: readonly string[]; now: Date }>) =>
    db
      .selectFrom('bookingCapLifts')
      .select(['subject', 'liftedUntil'])
      .where('kind', '=', p.kind)
      .where('subject', '=', sql<string>`any (${p.subjects}::text[])`)
      .where('liftedUntil', '>', p.now),
);

const cappedOf = async (context: Context, kind: CapKind, cap: number): Promise<CappedBooker[]> => {
  const now = context.now();
  const [reader, viewerId] = [appointmentReader(context.viewer), context.viewer?.id ?? ''];
  const rows = await context.query(found[kind](reader), { now, cap, viewerId });
  const subjects = rows.map(({ subject }) => subject);
  if (!subjects.length) return [];
  const open = await context.query(bookings[kind](reader), { now, subjects, viewerId });
  const known = await context.query(lifts, { kind, subjects, now });
  return rows.map(({ subject, counted }) => ({
    kind,
    subject,
    counted,
    liftedUntil: known.find((lift) => lift.subject === subject)?.liftedUntil ?? null,
    bookings: open.filter((booking) => booking.subject === subject),
  }));
};

/** Everyone who has reached a cap by bookings that the viewer reads, mailboxes first, those with the most bookings first. */
export const listCappedBookers = async (context: Context): Promise<CappedBooker[]> => {
  const { perMailbox, perAddress } = await readSetting(context, 'bookingCaps');
  const caps = { mailbox: perMailbox, network: perAddress };
  return (await Promise.all(capKinds.map((kind) => cappedOf(context, kind, caps[kind])))).flat();
};

/** @throws AppError FORBIDDEN for whom the viewer has no booking to change of */
const requireSubject = async (
  db: Db,
  { viewer }: Pick<Context, 'viewer'>,
  { kind, subject }: z.output<typeof capSubject>,
): Promise<void> => {
  const { name, where } = appointmentScope(viewer, 'appointment:change');
  if (name === 'all') return;
  const own = await db
    .selectFrom('appointments as a')
    .select('a.id')
    .where(kind === 'mailbox' ? bookedMailbox : sql.ref('a.bookedFrom'), '=', subject)
    .where(where('a', viewer?.id ?? ''))
    .limit(1)
    .executeTakeFirst();
  if (!own) throw new AppError('FORBIDDEN');
};

/** Lifts the cap of one mailbox or network for a day. @returns until when @throws AppError BAD_INPUT, FORBIDDEN */
export const liftBookingCap = async (context: Context, input: unknown): Promise<Date> => {
  const wanted = validate(capSubject, input);
  const { kind, subject } = wanted;
  const until = new Date(context.now().getTime() + capLiftHours * 3_600_000);
  await context.transaction(async (trx) => {
    await requireSubject(trx, context, wanted);
    await trx
      .insertInto('bookingCapLifts')
      .values({ kind, subject, liftedUntil: until })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'subject'])
          .doUpdateSet((eb) => ({ liftedUntil: eb.ref('excluded.liftedUntil') })),
      )
      .execute();
    await audit(context, trx, { action: 'booking-cap.lift', details: { kind, until: until.toISOString() } });
  });
  return until;
};
