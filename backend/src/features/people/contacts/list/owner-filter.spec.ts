import { unknownOwner } from '@hearthline/rules/people/owners.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  addContact,
  addDeal,
  addStaff,
  addTeam,
  ask,
  type StaffMember,
} from '../../../../testing/fixtures/staff-fixtures.ts';

const api = useApi();
let admin: Caller;
let seller: StaffMember;
let colleague: StaffMember;
let office: StaffMember;
let leaver: string;

beforeAll(async () => {
  await api.sql('delete from contacts');
  admin = await api.as('admin');
  seller = await addStaff(api, 'seller', 'sales');
  colleague = await addStaff(api, 'colleague', 'sales');
  office = await addStaff(api, 'office', 'office');
  leaver = await api.addUser({ email: 'leaver@staff.example', role: 'sales', disabledAt: new Date() });
  const agent = await api.addUser({ email: 'agent@staff.example', role: 'agent' });
  await addTeam(api, seller.id, [seller.id]);
  await addContact(api, 'Own', { ownerId: seller.id });
  await api.sql("update contacts set status = 'active' where last_name = 'Own'");
  const bought = await addContact(api, 'Bought', { ownerId: seller.id });
  await api.sql("update contacts set status = 'customer' where id = $1", [bought]);
  await addDeal(api, await addContact(api, 'Dealt', { ownerId: colleague.id }), seller.id);
  await addContact(api, 'Colleague', { ownerId: colleague.id });
  await addContact(api, 'Imported');
  await ask(api, await addContact(api, 'Lead'));
  await addContact(api, 'Left', { ownerId: leaver });
  await addContact(api, 'Agent', { ownerId: agent });
});

const namesOf = (contacts: { lastName: string }[]): string[] =>
  contacts.map(({ lastName }) => lastName).sort();

/** What list, count and a saved view say of a filter; the file too, for who may export. */
const expectNames = async (who: Caller, filter: Record<string, string>, names: string[]): Promise<void> => {
  const query = new URLSearchParams(filter).toString();
  const { body } = await who.rest('GET', `/api/contacts?${query}`);
  expect(namesOf(body.contacts)).toEqual(names);
  expect(body.pagination.total).toBe(names.length);
  const variables = { ...filter, open: filter.open === 'true' };
  const answer = await who.gql(
    `query ($owner: ID, $open: Boolean, $search: String, $tag: String) {
      contactCount(owner: $owner, open: $open, search: $search, tag: $tag)
      contacts(owner: $owner, open: $open, search: $search, tag: $tag, sort: name) { contacts { lastName } } }`,
    variables,
  );
  expect(answer.data.contactCount).toBe(names.length);
  expect(namesOf(answer.data.contacts.contacts)).toEqual(names);
  const parameters = Object.entries(filter).map(([name, value]) => ({ name, value }));
  const view = await who.gql('mutation ($input: SaveViewInput!) { saveView(input: $input) { count } }', {
    input: { list: 'contacts', name: query.slice(0, 60), shared: false, parameters },
  });
  expect(view.data.saveView.count).toBe(names.length);
  const file = await who.rest('GET', `/api/contacts/export?${query}`);
  if (file.status === 200) expect(file.body.trim().split('\n')).toHaveLength(names.length + 1);
};

describe('contacts by their owner (own.filter)', () => {
  it('are one’s own, nobody’s or a person’s, in list, count, file and view', async () => {
    const none = ['Agent', 'Imported', 'Lead', 'Left'];
    for (const who of [admin, office]) {
      await expectNames(who, { owner: 'me' }, []);
      await expectNames(who, { owner: 'none' }, none);
      await expectNames(who, { owner: seller.id }, ['Bought', 'Own']);
      await expectNames(who, { owner: leaver }, ['Left']);
      await expectNames(who, { owner: 'none', search: 'left' }, ['Left']);
      await expectNames(who, { owner: colleague.id, search: 'contact.example' }, ['Colleague', 'Dealt']);
      await expectNames(who, { open: 'true' }, ['Colleague', 'Dealt', 'Own', ...none].sort());
    }
  });

  it('are within what the viewer reads (role.no-oracle)', async () => {
    await expectNames(seller, { owner: 'me' }, ['Bought', 'Own']);
    await expectNames(seller, { owner: 'me', open: 'true' }, ['Own']);
    await expectNames(seller, { owner: 'none' }, ['Lead']);
    await expectNames(seller, { owner: colleague.id }, ['Dealt']);
    await expectNames(seller, { owner: leaver }, []);
    await expectNames(colleague, { owner: 'me' }, ['Colleague', 'Dealt']);
  });

  it('are all that the viewer reads where it is blank', async () => {
    await expectNames(office, { owner: '' }, [
      'Agent',
      'Bought',
      'Colleague',
      'Dealt',
      'Imported',
      'Lead',
      'Left',
      'Own',
    ]);
    await expectNames(seller, { owner: '' }, ['Bought', 'Dealt', 'Lead', 'Own']);
  });

  it('are found anew when somebody leaves, also by a search', async () => {
    const search = { owner: 'none', search: 'contact.example' };
    const before = ['Agent', 'Imported', 'Lead', 'Left'];
    await expectNames(admin, search, before);
    await api.sql('update users set disabled_at = now() where id = $1', [colleague.id]);
    await expectNames(admin, { ...search, tag: '' }, [...before, 'Colleague', 'Dealt'].sort());
    await api.sql('update users set disabled_at = null where id = $1', [colleague.id]);
  });

  it.each(['mine', 'x', '0198c0de'])('are refused of %s, on the field', async (owner) => {
    expect(await admin.rest('GET', `/api/contacts?owner=${owner}`)).toMatchObject({
      status: 400,
      body: { fieldErrors: { owner: unknownOwner } },
    });
    const { errors } = await seller.gql('query ($owner: ID) { contactCount(owner: $owner) }', { owner });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { owner: unknownOwner },
    });
  });
});
