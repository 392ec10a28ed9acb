import { describe, expect, it } from 'vitest';
import { inTurnOf, type Turn } from './current-turn.ts';
import { createDrawingQueue } from './drawing-queue.ts';

/** Somebody who wants drawings, and may hang up. */
const person = (id: string) => {
  const seen = { isAborted: false, released: 0 };
  const turn: Turn = {
    payer: { id, lane: 'visitors', isBudgeted: true },
    isAborted: () => seen.isAborted,
    release: () => void (seen.released += 1),
    hasCommitted: false,
  };
  return { seen, turn };
};

/** Drawings that end when the spec says so. */
const studio = (threads?: number) => {
  let now = 0;
  let look = (): void => undefined;
  const queue = createDrawingQueue(threads, {
    now: () => now,
    every: (then) => ((look = then), () => undefined),
  });
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (what: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(what);
      ends.set(what, (error) => (error ? reject(error) : resolve(what)));
    });
  return {
    begun,
    draw: (turn: Turn, what: string, name?: string) => inTurnOf(turn, () => queue.draw(work(what), name)),
    end: async (what: string, error?: Error): Promise<void> => {
      ends.get(what)?.(error);
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    },
    pass: (milliseconds: number): void => {
      now += milliseconds;
      look();
    },
  };
};

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('drawings', () => {
  it('are made one after the other, in turns of those who want them, whose requests are not kept waiting', async () => {
    const { begun, draw, end } = studio();
    const [a, b] = [person('a'), person('b')];
    const all = [draw(a.turn, 'a1'), draw(a.turn, 'a2'), draw(a.turn, 'a3'), draw(b.turn, 'b1')];
    await settled();
    expect([a.seen.released, b.seen.released]).toEqual([3, 1]);
    for (const what of ['a1', 'a2', 'b1', 'a3']) await end(what);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1']);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('are made by several threads at once, but by one for the same person', async () => {
    const { begun, draw, end } = studio(2);
    const [a, b, c] = [person('a'), person('b'), person('c')];
    const all = [
      ...['a1', 'a2', 'a3'].map((what) => draw(a.turn, what)),
      draw(b.turn, 'b1'),
      draw(c.turn, 'c1'),
    ];
    await settled();
    expect(begun).toEqual(['a1', 'b1']);
    for (const what of ['b1', 'a1', 'c1', 'a2', 'a3']) await end(what);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  it('have an end to the wait for them, but not to themselves', async () => {
    const { begun, draw, end, pass } = studio();
    const { turn } = person('a');
    const first = draw(turn, 'long');
    const second = draw(turn, 'late');
    pass(19_999);
    await settled();
    pass(1);
    await expect(second).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    pass(60_000);
    await end('long');
    expect(await first).toBe('long');
    expect(begun).toEqual(['long']);
  });

  it('are not begun once nobody waits for them', async () => {
    const { begun, draw, end } = studio();
    const [a, b] = [person('a'), person('b')];
    void draw(a.turn, 'first');
    const left = draw(b.turn, 'left');
    await settled();
    b.seen.isAborted = true;
    await end('first');
    await expect(left).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(begun).toEqual(['first']);
  });
});

describe('the same drawing for several', () => {
  it('is made once, when the first of them has a turn, however long the line of the other is', async () => {
    const { begun, draw, end } = studio();
    const [a, b] = [person('a'), person('b')];
    void draw(a.turn, 'a1');
    void draw(a.turn, 'a2');
    const all = [draw(a.turn, 'shared by a', 'shared'), draw(b.turn, 'shared by b', 'shared')];
    await settled();
    await end('a1');
    await end('a2');
    await end('shared by b');
    expect(await Promise.all(all)).toEqual(['shared by b', 'shared by b']);
    expect(begun).toEqual(['a1', 'a2', 'shared by b']);
  });

  it('is still made for one when the other has gone', async () => {
    const { begun, draw, end } = studio();
    const [a, b] = [person('a'), person('b')];
    void draw(a.turn, 'first');
    const left = draw(a.turn, 'shared by a', 'shared');
    const stays = draw(b.turn, 'shared by b', 'shared');
    await settled();
    a.seen.isAborted = true;
    await end('first');
    await end('shared by b');
    expect(await stays).toBe('shared by b');
    await expect(left).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(begun).toEqual(['first', 'shared by b']);
  });

  it('is tried again by the next after it failed for one', async () => {
    const { draw, end } = studio();
    const [a, b] = [person('a'), person('b')];
    const [first, second] = [draw(a.turn, 'by a', 'shared'), draw(b.turn, 'by b', 'shared')];
    await settled();
    await end('by a', new Error('no ink'));
    await expect(first).rejects.toThrow('no ink');
    await end('by b');
    expect(await second).toBe('by b');
  });
});
