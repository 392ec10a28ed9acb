import type { AppError } from '../errors.ts';
import { createBucket, type Allowance, type Bucket } from './bucket.ts';
import type { Payer } from './payer.ts';

/** What work has cost. */
export interface Spent {
  /** Processor time in milliseconds. */
  readonly processor: number;
  readonly bytes: number;
}

/** What may be spent of each. */
export type Budget = Readonly<Record<keyof Spent, Allowance>>;

/** One that waits for a place. */
export interface Waiting<Place> {
  readonly since: number;
  readonly isGone: () => boolean;
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
  heldBackAt: number;
}

/** An empty line with its whole budget. @param now milliseconds of a monotonic clock, as below */
export const createLine = <Place>(payer: Payer, { processor, bytes }: Budget, now: number): Line<Place> => ({
  payer,
  left: { processor: createBucket(processor, now), bytes: createBucket(bytes, now) },
  waiting: [],
  working: 0,
  endedAt: now,
  heldBackAt: now,
});

/** Takes what was spent from the budget of a line. */
export const spend = (
  { left }: Pick<Line<unknown>, 'left'>,
  { processor = 0, bytes = 0 }: Partial<Spent>,
  now: number,
): void => {
  left.processor.spend(processor, now);
  left.bytes.spend(bytes, now);
};

/** Seconds until the budget has something in it again; 0 if it has. */
export const secondsInDebt = (
  { left }: Pick<Line<unknown>, 'left'>,
  { processor, bytes }: Budget,
  now: number,
): number =>
  Math.max(0, -left.processor.left(now) / processor.perSecond, -left.bytes.left(now) / bytes.perSecond);

/** Whether nothing is missing from the budget. */
export const hasWholeBudget = (
  { left }: Pick<Line<unknown>, 'left'>,
  { processor, bytes }: Budget,
  now: number,
): boolean => left.processor.left(now) >= processor.most && left.bytes.left(now) >= bytes.most;
