import { afterEach, expect, it } from 'vitest';
import { limitTable } from '../../../../platform/access/rate-limits.ts';
import { poolSize } from '../../../../platform/db/database.ts';
import { useApi } from '../../../../testing/api.ts';
import { useAgreements } from '../../../../testing/fixtures/agreements-fixtures.ts';
import { holdLocks, untilWaiting } from '../../../../testing/locks.ts';

const api = useApi();
const { out, tokenOf, agree, sign, post } = useAgreements(api);
const most = limitTable.signatureName.points;
let release: (() => Promise<void>) | null = null;
afterEach(async () => {
  await release?.();
  release = null;
});

const ready = async () => {
  const { agreement } = await out();
  const token = await tokenOf('Ada Byron', agreement.number);
  await agree(token);
  return { agreement, token };
};
/** Somebody holds the agreement: whoever wants to lock it waits. */
const hold = async (id: string): Promise<void> => {
  release = await holdLocks(
    api,
    'select d.id from deals d join agreements a on a.deal_id = d.id where a.id = $1 for update of d',
    [id],
  );
};

it('names that do not fit are refused before any lock, and counted for the signer alone', async () => {
  const { agreement, token } = await ready();
  await hold(agreement.id);
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) => sign(token, `Somebody Else ${'x'.repeat(at % 5)}`)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(most);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(60 - most);
  const robin = await tokenOf('Robin Byron', agreement.number);
  expect((await sign(robin, 'Robin Byron')).status).toBe(409);
  await release?.();
  release = null;
  // Nobody is refused for good: the count ends with its time.
  await api.sql("delete from limits where key like 'signatureName%'");
  expect((await sign(token, 'Ada Byron')).status).toBe(200);
});

it('is refused at the limit exactly, whatever the name is', async () => {
  const { token } = await ready();
  for (let time = 0; time < most; time += 1) expect((await sign(token, 'Somebody Else')).status).toBe(400);
  const { status, headers } = await sign(token, 'Ada Byron');
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(limitTable.signatureName.duration);
});

it('what has not been read or agreed to is refused before any lock', async () => {
  const { agreement } = await out();
  const token = await tokenOf('Ada Byron', agreement.number);
  await hold(agreement.id);
  expect((await sign(token, 'Ada Byron')).status).toBe(409);
  expect((await post('consent', token, { consentVersion: '1' })).status).toBe(409);
});

it('signatures that wait for each other hold no connection', async () => {
  const { agreement, token } = await ready();
  await hold(agreement.id);
  const waiting = Array.from({ length: 3 * poolSize }, () => sign(token, 'Ada Byron'));
  // One of them waits for the lock, with its connection; the rest of the site goes on.
  await untilWaiting(api, 1);
  const others = await Promise.all(
    Array.from({ length: 2 * poolSize }, () => api.rest('GET', `/api/verify/${'0'.repeat(64)}`)),
  );
  expect(others.map(({ status }) => status)).toEqual(Array(2 * poolSize).fill(200));
  // A name that does not fit does not wait behind them.
  expect((await sign(token, 'Somebody Else')).status).toBe(400);
  await untilWaiting(api, 1);
  await release?.();
  release = null;
  const answers = await Promise.all(waiting);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array<number>(3 * poolSize - 1).fill(410),
  ]);
});
