import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Transaction } from '../db/query-builder.ts';
import type { Context } from '../context.ts';
import { sqlState } from '../errors.ts';

/** Less than the second after which the database looks for deadlocks, so that this side is always the one that gives way. */
const patienceMs = 300;

/** How often work is tried that has to come through among many who want the same rows. It never waits longer, so that these never give way. */
export const patiently = 60;

/** SQLSTATEs of a lock timeout and of a deadlock. */
const inTheWay = /^(55P03|40P01)$/;

/**
 * Runs work in one transaction that locks rows in many tables, as erasing a person does,
 * and so cannot lock them in the order that all other work uses. It never waits long for a lock: it rolls back, lets the
 * others finish and tries again, for about four seconds by default. The work must be safe to repeat.
 */
export const retryOnLockConflict = async <T>(
  { transaction }: Pick<Context, 'transaction'>,
  work: (trx: Transaction) => Promise<T>,
  attempts = 12,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction(async (trx) => {
        await sql`select set_config('lock_timeout', ${`${patienceMs}ms`}, true)`.execute(trx);
        return work(trx);
      });
    } catch (error) {
      if (attempt === attempts || !inTheWay.test(sqlState(error) ?? '')) throw error;
      // A random pause, so as not to keep in step with another transaction that gives way.
      await pause(20 + 80 * Math.random());
    }
  }
};
