import { afterEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../../seed/accounts.ts';
import { useApi } from '../../../../testing/api.ts';

const api = useApi();
afterEach(() => api.clock.reset());

interface SignedIn {
  readonly id: string;
  /** When the session was last refreshed, in milliseconds. */
  readonly since: number;
  readonly refresh: () => Promise<number>;
}
const signIn = async (email: string, headers: Record<string, string> = {}): Promise<SignedIn> => {
  const since = Date.now();
  api.clock.set(new Date(since));
  const answer = await api.rest('POST', '/api/auth/login', { email, password: demoPassword }, headers);
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return {
    id: /=([^.]+)/.exec(cookie)?.[1] ?? '',
    since,
    refresh: async () =>
      (await api.rest('POST', '/api/auth/refresh', undefined, { cookie, 'x-hearthline': 'spec' })).status,
  };
};

describe('a session that nobody refreshes', () => {
  const idle = 2 * 24 * 3600_000;

  it('can be refreshed until two days have passed, and not from then on (B1)', async () => {
    const { since, refresh } = await signIn('customer@example.com');
    api.clock.set(new Date(since + idle));
    expect(await refresh()).toBe(401);
    api.clock.set(new Date(since + idle - 1));
    expect(await refresh()).toBe(200);
  });

  it('is listed for its owner, and counted for admins, for as long', async () => {
    const { id, since } = await signIn('agent@example.com');
    const at = async (ms: number): Promise<unknown> => {
      api.clock.set(new Date(ms));
      // Sessions that began at this time would be counted as well.
      await api.sql('delete from sessions where id <> $1', [id]);
      const admin = await api.as('admin');
      const { data } = await admin.gql('{ users(search: "agent@example.com") { users { sessions } } }');
      const { data: own } = await (await api.as('agent')).gql('{ devices { id } }');
      return {
        counted: data.users.users[0].sessions,
        listed: own.devices.some((device: { id: string }) => device.id === id),
      };
    };
    expect(await at(since + idle - 1)).toEqual({ counted: 1, listed: true });
    expect(await at(since + idle)).toEqual({ counted: 0, listed: false });
  });
});

it('a token that was just replaced is good for ten seconds, and theft from then on (B6)', async () => {
  const { since, refresh } = await signIn('investor@example.com');
  expect(await refresh()).toBe(200);
  api.clock.set(new Date(since + 10_000 - 1));
  expect(await refresh()).toBe(200);
  api.clock.set(new Date(since + 10_000));
  expect(await refresh()).toBe(401);
});

it('of what a browser calls itself, 300 characters are kept', async () => {
  const { id } = await signIn('devops@example.com', { 'user-agent': `${'a'.repeat(300)}b` });
  expect(await api.sql('select user_agent from sessions where id = $1', [id])).toEqual([
    { user_agent: 'a'.repeat(300) },
  ]);
});

it('the list of devices shows this one and the 99 that were used last', async () => {
  const owner = await api.as('factory');
  await api.sql(
    `insert into sessions (user_id, refresh_hash, rotated_at, expires_at, user_agent, address)
     select u.id, 'hash' || n, now() - n * interval '1 minute', now() + interval '1 day', n::text, '192.0.2.1'
     from users u, generate_series(1, 100) n where u.email = 'factory@example.com'`,
  );
  const { data } = await owner.gql('{ devices { isCurrent userAgent } }');
  expect([data.devices.length, data.devices[0].isCurrent, data.devices.at(-1).userAgent]).toEqual([
    100,
    true,
    '99',
  ]);
});
