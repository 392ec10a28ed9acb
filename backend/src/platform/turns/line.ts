import type { AppError } from '../errors.ts';
import type { Payer } from './payer.ts';

/** What work has cost. */
export interface Spent {
  /** Processor time in milliseconds. */
  readonly processor: number;
  readonly bytes: number;
}

/** What may be spent of something: it fills up by `perSecond` to `most`. */
interface Allowance {
  readonly most: number;
  readonly perSecond: number;
}

/** What may be spent of each. */
export type Budget = Readonly<Record<keyof Spent, Allowance>>;

/** A token bucket whose owner may go into debt: what something costs is known only once it is done. */
interface Bucket {
  spend(amount: number, now: number): void;
  /** Seconds until there is something in it again; 0 if there is. */
  secondsInDebt(now: number): number;
  isFull(now: number): boolean;
}

/** A full bucket. Its debt is never more than what fits into it, so that whoever waits for it to be paid knows how long. */
const createBucket = ({ most, perSecond }: Allowance, start: number): Bucket => {
  let level = most;
  let at = start;
  const left = (now: number): number => {
    level = Math.min(most, level + ((now - at) / 1000) * perSecond);
    at = now;
    return level;
  };
  return {
    spend: (amount, now) => void (level = Math.max(-most, left(now) - amount)),
    secondsInDebt: (now) => Math.max(0, -left(now) / perSecond),
    isFull: (now) => left(now) >= most,
  };
};

/** One that waits for a place. */
export interface Waiting<Place> {
  readonly since: number;
  readonly isAborted: () => boolean;
  readonly start: (place: Place) => void;
  readonly refuse: (error: AppError) => void;
}

/** The line of a payer that has work here, had some a moment ago, or has not got its whole budget back yet. */
export interface Line<Place> {
  readonly payer: Payer;
  readonly left: Readonly<Record<keyof Spent, Bucket>>;
  readonly waiting: Waiting<Place>[];
  working: number;
  endedAt: number;
  /** When its own limits last kept it waiting. */
  throttledAt: number;
}

type Left = Pick<Line<unknown>, 'left'>;

/** An empty line with its whole budget. @param now milliseconds of a monotonic clock, as below */
export const createLine = <Place>(payer: Payer, { processor, bytes }: Budget, now: number): Line<Place> => ({
  payer,
  left: { processor: createBucket(processor, now), bytes: createBucket(bytes, now) },
  waiting: [],
  working: 0,
  endedAt: now,
  throttledAt: now,
});

/** Takes what was spent from the budget of a line. */
export const spend = ({ left }: Left, { processor = 0, bytes = 0 }: Partial<Spent>, now: number): void => {
  left.processor.spend(processor, now);
  left.bytes.spend(bytes, now);
};

/** Seconds until the budget has something in it again; 0 if it has. */
export const secondsInDebt = ({ left }: Left, now: number): number =>
  Math.max(left.processor.secondsInDebt(now), left.bytes.secondsInDebt(now));

/** Whether nothing is missing from the budget. */
export const hasWholeBudget = ({ left }: Left, now: number): boolean =>
  left.processor.isFull(now) && left.bytes.isFull(now);
