import { beforeEach, describe, expect, it } from 'vitest';
import { limitTable } from '../../../../platform/access/rate-limits.ts';
import { demoPassword } from '../../../../seed/accounts.ts';
import { useApi } from '../../../../testing/api.ts';
import { deviceOf, rememberDevice } from './known-device.ts';

const api = useApi();
beforeEach(() => api.sql('delete from limits'));

const login = async (email: string, password: string): Promise<number> =>
  (await api.rest('POST', '/api/auth/login', { email, password })).status;

it('a name that everybody guesses leaves three tries from an address, the third of which is recorded as the last', async () => {
  const email = 'devops@example.com';
  await login(email, 'Wrong-Password-1');
  await api.sql("delete from limits where key like 'signInFrom:%'");
  await api.sql("update limits set points = $1 where key like 'signInAccount:%'", [
    limitTable.signInAccount.points,
  ]);
  await api.sql("delete from limits where key like 'signInAddress:%'");
  const answers: number[] = [];
  for (let miss = 0; miss < 4; miss += 1) answers.push(await login(email, 'Wrong-Password-1'));
  expect(answers).toEqual([401, 401, 401, 429]);
  expect(
    await api.sql(
      "select action from audit_entries where object = (select 'user:' || id from users where email = $1) order by id",
      [email],
    ),
  ).toEqual(['sign-in', 'sign-in', 'sign-in', 'sign-in.locked'].map((action) => ({ action })));
});

it('a sign-in that succeeds counts nowhere', async () => {
  for (let time = 0; time < 2; time += 1) expect(await login('agent@example.com', demoPassword)).toBe(200);
  expect(await api.sql('select coalesce(sum(points), 0)::int as points from limits')).toEqual([
    { points: 0 },
  ]);
});

it('a right password before the address is verified counts nowhere either', async () => {
  const [{ hash } = { hash: '' }] = await api.sql<{ hash: string }>(
    "select password_hash as hash from users where email = 'agent@example.com'",
  );
  await api.addUser({
    email: 'unverified@tries.example',
    role: 'customer',
    passwordHash: hash,
    isEmailVerified: false,
  });
  expect(await login('unverified@tries.example', demoPassword)).toBe(403);
  expect(await api.sql('select coalesce(sum(points), 0)::int as points from limits')).toEqual([
    { points: 0 },
  ]);
});

describe('a browser that several people share', () => {
  const owners = ['one', 'two', 'three', 'four'].map((name) => ({
    id: name,
    passwordHash: `hash of ${name}`,
  }));
  const cookieOf = (people: typeof owners): string =>
    people.reduce((cookie, owner) => rememberDevice(api.app.systemContext(), cookie, owner), '');
  const known = (cookie: string): string[] =>
    owners.filter((owner) => deviceOf(api.app.systemContext(), cookie, owner) !== null).map(({ id }) => id);

  it('is known to the three who signed in last', () => {
    expect(known(cookieOf(owners))).toEqual(['two', 'three', 'four']);
  });

  it('is remembered once for each of them, however often they sign in', () => {
    const [one, two] = owners as [(typeof owners)[0], (typeof owners)[0]];
    const cookie = cookieOf([one, two, one]);
    expect([cookie.split('~').length, known(cookie)]).toEqual([2, ['one', 'two']]);
  });

  it('is looked for among three, however many a cookie names', () => {
    const each = owners.map((owner) => cookieOf([owner]));
    expect(known(each.join('~'))).toEqual(['one', 'two', 'three']);
  });

  it('is not known to somebody who has chosen another password since', () => {
    const [one] = owners as [(typeof owners)[0]];
    expect(deviceOf(api.app.systemContext(), cookieOf([one]), { ...one, passwordHash: 'new' })).toBeNull();
  });
});
