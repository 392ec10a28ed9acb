import { capKinds, capLiftHours, capSubject, type CapKind } from '@hearthline/rules/appointments/caps.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { executeIn } from '../../../platform/db/database.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { validate } from '../../../platform/validation/validate.ts';

/** How many bookers of a kind are listed, and how many bookings of each: more follow once these are dealt with. */
export const cappedLimits = { bookers: 10, bookings: 100 } as const;

/** A booking as it is listed for cancelling many at once. */
export interface CappedBooking {
  readonly id: string;
  readonly appointmentDate: string;
  readonly appointmentTime: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly createdAt: Date;
}

/** A mailbox or a network that has reached its cap. */
export interface CappedBooker {
  readonly kind: CapKind;
  readonly subject: string;
  /** Bookings that count towards the cap now. */
  readonly counted: number;
  /** Until when staff have lifted it; null if they have not. */
  readonly liftedUntil: Date | null;
  /** Its open bookings, soonest first. */
  readonly bookings: CappedBooking[];
}

const isOpen = "a.status in ('booked', 'confirmed') and a.starts_at > $1";

/** Those at their cap, and networks whose open bookings of earlier days are as many: a flood that has been going on for a while. */
const found: Readonly<Record<CapKind, string>> = {
  mailbox: `select lower(normalize(a.customer_email)) as subject, count(*)::int as counted from appointments a where ${isOpen} group by 1 having count(*) >= $2 order by 2 desc, 1 limit ${cappedLimits.bookers}`,
  network: `
    select a.booked_from as subject, count(*) filter (where a.created_at > now() - interval '1 day')::int as counted from appointments a where a.booked_from is not null
    group by 1 having count(*) filter (where a.created_at > now() - interval '1 day') >= $2 or count(*) filter (where ${isOpen}) >= $2 order by 2 desc, 1 limit ${cappedLimits.bookers}`,
};

const columnOf: Readonly<Record<CapKind, string>> = {
  mailbox: 'lower(normalize(a.customer_email))',
  network: 'a.booked_from',
};

const bookings = (kind: CapKind): string => `
  select b.* from unnest($2::text[]) wanted (subject) cross join lateral (
    select a.id, wanted.subject, a.appointment_date::text as "appointmentDate", a.appointment_time as "appointmentTime", a.customer_name as "customerName",
      a.customer_email as "customerEmail", a.created_at as "createdAt"
    from appointments a where ${isOpen} and ${columnOf[kind]} = wanted.subject order by a.starts_at, a.id limit ${cappedLimits.bookings}
  ) b`;

const lifts =
  'select subject, lifted_until as "liftedUntil" from booking_cap_lifts where kind = $1 and subject = any($2) and lifted_until > $3';

const cappedOf = async (context: Context, kind: CapKind, cap: number): Promise<CappedBooker[]> => {
  const now = context.now();
  const rows = await context.sql<{ subject: string; counted: number }>(`capped_${kind}`, found[kind], [
    now,
    cap,
  ]);
  const subjects = rows.map(({ subject }) => subject);
  if (!subjects.length) return [];
  const open = await context.sql<CappedBooking & { subject: string }>(
    `capped_${kind}_bookings`,
    bookings(kind),
    [now, subjects],
  );
  const known = await context.sql<{ subject: string; liftedUntil: Date }>('cap_lifts', lifts, [
    kind,
    subjects,
    now,
  ]);
  return rows.map(({ subject, counted }) => ({
    kind,
    subject,
    counted,
    liftedUntil: known.find((lift) => lift.subject === subject)?.liftedUntil ?? null,
    bookings: open.filter((booking) => booking.subject === subject),
  }));
};

/** Everyone who has reached a cap, mailboxes first, those with the most bookings first. */
export const listCappedBookers = async (context: Context): Promise<CappedBooker[]> => {
  const { perMailbox, perAddress } = await readSetting(context, 'bookingCaps');
  const caps = { mailbox: perMailbox, network: perAddress };
  return (await Promise.all(capKinds.map((kind) => cappedOf(context, kind, caps[kind])))).flat();
};

const lift = `
  insert into booking_cap_lifts (kind, subject, lifted_until) values ($1, $2, $3)
  on conflict (kind, subject) do update set lifted_until = excluded.lifted_until`;

/** Lifts the cap of one mailbox or network for a day. @returns until when @throws AppError BAD_INPUT */
export const liftBookingCap = async (context: Context, input: unknown): Promise<Date> => {
  const { kind, subject } = validate(capSubject, input);
  const until = new Date(context.now().getTime() + capLiftHours * 3_600_000);
  await context.transaction(async (em) => {
    await executeIn(em, lift, [kind, subject, until]);
    audit(context, em, { action: 'booking-cap.lift', details: { kind, until: until.toISOString() } });
  });
  return until;
};
