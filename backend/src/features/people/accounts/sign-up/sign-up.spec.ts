import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';
import { lastLink, tokenOf } from '../../../../testing/fixtures/mailed-links.ts';

const api = useApi();
beforeEach(() => api.sql('delete from limits'));

const password = 'Correct-Horse-9';
const signUp = (email: string, more: object = {}) =>
  api.rest('POST', '/api/auth/signup', { name: 'Nora Field', email, phone: '', password, ...more });
const login = (email: string, secret = password) =>
  api.rest('POST', '/api/auth/login', { email, password: secret });
const verify = (token: string, secret: string | null = password) =>
  api.gql(
    'mutation ($token: String!, $secret: String) { verifyEmail(token: $token, password: $secret) { message } }',
    { token, secret },
  );
const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  answer.errors?.[0]?.extensions.code;

describe('signing up', () => {
  it('makes a customer who can sign in once the mailed link is used', async () => {
    expect(await signUp('Nora@Example.org')).toMatchObject({
      status: 201,
      body: { success: true, message: accountSentences.signedUp },
    });
    await api.runJobs();
    expect(await login('nora@example.org')).toMatchObject({
      status: 403,
      body: { success: false, requiresEmailVerification: true },
    });
    expect((await login('nora@example.org')).body.message).toContain('verify your email');
    expect(await login('nora@example.org', 'Wrong-Horse-9')).toMatchObject({
      status: 401,
      body: { requiresEmailVerification: false },
    });

    const { token, path } = await lastLink(api, 'nora@example.org');
    expect(path).toBe('/verify-email');
    expect((await verify(token)).data.verifyEmail.message).toBe(accountSentences.emailVerified);
    expect(await login('NORA@example.org ')).toMatchObject({
      status: 200,
      body: { user: { role: 'customer', email: 'Nora@Example.org', isEmailVerified: true } },
    });
    expect(code(await verify(token))).toBe('LINK_USED');
  });

  it('answers a broken rule with the flags that clients read', async () => {
    expect(await signUp('nora')).toMatchObject({
      status: 400,
      body: {
        success: false,
        requiresEmailVerification: false,
        code: 'BAD_INPUT',
        fieldErrors: { email: expect.any(String) },
      },
    });
  });

  it('answers the same for a known address, and tells its owner by mail', async () => {
    const fresh = await signUp('somebody.new@example.org');
    const known = await signUp('admin@example.com');
    expect([known.status, known.body]).toEqual([fresh.status, fresh.body]);
    await api.runJobs();
    const [mail] = await api.sql(
      "select kind from mails where to_address = 'admin@example.com' order by created_at desc limit 1",
    );
    expect(mail?.kind).toBe('already_registered');
    expect(await login('admin@example.com', 'DareToCompare1')).toMatchObject({ status: 200 });
  });

  it('greets nobody by name: the mailbox may be a stranger’s, and the name a message to them (N4)', async () => {
    const email = 'greeted@example.org';
    await signUp(email, { name: 'Nora Prize' });
    await api.gql('mutation ($email: String!) { requestPasswordReset(email: $email) { message } }', {
      email,
    });
    await api.runJobs();
    const mails = await api.sql<{ kind: string; text: string }>(
      'select kind, subject, text, html, to_name from mails where to_address = $1 order by created_at, id',
      [email],
    );
    expect(mails.map(({ kind, text }) => [kind, text.split('\n')[0]])).toEqual([
      ['verify_email', 'Hello,'],
      ['sign_up_again', 'Hello,'],
    ]);
    expect(JSON.stringify(mails)).not.toMatch(/Nora|Prize/);
  });

  it.each([
    [{ name: 'N' }, 'name', accountSentences.nameTooShort],
    [{ email: 'no address' }, 'email', 'Please enter a valid email address'],
    [{ password: 'Short1a' }, 'password', accountSentences.passwordTooShort],
    [{ password: 'ALL-CAPITALS-1' }, 'password', accountSentences.passwordLowercase],
    [{ password: 'all-small-1' }, 'password', accountSentences.passwordUppercase],
    [{ password: 'No-Number-Here' }, 'password', accountSentences.passwordNumber],
    [{ password: 'Password1' }, 'password', accountSentences.commonPassword],
    [{ password: 'Qwerty123' }, 'password', accountSentences.commonPassword],
    [{ password: 'Welcome2026!' }, 'password', accountSentences.commonPassword],
  ])('refuses %j', async (wrong, field, sentence) => {
    expect(await signUp('rules@example.org', wrong)).toMatchObject({
      status: 400,
      body: { message: sentence, fieldErrors: { [field]: sentence } },
    });
  });

  it('takes unicode, blanks and long passphrases as they are (A6)', async () => {
    const passphrase = `Grün 9 ${'паро́ль 🏡 '.repeat(8)}`;
    await signUp('unicode@example.org', { password: passphrase });
    await api.runJobs();
    await verify((await lastLink(api, 'unicode@example.org')).token, passphrase);
    expect((await login('unicode@example.org', passphrase)).status).toBe(200);
    expect((await login('unicode@example.org', passphrase.trimEnd())).status).toBe(401);
  });

  it('cannot be talked into another role or a verified address (D7)', async () => {
    await signUp('greedy@example.org', {
      role: 'admin',
      isEmailVerified: true,
      id: '0199aaaa-0000-7000-8000-000000000000',
    });
    expect(await api.sql("select from users where email_folded = 'greedy@example.org'")).toEqual([]);
    await api.runJobs();
    await verify((await lastLink(api, 'greedy@example.org')).token);
    const [user] = await api.sql("select role, id from users where email_folded = 'greedy@example.org'");
    expect(user?.role).toBe('customer');
    expect(user?.id).not.toBe('0199aaaa-0000-7000-8000-000000000000');
  });
});

describe('verification links', () => {
  const fresh = async (email: string): Promise<string> => {
    await signUp(email);
    await api.runJobs();
    return (await lastLink(api, email)).token;
  };

  it('are used up by exactly one of twenty at once (C2)', async () => {
    const token = await fresh('parallel@example.org');
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    // Guesses of the password are limited as well, also those made all at once.
    for (const answer of answers)
      expect([undefined, 'LINK_USED', 'TOO_MANY_REQUESTS']).toContain(code(answer));
    expect(await api.sql("select from users where email_folded = 'parallel@example.org'")).toHaveLength(1);
    expect(code(await verify(token))).toBe('LINK_USED');
  });

  it('expire after a day, and a newer one voids the older (C3, C4)', async () => {
    const old = await fresh('expiring@example.org');
    await api.gql('mutation { requestVerification(email: "expiring@example.org") { message } }');
    await api.runJobs();
    expect(code(await verify(old))).toBe('LINK_EXPIRED');
    const { token } = await lastLink(api, 'expiring@example.org');
    api.clock.set(new Date(Date.now() + 24 * 3600_000 + 1000));
    expect(code(await verify(token))).toBe('LINK_EXPIRED');
    api.clock.reset();
    expect(code(await verify(token))).toBeUndefined();
  });

  it('are stored hashed, and are not good for anything else (B4, B8)', async () => {
    const token = await fresh('hashed@example.org');
    const rows = await api.sql('select * from account_links');
    expect(JSON.stringify(rows)).not.toContain(token);
    const reset = await api.gql(
      'mutation ($token: String!) { resetPassword(token: $token, password: "Another-Pass-1") { message } }',
      { token },
    );
    expect(code(reset)).toBe('LINK_INVALID');
    expect(code(await verify('x'.repeat(43)))).toBe('LINK_INVALID');
    expect(tokenOf('no link here')).toBeNull();
  });
});
