import { beforeEach, expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';
import { lastLink } from '../../../../testing/fixtures/mailed-links.ts';
import { inviteFirstAdmin } from './first-admin.service.ts';

const api = useApi();
const start = (address = 'first@homes.example') => inviteFirstAdmin(api.app.systemContext(), address);
const accept = (token: string) =>
  api.gql(
    'mutation ($token: String!) { acceptInvitation(token: $token, name: "Ada", password: "Chosen-Word-77") { message } }',
    { token },
  );
const admins = () =>
  api.sql<{ email: string }>(
    "select email from users where role = 'admin' and archived_at is null order by email",
  );
const mails = async (): Promise<number> => Number((await api.sql('select count(*) from mails'))[0]?.count);

beforeEach(async () => {
  await api.sql("delete from users where role = 'admin'");
  await api.sql('delete from mails');
});

it('an installation without an admin invites one by mail, once however many servers start', async () => {
  await Promise.all([start(), start(), start()]);
  await start();
  expect(await mails()).toBe(1);
  const { token } = await lastLink(api, 'first@homes.example');
  expect((await accept(token)).errors).toBeUndefined();
  expect(
    await api.rest('POST', '/api/auth/login', { email: 'first@homes.example', password: 'Chosen-Word-77' }),
  ).toMatchObject({ status: 200, body: { user: { role: 'admin' } } });
});

it('writes again when the link has ended, and to the right address once it is put right', async () => {
  await start('frist@homes.example');
  const wrong = await lastLink(api, 'frist@homes.example');
  await start();
  expect(await admins()).toEqual([{ email: 'first@homes.example' }]);
  expect((await accept(wrong.token)).errors?.[0]?.extensions.code).toBe('LINK_EXPIRED');
  await api.sql("update account_links set expires_at = now() - interval '1 day'");
  await start();
  expect(await mails()).toBe(3);
  await start('frist@homes.example');
  expect(await admins()).toEqual([{ email: 'frist@homes.example' }]);
  await start();
  expect(await admins()).toEqual([{ email: 'first@homes.example' }]);
  expect((await accept((await lastLink(api, 'first@homes.example')).token)).errors).toBeUndefined();
});

it('does nothing where there is an admin, and makes none of somebody who is something else', async () => {
  await api.addUser({ email: 'boss@homes.example', role: 'admin', passwordHash: 'x' });
  await start();
  expect(await admins()).toEqual([{ email: 'boss@homes.example' }]);
  await api.sql("delete from users where role = 'admin'");
  await start('customer@example.com');
  expect(await admins()).toEqual([]);
  expect(await mails()).toBe(0);
});
