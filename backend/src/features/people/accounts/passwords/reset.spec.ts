import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { limitTable } from '../../../../platform/access/rate-limits.ts';
import { useApi } from '../../../../testing/api.ts';
import { lastLink } from '../../../../testing/fixtures/mailed-links.ts';
import { hashPassword } from './hash-password.ts';

const api = useApi({ trustProxy: 1 });
beforeEach(() => api.sql('delete from limits'));

const password = 'Correct-Horse-9';
const ask = (email: string, from: string) =>
  api.rest(
    'POST',
    '/graphql',
    {
      query: 'mutation ($email: String!) { requestPasswordReset(email: $email) { message } }',
      variables: { email },
    },
    { 'x-forwarded-for': from },
  );
const reset = (token: string, secret: string) =>
  api.gql(
    'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) { message } }',
    { token, password: secret },
  );
const mails = async (email: string): Promise<number> => {
  await api.runJobs();
  return (await api.sql("select from mails where to_address = $1 and kind = 'reset_password'", [email]))
    .length;
};
const person = async (email: string): Promise<void> =>
  void (await api.addUser({ email, role: 'customer', passwordHash: await hashPassword(password) }));
/** Lets the pause after the last mail pass. */
const tenMinutesLater = (): Promise<unknown> => api.sql("delete from limits where key like 'resetAgain:%'");

describe('a reset that others ask for (A4)', () => {
  it('leaves the owner with a link that works, however often and from wherever they ask', async () => {
    const email = 'victim@reset.example';
    await person(email);
    for (let time = 0; time < 12; time += 1) {
      const { status, body } = await ask(email, `198.51.100.${time % 3}`);
      expect([status, body.data]).toEqual([
        200,
        { requestPasswordReset: { message: accountSentences.resetRequested } },
      ]);
    }
    expect(await mails(email)).toBe(limitTable.mailbox.points + 1);
    // The owner asks: no more mail, but the link in the last one has not been voided.
    expect((await ask(email, '203.0.113.1')).body.data.requestPasswordReset.message).toBe(
      accountSentences.resetRequested,
    );
    expect(await mails(email)).toBe(limitTable.mailbox.points + 1);
    const { token } = await lastLink(api, email);
    // Ten minutes after the last mail, while that link is still good, another goes out.
    await tenMinutesLater();
    await ask(email, '203.0.113.1');
    expect(await mails(email)).toBe(limitTable.mailbox.points + 2);
    expect((await reset(token, 'Brand-New-Word-1')).errors?.[0]?.extensions.code).toBe('LINK_EXPIRED');
    await ask(email, '198.51.100.1');
    expect((await reset((await lastLink(api, email)).token, 'Brand-New-Word-1')).errors).toBeUndefined();
  });

  it('is not used up by whoever asks for many others at the same address', async () => {
    const email = 'neighbour@reset.example';
    await person(email);
    for (let time = 0; time < limitTable.mailAddress.points + 2; time += 1)
      await ask(`somebody${time}@reset.example`, '198.51.100.9');
    await ask(email, '198.51.100.9');
    expect(await mails(email)).toBe(1);
  });

  it('is not used up by sign-ups with the address, nor by requests to verify it', async () => {
    const email = 'other@reset.example';
    await person(email);
    for (let time = 0; time < limitTable.mailbox.points; time += 1)
      await api.gql('mutation ($email: String!) { requestVerification(email: $email) { message } }', {
        email,
      });
    await ask(email, '198.51.100.9');
    expect(await mails(email)).toBe(1);
  });

  it('is answered the same for an address that nobody has', async () => {
    const answers: unknown[] = [];
    for (let time = 0; time < limitTable.mailbox.points + 3; time += 1) {
      const { status, body } = await ask('nobody@reset.example', '198.51.100.9');
      answers.push([status, body]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await mails('nobody@reset.example')).toBe(0);
  });

  it('lifts the lock-out of the username as well', async () => {
    const email = 'both@reset.example';
    await api.addUser({
      email,
      username: 'both',
      role: 'contractor',
      passwordHash: await hashPassword(password),
    });
    const login = (name: string, secret: string) =>
      api.rest('POST', '/api/auth/login', { email: name, password: secret });
    for (let miss = 0; miss < limitTable.signInFrom.points; miss += 1)
      for (const name of ['both', email]) await login(name, 'Wrong-Guess-1');
    expect([(await login('both', password)).status, (await login(email, password)).status]).toEqual([
      429, 429,
    ]);
    await ask(email, '203.0.113.1');
    await api.runJobs();
    await reset((await lastLink(api, email)).token, 'Brand-New-Word-1');
    expect([
      (await login('both', 'Brand-New-Word-1')).status,
      (await login(email, 'Brand-New-Word-1')).status,
    ]).toEqual([200, 200]);
  });
});
