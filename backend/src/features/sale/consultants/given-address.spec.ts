import { afterEach, expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { askWith, clearRequests } from '../../../testing/fixtures/consultant-requests.ts';

const api = useApi();
afterEach(() => clearRequests(api));

const known = async (address: string | null): Promise<string> => {
  const [contact] = await api.sql<{ id: string }>(
    `insert into contacts (first_name, last_name, email, email_folded, status, source, tags, address)
     values ('Ada', 'Byron', 'ada@example.com', 'ada@example.com', 'active', 'manual', '{}', $1) returning id`,
    [address],
  );
  return contact!.id;
};
const read = async (id: string) => {
  const { data } = await (
    await api.as('admin')
  ).gql('query ($id: ID!) { contact(id: $id) { address version givenAddress { address } } }', { id });
  return data.contact;
};

it('the address of the newest request is suggested to a contact without one, and changes nothing by itself', async () => {
  const id = await known(null);
  expect((await read(id)).givenAddress).toBeNull();
  await askWith(api, { address: '12 Elm St, Kelso' });
  await askWith(api, { address: '7 Oak Ave, Kelso' });
  await askWith(api, { address: null });
  expect(await read(id)).toEqual({
    address: null,
    version: 1,
    givenAddress: { address: '7 Oak Ave, Kelso' },
  });
});

it('what a request says is not held against the address that a contact has', async () => {
  const id = await known('1 First St, Longview');
  await askWith(api, { address: '12 Elm St, Kelso' });
  expect(await read(id)).toMatchObject({ address: '1 First St, Longview', givenAddress: null });
});

it('is taken over by staff alone, and the audit log says by whom', async () => {
  const id = await known(null);
  await askWith(api, { address: '12 Elm St, Kelso' });
  const { version, givenAddress } = await read(id);
  const input = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', status: 'active', tags: [] };
  const admin = await api.as('admin');
  await admin.gql(
    'mutation ($id: ID!, $input: UpdateContactInput!) { updateContact(id: $id, input: $input) { id } }',
    { id, input: { ...input, ...givenAddress, version } },
  );
  expect(await read(id)).toMatchObject({ address: '12 Elm St, Kelso', givenAddress: null });
  const [entry] = await api.sql(
    "select details, actor_id is not null as has_actor from audit_entries where action = 'contact.update' and object = $1",
    [`contact:${id}`],
  );
  expect(entry).toMatchObject({ has_actor: true, details: { fields: ['address'] } });
});
