import { performance } from 'node:perf_hooks';

/**
 * Divides the time of the server's thread among those who work at the same time: what passes while three work, each pays a third
 * of. It is the time in which the thread is not idle, which is what others wait for: on a machine that is busy with other
 * programs it passes faster than processor time does, and so the share of the thread that a budget allows stays the same.
 * @param used the time used so far, in milliseconds
 */
export const createProcessorShares = (used = (): number => performance.eventLoopUtilization().active) => {
  let working = 0;
  /** What anybody who has worked from the beginning would have to pay. */
  let each = 0;
  let last = used();
  const settle = (): void => {
    const now = used();
    if (working > 0) each += (now - last) / working;
    last = now;
  };
  /** Begins to count for one. @returns ends it, and answers its share in milliseconds */
  return (): (() => number) => {
    settle();
    working += 1;
    const before = each;
    return () => {
      settle();
      working -= 1;
      return each - before;
    };
  };
};
