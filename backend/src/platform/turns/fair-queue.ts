import { AppError } from '../errors.ts';
import {
  createLine,
  hasWholeBudget,
  secondsInDebt,
  spend,
  type Budget,
  type Line as LineOf,
  type Spent,
  type Waiting as WaitingFor,
} from './line.ts';
import { lanes, type Lane, type Payer } from './payer.ts';

/** The right to work, until `end`. */
export interface Place {
  /** Gives it back; the next one begins. Again does nothing but note what else was spent. */
  end(spent: Partial<Spent>): void;
}

/** The lines of this queue. */
type Line = LineOf<Place>;
type Waiting = WaitingFor<Place>;

/** How many work and wait, and what they may spend. */
export interface QueueOptions {
  /** How many of one payer work at once: of one with a budget, and of a colleague. */
  readonly atOnce: { readonly budgeted: number; readonly colleague: number };
  /** How many of one payer may wait, and of all together. */
  readonly waiting: { readonly each: number; readonly all: number };
  /** The longest wait for the payer's own limits, and for a server that is busy, in milliseconds. */
  readonly maxWaitMs: { readonly own: number; readonly busy: number };
  /** What a budgeted payer may spend while others work too. */
  readonly budget: Budget;
  /** Whether one more of a lane may begin. @param working how many of each lane work now */
  readonly hasRoom: (lane: Lane, working: Readonly<Record<Lane, number>>) => boolean;
}

/** Tests pass their own clock, and call `look` themselves. */
export interface QueueClock {
  /** Monotonic, in milliseconds. */
  readonly now: () => number;
  /** Calls `look` again and again until the function that it answers is called. */
  readonly every: (look: () => void, milliseconds: number) => () => void;
}

export interface FairQueue {
  /**
   * Waits for a place.
   * @param isAborted says whether nobody waits for it any more: then it is not begun
   * @throws AppError TOO_MANY_REQUESTS where the payer's own requests are too many or too dear, UNAVAILABLE where the server is busy, or nobody waits any more
   */
  enter(payer: Payer, isAborted: () => boolean): Promise<Place>;
  /** To be called when there may be room again for another reason than a place that ended. */
  readonly begin: () => void;
  /** Whether nobody is here: no payer works or waits, or did in the last seconds. */
  readonly isIdle: () => boolean;
  readonly close: () => void;
}

/** How often it looks at those who wait, and for payers that are gone, in milliseconds. */
const lookMs = 50;
const forgetMs = 1000;
/** For how long a payer without work counts as present, in milliseconds. */
const presentMs = 5000;

const realClock: QueueClock = {
  now: () => performance.now(),
  every: (look, milliseconds) => {
    const timer = setInterval(look, milliseconds).unref();
    return () => clearInterval(timer);
  },
};

const nameOf = ({ lane, id }: Payer): string => `${lane} ${id}`;

/**
 * Lets payers take turns. Of each, a few work at once; its others wait in their order, and where there is not room for all, one of
 * each payer begins in turn, the office first. While others are present, a payer that has used up its budget waits until it is
 * filled up again; whoever is alone may use all there is. Too many or too long a wait is refused, and never at the cost of
 * another payer: where all places to wait are taken, the longest line loses its last.
 *
 * It lives in the memory of the process, although there may be several: what it divides is this process's own processor.
 */
export const createFairQueue = (options: QueueOptions, clock: QueueClock = realClock): FairQueue => {
  const payers = new Map<string, Line>();
  /** Those of whom somebody waits, the one whose turn it is first. */
  const rings: Readonly<Record<Lane, Set<Line>>> = { office: new Set(), visitors: new Set() };
  const working: Record<Lane, number> = { office: 0, visitors: 0 };
  let waiting = 0;

  /** The line of a payer in its lane. An account that turns out to be a colleague's begins another one there. */
  const lineOf = (payer: Payer): Line => {
    const name = nameOf(payer);
    const line = payers.get(name) ?? createLine(payer, options.budget, clock.now());
    payers.set(name, line);
    return line;
  };

  /** Seconds until its budget has something in it again; 0 if it has, or nobody else is here to be harmed. */
  const secondsToWait = (line: Line): number =>
    line.payer.isBudgeted && payers.size > 1 ? secondsInDebt(line, clock.now()) : 0;

  const isWithinOwn = (line: Line): boolean =>
    line.working < options.atOnce[line.payer.isBudgeted ? 'budgeted' : 'colleague'] &&
    secondsToWait(line) === 0;

  const placeOf = (line: Line): Place => {
    const { lane } = line.payer;
    line.working += 1;
    working[lane] += 1;
    let isHeld = true;
    return {
      end: (spent) => {
        const now = clock.now();
        // What is spent while nobody else is here has been taken from nobody.
        if (payers.size > 1) spend(line, spent, now);
        line.endedAt = now;
        if (!isHeld) return;
        isHeld = false;
        line.working -= 1;
        working[lane] -= 1;
        begin();
      },
    };
  };

  const tooMany = (line: Line): AppError =>
    new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil(secondsToWait(line))) });

  const leave = (line: Line, at: number): Waiting => {
    const [one] = line.waiting.splice(at, 1) as [Waiting];
    waiting -= 1;
    if (line.waiting.length === 0) rings[line.payer.lane].delete(line);
    return one;
  };

  /** Begins what may begin, one of each line after the other. */
  const begin = (): void => {
    for (const lane of lanes) {
      const ring = rings[lane];
      // Ends once everyone has been passed over since the last one that began.
      for (let passed = 0; passed < ring.size && options.hasRoom(lane, working);) {
        const line = ring.values().next().value as Line;
        ring.delete(line);
        ring.add(line);
        if (!isWithinOwn(line)) {
          // Seen here too: what it spends between two looks it may have earned back by the second.
          line.throttledAt = clock.now();
          passed += 1;
          continue;
        }
        passed = 0;
        const one = leave(line, 0);
        if (one.isAborted()) one.refuse(new AppError('UNAVAILABLE'));
        else one.start(placeOf(line));
      }
    }
  };

  /** Refuses those of a line who have waited too long, and drops those who have gone. */
  const lookAt = (line: Line, now: number): void => {
    const isOwn = !isWithinOwn(line);
    if (isOwn) line.throttledAt = now;
    for (const one of line.waiting.slice()) {
      const isLate = isOwn
        ? now - one.since >= options.maxWaitMs.own
        : now - Math.max(one.since, line.throttledAt) >= options.maxWaitMs.busy;
      if (!isLate && !one.isAborted()) continue;
      leave(line, line.waiting.indexOf(one));
      one.refuse(isLate && isOwn ? tooMany(line) : new AppError('UNAVAILABLE'));
    }
  };

  /** Forgets payers that have been served and have their whole budget back. */
  const forget = (now: number): void => {
    for (const line of payers.values()) {
      const isIdle = line.working === 0 && line.waiting.length === 0 && now - line.endedAt >= presentMs;
      if (isIdle && hasWholeBudget(line, now)) payers.delete(nameOf(line.payer));
    }
  };

  let forgotAt = clock.now();
  const look = (): void => {
    const now = clock.now();
    for (const lane of lanes) for (const line of [...rings[lane]]) lookAt(line, now);
    if (now - forgotAt >= forgetMs) {
      forgotAt = now;
      forget(now);
    }
    begin();
  };

  /** Makes room for one more to wait. @throws AppError */
  const makeRoom = (line: Line): void => {
    if (line.waiting.length >= options.waiting.each) throw tooMany(line);
    if (waiting < options.waiting.all) return;
    let longest = line;
    for (const lane of lanes)
      for (const other of rings[lane]) if (other.waiting.length > longest.waiting.length) longest = other;
    if (longest.waiting.length <= line.waiting.length + 1) throw new AppError('UNAVAILABLE');
    leave(longest, longest.waiting.length - 1).refuse(tooMany(longest));
  };

  const stop = clock.every(look, lookMs);

  return {
    enter: async (payer, isAborted) => {
      const line = lineOf(payer);
      const { lane } = payer;
      if (line.waiting.length === 0 && isWithinOwn(line) && options.hasRoom(lane, working))
        return placeOf(line);
      makeRoom(line);
      return new Promise((start, refuse) => {
        line.waiting.push({ since: clock.now(), isAborted, start, refuse });
        waiting += 1;
        rings[lane].add(line);
      });
    },
    begin,
    isIdle: () => payers.size === 0,
    close: () => {
      stop();
      for (const line of payers.values())
        while (line.waiting.length > 0) leave(line, 0).refuse(new AppError('UNAVAILABLE'));
    },
  };
};
