import { capSentences, type BookingCaps, type CapKind } from '@hearthline/rules/sale/appointments/caps.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { sql } from 'kysely';
import type { Period } from '../../../../platform/time/business-time.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db, Transaction } from '../../../../platform/db/query-builder.ts';
import { AppError } from '../../../../platform/errors.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { takeLocks } from '../../../../platform/locks/advisory-locks.ts';
import { bookedMailbox, isOpen, isStanding } from '../appointment-conditions.ts';

/** The code under which a network is remembered: nobody can tell the address from it without the server's key. */
export const networkCode = ({ signature, network }: Pick<Context, 'signature' | 'network'>): string =>
  signature.pseudonym('booking-network', network);

/** Who books and when, and what limits it; read before the transaction. */
export interface BookingCapCheck {
  readonly mailbox: string;
  /** The account of a signed-in customer, who is one person whatever address they type. */
  readonly account: string | null;
  readonly period: Period;
  /** The business's number, which every refusal names. */
  readonly phone: string;
  /** Null for staff and for whoever is signed in with a verified address. */
  readonly capped: (BookingCaps & { readonly network: string }) | null;
}

/** What a booking is checked by. @param isStaff staff book for others, as often as they like */
export const bookingCapCheckFor = async (
  context: Context,
  customerEmail: string,
  period: Period,
  isStaff: boolean,
): Promise<BookingCapCheck> => {
  const { viewer } = context;
  const [{ phone }, caps] = await Promise.all([
    readSetting(context, 'company'),
    readSetting(context, 'bookingCaps'),
  ]);
  return {
    mailbox: foldEmail(customerEmail),
    account: !isStaff && viewer?.role === 'customer' ? viewer.id : null,
    period,
    phone,
    capped: isStaff || viewer?.isEmailVerified ? null : { ...caps, network: networkCode(context) },
  };
};

/** Bookings of the same person, mailbox or network take turns, so that many at once cannot pass a limit together. */
const lockBooker = (trx: Transaction, booker: string): Promise<void> => takeLocks(trx, ['booker', booker]);

/**
 * Refuses a second booking of the same person at the same time, which would take another visitor's consultant.
 * @param except the appointment that is being moved
 * @throws AppError SLOT_TAKEN
 */
export const refuseSameTime = async (
  trx: Transaction,
  { mailbox, account, period, phone }: Omit<BookingCapCheck, 'capped'>,
  except: string | null = null,
): Promise<void> => {
  // Whoever has no mailbox is nobody else: a blank equals nothing.
  if (!mailbox && !account) return;
  if (mailbox) await lockBooker(trx, `mailbox ${mailbox}`);
  if (account) await lockBooker(trx, `account ${account}`);
  const same = await trx
    .selectFrom('appointments as a')
    .where(isStanding)
    .where((eb) => {
      const time = eb.fn('tstzrange', ['a.startsAt', 'a.endsAt']);
      return sql<boolean>`${time} && tstzrange(${period.startsAt}, ${period.endsAt})`;
    })
    .where((eb) =>
      eb.or([...(mailbox ? [eb(bookedMailbox, '=', mailbox)] : []), eb('a.customerId', '=', account)]),
    )
    .where('a.id', 'is distinct from', except)
    .limit(1)
    .executeTakeFirst();
  if (same) throw new AppError('SLOT_TAKEN', { message: capSentences.sameTime(phone) });
};

/** Whose bookings count. */
interface Booker {
  readonly mailbox: string;
  readonly network: string;
}

/**
 * The bookings that count towards each cap, by the seconds for which they still do, longest first: open ones until they begin,
 * and those of a day until it is over, by the clock of the database, which says when they were made. Those of a mailbox count from
 * one network: what strangers book elsewhere with somebody's address must not refuse them (docs/security.md, N4).
 */
const counted = {
  mailbox: (db: Db, { mailbox, network }: Booker, now: Date) =>
    db
      .selectFrom('appointments as a')
      .select((eb) =>
        sql<number>`ceil(extract(epoch from ${eb.ref('a.startsAt')} - ${now}::timestamptz))::int`.as('left'),
      )
      .where(bookedMailbox, '=', mailbox)
      .where('a.bookedFrom', '=', network)
      .where(isOpen)
      .where('a.startsAt', '>', now)
      .orderBy('a.startsAt', 'desc'),
  network: (db: Db, { network }: Booker) =>
    db
      .selectFrom('appointments as a')
      .select((eb) =>
        sql<number>`ceil(extract(epoch from ${eb.ref('a.createdAt')} + interval '1 day' - now()))::int`.as(
          'left',
        ),
      )
      .where('a.bookedFrom', '=', network)
      .where('a.createdAt', '>', sql<Date>`now() - interval '1 day'`)
      .orderBy('a.createdAt', 'desc'),
};

/** @throws AppError TOO_MANY_REQUESTS, to be tried again once a booking has begun or its day is over */
const refuseBeyond = async (
  trx: Transaction,
  now: Date,
  kind: CapKind,
  { cap, phone, ...booker }: Booker & { cap: number; phone: string },
): Promise<void> => {
  const rows = await counted[kind](trx, booker, now).limit(cap).execute();
  const first = rows[cap - 1];
  if (!first) return;
  const lifted = await trx
    .selectFrom('bookingCapLifts')
    .where('kind', '=', kind)
    .where('subject', '=', booker[kind])
    .where('liftedUntil', '>', now)
    .executeTakeFirst();
  if (lifted) return;
  throw new AppError('TOO_MANY_REQUESTS', {
    message: capSentences[kind](phone),
    retryAfter: Math.max(1, first.left),
  });
};

/**
 * Lets a booking in, or refuses it; before anything is stored, in its transaction.
 * @returns the code of the network it comes from, to be kept with it; null for whoever is exempt
 * @throws AppError SLOT_TAKEN, TOO_MANY_REQUESTS
 */
export const enforceBookingCaps = async (
  trx: Transaction,
  { now }: Pick<Context, 'now'>,
  admission: BookingCapCheck,
): Promise<string | null> => {
  const { mailbox, phone, capped } = admission;
  await refuseSameTime(trx, admission);
  if (!capped) return null;
  const { network, perMailbox, perAddress } = capped;
  await refuseBeyond(trx, now(), 'mailbox', { mailbox, network, cap: perMailbox, phone });
  await lockBooker(trx, `network ${network}`);
  await refuseBeyond(trx, now(), 'network', { mailbox, network, cap: perAddress, phone });
  return network;
};
