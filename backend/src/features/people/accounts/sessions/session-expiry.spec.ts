import { afterEach, expect, it } from 'vitest';
import { demoPassword } from '../../../../seed/accounts.ts';
import { useApi } from '../../../../testing/api.ts';

const refreshCookie = '__Host-refresh';

const api = useApi({ publicUrl: 'https://homes.example' });
afterEach(() => {
  api.clock.reset();
  api.app.viewers.setListening(false);
});

it('a session works until the millisecond before it expires, and not from then on (B1)', async () => {
  const { body, headers } = await api.rest('POST', '/api/auth/login', {
    email: 'customer@example.com',
    password: demoPassword,
  });
  const token = new RegExp(`^${refreshCookie}=([^;]*)`).exec(headers.getSetCookie()[0] ?? '')?.[1] ?? '';
  const [id] = token.split('.');
  const expiry = api.clock.now().getTime() + 60_000;
  await api.sql('update sessions set expires_at = $2 where id = $1', [id, new Date(expiry)]);
  const [other, admin] = [await api.asUser('customer@example.com'), await api.as('admin')];

  /** What still counts this long after the expiry: its access token, its refresh token, and both lists of sessions. */
  const at = async (ms: number) => {
    api.clock.set(new Date(expiry + ms));
    const devices: { id: string }[] = (await other.gql('{ devices { id } }')).data.devices;
    const users: { email: string; sessions: number }[] = (
      await admin.gql('{ users(search: "customer@example.com") { users { email sessions } } }')
    ).data.users.users;
    const cookie = { cookie: `${refreshCookie}=${token}`, 'x-hearthline': 'spec' };
    return {
      access: (await api.withToken(String(body.accessToken)).rest('GET', '/api/auth/me')).status,
      refresh: (await api.rest('POST', '/api/auth/refresh', undefined, cookie)).status,
      isListed: devices.some((device) => device.id === id),
      sessions: users.find(({ email }) => email === 'customer@example.com')?.sessions,
    };
  };
  const over = await at(1);
  expect(over).toMatchObject({ access: 401, refresh: 401, isListed: false });
  expect(await at(0)).toEqual(over);
  expect(await at(-1)).toEqual({
    access: 200,
    refresh: 200,
    isListed: true,
    sessions: Number(over.sessions) + 1,
  });
});

it('a viewer that is kept in memory is forgotten when the session expires, though the token would be good for longer', async () => {
  const { body, headers } = await api.rest('POST', '/api/auth/login', {
    email: 'customer@example.com',
    password: demoPassword,
  });
  const [id] = (
    new RegExp(`^${refreshCookie}=([^;]*)`).exec(headers.getSetCookie()[0] ?? '')?.[1] ?? ''
  ).split('.');
  const expiry = api.clock.now().getTime() + 60_000;
  await api.sql('update sessions set expires_at = $2 where id = $1', [id, new Date(expiry)]);
  api.app.viewers.setListening(true);
  const authorization = `Bearer ${String(body.accessToken)}`;
  expect(await api.app.viewers.of(authorization)).toMatchObject({ sessionId: id, role: 'customer' });
  api.clock.set(new Date(expiry - 1));
  expect(api.app.viewers.known(authorization)).toMatchObject({ sessionId: id });
  api.clock.set(new Date(expiry));
  expect(api.app.viewers.known(authorization)).toBeUndefined();
});
