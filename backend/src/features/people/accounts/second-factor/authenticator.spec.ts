import { beforeEach, describe, expect, it } from 'vitest';
import { addAuthenticator, codeOf, login, secondStep } from '../../../../testing/fixtures/second-factors.ts';
import { useApi } from '../../../../testing/api.ts';
import { newAuthenticatorSecret, stepOfCode } from './authenticator.ts';

describe('a code of an authenticator', () => {
  // The vectors of RFC 6238, appendix B, for SHA-1; the last six digits of eight.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i seconds is %s (RFC 6238)', (seconds, code) => {
    expect(stepOfCode(secret, code, new Date(seconds * 1000), 0)).toBe(Math.floor(seconds / 30));
  });

  it('is accepted one step early and one step late, and not two', () => {
    const now = new Date('2027-03-01T09:00:00Z');
    const own = newAuthenticatorSecret();
    const step = now.getTime() / 30_000;
    const accepted = [-2, -1, 0, 1, 2].map((steps) => stepOfCode(own, codeOf(own, now, steps), now, 0));
    expect(accepted).toEqual([null, step - 1, step, step + 1, null]);
  });

  it('is not accepted again, nor is an earlier one', () => {
    const now = new Date('2027-03-01T09:00:00Z');
    const own = newAuthenticatorSecret();
    const step = now.getTime() / 30_000;
    expect(stepOfCode(own, codeOf(own, now), now, step)).toBeNull();
    expect(stepOfCode(own, codeOf(own, now, -1), now, step)).toBeNull();
    expect(stepOfCode(own, codeOf(own, now, 1), now, step)).toBe(step + 1);
  });

  it.each(['', '12345', '1234567', 'ABCDEF', '１２３４５６'])('is six digits, unlike %j', (code) => {
    expect(stepOfCode(newAuthenticatorSecret(), code, new Date(), 0)).toBeNull();
  });
});

describe('signing in with an authenticator', () => {
  const api = useApi({ publicUrl: 'https://homes.example' });
  const start = new Date('2027-03-01T09:00:00Z');
  let secret: string;
  let codes: string[];
  let seconds = 0;
  /** Another time step, at which other codes hold. */
  const later = (by = 60): Date => {
    seconds += by;
    api.clock.set(new Date(start.getTime() + seconds * 1000));
    return api.clock.now();
  };

  beforeEach(async () => {
    await api.sql('delete from limits');
    await api.sql('delete from second_factors');
    await api.sql('delete from recovery_codes');
    await api.sql('delete from mails');
    const now = later();
    const made = await addAuthenticator(await api.as('customer'), now);
    ({ secret } = made);
    codes = made.answer.data.addAuthenticator.recoveryCodes;
  });

  const challenge = async (): Promise<string> =>
    (await login(api, 'customer@example.com')).body.secondFactor.challenge;

  it('takes the right password and then a code; before it there is no token', async () => {
    const first = await login(api, 'customer@example.com');
    expect(first.status).toBe(401);
    expect(first.body).toEqual({
      success: false,
      message: 'Please confirm with your second factor.',
      code: 'SECOND_FACTOR_REQUIRED',
      requiresEmailVerification: false,
      secondFactor: {
        challenge: expect.any(String),
        methods: ['authenticator', 'recovery_code'],
        passkey: null,
      },
    });
    expect(first.headers.get('set-cookie')).toBeNull();
    const now = later();
    const second = await secondStep(api, {
      challenge: first.body.secondFactor.challenge,
      code: codeOf(secret, now),
    });
    expect(second.status).toBe(200);
    expect(second.body).toMatchObject({ success: true, user: { email: 'customer@example.com' } });
    expect((await api.withToken(second.body.accessToken).rest('GET', '/api/auth/me')).status).toBe(200);
  });

  it('does the same over GraphQL', async () => {
    const first = await api.gql(
      'mutation { signIn(email: "customer@example.com", password: "DareToCompare1") { accessToken } }',
    );
    const [error] = first.errors ?? [];
    expect(error?.extensions.code).toBe('SECOND_FACTOR_REQUIRED');
    const { challenge: requested } = (error?.extensions as unknown as { secondFactor: { challenge: string } })
      .secondFactor;
    const second = await api.gql(
      'mutation ($challenge: String!, $code: String) { confirmSignIn(challenge: $challenge, code: $code) { user { email } } }',
      { challenge: requested, code: codeOf(secret, later()) },
    );
    expect(second.data.confirmSignIn.user.email).toBe('customer@example.com');
  });

  it('tells nobody without the right password that there is a second factor', async () => {
    const wrong = await login(api, 'customer@example.com', 'Wrong-Password-1');
    const unknown = await login(api, 'nobody@example.com', 'Wrong-Password-1');
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect(wrong.body).not.toHaveProperty('secondFactor');
  });

  it('accepts a code once, even from two sign-ins at the same moment', async () => {
    const [one, two] = [await challenge(), await challenge()];
    const code = codeOf(secret, later());
    const answers = await Promise.all([
      secondStep(api, { challenge: one, code }),
      secondStep(api, { challenge: two, code }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('accepts a challenge once, for five minutes to the millisecond, and not after a new password', async () => {
    const used = await challenge();
    expect((await secondStep(api, { challenge: used, code: codeOf(secret, later()) })).status).toBe(200);
    expect((await secondStep(api, { challenge: used, code: codeOf(secret, later()) })).status).toBe(410);

    const old = await challenge();
    const issued = api.clock.now().getTime();
    seconds += 300;
    api.clock.set(new Date(issued + 300_000 - 1));
    const good = await secondStep(api, { challenge: old, code: codeOf(secret, api.clock.now()) });
    expect(good.status).toBe(200);
    api.clock.set(new Date(issued + 300_000));
    const late = await secondStep(api, { challenge: old, code: codeOf(secret, api.clock.now()) });
    expect(late.status).toBe(410);

    const stale = await challenge();
    const [before] = await api.sql("select password_hash from users where email = 'customer@example.com'");
    await api.sql("update users set password_hash = 'x' where email = 'customer@example.com'");
    expect((await secondStep(api, { challenge: stale, code: codeOf(secret, later()) })).status).toBe(410);
    await api.sql("update users set password_hash = $1 where email = 'customer@example.com'", [
      before?.password_hash,
    ]);
  });

  it('refuses a made-up challenge, and one that was issued for something else', async () => {
    const other = await (await api.as('customer')).gql('{ identityQuestion { methods } }');
    expect(other.data.identityQuestion.methods).toEqual(['authenticator', 'password']);
    const { body } = await secondStep(api, { challenge: 'a.b', code: '123456' });
    expect(body.message).toBe('This took too long. Please start again.');
  });

  it('refuses after ten wrong codes, wherever they come from, and tells the owner; a known device has tries of its own', async () => {
    const known = await secondStep(api, { challenge: await challenge(), code: codeOf(secret, later()) });
    const cookie = known.headers
      .getSetCookie()
      .find((each) => each.startsWith('__Host-device='))
      ?.split(';')[0];
    const requested = await challenge();
    for (let tries = 0; tries < 10; tries += 1)
      expect((await secondStep(api, { challenge: requested, code: 'ABCD' })).status).toBe(401);
    const code = codeOf(secret, later());
    const refused = await secondStep(api, { challenge: requested, code });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const mails = await api.sql("select text from mails where text like '%wrong codes%'");
    expect(mails).toHaveLength(1);
    const own = await secondStep(api, { challenge: requested, code }, { cookie: cookie ?? '' });
    expect(own.status).toBe(200);
  });

  it('gives ten recovery codes, each of which signs in once; they are stored hashed', async () => {
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/);
    const [stored] = await api.sql<{ all: string }>(
      "select string_agg(r::text, ' ') as all from recovery_codes r",
    );
    for (const code of codes) {
      expect(stored?.all).not.toContain(code);
      expect(stored?.all).not.toContain(code.replaceAll('-', ''));
    }
    const typed = codes[0]?.toLowerCase().replaceAll('-', ' ') ?? '';
    const [one, two] = [await challenge(), await challenge()];
    const answers = await Promise.all([
      secondStep(api, { challenge: one, code: typed }),
      secondStep(api, { challenge: two, code: typed }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const mails = await api.sql("select text from mails where text like '%recovery code%'");
    expect(mails[0]?.text).toContain('9 codes are left');
  });

  it('keeps the secret encrypted', async () => {
    const [row] = await api.sql<{ secret: string }>('select secret from second_factors');
    expect(row?.secret).not.toContain(secret);
    expect(api.app.systemContext().cipher.decrypt(row?.secret ?? '')).toBe(secret);
  });

  it('is refused like a wrong code, not with a failure, where its secret cannot be read any more', async () => {
    await api.sql("update second_factors set secret = 'AAAA'");
    const answer = await secondStep(api, { challenge: await challenge(), code: codeOf(secret, later()) });
    expect(answer.status).toBe(401);
  });

  it('is not undone by a new password that was reset by mail', async () => {
    await api.gql('mutation { requestPasswordReset(email: "customer@example.com") { message } }');
    await api.runJobs();
    const [mail] = await api.sql("select text from mails where kind = 'reset_password'");
    const token = /#token=([\w-]+)/.exec(mail?.text)?.[1];
    const password = 'Quite-Unusual-1-Phrase';
    await api.gql(
      'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) { message } }',
      {
        token,
        password,
      },
    );
    expect((await login(api, 'customer@example.com', password)).body.secondFactor.methods).toContain(
      'authenticator',
    );
    expect((await api.sql('select from recovery_codes')).length).toBe(10);
  });
});
