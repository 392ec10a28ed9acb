import { beforeEach, expect, it } from 'vitest';
import { demoPassword } from '../../../../seed/accounts.ts';
import { useApi, type Answer } from '../../../../testing/api.ts';

const api = useApi({ publicUrl: 'https://homes.example' });
const email = 'factory@example.com';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const login = (headers: Record<string, string> = {}): Promise<Answer> =>
  api.rest(
    'POST',
    '/api/auth/login',
    { email, password: demoPassword },
    { 'user-agent': firefox, ...headers },
  );
const mails = () =>
  api.sql<{ text: string }>("select text from mails where kind = 'new_device' and to_address = $1", [email]);
const deviceCookie = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .find((each) => each.startsWith('__Host-device='))
    ?.split(';')[0] ?? '';

beforeEach(async () => {
  await api.sql('delete from mails');
  await api.sql('update users set last_sign_in_at = null where email = $1', [email]);
  api.clock.set('2027-03-01T18:05:00Z');
});

it('is not told of at the very first sign-in of an account', async () => {
  await login();
  expect(await mails()).toEqual([]);
});

it('is told by mail: when, which browser, from where; and what to do', async () => {
  await login();
  await login();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.text).toContain(
    'Firefox on Windows, network address 127.0.0.1, on March 1, 2027 at 10:05 AM (Pacific Time)',
  );
  expect(mail?.text).toContain('/forgot-password');
});

it('is not told of a device that has signed in before', async () => {
  const first = await login();
  await login({ cookie: deviceCookie(first) });
  expect(await mails()).toEqual([]);
});

it('is told of a device that another account knows, and of a forged cookie', async () => {
  await login();
  const other = await api.rest('POST', '/api/auth/login', {
    email: 'agent@example.com',
    password: demoPassword,
  });
  await login({ cookie: deviceCookie(other) });
  await login({ cookie: '__Host-device=a.b' });
  expect(await mails()).toHaveLength(2);
});

it('is told of a program that signs in over GraphQL', async () => {
  await login();
  await api.gql(`mutation { signIn(email: "${email}", password: "${demoPassword}") { accessToken } }`);
  expect(await mails()).toHaveLength(1);
});

it('is not told where the sign-in did not succeed', async () => {
  await login();
  await api.rest('POST', '/api/auth/login', { email, password: 'Wrong-Password-1' });
  expect(await mails()).toEqual([]);
});
