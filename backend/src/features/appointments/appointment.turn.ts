import { createTurns } from '../../platform/turns.ts';

const inTurn = createTurns();

/**
 * A crowd that wants one slot takes turns: all but the first few cost one look, and nobody waits for a lock that another
 * one holds and waits for in turn. Over several processes the exclusion constraint alone decides.
 */
export const inSlotTurn = <T>(startsAt: Date, work: () => Promise<T>): Promise<T> => inTurn(startsAt.toISOString(), work);
