import { beforeAll, beforeEach, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
let admin: Caller;
let me: string;
let colleague: string;
beforeAll(async () => {
  admin = await api.as('admin');
  me = String(
    (await api.sql<{ id: string }>("select id from users where email = 'admin@example.com'"))[0]?.id,
  );
  colleague = await api.addUser({ email: 'sal@owned.example', role: 'admin', name: 'Sal Seller' });
});
beforeEach(() => api.sql('delete from mails'));

const mails = () =>
  api.sql<{ to_address: string; subject: string }>(
    "select to_address, subject from mails where kind = 'new_owner'",
  );
const fields = { firstName: 'Ada', lastName: 'Byron', email: 'ada@owned.example' };

it('a new owner of a contact is told, but not of what they took themselves', async () => {
  const { body } = await admin.rest('POST', '/api/contacts', { ...fields, ownerId: me });
  expect(await mails()).toEqual([]);
  const edit = (ownerId: string | null, version: number) =>
    admin.rest('PATCH', `/api/contacts/${body.id}`, { ...fields, status: 'prospect', ownerId, version });
  expect((await edit(colleague, 1)).status).toBe(200);
  const news = { to_address: 'sal@owned.example', subject: 'Yours now: the contact Ada Byron' };
  expect(await mails()).toEqual([news]);
  await edit(colleague, 2);
  await edit(null, 3);
  expect(await mails()).toEqual([news]);
  await admin.rest('POST', '/api/contacts', { ...fields, email: 'bo@owned.example', ownerId: colleague });
  expect(await mails()).toEqual([news, news]);
});

it('a new owner of a deal is told', async () => {
  const [{ id: contactId } = { id: '' }] = await api.sql<{ id: string }>(
    "insert into contacts (first_name, last_name, email, email_folded) values ('Di', 'Buyer', 'di@owned.example', 'di@owned.example') returning id",
  );
  const { data } = await admin.gql(
    'mutation ($input: DealInput!) { createDeal(input: $input) { id number version } }',
    { input: { contactId, ownerId: me } },
  );
  expect(await mails()).toEqual([]);
  const { id, number, version } = data.createDeal;
  const update = (at: number, input: object) =>
    admin.gql(
      'mutation ($id: ID!, $version: Int!, $input: DealInput!) { updateDeal(id: $id, version: $version, input: $input) { id } }',
      { id, version: at, input },
    );
  expect((await update(version, { ownerId: colleague })).errors).toBeUndefined();
  await update(version + 1, { ownerId: colleague, source: 'Fair' });
  await update(version + 2, { source: 'Referral' });
  expect(await mails()).toEqual([
    { to_address: 'sal@owned.example', subject: `Yours now: the deal ${number} of Di Buyer` },
  ]);
});
