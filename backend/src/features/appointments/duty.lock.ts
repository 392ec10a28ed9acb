import { executeIn, type EntityManager } from '../../platform/db.ts';

const plan = "hashtextextended('duty', 1)";

/**
 * Keeps who is at work when as it is until the transaction ends; many may at once. Whoever gives a time to a consultant
 * asks for it before looking who is free.
 */
export const keepDuty = (em: EntityManager): Promise<object[]> => executeIn(em, `select pg_advisory_xact_lock_shared(${plan})`);

/**
 * Lets the transaction change who is at work when: bookings under way end first, so that the list of those that stand names
 * them; later ones see the change.
 */
export const changeDuty = (em: EntityManager): Promise<object[]> => executeIn(em, `select pg_advisory_xact_lock(${plan})`);
