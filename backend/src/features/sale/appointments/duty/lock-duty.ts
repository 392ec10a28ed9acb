import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { takeLocks } from '../../../../platform/locks/advisory-locks.ts';

/**
 * Takes a shared lock that keeps the consultants' working days from changing until the transaction ends. Everything that gives
 * a consultant a time takes it before looking who is free. With it comes the turn: one transaction after the other chooses a
 * consultant, on whatever server, so that each counts what those before it have booked.
 */
export const lockDutyShared = (trx: Transaction): Promise<void> =>
  takeLocks(trx, { shared: 'duty' }, 'choice of consultant');

/**
 * Takes the exclusive lock for changing the consultants' working days. Bookings under way finish first, so that the list of
 * standing bookings includes them; later ones see the change.
 */
export const lockDutyExclusive = (trx: Transaction): Promise<void> => takeLocks(trx, 'duty');
