import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../../seed/accounts.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { lastLink } from '../../../../testing/fixtures/mailed-links.ts';
import { hashPassword } from './hash-password.ts';

const api = useApi();
let passwordHash: string;
let count = 0;
beforeAll(async () => {
  passwordHash = await hashPassword(demoPassword);
});
beforeEach(() => api.sql('delete from limits'));

const add = async (more: object = {}): Promise<string> => {
  const email = `person${(count += 1)}@care.example`;
  await api.addUser({ email, role: 'customer', passwordHash, ...more });
  return email;
};
const change = (caller: Caller, currentPassword: string, newPassword: string) =>
  caller.gql(
    'mutation ($a: String!, $b: String!) { changePassword(currentPassword: $a, newPassword: $b) { message } }',
    { a: currentPassword, b: newPassword },
  );
const resetLink = async (email: string): Promise<string> => {
  await api.gql('mutation ($email: String!) { requestPasswordReset(email: $email) { message } }', { email });
  await api.runJobs();
  return (await lastLink(api, email)).token;
};
const reset = (token: string, password: string) =>
  api.gql(
    'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) { message } }',
    { token, password },
  );
const invited = async (): Promise<string> => {
  const email = `invited${(count += 1)}@care.example`;
  await (
    await api.as('admin')
  ).gql(
    'mutation ($email: String!) { inviteUser(input: { name: "Robin Vale", email: $email, role: agent }) { id } }',
    { email },
  );
  return (await lastLink(api, email)).token;
};
const accept = (token: string, password: string) =>
  api.gql(
    'mutation ($token: String!, $password: String!) { acceptInvitation(token: $token, name: "Robin Vale", password: $password) { message } }',
    { token, password },
  );

describe('the owner is told by mail', () => {
  const notices = async (email: string): Promise<string[]> =>
    (
      await api.sql<{ text: string }>(
        "select text from mails where to_address = $1 and kind = 'security_notice'",
        [email],
      )
    ).map(({ text }) => text);

  it('that the password was changed', async () => {
    const email = await add();
    await change(await api.asUser(email), demoPassword, 'Brand-New-Word-1');
    expect(await notices(email)).toEqual([
      expect.stringContaining('the password of your account was changed.'),
    ]);
  });

  it('that the password was set anew', async () => {
    const email = await add();
    await reset(await resetLink(email), 'Brand-New-Word-1');
    expect(await notices(email)).toEqual([
      expect.stringContaining('the password of your account was set anew.'),
    ]);
  });
});

describe('a password that everybody uses is refused (A7)', () => {
  const fields = { newPassword: accountSentences.commonPassword };

  it('when it is changed', async () => {
    const owner = await api.asUser(await add());
    expect(await change(owner, demoPassword, 'Welcome2026!')).toMatchObject({
      errors: [{ extensions: { code: 'BAD_INPUT', fieldErrors: fields } }],
    });
  });

  it.each<[string, () => Promise<string>, typeof reset]>([
    ['when it is set anew', async () => resetLink(await add()), reset],
    ['when an invitation is accepted', invited, accept],
  ])('%s, and the link can be used again', async (_when, link, use) => {
    const token = await link();
    expect(await use(token, 'Welcome2026!')).toMatchObject({
      errors: [
        { extensions: { code: 'BAD_INPUT', fieldErrors: { password: accountSentences.commonPassword } } },
      ],
    });
    expect((await use(token, 'Brand-New-Word-1')).errors).toBeUndefined();
  });
});

it('the right current password lets its owner err ten times again', async () => {
  const owner = await api.asUser(await add());
  await change(owner, 'Wrong-Guess-1', 'Brand-New-Word-1');
  await api.sql('update limits set points = 9');
  // The tenth try; it changes nothing, because the new password is the old one.
  await change(owner, demoPassword, demoPassword);
  expect(await change(owner, 'Wrong-Guess-1', 'Brand-New-Word-1')).toMatchObject({
    errors: [{ extensions: { code: 'BAD_INPUT' } }],
  });
});

it('whoever had to change the password no longer has to after a reset', async () => {
  const email = await add({ mustChangePassword: true });
  await reset(await resetLink(email), 'Brand-New-Word-1');
  expect(await api.sql('select must_change_password from users where email = $1', [email])).toEqual([
    { must_change_password: false },
  ]);
});

it('an accepted invitation counts as a change of the account, with an address that is proved', async () => {
  const token = await invited();
  await accept(token, 'Brand-New-Word-1');
  expect(
    await api.sql(
      'select version, is_email_verified from users where email like $1 order by created_at desc limit 1',
      ['invited%@care.example'],
    ),
  ).toEqual([{ version: 2, is_email_verified: true }]);
});
