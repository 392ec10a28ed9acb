import { afterAll, describe, expect, it, vi } from 'vitest';
import { requestLimits, createRequestQueue } from '../platform/turns/request-queue.ts';
import { useApi, type Answer, type Caller } from '../testing/api.ts';
import { holdLocks, untilWaiting } from '../testing/locks.ts';

const connections = { waitingCount: 0, on: () => undefined };
const queue = createRequestQueue(connections);
const api = useApi({ queue, trustProxy: 1 });
afterAll(() => queue.close());

const greedy = { 'x-forwarded-for': '203.0.113.9' };
/** The same address with a private link, a wrong one. */
const withLink = { ...greedy, 'x-link-token': 'a'.repeat(43) };
const other = (at: number): Record<string, string> => ({ 'x-forwarded-for': `198.51.100.${at}` });
const search = '/api/floor-plans/search?bedrooms=3&bathrooms=2';
const { atOnce, waiting } = requestLimits;

/** Runs something while no search can be finished, then lets all of them be. */
const whileSearchesHang = async (work: () => Promise<void>): Promise<void> => {
  const unlock = await holdLocks(api, 'lock table homes in access exclusive mode');
  try {
    await work();
  } finally {
    await unlock();
  }
};

/** Asks for something that needs no home. */
const company = (from: Record<string, string>, caller: Caller = api): Promise<Answer> =>
  caller.rest('POST', '/graphql', { query: '{ company { name } }' }, from);

const statuses = async (answers: readonly Promise<Answer>[]): Promise<number[]> =>
  (await Promise.all(answers)).map(({ status }) => status);

describe('one address that asks for more than its share', () => {
  it('has two requests at work, whatever it sends; all others are served, and in the end so is it', async () => {
    let requests: Promise<Answer>[] = [];
    await whileSearchesHang(async () => {
      requests = Array.from({ length: 9 }, () => api.rest('GET', search, undefined, greedy));
      await untilWaiting(api, atOnce.budgeted);
      const others = Array.from({ length: 20 }, (_none, at) => other(at + 1));
      expect(new Set(await statuses(others.map((from) => company(from))))).toEqual(new Set([200]));
      await untilWaiting(api, atOnce.budgeted);
    });
    expect(new Set(await statuses(requests))).toEqual(new Set([200]));
  });

  it('is told to wait once its line is full, and nobody else is', async () => {
    let requests: Promise<Answer>[] = [];
    await whileSearchesHang(async () => {
      requests = Array.from({ length: atOnce.budgeted + waiting.each + 1 }, () =>
        api.rest('GET', search, undefined, greedy),
      );
      const { status, headers, body } = await Promise.race(requests);
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body).toEqual({
        message: 'Too many requests. Please wait a moment and try again.',
        code: 'TOO_MANY_REQUESTS',
      });
      expect((await company(other(1))).status).toBe(200);
    });
    const all = await statuses(requests);
    expect(all.filter((status) => status === 429)).toHaveLength(1);
    expect(all.filter((status) => status === 200)).toHaveLength(atOnce.budgeted + waiting.each);
  });

  it('does not hold up those who are signed in behind it, or hold a private link, or ask whether the server lives', async () => {
    const staff = await api.as('admin');
    const customer = await api.as('customer');
    let requests: Promise<Answer>[] = [];
    await whileSearchesHang(async () => {
      requests = Array.from({ length: 9 }, () => api.rest('GET', search, undefined, greedy));
      await untilWaiting(api, atOnce.budgeted);
      const answers = [
        ...Array.from({ length: 5 }, () => company(greedy, staff)),
        company(greedy, customer),
        api.rest('GET', '/healthz', undefined, greedy),
      ];
      expect(new Set(await statuses(answers))).toEqual(new Set([200]));
      const linked = await api.rest('GET', '/api/linked-quote', undefined, withLink);
      expect(linked.body.code).toBe('LINK_INVALID');
    });
    await Promise.all(requests);
  });

  it('gains nothing by the header of a private link where none is answered', async () => {
    let requests: Promise<unknown>[] = [];
    let isAnswered = false;
    await whileSearchesHang(async () => {
      requests = Array.from({ length: 9 }, () => api.rest('GET', search, undefined, greedy));
      await untilWaiting(api, atOnce.budgeted);
      requests.push(company(withLink).then(() => (isAnswered = true)));
      for (const from of [other(1), other(2)]) expect((await company(from)).status).toBe(200);
      expect(isAnswered).toBe(false);
    });
    await Promise.all(requests);
    expect(isAnswered).toBe(true);
  });

  it('has no say in whose turn it is to draw, and what it no longer waits for is not drawn', async () => {
    const design = (seed: number): string =>
      `/api/floor-plans/designs?beds=king,twin&baths=2&width=double&count=1&seed=${seed}`;
    const hangUp = new AbortController();
    let drawn = 0;
    const requests = Array.from({ length: 20 }, async (_none, seed) => {
      const { status } = await api.open(design(seed), { headers: greedy, signal: hangUp.signal });
      expect(status).toBe(200);
      drawn += 1;
    });
    const settled = Promise.allSettled(requests);
    await vi.waitFor(() => expect(drawn).toBeGreaterThan(0), { timeout: 10_000, interval: 5 });
    const before = drawn;
    expect((await api.rest('GET', design(99), undefined, other(1))).status).toBe(200);
    // The one that was being drawn, and those that were answered before the other one had come in.
    expect(drawn - before).toBeLessThan(5);
    // Its small requests are answered meanwhile.
    expect((await company(greedy)).status).toBe(200);
    expect(drawn).toBeLessThan(20);
    hangUp.abort();
    await settled;
    const left = drawn;
    expect((await api.rest('GET', design(100), undefined, greedy)).status).toBe(200);
    expect(drawn).toBe(left);
  });
});
