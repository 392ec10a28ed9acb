import { executeIn, type EntityManager } from '../../../platform/db/database.ts';

const plan = "hashtextextended('duty', 1)";
const turn = "hashtextextended('appointment turn', 1)";

/**
 * Takes a shared lock that keeps the consultants' working days from changing until the transaction ends. Everything that gives
 * a consultant a time takes it before looking who is free. With it comes the turn: one transaction after the other chooses a
 * consultant, on whatever server, so that each counts what those before it have booked.
 */
export const keepDuty = (em: EntityManager): Promise<object[]> =>
  executeIn(em, `select pg_advisory_xact_lock_shared(${plan}), pg_advisory_xact_lock(${turn})`);

/**
 * Takes the exclusive lock for changing the consultants' working days. Bookings under way finish first, so that the list of
 * standing bookings includes them; later ones see the change.
 */
export const changeDuty = (em: EntityManager): Promise<object[]> =>
  executeIn(em, `select pg_advisory_xact_lock(${plan})`);
