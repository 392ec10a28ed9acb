import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { hash } from '@node-rs/argon2';
import { request } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { lastLink } from '../../../../testing/fixtures/mailed-links.ts';
import { expectWithinMs } from '../../../../testing/time-limit.ts';
import { hashPassword, needsRehash, verifyPassword } from './hash-password.ts';

const api = useApi();
beforeEach(() => api.sql('delete from limits'));

const password = 'Correct-Horse-9';
const login = (email: string, secret: string) =>
  api.rest('POST', '/api/auth/login', { email, password: secret });
const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  answer.errors?.[0]?.extensions.code;
const askReset = (email: string) =>
  api.gql('mutation ($email: String!) { requestPasswordReset(email: $email) { message } }', { email });
const reset = (token: string, secret: string) =>
  api.gql(
    'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) { message } }',
    { token, password: secret },
  );
const change = (caller: Caller, currentPassword: string, newPassword: string) =>
  caller.gql(
    'mutation ($a: String!, $b: String!) { changePassword(currentPassword: $a, newPassword: $b) { message } }',
    { a: currentPassword, b: newPassword },
  );
const isSignedIn = async (caller: Caller): Promise<boolean> =>
  (await caller.rest('GET', '/api/auth/me')).status === 200;

const person = async (email: string, more: object = {}): Promise<void> => {
  await api.addUser({ email, role: 'customer', passwordHash: await hashPassword(password), ...more });
};

describe('a forgotten password', () => {
  it('is replaced by a mailed link, which signs out everywhere', async () => {
    await person('forgetful@example.org');
    const devices = [await api.asUser('forgetful@example.org'), await api.asUser('forgetful@example.org')];
    expect((await askReset('Forgetful@example.org')).data.requestPasswordReset.message).toBe(
      accountSentences.resetRequested,
    );
    await api.runJobs();
    const { token, path } = await lastLink(api, 'forgetful@example.org');
    expect(path).toBe('/reset-password');
    expect((await reset(token, 'Brand-New-Word-1')).data.resetPassword.message).toBe(
      accountSentences.passwordReset,
    );
    expect(await Promise.all(devices.map(isSignedIn))).toEqual([false, false]);
    expect((await login('forgetful@example.org', password)).status).toBe(401);
    expect((await login('forgetful@example.org', 'Brand-New-Word-1')).status).toBe(200);
    expect(code(await reset(token, 'Another-Word-22'))).toBe('LINK_USED');
  });

  it('asks the same of every address: answer, and no mail to strangers', async () => {
    const known = await askReset('admin@example.com');
    const unknown = await askReset('stranger@example.org');
    expect([unknown.status, unknown.data]).toEqual([known.status, known.data]);
    await api.runJobs();
    expect(await api.sql("select 1 from mails where to_address = 'stranger@example.org'")).toEqual([]);
  });

  it('is mailed with the configured address, whatever the request says of itself (C5)', async () => {
    await person('host@example.org');
    const body = JSON.stringify({
      query: 'mutation { requestPasswordReset(email: "host@example.org") { message } }',
    });
    const headers = {
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.test',
      origin: api.url,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const status = await new Promise((resolve, reject) => {
      const pending = request(`${api.url}/graphql`, { method: 'POST', headers }, (answer) =>
        resolve(answer.resume().statusCode),
      );
      pending.once('error', reject).end(body);
    });
    expect(status).toBe(200);
    await api.runJobs();
    const [mail] = await api.sql<{ text: string; html: string }>(
      "select text, html from mails where to_address = 'host@example.org'",
    );
    expect(mail?.text).toContain(`${api.url}/reset-password#token=`);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.test');
  });

  it('takes one of twenty at once, after an hour none', async () => {
    await person('crowd@example.org');
    await askReset('crowd@example.org');
    await api.runJobs();
    const { token } = await lastLink(api, 'crowd@example.org');
    api.clock.set(new Date(Date.now() + 61 * 60_000));
    expect(code(await reset(token, 'Brand-New-Word-1'))).toBe('LINK_EXPIRED');
    api.clock.reset();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(token, `Brand-New-Word-${index}`)),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('opens the transport again for an owner whom others have locked out (A4)', async () => {
    await person('target@example.org');
    for (let time = 0; time < 10; time += 1) await login('target@example.org', 'Wrong-Guess-1');
    const locked = await login('target@example.org', password);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
    await askReset('target@example.org');
    await api.runJobs();
    await reset((await lastLink(api, 'target@example.org')).token, 'Brand-New-Word-1');
    expect((await login('target@example.org', 'Brand-New-Word-1')).status).toBe(200);
  });
});

describe('changing a password', () => {
  it('needs the current one and signs the other devices out (A9)', async () => {
    await person('changer@example.org');
    const [here, there] = [await api.asUser('changer@example.org'), await api.asUser('changer@example.org')];
    const wrong = await change(here, 'Wrong-Guess-1', 'Brand-New-Word-1');
    expect(wrong.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { currentPassword: accountSentences.wrongPassword },
    });
    const same = await change(here, password, password);
    expect(same.errors?.[0]?.extensions.fieldErrors).toEqual({ newPassword: accountSentences.samePassword });
    expect((await change(here, password, 'Brand-New-Word-1')).data.changePassword.message).toBe(
      accountSentences.passwordChanged,
    );
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect((await login('changer@example.org', 'Brand-New-Word-1')).status).toBe(200);
  });

  it('is all that somebody who must change it can do, and then everything works', async () => {
    await person('must@example.org', { mustChangePassword: true, role: 'admin' });
    const caller = await api.asUser('must@example.org');
    expect(code(await caller.gql('{ contacts { pagination { total } } }'))).toBe('MUST_CHANGE_PASSWORD');
    expect((await caller.rest('GET', '/api/contacts')).status).toBe(403);
    expect((await caller.rest('GET', '/api/auth/me')).body.mustChangePassword).toBe(true);
    expect((await change(caller, password, 'Brand-New-Word-1')).errors).toBeUndefined();
    expect((await caller.gql('{ contacts { pagination { total } } }')).errors).toBeUndefined();
  });

  it('counts guesses of the current one like sign-ins', async () => {
    await person('guessed@example.org');
    const caller = await api.asUser('guessed@example.org');
    let last = await change(caller, 'Wrong-Guess-1', 'Brand-New-Word-1');
    for (let time = 0; time < 15 && code(last) === 'BAD_INPUT'; time += 1)
      last = await change(caller, 'Wrong-Guess-1', 'Brand-New-Word-1');
    expect(code(last)).toBe('TOO_MANY_REQUESTS');
  });
});

describe('hashing', () => {
  it('uses argon2id with at least the recommended cost and makes older hashes anew at the next sign-in (A8)', async () => {
    const weak = await hash(password, { memoryCost: 4096, timeCost: 2, parallelism: 1 });
    await person('older@example.org', { passwordHash: weak });
    expect((await login('older@example.org', password)).status).toBe(200);
    const [row] = await api.sql("select password_hash from users where email_folded = 'older@example.org'");
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,(t=2,p=1|p=1,t=2)\$/);
  });

  it('knows the hashes that other implementations of argon2 wrote, in either order of their costs', async () => {
    const salt = Buffer.alloc(16, 7);
    const end = '$BwcHBwcHBwcHBwcHBwcHBw$vqD1X9L1GScsnrr0drcbG51hNeM5gKljUdoNCJeDQkk';
    expect(await hashPassword('pä', salt)).toBe(`$argon2id$v=19$m=19456,t=2,p=1${end}`);
    const other = `$argon2id$v=19$m=19456,p=1,t=2${end}`;
    expect([await verifyPassword(other, 'pä'), await verifyPassword(other, 'pa')]).toEqual([true, false]);
    expect(needsRehash(other)).toBe(false);
  });

  it('refuses a megabyte of password before it costs anything (A6)', async () => {
    expect(
      (await expectWithinMs(500, 'refusing', () => login('admin@example.com', 'x'.repeat(90_000)))).status,
    ).toBe(400);
  });
});
