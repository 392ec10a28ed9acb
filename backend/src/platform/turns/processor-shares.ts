/**
 * Divides the processor time of the server's thread among those who work at the same time: what is used while three work, each
 * pays a third of. It asks the system twice for each of them, which takes a thousandth of a millisecond each time.
 * @param used the time used so far, in milliseconds
 */
export const createProcessorShares = (
  used = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
) => {
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
