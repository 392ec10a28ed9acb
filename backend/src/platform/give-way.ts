import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from './context.ts';
import { executeIn, type EntityManager } from './db.ts';
import { sqlState } from './errors.ts';

/** Less than the second after which the database looks for circles: of those in one this side is always the one that goes. */
const patienceMs = 300;
const attempts = 12;

/** Somebody else has the row, or wanted ours as we wanted theirs. */
const inTheWay = /^(55P03|40P01)$/;

/**
 * One transaction for work that touches rows of many tables by what refers to them, as the removal of an account does:
 * it cannot take them in the order in which everybody else takes theirs. So it waits for nobody long; it undoes what it
 * did, lets the others end and comes again, for about four seconds. The work must be safe to repeat.
 */
export const givingWay = async <T>({ transaction }: Pick<Context, 'transaction'>, work: (em: EntityManager) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction(async (em) => {
        await executeIn(em, "select set_config('lock_timeout', $1, true)", [`${patienceMs}ms`]);
        return work(em);
      });
    } catch (error) {
      if (attempt === attempts || !inTheWay.test(sqlState(error) ?? '')) throw error;
      // Not in step with another one who gives way.
      await pause(20 + 80 * Math.random());
    }
  }
};
