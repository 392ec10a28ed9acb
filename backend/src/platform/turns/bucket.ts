/** What may be spent of something: it fills up by `perSecond` to `most`. The unit is up to who uses it. */
export interface Allowance {
  readonly most: number;
  readonly perSecond: number;
}

/** A token bucket whose owner may go into debt: what something costs is known only once it is done. */
export interface Bucket {
  /** What is left, below zero after an overdraft. @param now milliseconds of a monotonic clock, as everywhere here */
  left(now: number): number;
  spend(amount: number, now: number): void;
}

/** A full bucket. Its debt is never more than what fits into it, so that whoever waits for it to be paid knows how long. */
export const createBucket = ({ most, perSecond }: Allowance, start: number): Bucket => {
  let level = most;
  let at = start;
  const left = (now: number): number => {
    level = Math.min(most, level + ((now - at) / 1000) * perSecond);
    at = now;
    return level;
  };
  return {
    left,
    spend: (amount, now) => void (level = Math.max(-most, left(now) - amount)),
  };
};
