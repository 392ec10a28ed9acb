import { beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { hashPassword } from '../passwords/hash-password.ts';

const api = useApi();
beforeEach(() => api.sql('delete from limits'));

const password = 'Correct-Horse-9';
const person = async (email: string): Promise<Caller> => {
  await api.addUser({ email, role: 'customer', passwordHash: await hashPassword(password) });
  return api.asUser(email);
};

describe('the own account', () => {
  it('changes name and phone, nothing else', async () => {
    const caller = await person('self@example.org');
    const answer = await caller.gql(
      'mutation { updateAccount(input: { name: "Self Made", phone: " 360 555 0177 " }) { name phone role } }',
    );
    expect(answer.data.updateAccount).toEqual({ name: 'Self Made', phone: '+13605550177', role: 'customer' });
  });
});

describe('signed-in devices', () => {
  const devices = async (caller: Caller) =>
    (await caller.gql('{ devices { id isCurrent userAgent signedInAt lastActiveAt } }')).data.devices as {
      id: string;
      isCurrent: boolean;
    }[];

  it('are listed, this one first, and signed out one by one or all at once', async () => {
    const here = await person('devices@example.org');
    const [tablet, phone] = [
      await api.asUser('devices@example.org'),
      await api.asUser('devices@example.org'),
    ];
    const list = await devices(here);
    expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    const tabletId = (await devices(tablet))[0]?.id;
    await here.gql('mutation ($id: ID!) { signOutDevice(id: $id) }', { id: tabletId });
    expect((await tablet.rest('GET', '/api/auth/me')).status).toBe(401);
    expect((await phone.rest('GET', '/api/auth/me')).status).toBe(200);
    await here.gql('mutation { signOutEverywhere }');
    expect((await phone.rest('GET', '/api/auth/me')).status).toBe(401);
    expect((await here.rest('GET', '/api/auth/me')).status).toBe(401);
  });

  it('of somebody else answer like missing ones (D4)', async () => {
    const mine = await person('mine@example.org');
    const theirs = await person('theirs@example.org');
    const id = (await devices(theirs))[0]?.id;
    const foreign = await mine.gql('mutation ($id: ID!) { signOutDevice(id: $id) }', { id });
    const missing = await mine.gql('mutation { signOutDevice(id: "0199aaaa-0000-7000-8000-000000000000") }');
    expect(foreign.errors).toEqual(missing.errors);
    expect((await theirs.rest('GET', '/api/auth/me')).status).toBe(200);
  });
});
