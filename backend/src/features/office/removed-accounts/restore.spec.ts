import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { userSentences } from '@hearthline/rules/people/users.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../seed/accounts.ts';
import { useApi, type Caller } from '../../../testing/api.ts';
import { lastLink } from '../../../testing/fixtures/mailed-links.ts';
import { hashPassword } from '../../people/accounts/passwords/hash-password.ts';

const api = useApi();
let admin: Caller;
let count = 0;
beforeEach(async () => {
  await api.sql('delete from limits');
  admin = await api.as('admin');
});

const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  answer.errors?.[0]?.extensions.code;
const on = (operation: string, id: string) =>
  admin.gql(
    `mutation ($id: ID!) { ${operation}(id: $id) ${operation === 'removeUser' ? '' : '{ id state }'} }`,
    { id },
  );
const remove = async (id: string): Promise<void> =>
  expect((await on('removeUser', id)).errors).toBeUndefined();
const add = async (role: 'customer' | 'contractor'): Promise<{ id: string; email: string }> => {
  const email = `person${(count += 1)}@restore.example`;
  return {
    email,
    id: await api.addUser({
      email,
      role,
      name: 'Robin Vale',
      passwordHash: await hashPassword(demoPassword),
    }),
  };
};
const login = (email: string) => api.rest('POST', '/api/auth/login', { email, password: demoPassword });

describe('a removed account', () => {
  it('comes back with its role and password; one that was disabled stays so', async () => {
    const [back, shut] = [await add('contractor'), await add('customer')];
    await on('disableUser', shut.id);
    for (const { id } of [back, shut]) await remove(id);
    expect((await on('restoreUser', back.id)).data.restoreUser.state).toBe('active');
    expect((await on('restoreUser', shut.id)).data.restoreUser.state).toBe('disabled');
    expect((await login(back.email)).body.user.role).toBe('contractor');
    expect((await login(shut.email)).status).toBe(401);
    expect((await on('restoreUser', back.id)).errors?.[0]?.message).toBe(userSentences.notArchived);
  });

  it('is offered again to whoever invites the address, also after an invitation was taken back', async () => {
    const invite = () =>
      admin.gql(
        'mutation { inviteUser(input: { name: "Noor", email: "Noor@restore.example", role: agent }) { id } }',
      );
    const { id } = (await invite()).data.inviteUser;
    const { token } = await lastLink(api, 'Noor@restore.example');
    await admin.gql('mutation ($id: ID!) { revokeInvitation(id: $id) }', { id });
    expect(
      code(await api.gql('query ($token: String!) { invitation(token: $token) { name } }', { token })),
    ).toBe('LINK_EXPIRED');
    expect((await admin.gql('{ invitations { id } }')).data.invitations).not.toContainEqual({ id });
    expect((await invite()).errors?.[0]?.extensions.fieldErrors).toEqual({
      email: accountSentences.archivedUser,
    });
    expect((await on('restoreUser', id)).data.restoreUser.state).toBe('invited');
    await admin.gql('mutation ($id: ID!) { resendInvitation(id: $id) { id } }', { id });
    const again = await lastLink(api, 'Noor@restore.example');
    expect(
      (
        await api.gql(
          'mutation ($token: String!) { acceptInvitation(token: $token, name: "Noor", password: "Chosen-Word-77") { message } }',
          { token: again.token },
        )
      ).errors,
    ).toBeUndefined();
  });
});
