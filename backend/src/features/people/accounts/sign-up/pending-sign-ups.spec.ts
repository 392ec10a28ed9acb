import { createHash } from 'node:crypto';
import { accountSentences, signUpDays } from '@hearthline/rules/people/accounts.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';
import { lastLink } from '../../../../testing/fixtures/mailed-links.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { forgetSignUps } from './pending-sign-ups.ts';

const api = useApi();
beforeEach(() => api.sql('delete from limits'));
afterEach(() => api.clock.reset());

const [hers, theirs] = ['Her-Own-Words-7', 'Stranger-Words-8'];
type ErrorAnswer = { errors?: { message: string; extensions: { code: string; fieldErrors?: object } }[] };
const code = ({ errors }: ErrorAnswer): string | undefined => errors?.[0]?.extensions.code;
const login = (email: string, password: string) => api.rest('POST', '/api/auth/login', { email, password });
const status = async (email: string, password: string): Promise<number> =>
  (await login(email, password)).status;
const verify = (token: string, password?: string) =>
  api.gql(
    'mutation ($token: String!, $password: String) { verifyEmail(token: $token, password: $password) { message } }',
    { token, password },
  );
const shown = (token: string) =>
  api.gql('query ($token: String!) { verificationLink(token: $token) { email needsPassword } }', { token });
/** Signs up and reads the mail. @returns the token of its link */
const signUp = async (email: string, password: string, more: object = {}): Promise<string> => {
  expect(
    (await api.rest('POST', '/api/auth/signup', { name: 'Nora Field', email, password, ...more })).status,
  ).toBe(201);
  await api.runJobs();
  return (await lastLink(api, email.trim())).token;
};
const resend = async (email: string, password?: string): Promise<string> => {
  await api.gql(
    'mutation ($email: String!, $password: String) { requestVerification(email: $email, password: $password) { message } }',
    { email, password },
  );
  await api.runJobs();
  return (await lastLink(api, email)).token;
};

describe('somebody else who signs up with the same address', () => {
  it('gets no account: the owner’s click confirms what the owner typed, whichever mail is opened first', async () => {
    const email = 'owner@mailbox.example';
    const own = await signUp(email, hers, { name: 'Olga Owner', phone: '3605550142' });
    const strange = await signUp(' OWNER@mailbox.example', theirs, {
      name: 'Sly Stranger',
      phone: '3605550199',
    });
    expect(await verify(strange)).toMatchObject({
      errors: [
        { extensions: { code: 'BAD_INPUT', fieldErrors: { password: accountSentences.passwordRequired } } },
      ],
    });
    expect(await verify(strange, 'Neither-Word-9')).toMatchObject({
      errors: [
        { extensions: { code: 'BAD_INPUT', fieldErrors: { password: accountSentences.notThisSignUp } } },
      ],
    });
    expect(await api.sql('select from users where email_folded = $1', [email])).toEqual([]);
    expect((await verify(strange, hers)).errors).toBeUndefined();
    expect(
      await api.sql(
        'select name, email, phone, role, is_email_verified, state from users where email_folded = $1',
        [email],
      ),
    ).toEqual([
      {
        name: 'Olga Owner',
        email,
        phone: '+13605550142',
        role: 'customer',
        is_email_verified: true,
        state: 'active',
      },
    ]);
    expect([await status(email, hers), await status(email, theirs)]).toEqual([200, 401]);
    expect(code(await verify(own, hers))).toBe('LINK_EXPIRED');
    expect(code(await verify(strange, theirs))).toBe('LINK_USED');
    expect(await api.sql('select from sign_ups where email_folded = $1', [email])).toEqual([]);
  });

  it('does not void the owner’s link; of two that are confirmed at once, one becomes the account', async () => {
    for (const round of [1, 2, 3]) {
      const email = `both${round}@mailbox.example`;
      const tokens = [await signUp(email, hers), await signUp(email, theirs)] as const;
      const answers = await Promise.all([verify(tokens[0], hers), verify(tokens[1], theirs)]);
      expect(answers.map(code).toSorted()).toEqual(['LINK_EXPIRED', undefined]);
      const won = answers[0].errors ? [401, 200] : [200, 401];
      expect([await status(email, hers), await status(email, theirs)]).toEqual(won);
    }
  });

  it('does not get the link that the owner asks for again', async () => {
    const email = 'again@mailbox.example';
    const first = await signUp(email, hers);
    const strange = await signUp(email, theirs);
    const again = await resend(email, hers);
    expect(code(await verify(first, hers))).toBe('LINK_EXPIRED');
    expect((await shown(strange)).data.verificationLink).toEqual({ email, needsPassword: true });
    expect((await verify(again, hers)).errors).toBeUndefined();
    expect(await status(email, hers)).toBe(200);
  });

  it('cannot keep an address from being invited, or taken by an account', async () => {
    const admin = await api.as('admin');
    const email = 'staff@mailbox.example';
    const strange = await signUp(email, theirs);
    const { errors } = await admin.gql(
      'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { id } }',
      { input: { name: 'New Staff', email, role: 'agent' } },
    );
    expect(errors).toBeUndefined();
    expect(code(await verify(strange, theirs))).toBe('LINK_EXPIRED');
    expect(await status(email, theirs)).toBe(401);
    const late = await signUp('moved@mailbox.example', theirs);
    await api.addUser({
      email: 'moved@mailbox.example',
      role: 'agent',
      passwordHash: await hashPassword(hers),
    });
    expect(await verify(late, theirs)).toMatchObject({
      errors: [{ message: accountSentences.alreadyUser, extensions: { code: 'CONFLICT' } }],
    });
    expect([
      await status('moved@mailbox.example', hers),
      await status('moved@mailbox.example', theirs),
    ]).toEqual([200, 401]);
  });

  it('may guess the owner’s password on arrival of a link no more often than at the other', async () => {
    const token = await signUp('guessed@mailbox.example', hers);
    for (let time = 0; time < 10; time += 1)
      expect(code(await verify(token, `Guess-Number-${time}`))).toBe('BAD_INPUT');
    expect(code(await verify(token, hers))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('a sign-up that waits', () => {
  it('is asked to verify first, with any right password and with no other', async () => {
    const email = 'waiting@mailbox.example';
    await signUp(email, hers);
    await signUp(email, theirs);
    for (const password of [hers, theirs])
      expect(await login(email, password)).toMatchObject({
        status: 403,
        body: { requiresEmailVerification: true, message: accountSentences.verifyFirst },
      });
    expect(await login(email, 'Neither-Word-9')).toMatchObject({
      status: 401,
      body: { requiresEmailVerification: false },
    });
  });

  it('costs a sign-in one hash, however many wait (A2)', async () => {
    const email = 'many@mailbox.example';
    for (let time = 0; time < 5; time += 1) await signUp(email, `Many-Words-${time}`);
    await api.sql('delete from limits');
    const quickest = async (name: (round: number) => string): Promise<number> => {
      let least = Infinity;
      for (let round = 0; round < 8; round += 1) {
        const started = performance.now();
        expect(await status(name(round), 'Wrong-Password-1')).toBe(401);
        least = Math.min(least, performance.now() - started);
      }
      return least;
    };
    const [some, none] = [
      await quickest(() => email),
      await quickest((round) => `none${round}@mailbox.example`),
    ];
    expect(some).toBeLessThan(none * 3);
  });

  it('is forgotten after a week, and can be confirmed until then with a new link, which lasts its day', async () => {
    const [email, never] = ['late@mailbox.example', 'never@mailbox.example'];
    const now = Date.now();
    const days = (count: number): void => api.clock.set(new Date(now + count * 24 * 3600_000 + 60_000));
    const [first, unused] = [await signUp(email, hers), await signUp(never, theirs)];
    days(signUpDays - 0.1);
    expect(code(await verify(first, hers))).toBe('LINK_EXPIRED');
    const again = await resend(email);
    days(signUpDays);
    await forgetSignUps(api.app.systemContext());
    expect([await status(never, theirs), code(await verify(unused, theirs))]).toEqual([401, 'LINK_INVALID']);
    expect(
      await api.sql('select email_folded from sign_ups where email_folded = any($1)', [[email, never]]),
    ).toEqual([{ email_folded: email }]);
    expect((await verify(again, hers)).errors).toBeUndefined();
    expect(await status(email, hers)).toBe(200);
  });

  it('that has forgotten its password is told to sign up again', async () => {
    const email = 'forgot@mailbox.example';
    await signUp(email, hers);
    await api.gql('mutation ($email: String!) { requestPasswordReset(email: $email) { message } }', {
      email,
    });
    await api.runJobs();
    const [mail] = await api.sql<{ kind: string; text: string }>(
      'select kind, text from mails where to_address = $1 order by created_at desc, id desc limit 1',
      [email],
    );
    expect(mail?.kind).toBe('sign_up_again');
    expect(mail?.text).toContain(`${api.url}/auth?tab=signup`);
    expect(
      (await verify(await signUp(email, 'Third-Of-Words-9'), 'Third-Of-Words-9')).errors,
    ).toBeUndefined();
  });

  it('is in no list of accounts until it is one', async () => {
    const email = 'listed@mailbox.example';
    const admin = await api.as('admin');
    const listed = async () =>
      (
        await admin.gql(
          'query ($search: String!) { users(search: $search) { users { state } pagination { total } } }',
          { search: email },
        )
      ).data.users;
    const token = await signUp(email, hers);
    expect(await listed()).toEqual({ users: [], pagination: { total: 0 } });
    await verify(token, hers);
    expect(await listed()).toEqual({ users: [{ state: 'active' }], pagination: { total: 1 } });
  });
});

describe('an account from before, made by a sign-up and never verified', () => {
  const before = async (email: string): Promise<string> =>
    api.addUser({ email, role: 'customer', passwordHash: await hashPassword(hers), isEmailVerified: false });
  /** What the version before stored with a link, and mailed. */
  const mailed = async (userId: string): Promise<string> => {
    const token = `${userId.replaceAll('-', '')}-from-before`;
    await api.sql(
      "insert into account_links (user_id, purpose, token_hash, expires_at) values ($1, 'verify_email', $2, now() + interval '1 day')",
      [userId, createHash('sha256').update(token).digest('base64url')],
    );
    return token;
  };

  it('is verified by the link that was mailed then, or by a new one', async () => {
    const [early, late] = ['early@before.example', 'late@before.example'];
    const token = await mailed(await before(early));
    expect(await status(early, hers)).toBe(403);
    expect((await verify(token, hers)).errors).toBeUndefined();
    expect(await status(early, hers)).toBe(200);
    const old = await mailed(await before(late));
    const fresh = await resend(late);
    expect(code(await verify(old, hers))).toBe('LINK_EXPIRED');
    expect((await verify(fresh, hers)).errors).toBeUndefined();
    expect(await status(late, hers)).toBe(200);
  });

  it('gives way to a sign-up whose link is confirmed first', async () => {
    const email = 'replaced@before.example';
    const id = await before(email);
    const token = await signUp(email, theirs, { name: 'Real Owner' });
    expect([
      await status(email, hers),
      await status(email, theirs),
      await status(email, 'Neither-Word-9'),
    ]).toEqual([403, 403, 401]);
    expect((await verify(token, theirs)).errors).toBeUndefined();
    expect([await status(email, hers), await status(email, theirs)]).toEqual([401, 200]);
    expect(await api.sql('select id, name from users where email_folded = $1', [email])).toEqual([
      { id, name: 'Real Owner' },
    ]);
  });

  it('is not verified by a mailed reset: it is told to sign up again, which makes it the account', async () => {
    const email = 'reset@before.example';
    const id = await before(email);
    await api.gql('mutation ($email: String!) { requestPasswordReset(email: $email) { message } }', {
      email,
    });
    await api.runJobs();
    expect(await api.sql('select kind, to_name from mails where to_address = $1', [email])).toEqual([
      { kind: 'sign_up_again', to_name: '' },
    ]);
    expect((await verify(await signUp(email, theirs), theirs)).errors).toBeUndefined();
    expect(await api.sql('select id, is_email_verified from users where email_folded = $1', [email])).toEqual(
      [{ id, is_email_verified: true }],
    );
  });

  it('nor by a reset that the version before had mailed: that sets its password alone', async () => {
    const email = 'mailed@before.example';
    const id = await before(email);
    await api.sql(
      "insert into account_links (user_id, purpose, token_hash, expires_at) values ($1, 'reset_password', $2, now() + interval '1 hour')",
      [id, createHash('sha256').update('reset-from-before').digest('base64url')],
    );
    const strange = await signUp(email, theirs);
    await api.gql(
      'mutation { resetPassword(token: "reset-from-before", password: "Brand-New-Word-1") { message } }',
    );
    expect(await login(email, 'Brand-New-Word-1')).toMatchObject({
      status: 403,
      body: { requiresEmailVerification: true },
    });
    expect((await shown(strange)).errors).toBeUndefined();
  });
});
