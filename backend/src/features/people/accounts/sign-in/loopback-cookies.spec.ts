import { expect, it } from 'vitest';
import { demoPassword } from '../../../../seed/accounts.ts';
import { useApi } from '../../../../testing/api.ts';

const api = useApi();

it('the cookies of a site opened at a loopback address over plain http are kept by every browser', async () => {
  const signedIn = await api.rest('POST', '/api/auth/login', {
    email: 'customer@example.com',
    password: demoPassword,
  });
  const [session = '', device = ''] = signedIn.headers.getSetCookie();
  expect(session).toMatch(/^hearthline-refresh=[\w.-]{80}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(device).toMatch(/^hearthline-device=/);
  const cookie = { cookie: session.split(';')[0] ?? '', 'x-hearthline': 'spec' };
  const renewed = await api.rest('POST', '/api/auth/refresh', undefined, cookie);
  expect(renewed.status).toBe(200);
  expect(renewed.headers.getSetCookie()[0]).toMatch(/^hearthline-refresh=/);
});
