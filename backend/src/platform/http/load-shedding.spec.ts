import { describe, expect, it } from 'vitest';
import { createLog, type Log } from '../log.ts';
import { createLoadShedder, overload, type Queue } from './load-shedding.ts';

/** A gate whose queue and clock change only when the spec changes them. */
const gateOver = (log: Log = createLog('silent')) => {
  let now = 0;
  let look = (): void => undefined;
  let serve = (): void => undefined;
  const queue = {
    waitingCount: 0,
    on: (_event: 'acquire', listener: () => void) => void (serve = listener),
  } satisfies Queue;
  const gate = createLoadShedder(queue, {
    log,
    clock: () => now,
    every: (then) => ((look = then), () => undefined),
  });
  return {
    queue,
    /** Whether one more request that needs the database is admitted. */
    admits: (url = '/api/contacts') => gate.admits(url),
    /** Lets a number of looks pass, each `late` milliseconds late, with `served` connections and `asked` requests per look. */
    pass: (looks: number, served = 0, late = 0, asked = 0): void => {
      for (let done = 0; done < looks; done += 1) {
        for (let turn = 0; turn < asked; turn += 1) gate.admits('/');
        for (let turn = 0; turn < served; turn += 1) serve();
        now += overload.lookMs + late;
        look();
      }
    },
    /** How many may wait now. */
    limit: (): number => {
      const { waitingCount } = queue;
      for (queue.waitingCount = 0; gate.admits('/');) queue.waitingCount += 1;
      const limit = queue.waitingCount;
      queue.waitingCount = waitingCount;
      return limit;
    },
  };
};

/** One request more than is always admitted. */
const crowd = overload.fewest + 1;

describe('the gate', () => {
  it('lets a burst in, however sudden, up to the most', () => {
    const { queue, admits } = gateOver();
    queue.waitingCount = overload.most - 1;
    expect(admits()).toBe(true);
    queue.waitingCount = overload.most;
    expect(admits()).toBe(false);
  });

  it('lets so many wait as are served in time, once they have waited for some looks', () => {
    const { queue, pass, limit } = gateOver();
    queue.waitingCount = 400;
    // One connection served per millisecond.
    pass(1, overload.lookMs);
    expect(limit()).toBeGreaterThan(overload.waitMs);
    pass(4, overload.lookMs);
    expect(limit()).toBe(overload.waitMs);
    // The limit rises when the database gets faster.
    pass(1, 1.5 * overload.lookMs);
    expect(limit()).toBe(1.5 * overload.waitMs);
  });

  it('takes what was served for what it was, when a look comes late', () => {
    const { queue, pass, limit } = gateOver();
    queue.waitingCount = 400;
    pass(5, 2 * overload.lookMs * 2, overload.lookMs);
    expect(limit()).toBe(2 * overload.waitMs);
  });

  it('refuses nobody because of a short lock, and leaves room for a few when nothing is served at all', () => {
    const { queue, pass, admits, limit } = gateOver();
    queue.waitingCount = overload.fewest + 50;
    pass(2);
    expect(admits()).toBe(true);
    pass(10);
    expect(admits()).toBe(false);
    expect(limit()).toBe(overload.fewest);
  });

  it('is wide open again when nobody has waited for a while, not before', () => {
    const { queue, pass, limit } = gateOver();
    queue.waitingCount = 100;
    pass(20, 10);
    queue.waitingCount = 0;
    pass(overload.calmLooks - 1, 10);
    expect(limit()).toBe(overload.fewest);
    pass(1, 10);
    expect(limit()).toBe(overload.most);
  });

  it('is never shut to those who ask whether the server lives, nor, for want of the database, to files', () => {
    const { queue, admits, pass } = gateOver();
    queue.waitingCount = overload.most;
    for (const url of ['/healthz', '/readyz', '/readyz?now', '/assets/main-1.js'])
      expect(admits(url)).toBe(true);
    for (const url of ['/', '/healthzz', '/api/healthz', '/graphql', '/graphql/stream', '/api/assets/'])
      expect(admits(url)).toBe(false);
    queue.waitingCount = 0;
    pass(overload.lateLooks, 0, overload.lateMs, crowd);
    expect(admits('/healthz')).toBe(true);
    expect(admits('/assets/main-1.js')).toBe(false);
  });

  it('is shut while the process comes too late again and again, not because of one pause', () => {
    const { pass, admits } = gateOver();
    pass(overload.lateLooks - 1, 0, overload.lateMs, crowd);
    expect(admits()).toBe(true);
    pass(1, 0, 0, crowd);
    pass(overload.lateLooks - 1, 0, 10 * overload.lateMs, crowd);
    expect(admits()).toBe(true);
    pass(1, 0, overload.lateMs, crowd);
    expect(admits()).toBe(false);
    // Refused clients ask again, and are still too many.
    pass(2, 0, overload.lateMs, crowd);
    expect(admits()).toBe(false);
    pass(1, 0, 0, crowd);
    expect(admits()).toBe(true);
  });

  it('refuses none of a few because the machine is busy with something else, however late the process comes', () => {
    const { pass, admits } = gateOver();
    pass(10 * overload.lateLooks, 0, 10 * overload.lateMs, overload.fewest);
    for (const url of ['/', '/graphql', '/assets/main-1.js']) expect(admits(url)).toBe(true);
  });

  it('writes one line when it begins to refuse and one when that is over', () => {
    const lines: string[] = [];
    const note = (_facts: object, line: string): void => void lines.push(line);
    const { queue, pass, admits } = gateOver({ warn: note } as unknown as Log);
    pass(10, 5);
    for (let round = 0; round < 3; round += 1) {
      queue.waitingCount = overload.most;
      for (let request = 0; request < 50; request += 1) admits();
      pass(3, 5);
      // A moment without a queue does not end it.
      queue.waitingCount = 0;
      pass(1, 5);
    }
    expect(lines).toEqual(['overloaded: refusing requests with 503']);
    pass(overload.calmLooks, 5);
    expect(lines).toEqual(['overloaded: refusing requests with 503', 'no longer overloaded']);
    pass(10, 5);
    expect(lines).toHaveLength(2);
  });
});
