import { contactSentences } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import {
  addContact,
  addDeal,
  addProject,
  addStaff,
  addTeam,
  ask,
  type StaffMember,
} from '../../../testing/fixtures/staff-fixtures.ts';

const api = useApi();
let seller: StaffMember;
let colleague: StaffMember;
let leader: StaffMember;
let manager: StaffMember;
let office: StaffMember;
const contacts: Record<string, string> = {};
const absent = '0199aaaa-0000-7000-8000-000000000000';

beforeAll(async () => {
  await api.sql('delete from contacts');
  seller = await addStaff(api, 'seller', 'sales');
  colleague = await addStaff(api, 'colleague', 'sales');
  leader = await addStaff(api, 'leader', 'sales');
  manager = await addStaff(api, 'manager', 'project_manager');
  office = await addStaff(api, 'office', 'office');
  await addTeam(api, leader.id, [leader.id, seller.id]);
  const [of, theirs] = [{ ownerId: seller.id }, { ownerId: colleague.id }];
  Object.assign(contacts, {
    own: await addContact(api, 'Own', { ...of, tags: ['mine'], source: 'Own fair' }),
    colleague: await addContact(api, 'Colleague', { ...theirs, tags: ['secret'], source: 'Secret fair' }),
    dealt: await addContact(api, 'Dealt', theirs),
    built: await addContact(api, 'Built', theirs),
    imported: await addContact(api, 'Imported'),
    lead: await addContact(api, 'Lead'),
  });
  await addDeal(api, contacts.dealt!, seller.id);
  await addProject(api, contacts.built!, manager.id);
  await ask(api, contacts.lead!);
});

const listed = async (who: Caller, query = ''): Promise<{ names: string[]; total: number }> => {
  const { body } = await who.rest('GET', `/api/contacts?${query}`);
  return {
    names: body.contacts.map(({ lastName }: { lastName: string }) => lastName).sort(),
    total: body.pagination.total,
  };
};
const counted = async (who: Caller, match: object = {}): Promise<number> =>
  (
    await who.gql('query ($search: String, $tag: String) { contactCount(search: $search, tag: $tag) }', {
      ...match,
    })
  ).data.contactCount;
const patch = (who: Caller, id: string, more: object = {}) =>
  who.rest('PATCH', `/api/contacts/${id}`, {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@patch.example',
    version: 1,
    ...more,
  });
const code = async (who: Caller, query: string, variables: object): Promise<string | undefined> =>
  (await who.gql(query, { ...variables })).errors?.[0]?.extensions.code;

describe('contacts that somebody reads (role.table, role.unassigned)', () => {
  it.each([
    ['sales', () => seller, ['Dealt', 'Lead', 'Own']],
    ['a colleague', () => colleague, ['Built', 'Colleague', 'Dealt', 'Lead']],
    ['the leader of a team', () => leader, ['Dealt', 'Lead', 'Own']],
    ['a project manager', () => manager, ['Built']],
    ['the office', () => office, ['Built', 'Colleague', 'Dealt', 'Imported', 'Lead', 'Own']],
  ])('are listed and counted: %s', async (_what, who, names) => {
    expect(await listed(who())).toEqual({ names, total: names.length });
    expect(await counted(who())).toBe(names.length);
    expect((await listed(who(), 'page=2')).total).toBe(names.length);
    for (const sort of ['name', 'company_desc', 'status'])
      expect((await listed(who(), `sort=${sort}`)).names).toEqual(names);
  });

  it('are found among, and nothing else, whatever others have asked for before', async () => {
    for (const who of [office, colleague, seller]) await listed(who, 'search=ada');
    expect((await listed(seller, 'search=ada')).total).toBe(3);
    expect((await listed(colleague, 'search=ada')).total).toBe(4);
    expect([
      await counted(seller, { search: 'colleague' }),
      await counted(seller, { tag: 'secret' }),
    ]).toEqual([0, 0]);
    expect((await listed(seller, 'waiting=true')).names).toEqual(['Lead']);
    expect((await listed(manager, 'waiting=true')).total).toBe(0);
  });

  it('are shown to them alone; others are missing', async () => {
    const read = async (who: Caller, id: string) => (await who.rest('GET', `/api/contacts/${id}`)).body;
    expect(await read(seller, contacts.own!)).toMatchObject({ lastName: 'Own', viewerCanEdit: true });
    expect(await read(leader, contacts.own!)).toMatchObject({ viewerCanEdit: true });
    expect(await read(seller, contacts.lead!)).toMatchObject({ viewerCanEdit: true });
    expect(await read(seller, contacts.dealt!)).toMatchObject({ viewerCanEdit: false });
    expect(await read(manager, contacts.built!)).toMatchObject({ viewerCanEdit: false });
    expect(await read(office, contacts.colleague!)).toMatchObject({ viewerCanEdit: true });
    for (const id of [contacts.colleague!, contacts.imported!]) {
      expect(await read(seller, id)).toEqual(await read(seller, absent));
      const both = ['{ contact(id: $id) { id } }', '{ contactTimeline(id: $id) { next } }'];
      for (const query of both)
        expect(await code(seller, `query ($id: ID!) ${query}`, { id })).toBe('NOT_FOUND');
    }
  });

  it('say in a list which of them may be changed', async () => {
    const { data } = await seller.gql('{ contacts(sort: name) { contacts { lastName viewerCanEdit } } }');
    expect(data.contacts.contacts).toEqual([
      { lastName: 'Dealt', viewerCanEdit: false },
      { lastName: 'Lead', viewerCanEdit: true },
      { lastName: 'Own', viewerCanEdit: true },
    ]);
  });

  it('are theirs no longer at the next request (role.bite)', async () => {
    const id = await addContact(api, 'Moved', { ownerId: seller.id });
    const status = async (who: Caller): Promise<number> =>
      (await who.rest('GET', `/api/contacts/${id}`)).status;
    expect([await status(seller), await status(leader)]).toEqual([200, 200]);
    await api.sql('update contacts set owner_id = $2 where id = $1', [id, colleague.id]);
    expect([await status(seller), await status(leader), await status(colleague)]).toEqual([404, 404, 200]);
    await api.sql('delete from contacts where id = $1', [id]);
  });

  it('count as nobody’s once their owner is disabled, and then only while they wait', async () => {
    const leaver = await api.addUser({
      email: 'leaver@staff.example',
      role: 'sales',
      disabledAt: new Date(),
    });
    const id = await addContact(api, 'Left', { ownerId: leaver });
    const status = async (): Promise<number> => (await seller.rest('GET', `/api/contacts/${id}`)).status;
    expect(await status()).toBe(404);
    await ask(api, id);
    expect(await status()).toBe(200);
    expect((await manager.rest('GET', `/api/contacts/${id}`)).status).toBe(404);
    await api.sql('delete from contacts where id = $1', [id]);
  });
});

describe('what is told of contacts besides (role.no-oracle)', () => {
  it('suggests only what is on those that one reads', async () => {
    const suggested = async (who: Caller) => (await who.gql('{ contactTags contactSources }')).data;
    const own = await suggested(seller);
    expect(own.contactTags).toEqual(['mine']);
    expect(own.contactSources).toContain('Own fair');
    expect(own.contactSources).not.toContain('Secret fair');
    expect((await suggested(manager)).contactTags).toEqual([]);
    expect((await suggested(office)).contactSources).toEqual(
      expect.arrayContaining(['Own fair', 'Secret fair']),
    );
  });

  it('warns of no duplicate that one does not read', async () => {
    const warned = async (who: Caller, email: string): Promise<number> =>
      (
        await who.gql(
          'query ($email: String) { contactDuplicates(input: { email: $email }) { contact { id } } }',
          {
            email,
          },
        )
      ).data.contactDuplicates.length;
    const [own, theirs] = ['own@contact.example', 'colleague@contact.example'];
    expect([await warned(seller, own), await warned(seller, theirs), await warned(office, theirs)]).toEqual([
      1, 0, 1,
    ]);
  });
});

describe('a time line (role.table)', () => {
  const kinds = async (who: Caller, id: string): Promise<string[]> =>
    (
      await who.gql('query ($id: ID!) { contactTimeline(id: $id) { entries { kind } } }', { id })
    ).data.contactTimeline.entries
      .map(({ kind }: { kind: string }) => kind)
      .sort();
  let id: string;
  beforeAll(async () => {
    id = await addContact(api, 'Line', { ownerId: colleague.id });
    await ask(api, id);
    const project = await addProject(api, id, null);
    await api.sql(
      "insert into messages (project_id, author_name, text, from_staff, number, key) values ($1, 'Ada', 'x', true, 1, gen_random_uuid())",
      [project],
    );
    await api.sql(
      "insert into mails (kind, to_name, to_address, subject, text, html, attachments) values ('quote_link', 'Ada', 'line@contact.example', 'Your quote', '', '', '[]')",
    );
    await api.sql(
      `insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, starts_at, ends_at, consultant_id, contact_id)
       select 'Ada', 'line@contact.example', '3605550199', '2027-03-03', '10:00 AM', '2027-03-03T18:00Z', '2027-03-03T19:00Z', id, $1
       from consultants where user_id is null limit 1`,
      [id],
    );
    await api.sql(
      "insert into contact_notes (contact_id, author_id, author_name, text) values ($1, gen_random_uuid(), 'Ada', 'x')",
      [id],
    );
    await addDeal(api, id, seller.id);
  });

  const all = ['appointment', 'created', 'mail', 'message', 'note', 'project', 'request'];
  it('is whole for the owner and the office', async () => {
    expect(await kinds(colleague, id)).toEqual(all);
    expect(await kinds(office, id)).toEqual(all);
  });

  it('is without the bookings, projects and mails of others for who only sells to them', async () => {
    expect(await kinds(seller, id)).toEqual(['created', 'note', 'request']);
  });

  it('has the project and its messages for its manager', async () => {
    await api.sql('update projects set manager_id = $2 where contact_id = $1', [id, manager.id]);
    expect(await kinds(manager, id)).toEqual(['created', 'message', 'note', 'project', 'request']);
  });

  it('has no mail to an address that is a colleague’s contact’s too', async () => {
    const twin = await addContact(api, 'Twin', { ownerId: seller.id });
    await api.sql("update contacts set email_folded = 'line@contact.example' where id = $1", [twin]);
    expect(await kinds(seller, twin)).toEqual(['created']);
    expect(await kinds(office, twin)).toEqual(['created', 'mail']);
  });
});

describe('changing contacts (role.table)', () => {
  it('is for who owns them; who only reads them is refused, others find nothing', async () => {
    const foreign = await patch(seller, contacts.colleague!);
    expect(foreign).toMatchObject({ status: 404, body: { message: contactSentences.missing } });
    expect(await patch(seller, contacts.imported!)).toMatchObject({ status: 404 });
    expect(await patch(seller, contacts.dealt!)).toMatchObject({
      status: 403,
      body: { message: errorCatalogue.FORBIDDEN.message },
    });
    expect(await patch(manager, contacts.built!)).toMatchObject({ status: 403 });
    const own = await addContact(api, 'Edited', { ownerId: seller.id });
    expect(await patch(leader, own)).toMatchObject({ status: 200, body: { viewerCanEdit: true } });
    expect(await patch(seller, own, { version: 2, ownerId: colleague.id })).toMatchObject({
      status: 200,
      body: { ownerId: colleague.id, viewerCanEdit: false },
    });
    expect(await patch(seller, own, { version: 3 })).toMatchObject({ status: 404 });
    await api.sql('delete from contacts where id = $1', [own]);
  });

  it('a contact that sales make is theirs, unless they name somebody else of the list (own.deal-follows)', async () => {
    const create = async (who: Caller, lastName: string, more: object = {}) =>
      (
        await who.rest('POST', '/api/contacts', {
          firstName: 'Ada',
          lastName,
          email: 'new@made.example',
          ...more,
        })
      ).body;
    expect(await create(seller, 'Made')).toMatchObject({ ownerId: seller.id, viewerCanEdit: true });
    expect(await create(seller, 'Given', { ownerId: colleague.id })).toMatchObject({
      ownerId: colleague.id,
      viewerCanEdit: false,
    });
    expect(await create(office, 'Free')).toMatchObject({ ownerId: null, viewerCanEdit: true });
    expect(await create(seller, 'Wrong', { ownerId: manager.id })).toMatchObject({
      message: contactSentences.unknownOwner,
    });
    expect(await create(manager, 'Refused')).toMatchObject({ code: 'FORBIDDEN' });
    await api.sql("delete from contacts where email = 'new@made.example'");
  });

  it('notes and calls are for who reads them, and so are changes of these', async () => {
    const add = 'mutation ($id: ID!) { addContactNote(contactId: $id, input: { text: "x" }) }';
    const call = 'mutation ($id: ID!) { logContactCall(contactId: $id, input: { outcome: left_message }) }';
    for (const write of [add, call]) {
      expect(await code(seller, write, { id: contacts.dealt })).toBeUndefined();
      expect(await code(manager, write, { id: contacts.built })).toBeUndefined();
      expect(await code(seller, write, { id: contacts.colleague })).toBe('NOT_FOUND');
      expect(await code(manager, write, { id: contacts.own })).toBe('NOT_FOUND');
    }
    const id = (await seller.gql(add, { id: contacts.dealt })).data.addContactNote;
    const change = 'mutation ($id: ID!) { updateContactNote(id: $id, input: { text: "y", version: 1 }) }';
    const remove = 'mutation ($id: ID!) { deleteContactNote(id: $id) }';
    await api.sql('update deals set owner_id = null where contact_id = $1', [contacts.dealt]);
    for (const write of [change, remove]) expect(await code(seller, write, { id })).toBe('NOT_FOUND');
    expect(await code(colleague, change, { id })).toBe('FORBIDDEN');
    expect(await code(colleague, remove, { id })).toBeUndefined();
  });
});
