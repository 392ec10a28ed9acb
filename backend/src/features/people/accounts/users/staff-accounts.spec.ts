import { roleTitle } from '@hearthline/rules/permission-words.ts';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';
import { lastLink } from '../../../../testing/fixtures/mailed-links.ts';

const api = useApi();
const password = 'Chosen-Word-77';

describe.each(['sales', 'project_manager', 'office'] as const)('an account of %s', (role) => {
  const email = `${role.replace('_', '.')}@staff.example`;

  it('is invited, signs in, and lacks a second factor where staff need one', async () => {
    const admin = await api.as('admin');
    const invited = await admin.gql(
      'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { id role } }',
      { input: { name: 'Robin Vale', email, role } },
    );
    expect(invited.data.inviteUser.role).toBe(role);
    const [mail] = await api.sql<{ text: string }>('select text from mails where to_address = $1', [email]);
    expect(mail?.text).toContain(`as ${roleTitle(role).toLowerCase()}.`);
    const { token } = await lastLink(api, email);
    await api.gql(
      'mutation ($token: String!, $password: String!) { acceptInvitation(token: $token, name: "Robin", password: $password) { message } }',
      { token, password },
    );
    const signIn = async () => (await api.rest('POST', '/api/auth/login', { email, password })).body.user;
    expect(await signIn()).toMatchObject({ role, mustAddSecondFactor: false });
    await api.sql("insert into settings (key, value) values ('staffSecondFactor', 'true')");
    expect(await signIn()).toMatchObject({ mustAddSecondFactor: true });
    await api.sql("delete from settings where key = 'staffSecondFactor'");
  });

  it('is made of another, and loses what it may at the next request (role.bite)', async () => {
    const admin = await api.as('admin');
    const address = `riser.${email}`;
    const id = await api.addUser({ email: address, role: 'customer' });
    const riser = await api.asUser(address);
    const statuses: number[] = [];
    for (const next of [role, 'customer']) {
      const { errors } = await admin.gql(
        `mutation ($id: ID!) { setUserRole(id: $id, role: ${next}) { role } }`,
        {
          id,
        },
      );
      expect(errors).toBeUndefined();
      statuses.push((await riser.rest('GET', '/api/contacts')).status);
    }
    expect(statuses).toEqual([200, 403]);
  });
});
