import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limitTable } from '../../../../platform/access/rate-limits.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { lastLink } from '../../../../testing/fixtures/mailed-links.ts';
import { hashPassword } from '../passwords/hash-password.ts';

const api = useApi();
let passwordHash: string;
let count = 0;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});
beforeEach(() => api.sql('delete from limits'));
afterEach(() => api.clock.reset());

const password = 'Correct-Horse-9';
type Answer = { errors?: { message: string; extensions: { code: string } }[] };
const code = ({ errors }: Answer): string | undefined => errors?.[0]?.extensions.code;
const add = (email: string, more: object = {}): Promise<string> =>
  api.addUser({ email, role: 'customer', passwordHash, ...more });
/** An address that no other spec uses. */
const fresh = (word: string): string => `${word}${(count += 1)}@move.example`;
const person = async (): Promise<{ id: string; email: string; caller: Caller }> => {
  const email = fresh('person');
  return { id: await add(email), email, caller: await api.asUser(email) };
};
const change = (caller: Caller, email: string, currentPassword = password) =>
  caller.gql(
    'mutation ($email: String!, $password: String!) { changeEmail(email: $email, currentPassword: $password) { message } }',
    { email, password: currentPassword },
  );
const verify = (caller: Pick<Caller, 'gql'>, token: string) =>
  caller.gql('mutation ($token: String!) { verifyEmail(token: $token) { message } }', { token });
const shown = (caller: Pick<Caller, 'gql'>, token: string) =>
  caller.gql(
    'query ($token: String!) { verificationLink(token: $token) { email needsPassword needsSignIn } }',
    {
      token,
    },
  );
const addressOf = async (id: string): Promise<string> =>
  String((await api.sql('select email from users where id = $1', [id]))[0]?.email);
const mailsTo = (email: string) =>
  api.sql<{ kind: string; subject: string; text: string; html: string; to_name: string }>(
    'select kind, subject, text, html, to_name from mails where to_address = $1 order by created_at, id',
    [email],
  );
/** Asks for a new address. @returns the token in the mail to it */
const requestChange = async (caller: Caller, email: string): Promise<string> => {
  expect((await change(caller, email)).errors).toBeUndefined();
  return (await lastLink(api, email)).token;
};

describe('a change of address', () => {
  it('takes effect when its link is used in a session of the account; the old mailbox is told, before and after', async () => {
    const { id, email, caller } = await person();
    const wanted = fresh('wanted');
    expect(code(await change(caller, wanted, 'Wrong-Guess-1'))).toBe('BAD_INPUT');
    const token = await requestChange(caller, wanted);
    expect(await addressOf(id)).toBe(email);
    expect(await verify(caller, token)).toMatchObject({
      data: { verifyEmail: { message: accountSentences.emailChanged } },
    });
    expect((await caller.rest('GET', '/api/auth/me')).body).toMatchObject({
      email: wanted,
      isEmailVerified: true,
    });
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['security_notice', 'security_notice']);
    expect(code(await verify(caller, token))).toBe('LINK_USED');
  });

  it('is confirmed by one press of several at once', async () => {
    const { id, caller } = await person();
    const wanted = fresh('wanted');
    const token = await requestChange(caller, wanted);
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(caller, token)));
    expect(answers.map(code).toSorted()).toEqual([...Array<string>(7).fill('LINK_USED'), undefined]);
    expect(await addressOf(id)).toBe(wanted);
  });

  it('voids links to the old mailbox (C4)', async () => {
    const { email, caller } = await person();
    await api.gql('mutation ($email: String!) { requestPasswordReset(email: $email) { message } }', {
      email,
    });
    await api.runJobs();
    const { token } = await lastLink(api, email);
    await verify(caller, await requestChange(caller, fresh('wanted')));
    expect(
      code(
        await api.gql(
          'mutation ($token: String!) { resetPassword(token: $token, password: "Brand-New-Word-1") { message } }',
          { token },
        ),
      ),
    ).toBe('LINK_EXPIRED');
  });

  it('ends when the password is set anew: whoever had the old one and wished to move the account is out (C4)', async () => {
    const { id, email, caller } = await person();
    const moved = await requestChange(caller, fresh('robber'));
    await api.gql('mutation ($email: String!) { requestPasswordReset(email: $email) { message } }', {
      email,
    });
    await api.runJobs();
    const { token } = await lastLink(api, email);
    await api.gql(
      'mutation ($token: String!) { resetPassword(token: $token, password: "Brand-New-Word-1") { message } }',
      { token },
    );
    expect(code(await verify(await api.asUser(email), moved))).toBe('LINK_EXPIRED');
    expect(await addressOf(id)).toBe(email);
  });
});

describe('a stranger who asks for somebody else’s address (N3)', () => {
  const attack = async () => {
    const [attacker, victim] = [await person(), fresh('victim')];
    return { attacker, victim, token: await requestChange(attacker.caller, victim) };
  };

  it('is named in the mail by their own address, and by nothing that they typed', async () => {
    const [attacker, victim] = [await person(), fresh('victim')];
    await attacker.caller.gql('mutation { updateAccount(input: { name: "Nora Prize" }) { id } }');
    await requestChange(attacker.caller, victim);
    const [mail] = await mailsTo(victim);
    expect(mail).toMatchObject({ kind: 'change_email', to_name: '' });
    expect(mail?.text).toMatch(/^Hello,\n/);
    expect(mail?.text).toContain(`the account that signs in with ${attacker.email} asked`);
    expect(mail?.text).toContain('If you did not ask for this, do nothing.');
    expect(JSON.stringify(mail)).not.toMatch(/Nora|Prize/);
  });

  it('gets nothing when the owner of the mailbox opens the link and presses: not signed in, or in an account of their own', async () => {
    const { attacker, victim, token } = await attack();
    expect(await verify(api, token)).toMatchObject({
      errors: [{ message: accountSentences.signInToChange, extensions: { code: 'UNAUTHENTICATED' } }],
    });
    const owner = await person();
    expect((await shown(owner.caller, token)).data.verificationLink).toEqual({
      email: victim,
      needsPassword: false,
      needsSignIn: true,
    });
    const refused = await verify(owner.caller, token);
    expect(refused).toMatchObject({
      errors: [{ message: accountSentences.requestedByOtherAccount, extensions: { code: 'FORBIDDEN' } }],
    });
    expect(JSON.stringify(refused)).not.toContain(attacker.email);
    expect(await addressOf(attacker.id)).toBe(attacker.email);
    // The link is not spent by that, and the owner can still sign up.
    expect((await shown(attacker.caller, token)).data.verificationLink).toMatchObject({ needsSignIn: false });
    await api.rest('POST', '/api/auth/signup', {
      name: 'Olga Owner',
      email: victim,
      password: 'Her-Own-Words-7',
    });
    await api.runJobs();
    const own = (await lastLink(api, victim)).token;
    expect(
      (
        await api.gql(
          'mutation ($token: String!) { verifyEmail(token: $token, password: "Her-Own-Words-7") { message } }',
          { token: own },
        )
      ).errors,
    ).toBeUndefined();
    expect(code(await verify(attacker.caller, token))).toBe('CONFLICT');
    expect(await addressOf(attacker.id)).toBe(attacker.email);
  });

  it.each(['GET', 'HEAD'])(
    'gets nothing by a %s of a program that follows the links of mails',
    async (method) => {
      const { attacker, token } = await attack();
      await api.open(`/verify-email#token=${token}`, { method });
      await api.open(`/verify-email?token=${token}`, { method });
      await shown(api, token);
      expect(await addressOf(attacker.id)).toBe(attacker.email);
      expect(
        await api.sql(
          'select from account_links where user_id = $1 and (used_at is not null or held_at is not null)',
          [attacker.id],
        ),
      ).toEqual([]);
    },
  );

  it('is not told whether another account has the address: neither by the answer nor by what becomes of an earlier link (A1)', async () => {
    const outcomes = [];
    const known = await person();
    for (const wanted of [fresh('nobody'), known.email]) {
      const { caller } = await person();
      const earlier = await requestChange(caller, fresh('earlier'));
      const { status, data } = await change(caller, wanted);
      const { data: own } = await caller.gql('{ heldEmailChange { email } }');
      outcomes.push([status, data, own, code(await verify(caller, earlier))]);
    }
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(outcomes[0]?.at(-1)).toBe('LINK_EXPIRED');
    expect((await mailsTo(known.email)).filter(({ kind }) => kind === 'change_email')).toEqual([]);
  });

  it('does not use up anybody’s limit but their own', async () => {
    const { attacker, victim } = await attack();
    for (let time = 1; time < limitTable.mailbox.points; time += 1) await change(attacker.caller, victim);
    expect(code(await change(attacker.caller, victim))).toBe('TOO_MANY_REQUESTS');
    expect(code(await change(attacker.caller, fresh('another')))).toBe('TOO_MANY_REQUESTS');
    const owner = await person();
    await verify(owner.caller, await requestChange(owner.caller, victim));
    expect(await addressOf(owner.id)).toBe(victim);
  });
});

describe('the link of a change', () => {
  it('gives the address to one of two accounts that asked for it, also when both press at once', async () => {
    for (const round of [1, 2, 3]) {
      const wanted = fresh(`both${round}`);
      const [one, other] = [await person(), await person()];
      const tokens = [
        await requestChange(one.caller, wanted),
        await requestChange(other.caller, wanted),
      ] as const;
      const answers = await Promise.all([verify(one.caller, tokens[0]), verify(other.caller, tokens[1])]);
      expect(answers.map(code).toSorted()).toEqual(['CONFLICT', undefined]);
      expect(await api.sql('select count(*)::int as n from users where email_folded = $1', [wanted])).toEqual(
        [{ n: 1 }],
      );
    }
  });

  it('is worth nothing once another account has the address, and the account keeps its own', async () => {
    const { id, email, caller } = await person();
    const wanted = fresh('wanted');
    const token = await requestChange(caller, wanted);
    await add(wanted);
    expect(await verify(caller, token)).toMatchObject({
      errors: [{ message: accountSentences.alreadyUser, extensions: { code: 'CONFLICT' } }],
    });
    expect(await addressOf(id)).toBe(email);
  });

  it.each([
    ['disabled', 'mutation ($id: ID!) { disableUser(id: $id) { id } }'],
    ['removed', 'mutation ($id: ID!) { removeUser(id: $id) }'],
  ])('is dead once the account is %s, also when it comes back', async (_what, mutation) => {
    const admin = await api.as('admin');
    const { id, email, caller } = await person();
    const token = await requestChange(caller, fresh('wanted'));
    expect((await admin.gql(mutation, { id })).errors).toBeUndefined();
    expect(code(await verify(caller, token))).toBe('LINK_EXPIRED');
    await api.sql('update users set disabled_at = null, archived_at = null where id = $1', [id]);
    expect(code(await verify(await api.asUser(email), token))).toBe('LINK_EXPIRED');
    expect(await addressOf(id)).toBe(email);
  });

  it('is refused to whoever has to choose a new password first', async () => {
    const { id, email, caller } = await person();
    const token = await requestChange(caller, fresh('wanted'));
    await (
      await api.as('admin')
    ).gql('mutation ($id: ID!) { requirePasswordChange(id: $id) { id } }', { id });
    expect(code(await verify(await api.asUser(email), token))).toBe('MUST_CHANGE_PASSWORD');
    expect(await addressOf(id)).toBe(email);
  });

  it('verifies no sign-up that waits for the address: those end', async () => {
    const { caller } = await person();
    const wanted = fresh('wanted');
    const token = await requestChange(caller, wanted);
    await api.rest('POST', '/api/auth/signup', {
      name: 'Sly Stranger',
      email: wanted,
      password: 'Stranger-Words-8',
    });
    await api.runJobs();
    const strange = (await lastLink(api, wanted)).token;
    expect(code(await verify(caller, token))).toBeUndefined();
    expect(
      code(
        await api.gql(
          'mutation ($token: String!) { verifyEmail(token: $token, password: "Stranger-Words-8") { message } }',
          { token: strange },
        ),
      ),
    ).toBe('LINK_EXPIRED');
  });
});
