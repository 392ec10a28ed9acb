import { describe, expect, it } from 'vitest';
import type { AppError } from '../errors.ts';
import { createFairQueue, type Place, type QueueOptions } from './fair-queue.ts';
import type { Lane, Payer } from './payer.ts';

const visitor = (id: string): Payer => ({ id, lane: 'visitors', isBudgeted: true });
const colleague: Payer = { id: 'colleague', lane: 'office', isBudgeted: false };

/** A queue whose clock moves only when the spec moves it, and which has room for `room.left` more. */
const queueOf = (given: Partial<QueueOptions> = {}) => {
  let now = 0;
  let look = (): void => undefined;
  const room: Record<Lane, number> = { office: Infinity, visitors: Infinity };
  const queue = createFairQueue(
    {
      atOnce: { budgeted: 2, colleague: 3 },
      waiting: { each: 5, all: 12 },
      maxWaitMs: { own: 1000, busy: 200 },
      budget: { processor: { most: 100, perSecond: 50 }, bytes: { most: 1000, perSecond: 100 } },
      hasRoom: (lane, working) => working[lane] < room[lane],
      ...given,
    },
    { now: () => now, every: (then) => ((look = then), () => undefined) },
  );
  /** Who has begun, in this order. */
  const begun: string[] = [];
  const refused: { id: string; code: string; retryAfter: number | undefined }[] = [];
  const places = new Map<string, Place[]>();
  return {
    queue,
    room,
    begun,
    refused,
    /** Lets what was asked for before come through. */
    settle: async (): Promise<void> => {
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
    enter: (payer: Payer, isAborted = () => false): void => {
      queue.enter(payer, isAborted).then(
        (place) => {
          begun.push(payer.id);
          places.set(payer.id, [...(places.get(payer.id) ?? []), place]);
        },
        ({ code, retryAfter }: AppError) => refused.push({ id: payer.id, code, retryAfter }),
      );
    },
    /** Ends what a payer began first. */
    end: (payer: Payer, processor = 0, bytes = 0): void =>
      places.get(payer.id)?.shift()?.end({ processor, bytes }),
    pass: (milliseconds: number): void => {
      now += milliseconds;
      look();
    },
  };
};

const [a, b, c] = [visitor('a'), visitor('b'), visitor('c')];

describe('of one payer', () => {
  it('as many work as may, and the others begin in their order as those end', async () => {
    const { enter, end, begun, settle } = queueOf();
    for (let sent = 0; sent < 4; sent += 1) enter(a);
    await settle();
    expect(begun).toEqual(['a', 'a']);
    end(a);
    await settle();
    expect(begun).toEqual(['a', 'a', 'a']);
  });

  it('a colleague has more at work than a visitor, and than whoever holds a link', async () => {
    const { enter, begun, settle } = queueOf();
    const linked: Payer = { id: 'linked', lane: 'office', isBudgeted: true };
    for (const payer of [a, colleague, linked]) for (let sent = 0; sent < 5; sent += 1) enter(payer);
    await settle();
    expect(begun).toEqual(['a', 'a', 'colleague', 'colleague', 'colleague', 'linked', 'linked']);
  });

  it('an account that turns out to be a colleague’s goes on in the other lane', async () => {
    const { enter, end, begun, settle } = queueOf();
    const unknown: Payer = { id: 'ada', lane: 'visitors', isBudgeted: true };
    const known: Payer = { id: 'ada', lane: 'office', isBudgeted: false };
    for (let sent = 0; sent < 3; sent += 1) enter(unknown);
    for (let sent = 0; sent < 4; sent += 1) enter(known);
    await settle();
    expect(begun).toHaveLength(5);
    for (let sent = 0; sent < 7; sent += 1) {
      end(known);
      await settle();
    }
    expect(begun).toHaveLength(7);
  });

  it('as many wait as may; one more is refused at once, and no one else is', async () => {
    const { enter, refused, begun, settle } = queueOf();
    for (let sent = 0; sent < 8; sent += 1) enter(a);
    enter(b);
    await settle();
    expect(refused).toEqual([{ id: 'a', code: 'TOO_MANY_REQUESTS', retryAfter: 1 }]);
    expect(begun).toEqual(['a', 'a', 'b']);
  });

  it('nobody waits longer than the longest wait', async () => {
    const { enter, pass, refused, settle } = queueOf();
    for (let sent = 0; sent < 3; sent += 1) enter(a);
    pass(999);
    await settle();
    expect(refused).toEqual([]);
    pass(1);
    await settle();
    expect(refused).toMatchObject([{ id: 'a', code: 'TOO_MANY_REQUESTS' }]);
  });

  it('what nobody waits for any more is not begun', async () => {
    const { enter, end, begun, settle } = queueOf();
    let hasLeft = false;
    enter(a);
    enter(a);
    enter(a, () => hasLeft);
    enter(a);
    await settle();
    hasLeft = true;
    end(a);
    await settle();
    expect(begun).toHaveLength(3);
    end(a);
    end(a);
    await settle();
    expect(begun).toHaveLength(3);
  });
});

describe('where there is not room for all', () => {
  it('payers take turns, however many requests one has', async () => {
    const { enter, end, room, begun, settle } = queueOf();
    room.visitors = 1;
    enter(c);
    for (let sent = 0; sent < 3; sent += 1) enter(a);
    enter(b);
    enter(b);
    await settle();
    for (const payer of [c, a, b, a, b]) {
      end(payer);
      await settle();
    }
    expect(begun).toEqual(['c', 'a', 'b', 'a', 'b', 'a']);
  });

  it('the office does not wait for visitors, and begins before them', async () => {
    const { enter, end, room, begun, settle } = queueOf({
      hasRoom: (_lane, { office, visitors }) => office + visitors < 1,
    });
    expect(room.visitors).toBe(Infinity);
    enter(a);
    enter(b);
    enter(colleague);
    await settle();
    end(a);
    await settle();
    expect(begun).toEqual(['a', 'colleague']);
  });

  it('whoever waits too long for a busy server is told so, and those that begin when there is room again are not', async () => {
    const { enter, room, queue, pass, begun, refused, settle } = queueOf();
    room.visitors = 0;
    enter(a);
    pass(199);
    enter(b);
    pass(1);
    await settle();
    expect(refused).toMatchObject([{ id: 'a', code: 'UNAVAILABLE' }]);
    room.visitors = 1;
    queue.begin();
    await settle();
    expect(begun).toEqual(['b']);
  });

  it('the wait for a busy server begins when the own limits allow', async () => {
    const { enter, end, room, pass, refused, settle } = queueOf();
    for (let sent = 0; sent < 3; sent += 1) enter(a);
    await settle();
    pass(900);
    room.visitors = 0;
    end(a);
    pass(199);
    await settle();
    expect(refused).toEqual([]);
    pass(1);
    await settle();
    expect(refused).toMatchObject([{ code: 'UNAVAILABLE' }]);
  });

  it('a line that is too long for all loses its last to whoever has none', async () => {
    const { enter, room, refused, settle } = queueOf({ waiting: { each: 7, all: 8 } });
    room.visitors = 0;
    for (let sent = 0; sent < 7; sent += 1) enter(a);
    for (const payer of [b, c]) enter(payer);
    await settle();
    expect(refused).toMatchObject([{ id: 'a', code: 'TOO_MANY_REQUESTS' }]);
  });

  it('where nobody waits more than once, the newest is told that the server is busy', async () => {
    const { enter, room, refused, settle } = queueOf({ waiting: { each: 7, all: 2 } });
    room.visitors = 0;
    for (const payer of [a, b, c]) enter(payer);
    await settle();
    expect(refused).toMatchObject([{ id: 'c', code: 'UNAVAILABLE' }]);
  });
});

describe('the budget', () => {
  it('once it is used up, its owner waits until it has something again, and the others do not', async () => {
    const { enter, end, pass, begun, settle } = queueOf();
    enter(b);
    enter(a);
    await settle();
    end(a, 110);
    enter(a);
    enter(b);
    await settle();
    expect(begun).toEqual(['b', 'a', 'b']);
    pass(199);
    await settle();
    expect(begun).toHaveLength(3);
    pass(1);
    await settle();
    expect(begun).toEqual(['b', 'a', 'b', 'a']);
  });

  it('that is used up and filled again between two looks is no reason to call the server busy', async () => {
    const { enter, end, pass, begun, refused, settle } = queueOf({ waiting: { each: 20, all: 20 } });
    enter(b);
    for (let sent = 0; sent < 20; sent += 1) enter(a);
    await settle();
    end(a, 100);
    // Each round costs what 50 ms pay for.
    for (let round = 0; round < 8; round += 1) {
      end(a, 1.25);
      end(a, 1.25);
      pass(50);
      await settle();
    }
    expect(refused).toEqual([]);
    expect(begun.length).toBeGreaterThan(10);
  });

  it('counts bytes as well, and says how long it takes to pay for them', async () => {
    const { enter, end, pass, refused, settle } = queueOf({ waiting: { each: 0, all: 8 } });
    enter(b);
    enter(a);
    await settle();
    end(a, 0, 1250);
    enter(a);
    await settle();
    expect(refused).toEqual([{ id: 'a', code: 'TOO_MANY_REQUESTS', retryAfter: 3 }]);
    pass(2500);
    enter(a);
    await settle();
    expect(refused).toHaveLength(1);
  });

  it('is nobody’s as long as nobody else is here, and of colleagues there is none', async () => {
    const { enter, end, begun, pass, settle } = queueOf();
    enter(a);
    await settle();
    end(a, 10_000);
    enter(a);
    await settle();
    expect(begun).toEqual(['a', 'a']);
    // What was used while alone is not held against it later.
    enter(colleague);
    enter(a);
    await settle();
    end(colleague, 10_000);
    enter(colleague);
    await settle();
    expect(begun).toEqual(['a', 'a', 'colleague', 'a', 'colleague']);
    end(a, 150);
    end(a);
    enter(a);
    await settle();
    expect(begun).toHaveLength(5);
    // Colleagues that have left are forgotten, and it is alone again.
    end(colleague);
    end(colleague);
    pass(600);
    await settle();
    expect(begun).toHaveLength(5);
  });

  it('ends all waits when it is closed', async () => {
    const { queue, enter, refused, settle } = queueOf();
    for (let sent = 0; sent < 3; sent += 1) enter(a);
    queue.close();
    await settle();
    expect(refused).toMatchObject([{ code: 'UNAVAILABLE' }]);
  });
});
