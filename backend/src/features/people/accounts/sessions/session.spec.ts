import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../../seed/accounts.ts';
import { useApi, type Answer } from '../../../../testing/api.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { sessionSeconds } from './session.service.ts';

const refreshCookie = '__Host-refresh';

const api = useApi({ publicUrl: 'https://homes.example' });
afterEach(() => api.clock.reset());

const login = (email: unknown, password: unknown = demoPassword): Promise<Answer> =>
  api.rest('POST', '/api/auth/login', { email, password });
/** The refresh token in an answer's cookie. */
const tokenOf = ({ headers }: Answer): string =>
  new RegExp(`^${refreshCookie}=([^;]*)`).exec(headers.getSetCookie()[0] ?? '')?.[1] ?? '';
const refresh = (
  token: string,
  headers: Record<string, string> = { 'x-hearthline': 'spec' },
): Promise<Answer> =>
  api.rest('POST', '/api/auth/refresh', undefined, { cookie: `${refreshCookie}=${token}`, ...headers });
const me = async (accessToken: unknown): Promise<number> =>
  (await api.withToken(String(accessToken)).rest('GET', '/api/auth/me')).status;
const later = (seconds: number): void => api.clock.set(new Date(api.clock.now().getTime() + seconds * 1000));

describe('the refresh cookie', () => {
  it('is out of reach for scripts and other sites, and nothing of it is stored readably (B7, B8)', async () => {
    const answer = await login('customer@example.com');
    const [pair, ...attributes] = (answer.headers.getSetCookie()[0] ?? '').split('; ');
    expect(pair).toMatch(/^__Host-refresh=[\w.-]{80}$/);
    expect(attributes.toSorted()).toEqual([
      'HttpOnly',
      `Max-Age=${sessionSeconds}`,
      'Path=/',
      'SameSite=Strict',
      'Secure',
    ]);
    const stored = JSON.stringify(await api.sql('select * from sessions'));
    expect(stored).not.toContain(tokenOf(answer).split('.')[1]);
    expect(stored).not.toContain(String(answer.body.accessToken).split('.')[2]);
  });

  it('comes with answers that no cache keeps (B7)', async () => {
    const signedIn = await login('customer@example.com');
    const answers = [
      signedIn,
      await login('customer@example.com', 'Wrong-Password-1'),
      await login(5),
      await refresh(tokenOf(signedIn)),
      await refresh('nonsense'),
      await api.rest('GET', '/api/auth/me'),
      await api.withToken(String(signedIn.body.accessToken)).rest('GET', '/api/auth/me'),
      await api.rest('POST', '/api/auth/logout'),
      await api.rest('GET', '/api/contacts'),
    ];
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is a new one, of a new session, at every sign-in', async () => {
    const [first, second] = [await login('customer@example.com'), await login('customer@example.com')];
    expect(tokenOf(first).split('.')[0]).not.toBe(tokenOf(second).split('.')[0]);
  });

  it('ends with the next sign-in of its browser, whoever signs in, and not with one that fails or is another’s (B5)', async () => {
    const again = (of: Answer, email: string, password?: string): Promise<Answer> =>
      api.rest(
        'POST',
        '/api/auth/login',
        { email, password: password ?? demoPassword },
        { cookie: `${refreshCookie}=${tokenOf(of)}` },
      );
    const [first, elsewhere] = [await login('customer@example.com'), await login('customer@example.com')];
    await again(first, 'customer@example.com', 'Wrong-Password-1');
    expect(await me(first.body.accessToken)).toBe(200);
    const second = await again(first, 'customer@example.com');
    expect((await refresh(tokenOf(first))).status).toBe(401);
    const third = await again(second, 'agent@example.com');
    const all = [first, second, third, elsewhere];
    expect(await Promise.all(all.map(({ body }) => me(body.accessToken)))).toEqual([401, 401, 200, 200]);
    const forged = { ...elsewhere, headers: new Headers() };
    forged.headers.append(
      'set-cookie',
      `${refreshCookie}=${tokenOf(elsewhere).slice(0, -43)}${'A'.repeat(43)}`,
    );
    await again(forged, 'customer@example.com');
    expect(await me(elsewhere.body.accessToken)).toBe(200);
  });

  it('counts only beside a header that other sites cannot send (F2)', async () => {
    const answer = await login('customer@example.com');
    expect(await refresh(tokenOf(answer), {})).toMatchObject({ status: 403 });
    expect(
      await api.rest('POST', '/api/auth/logout', undefined, {
        cookie: `${refreshCookie}=${tokenOf(answer)}`,
      }),
    ).toMatchObject({ status: 403 });
    expect(await me(answer.body.accessToken)).toBe(200);
    const stranger = await api.rest('POST', '/api/auth/logout');
    expect(stranger.status).toBe(200);
    expect(stranger.headers.getSetCookie()).toEqual([]);
  });
});

describe('refreshing', () => {
  it('gives a new access token and a new refresh token (B6)', async () => {
    const first = await login('customer@example.com');
    const second = await refresh(tokenOf(first));
    expect(second.status).toBe(200);
    expect(Object.keys(second.body)).toEqual(['accessToken']);
    expect(await me(second.body.accessToken)).toBe(200);
    expect(tokenOf(second)).not.toBe(tokenOf(first));
    expect((await refresh(tokenOf(second))).status).toBe(200);
  });

  it('lets ten tabs refresh at once and keeps them all signed in (B6)', async () => {
    const first = await login('customer@example.com');
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(tokenOf(first))));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const given = answers.filter((answer) => answer.headers.getSetCookie().length);
    expect(given).toHaveLength(1);
    for (const { body } of answers) expect(await me(body.accessToken)).toBe(200);
    expect((await refresh(tokenOf(given[0] as Answer))).status).toBe(200);
  });

  it('ends the whole family when a used token comes back after the grace time (B6)', async () => {
    const first = await login('customer@example.com');
    const second = await refresh(tokenOf(first));
    later(9);
    expect((await refresh(tokenOf(first))).status).toBe(200);
    later(2);
    expect((await refresh(tokenOf(first))).status).toBe(401);
    expect((await refresh(tokenOf(second))).status).toBe(401);
    expect(await me(second.body.accessToken)).toBe(401);
  });

  it('says in the audit log whose session ended because a used token came back (B6)', async () => {
    const first = await login('customer@example.com');
    const [id] = tokenOf(first).split('.');
    await refresh(tokenOf(first));
    later(11);
    await refresh(tokenOf(first));
    expect(
      await api.sql(
        "select result, email from audit_entries join users on users.id = actor_id where action = 'session.reused' and object = $1",
        [`session:${id}`],
      ),
    ).toEqual([{ result: 'ended', email: 'customer@example.com' }]);
  });

  it('ends nothing for one that was never issued: not for garbage, nor for the secret of another session (B6)', async () => {
    const [mine, another] = [await login('customer@example.com'), await login('agent@example.com')];
    const [[id], [, secret = '']] = [tokenOf(mine).split('.'), tokenOf(another).split('.')];
    for (const made of [
      'A'.repeat(43),
      secret,
      `${tokenOf(mine).split('.')[1]?.slice(0, 22)}${'A'.repeat(21)}`,
    ])
      expect((await refresh(`${id}.${made}`)).status).toBe(401);
    expect(await me(mine.body.accessToken)).toBe(200);
    expect((await refresh(tokenOf(mine))).status).toBe(200);
    expect(
      await api.sql("select from audit_entries where action = 'session.reused' and object = $1", [
        `session:${id}`,
      ]),
    ).toEqual([]);
  });

  it('goes on for sessions of the version before, whose tokens bear no mark', async () => {
    const { body, ...answer } = await login('customer@example.com');
    const [id] = tokenOf({ body, ...answer }).split('.');
    const old = 'x'.repeat(43);
    await api.sql('update sessions set refresh_hash = $2 where id = $1', [
      id,
      createHash('sha256').update(old).digest('base64url'),
    ]);
    const next = await refresh(`${id}.${old}`);
    expect(next.status).toBe(200);
    later(11);
    expect((await refresh(`${id}.${old}`)).status).toBe(401);
    expect((await refresh(tokenOf(next))).status).toBe(401);
  });

  it('ends it at once for a token older than the last two', async () => {
    const first = await login('customer@example.com');
    const second = await refresh(tokenOf(first));
    const third = await refresh(tokenOf(second));
    expect((await refresh(tokenOf(first))).status).toBe(401);
    expect(await me(third.body.accessToken)).toBe(401);
  });

  it('ends by itself: idle after two days, in any case after seven (B1)', async () => {
    const idle = await login('customer@example.com');
    later(2 * 24 * 3600 + 1);
    expect((await refresh(tokenOf(idle))).status).toBe(401);
    api.clock.reset();
    let latest = await login('customer@example.com');
    for (let day = 0; day < 6; day += 1) {
      later(24 * 3600);
      latest = await refresh(tokenOf(latest));
      expect(latest.status, `day ${day + 1}`).toBe(200);
    }
    later(24 * 3600 + 1);
    expect((await refresh(tokenOf(latest))).status).toBe(401);
  });

  it('takes nothing that is not one of its tokens', async () => {
    const { body, ...answer } = await login('customer@example.com');
    const [session, secret] = tokenOf({ body, ...answer }).split('.') as [string, string];
    for (const token of [
      '',
      'x',
      session,
      `${session}.`,
      `.${secret}`,
      `${session}.${secret}x`,
      `${session.toUpperCase()}.${secret}`,
      String(body.accessToken),
      `${session}.${'A'.repeat(43)}%00`,
    ]) {
      expect((await refresh(token)).status, token).toBe(401);
    }
    expect((await api.rest('POST', '/api/auth/refresh', undefined, { 'x-hearthline': 'spec' })).status).toBe(
      401,
    );
    expect((await refresh(`${session}.${secret}`)).status).toBe(200);
  });
});

describe('signing out', () => {
  it('bites on the next request, with the access token or with the cookie alone (B5)', async () => {
    const first = await login('customer@example.com');
    const bearer = api.withToken(String(first.body.accessToken));
    const out = await bearer.rest('POST', '/api/auth/logout');
    expect(out).toMatchObject({ status: 200, body: { success: true } });
    expect(out.headers.getSetCookie()[0]).toMatch(/^__Host-refresh=; Max-Age=0/);
    expect(await me(first.body.accessToken)).toBe(401);
    expect((await refresh(tokenOf(first))).status).toBe(401);
    expect((await bearer.rest('POST', '/api/auth/logout')).status).toBe(200);

    const second = await login('customer@example.com');
    const other = await login('customer@example.com');
    const cookie = { cookie: `${refreshCookie}=${tokenOf(second)}`, 'x-hearthline': 'spec' };
    expect((await api.rest('POST', '/api/auth/logout', undefined, cookie)).status).toBe(200);
    expect(await me(second.body.accessToken)).toBe(401);
    expect(await me(other.body.accessToken)).toBe(200);
    const forged = {
      ...cookie,
      cookie: `${refreshCookie}=${tokenOf(other).split('.')[0] ?? ''}.${'A'.repeat(43)}`,
    };
    expect((await api.rest('POST', '/api/auth/logout', undefined, forged)).status).toBe(200);
    expect(await me(other.body.accessToken)).toBe(200);
  });

  it.each([
    ['disabled', 'update users set disabled_at = now() where email = $1', 401],
    ['removed', 'update users set archived_at = now(), disabled_at = now() where email = $1', 401],
    ['given another role', "update users set role = 'investor' where email = $1", 403],
    ['set back to unverified', 'update users set is_email_verified = false where email = $1', 403],
    ['told to change the password', 'update users set must_change_password = true where email = $1', 403],
  ])('so does being %s (B5)', async (state, change, status) => {
    const email = `${state.replaceAll(' ', '.')}.at.work@example.com`;
    await api.addUser({ email, role: 'admin', passwordHash: await hashPassword(demoPassword) });
    const { body } = await login(email);
    const caller = api.withToken(String(body.accessToken));
    expect((await caller.rest('GET', '/api/contacts')).status).toBe(200);
    await api.sql(change, [email]);
    expect((await caller.rest('GET', '/api/contacts')).status).toBe(status);
    expect((await caller.gql('{ contacts { pagination { total } } }')).errors).toHaveLength(1);
  });
});
