import { beforeEach, describe, expect, it } from 'vitest';
import { limitTable } from '../../../../platform/access/rate-limits.ts';
import { demoPassword } from '../../../../seed/accounts.ts';
import { useApi, type Answer } from '../../../../testing/api.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { fewTries } from './attempts.ts';

const deviceCookie = '__Host-device';

const api = useApi({ trustProxy: 1, publicUrl: 'https://homes.example' });
beforeEach(() => api.sql('delete from limits'));

const wrong = 'Wrong-Password-1';
const login = (email: string, password: string, from: string, cookie = ''): Promise<Answer> =>
  api.rest(
    'POST',
    '/api/auth/login',
    { email, password },
    { 'x-forwarded-for': from, ...(cookie && { cookie: `${deviceCookie}=${cookie}` }) },
  );
const status = async (...given: Parameters<typeof login>): Promise<number> => (await login(...given)).status;
const deviceOf = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .map((cookie) => new RegExp(`^${deviceCookie}=([^;]*)`).exec(cookie)?.[1])
    .find(Boolean) ?? '';
/** Sets the count of a limit without the many tries it would take: the same number for every subject that was counted once. */
const exhaust = (name: keyof typeof limitTable): Promise<unknown> =>
  api.sql('update limits set points = $2 where key like $1', [`${name}:%`, limitTable[name].points]);
const [office, home, cafe] = ['203.0.113.1', '198.51.100.2', '192.0.2.3'];

describe('a device that signed in before (A4)', () => {
  it('is let in where somebody else has used up the tries, from the same address or from everywhere', async () => {
    const email = 'customer@example.com';
    const first = await login(email, demoPassword, office);
    const device = deviceOf(first);
    expect(first.headers.getSetCookie().find((cookie) => cookie.startsWith(deviceCookie))).toMatch(
      /; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    for (let miss = 0; miss < limitTable.signInFrom.points; miss += 1)
      expect(await status(email, wrong, office)).toBe(401);
    expect(await status(email, demoPassword, office)).toBe(429);
    expect(await status(email, demoPassword, office, device)).toBe(200);
    await exhaust('signInAccount');
    await exhaust('signInAddress');
    expect(await status(email, demoPassword, office, device)).toBe(200);
    expect(await status(email, demoPassword, office), 'and leaves strangers as they are').toBe(429);
  });

  it('has ten tries of its own, and is a stranger to every other account', async () => {
    const email = 'agent@example.com';
    const device = deviceOf(await login(email, demoPassword, home));
    for (let miss = 0; miss < limitTable.signInFrom.points; miss += 1)
      expect(await status(email, wrong, home, device)).toBe(401);
    expect(await status(email, demoPassword, home, device)).toBe(429);
    expect(await status(email, demoPassword, home), 'which strangers do not share').toBe(200);
    for (let miss = 0; miss < limitTable.signInFrom.points; miss += 1)
      expect(await status('devops@example.com', wrong, home, device)).toBe(401);
    expect(await status('devops@example.com', demoPassword, home, device)).toBe(429);
  });

  it('is known to each of those who share a browser; a forged word and one of an old password are not', async () => {
    const passwordHash = await hashPassword(demoPassword);
    const id = await api.addUser({ email: 'shared@tries.example', role: 'customer', passwordHash });
    const one = deviceOf(await login('shared@tries.example', demoPassword, office));
    const both = deviceOf(await login('investor@example.com', demoPassword, office, one));
    expect(both.split('~')).toHaveLength(2);
    await login('shared@tries.example', wrong, office);
    await login('investor@example.com', wrong, office);
    await exhaust('signInFrom');
    for (const email of ['shared@tries.example', 'investor@example.com']) {
      expect(await status(email, demoPassword, office)).toBe(429);
      expect(await status(email, demoPassword, office, both)).toBe(200);
      for (const forged of [
        'x',
        `${both.slice(0, 40)}x`,
        `${both.split('~')[0]}x`,
        '~~~',
        'a.b~'.repeat(500),
      ])
        expect(await status(email, demoPassword, office, forged), forged.slice(0, 50)).toBe(429);
    }
    await api.sql('update users set password_hash = $2 where id = $1', [
      id,
      await hashPassword(demoPassword),
    ]);
    expect(await status('shared@tries.example', demoPassword, office, both)).toBe(429);
  });
});

describe('the right password (A4)', () => {
  it('is taken on an unknown device however many others have failed, from the same address or everywhere', async () => {
    const email = 'factory@example.com';
    for (const [name, neighbour] of [
      ['signInAddress', 'investor@example.com'],
      ['signInAccount', email],
    ] as const) {
      await api.sql('delete from limits');
      await login(neighbour, wrong, name === 'signInAddress' ? cafe : home);
      await exhaust(name);
      expect(await status(email, demoPassword, cafe), name).toBe(200);
    }
  });

  it.each(['signInAddress', 'signInAccount'] as const)(
    'beyond %s, strangers have three tries of a name from an address',
    async (name) => {
      const email = 'devops@example.com';
      await login(email, wrong, name === 'signInAddress' ? cafe : home);
      if (name === 'signInAddress') await api.sql("delete from limits where key like 'signInFrom%'");
      await exhaust(name);
      for (let miss = 0; miss < fewTries; miss += 1)
        expect(await status(email, wrong, cafe), String(miss)).toBe(401);
      expect(await status(email, demoPassword, cafe)).toBe(429);
    },
  );

  it('an address that keeps guessing does not fill the crowd', async () => {
    await login('nobody@tries.example', wrong, cafe);
    await exhaust('signInAddress');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, guess) => status(`nobody${guess}@tries.example`, wrong, cafe)),
    );
    // How many of them are compared at once is a matter of turns (platform/turns/): here, all are.
    expect(new Set(answers)).toEqual(new Set([401]));
    expect(await status('factory@example.com', demoPassword, cafe)).toBe(200);
  });
});

describe('a lock-out', () => {
  const person = async (email: string, username: string | null): Promise<void> => {
    await api.addUser({
      email,
      username,
      role: 'contractor',
      passwordHash: await hashPassword(demoPassword),
    });
  };
  /** Everything that a stranger sees: what is answered to one name after another was locked. */
  const seen = async (locked: string, then: string): Promise<unknown[]> => {
    await api.sql('delete from limits');
    await login(locked, wrong, cafe);
    for (const name of ['signInFrom', 'signInAccount'] as const) await exhaust(name);
    const answers = [await login(locked, wrong, cafe)];
    for (const from of [cafe, home])
      for (let miss = 0; miss <= fewTries; miss += 1) answers.push(await login(then, wrong, from));
    return answers.map(({ status: code, body }) => [code, body]);
  };

  it('does not tell which username belongs to which address', async () => {
    await person('linked@tries.example', 'linked');
    await person('apart@tries.example', 'apart-other');
    const [linked, apart, nobody] = [
      await seen('linked', 'linked@tries.example'),
      await seen('linked', 'apart@tries.example'),
      await seen('none', 'none@tries.example'),
    ];
    expect(linked).toEqual(apart);
    expect(linked).toEqual(nobody);
    expect(await seen('linked@tries.example', 'linked')).toEqual(linked);
    expect(linked.map((answer) => (answer as [number])[0])).toEqual([
      429,
      ...Array<number>(2 * (fewTries + 1)).fill(401),
    ]);
  });
});
