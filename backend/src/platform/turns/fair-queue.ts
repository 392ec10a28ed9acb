import { AppError } from '../errors.ts';
import { createBucket, type Allowance, type Bucket } from './bucket.ts';
import { lanes, type Lane, type Payer } from './payer.ts';

/** What work has cost. */
export interface Spent {
  /** Processor time in milliseconds. */
  readonly processor: number;
  readonly bytes: number;
}

/** The right to work, until `end`. */
export interface Place {
  /** Gives it back; the next one begins. Again does nothing but note what else was spent. */
  end(spent: Partial<Spent>): void;
}

/** How many work and wait, and what they may spend. */
export interface QueueOptions {
  /** How many of one payer work at once: of one with a budget, and of a colleague. */
  readonly atOnce: { readonly budgeted: number; readonly colleague: number };
  /** How many of one payer may wait, and of all together. */
  readonly waiting: { readonly each: number; readonly all: number };
  /** The longest wait for the payer's own limits, and for a server that is busy, in milliseconds. */
  readonly longestMs: { readonly own: number; readonly busy: number };
  /** What a budgeted payer may spend while others work too. */
  readonly budget: Readonly<Record<keyof Spent, Allowance>>;
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
   * @param isGone says whether nobody waits for it any more: then it is not begun
   * @throws AppError TOO_MANY_REQUESTS where the payer's own requests are too many or too dear, UNAVAILABLE where the server is busy, or nobody waits any more
   */
  enter(payer: Payer, isGone: () => boolean): Promise<Place>;
  /** To be called when there may be room again for another reason than a place that ended. */
  begin(): void;
  close(): void;
}

interface Waiting {
  readonly since: number;
  readonly isGone: () => boolean;
  readonly start: (place: Place) => void;
  readonly refuse: (error: AppError) => void;
}

/** A payer that has work here, had some a moment ago, or has not got its whole budget back yet. */
interface Customer {
  readonly payer: Payer;
  readonly budget: Readonly<Record<keyof Spent, Bucket>>;
  readonly waiting: Waiting[];
  working: number;
  endedAt: number;
  /** When its own limits last kept it waiting. */
  heldBackAt: number;
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

/**
 * Lets payers take turns. Of each, a few work at once; its others wait in their order, and where there is not room for all, one of
 * each payer begins in turn, the office first. While others are present, a payer that has used up its budget waits until it is
 * filled up again; whoever is alone may use all there is. Too many or too long a wait is refused, and never at the cost of
 * another payer: where all places to wait are taken, the longest line loses its last.
 *
 * It lives in the memory of the process, although there may be several: what it divides is this process's own processor.
 */
export const createFairQueue = (options: QueueOptions, clock: QueueClock = realClock): FairQueue => {
  const customers = new Map<string, Customer>();
  /** Those of whom somebody waits, the one whose turn it is first. */
  const lines: Readonly<Record<Lane, Set<Customer>>> = { office: new Set(), visitors: new Set() };
  const working: Record<Lane, number> = { office: 0, visitors: 0 };
  let waiting = 0;

  const customerOf = (payer: Payer): Customer => {
    const known = customers.get(payer.id);
    if (known) return known;
    const now = clock.now();
    const { processor, bytes } = options.budget;
    const made: Customer = {
      payer,
      budget: { processor: createBucket(processor, now), bytes: createBucket(bytes, now) },
      waiting: [],
      working: 0,
      endedAt: now,
      heldBackAt: now,
    };
    customers.set(payer.id, made);
    return made;
  };

  /** Seconds until the budget has something in it again; 0 if it has, or nobody else is here to be harmed. */
  const secondsInDebt = ({ payer, budget }: Customer): number => {
    if (!payer.isBudgeted || customers.size === 1) return 0;
    const now = clock.now();
    return Math.max(
      0,
      -budget.processor.left(now) / options.budget.processor.perSecond,
      -budget.bytes.left(now) / options.budget.bytes.perSecond,
    );
  };

  const isWithinOwn = (customer: Customer): boolean =>
    customer.working < options.atOnce[customer.payer.isBudgeted ? 'budgeted' : 'colleague'] &&
    secondsInDebt(customer) === 0;

  const placeOf = (customer: Customer): Place => {
    const { lane } = customer.payer;
    customer.working += 1;
    working[lane] += 1;
    let isHeld = true;
    return {
      end: ({ processor = 0, bytes = 0 }) => {
        const now = clock.now();
        // What is spent while nobody else is here has been taken from nobody.
        if (customers.size > 1) {
          customer.budget.processor.spend(processor, now);
          customer.budget.bytes.spend(bytes, now);
        }
        customer.endedAt = now;
        if (!isHeld) return;
        isHeld = false;
        customer.working -= 1;
        working[lane] -= 1;
        begin();
      },
    };
  };

  const tooMany = (customer: Customer): AppError =>
    new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil(secondsInDebt(customer))) });

  const leave = (customer: Customer, at: number): Waiting => {
    const [one] = customer.waiting.splice(at, 1) as [Waiting];
    waiting -= 1;
    if (customer.waiting.length === 0) lines[customer.payer.lane].delete(customer);
    return one;
  };

  /** Begins what may begin, one of each line after the other. */
  const begin = (): void => {
    for (const lane of lanes) {
      const line = lines[lane];
      // Ends once everyone in the line has been passed over since the last one that began.
      for (let passed = 0; passed < line.size && options.hasRoom(lane, working);) {
        const customer = line.values().next().value as Customer;
        line.delete(customer);
        line.add(customer);
        if (!isWithinOwn(customer)) {
          passed += 1;
          continue;
        }
        passed = 0;
        const one = leave(customer, 0);
        if (one.isGone()) one.refuse(new AppError('UNAVAILABLE'));
        else one.start(placeOf(customer));
      }
    }
  };

  /** Refuses those of a line who have waited too long, and drops those who have gone. */
  const lookAt = (customer: Customer, now: number): void => {
    const isOwn = !isWithinOwn(customer);
    if (isOwn) customer.heldBackAt = now;
    for (const one of customer.waiting.slice()) {
      const isLate = isOwn
        ? now - one.since >= options.longestMs.own
        : now - Math.max(one.since, customer.heldBackAt) >= options.longestMs.busy;
      if (!isLate && !one.isGone()) continue;
      leave(customer, customer.waiting.indexOf(one));
      one.refuse(isLate && isOwn ? tooMany(customer) : new AppError('UNAVAILABLE'));
    }
  };

  /** Forgets payers that have been served and have their whole budget back. */
  const forget = (now: number): void => {
    for (const { payer, budget, working: atWork, waiting: line, endedAt } of customers.values()) {
      if (atWork > 0 || line.length > 0 || now - endedAt < presentMs) continue;
      const { processor, bytes } = options.budget;
      if (budget.processor.left(now) >= processor.most && budget.bytes.left(now) >= bytes.most)
        customers.delete(payer.id);
    }
  };

  let forgotAt = clock.now();
  const look = (): void => {
    const now = clock.now();
    for (const lane of lanes) for (const customer of [...lines[lane]]) lookAt(customer, now);
    if (now - forgotAt >= forgetMs) {
      forgotAt = now;
      forget(now);
    }
    begin();
  };

  /** Makes room for one more to wait. @throws AppError */
  const makeRoom = (customer: Customer): void => {
    if (customer.waiting.length >= options.waiting.each) throw tooMany(customer);
    if (waiting < options.waiting.all) return;
    let longest = customer;
    for (const lane of lanes)
      for (const other of lines[lane]) if (other.waiting.length > longest.waiting.length) longest = other;
    if (longest.waiting.length <= customer.waiting.length + 1) throw new AppError('UNAVAILABLE');
    leave(longest, longest.waiting.length - 1).refuse(tooMany(longest));
  };

  const stop = clock.every(look, lookMs);

  return {
    enter: async (payer, isGone) => {
      const customer = customerOf(payer);
      const { lane } = payer;
      if (customer.waiting.length === 0 && isWithinOwn(customer) && options.hasRoom(lane, working))
        return placeOf(customer);
      makeRoom(customer);
      return new Promise((start, refuse) => {
        customer.waiting.push({ since: clock.now(), isGone, start, refuse });
        waiting += 1;
        lines[lane].add(customer);
      });
    },
    begin,
    close: () => {
      stop();
      for (const customer of customers.values())
        while (customer.waiting.length > 0) leave(customer, 0).refuse(new AppError('UNAVAILABLE'));
    },
  };
};
