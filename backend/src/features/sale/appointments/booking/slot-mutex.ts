import { createKeyedMutex } from '../../../../platform/locks/keyed-mutex.ts';

const inTurn = createKeyedMutex();

/**
 * Makes concurrent requests for one slot take turns: all but the first few cost a single look, and they cannot deadlock.
 * Across several processes the exclusion constraint alone decides.
 */
export const withSlotMutex = <T>(startsAt: Date, work: () => Promise<T>): Promise<T> =>
  inTurn(startsAt.toISOString(), work);

/**
 * Makes everything that gives a consultant a time take turns in this process. Across several processes a lock does (`lockDutyShared`);
 * this way only one connection of each waits for it, and the others stay free for everything else.
 */
export const withConsultantMutex = <T>(work: () => Promise<T>): Promise<T> => inTurn('consultant', work);
