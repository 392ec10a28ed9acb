import { expect, it } from 'vitest';
import { signAccessToken } from './access-token.ts';
import { Viewers } from './viewer.service.ts';

const key = Buffer.alloc(32, 3);
const start = Date.UTC(2027, 0, 5);
const week = 7 * 24 * 3600_000;
const ids = {
  userId: '01890a5d-0000-7000-8000-000000000001',
  sessionId: '01890a5d-0000-7000-8000-000000000002',
};

/** Viewers of a database in which everybody's session lasts a week from the start. */
const watched = (now = { ms: start }): { viewers: Viewers; now: { ms: number } } => {
  const row = {
    id: ids.userId,
    role: 'customer',
    isEmailVerified: true,
    mustChangePassword: false,
    expiresAt: new Date(start + week),
  };
  const query = Object.assign(() => Promise.resolve([row]), { byKey: () => Promise.resolve(row) });
  const viewers = new Viewers(query as never, key, () => new Date(now.ms));
  viewers.setListening(true);
  return { viewers, now };
};
const headerAt = async (ms: number): Promise<string> => `Bearer ${await signAccessToken(key, ids, ms)}`;

it('5,000 viewers are kept in memory; one more takes the place of the oldest', async () => {
  const { viewers } = watched();
  const headers = await Promise.all(Array.from({ length: 5001 }, () => headerAt(start)));
  for (const header of headers.slice(0, 5000)) await viewers.of(header);
  expect(viewers.known(headers[0]!)).toBeDefined();
  await viewers.of(headers[5000]!);
  expect([0, 1, 5000].map((place) => viewers.known(headers[place]!) !== undefined)).toEqual([
    false,
    true,
    true,
  ]);
});

it('a viewer is kept until the token expires, though the session lasts longer', async () => {
  const { viewers, now } = watched();
  const header = await headerAt(start);
  await viewers.of(header);
  now.ms = start + 900_000 - 1;
  expect(viewers.known(header)).toMatchObject({ id: ids.userId });
  now.ms = start + 900_000;
  expect(viewers.known(header)).toBeUndefined();
});
