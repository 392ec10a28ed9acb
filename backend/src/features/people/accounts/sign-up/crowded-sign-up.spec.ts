import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limitTable } from '../../../../platform/access/rate-limits.ts';
import { useApi } from '../../../../testing/api.ts';
import { lastLink } from '../../../../testing/fixtures/mailed-links.ts';

const api = useApi({ trustProxy: 1 });
beforeEach(() => api.sql('delete from limits'));
afterEach(() => api.clock.reset());

const hers = 'Her-Own-Words-7';
const { points: often } = limitTable.mailbox;
const pause = limitTable.resetAgain.duration * 1000;
const hour = limitTable.mailbox.duration * 1000;
const signUp = (email: string, password: string, from: string) =>
  api.rest('POST', '/api/auth/signup', { name: 'Nora Field', email, password }, { 'x-forwarded-for': from });
const ask = (email: string, password?: string) =>
  api.gql(
    'mutation ($email: String!, $password: String) { requestVerification(email: $email, password: $password) { message } }',
    { email, password },
  );
const verify = (token: string, password: string) =>
  api.gql(
    'mutation ($token: String!, $password: String!) { verifyEmail(token: $token, password: $password) { message } }',
    { token, password },
  );
const mails = async (email: string, kind = 'verify_email'): Promise<number> => {
  await api.runJobs();
  return (await api.sql('select from mails where to_address = $1 and kind = $2', [email, kind])).length;
};
/** Strangers sign up with an address, from here and there, until no more mails go out. @returns what they were answered */
const crowd = async (email: string, times: number = often): Promise<unknown[]> => {
  const answers: unknown[] = [];
  for (let time = 0; time < times; time += 1) {
    const { status, body } = await signUp(email, `Stranger-Words-${time}`, `198.51.100.${time % 3}`);
    answers.push([status, body]);
    await api.runJobs();
  }
  return answers;
};

describe('somebody with whose address strangers have signed up (N4)', () => {
  it('signs up as ever, and confirms it with the link in the mail that a stranger caused', async () => {
    const email = 'owner@crowd.example';
    await crowd(email, often + 2);
    expect(await mails(email)).toBe(often);
    expect(await signUp(email, hers, '203.0.113.1')).toMatchObject({
      status: 201,
      body: { success: true, message: accountSentences.signedUp },
    });
    // No further mail: the last is minutes old.
    expect(await mails(email)).toBe(often);
    const { token } = await lastLink(api, email);
    expect((await verify(token, hers)).errors).toBeUndefined();
    expect((await api.rest('POST', '/api/auth/login', { email, password: hers })).status).toBe(200);
    expect((await api.rest('POST', '/api/auth/login', { email, password: 'Stranger-Words-0' })).status).toBe(
      401,
    );
  });

  it('gets a mail of their own ten minutes after the last, and not a moment before', async () => {
    const email = 'patient@crowd.example';
    const now = Date.now();
    api.clock.set(new Date(now));
    await crowd(email);
    api.clock.set(new Date(now + pause - 1));
    await signUp(email, hers, '203.0.113.1');
    expect(await mails(email)).toBe(often);
    api.clock.set(new Date(now + pause));
    expect((await ask(email, hers)).data.requestVerification.message).toBe(accountSentences.verificationSent);
    expect(await mails(email)).toBe(often + 1);
    expect((await verify((await lastLink(api, email)).token, hers)).errors).toBeUndefined();
  });

  it('gets one at once where fewer mails have gone out within the hour', async () => {
    const email = 'fewer@crowd.example';
    const now = Date.now();
    api.clock.set(new Date(now));
    await crowd(email, 1);
    api.clock.set(new Date(now + hour - pause + 1));
    await crowd(email, often - 1);
    api.clock.set(new Date(now + hour - 1));
    await signUp(email, hers, '203.0.113.1');
    expect(await mails(email)).toBe(often);
    api.clock.set(new Date(now + hour));
    await ask(email, hers);
    expect(await mails(email)).toBe(often + 1);
  });

  it('is not kept from it by requests that send no mail', async () => {
    const email = 'asked@crowd.example';
    for (let time = 0; time < often * 2; time += 1) expect((await ask(email)).errors).toBeUndefined();
    await api.runJobs();
    await signUp(email, hers, '203.0.113.1');
    expect(await mails(email)).toBe(1);
  });

  it('is answered no differently where the address has an account, whose owner is told five times an hour', async () => {
    const known = 'known@crowd.example';
    await api.addUser({ email: known, role: 'customer', passwordHash: 'set' });
    const answers = [...(await crowd(known, often + 2)), ...(await crowd('free@crowd.example', often + 2))];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await mails(known, 'already_registered')).toBe(often);
  });
});
