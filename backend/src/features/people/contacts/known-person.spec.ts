import { contactSentences } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { addStaff, type StaffMember } from '../../../testing/fixtures/staff-fixtures.ts';

const api = useApi();
let seller: StaffMember;
let colleague: StaffMember;
let office: StaffMember;
let manager: StaffMember;

const phone = '(360) 555-0142';
const grace = { firstName: 'Grace', lastName: 'Höpper', email: 'grace@known.example', phone };

const create = (caller: Caller, input: object) => caller.rest('POST', '/api/contacts', input);
const patch = (caller: Caller, id: string, input: object) =>
  caller.rest('PATCH', `/api/contacts/${id}`, input);
const looksAfter = (caller: Caller, variables: object) =>
  caller.gql(
    'query ($email: String, $phone: String) { whoLooksAfter(email: $email, phone: $phone) { name } }',
    {
      ...variables,
    },
  );
const namesOf = async (caller: Caller, variables: object): Promise<string[]> =>
  (await looksAfter(caller, variables)).data.whoLooksAfter.map(({ name }: { name: string }) => name);
const contacts = async (): Promise<number> =>
  (await api.sql<{ n: number }>('select count(*)::int as n from contacts'))[0]?.n ?? 0;

beforeAll(async () => {
  await api.sql('delete from contacts');
  seller = await addStaff(api, 'seller', 'sales');
  colleague = await addStaff(api, 'colleague', 'sales');
  office = await addStaff(api, 'office', 'office');
  manager = await addStaff(api, 'manager', 'project_manager');
  expect((await create(colleague, grace)).body.ownerId).toBe(colleague.id);
});

describe('own.no-grab', () => {
  it.each([
    ['the e-mail, in any letter case', { firstName: 'G', lastName: 'H', email: 'Grace@KNOWN.example' }],
    ['phone and folded name', { firstName: 'GRACE', lastName: 'hopper', phone: '360.555.0142' }],
    ['both, among other data', { ...grace, email: 'other@known.example' }],
  ])('refuses a colleague’s person by %s, and names the colleague', async (_what, input) => {
    const before = await contacts();
    expect(await create(seller, input)).toMatchObject({
      status: 409,
      body: { message: contactSentences.lookedAfter('colleague') },
    });
    expect(await contacts()).toBe(before);
  });

  it('takes a family’s number with another name, and everybody for who reads all', async () => {
    expect((await create(seller, { firstName: 'Ada', lastName: 'Hopper', phone })).status).toBe(201);
    expect((await create(office, grace)).status).toBe(201);
    await api.sql('delete from contacts where owner_id is null');
  });

  it('refuses a change to such a person by what it changes, and no other change', async () => {
    const own = { firstName: 'Ivy', lastName: 'Own', email: 'ivy@known.example' };
    const { id } = (await create(seller, own)).body;
    const taken = { status: 409, body: { message: contactSentences.lookedAfter('colleague') } };
    expect(await patch(seller, id, { ...own, email: grace.email, version: 1 })).toMatchObject(taken);
    expect(
      await patch(seller, id, { ...own, firstName: 'Grace', lastName: 'Hopper', phone, version: 1 }),
    ).toMatchObject(taken);
    expect(await patch(seller, id, { ...own, company: 'Acme', version: 1 })).toMatchObject({ status: 200 });
    // The office may make two of a person; whose contact it is edits it all the same.
    await api.sql('update contacts set email = $2, email_folded = $2 where id = $1', [id, grace.email]);
    expect(
      await patch(seller, id, { ...own, email: grace.email, company: 'Acme Two', version: 2 }),
    ).toMatchObject({ status: 200 });
    await api.sql('delete from contacts where id = $1', [id]);
  });

  it('lets one of two sellers at once have somebody new', async () => {
    const input = { firstName: 'Race', lastName: 'Car', email: 'race@known.example' };
    const answers = await Promise.all(
      [seller, colleague, seller, colleague].map((one) => create(one, input)),
    );
    const owners = await api.sql("select distinct owner_id from contacts where email = 'race@known.example'");
    expect(owners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  it('nobody’s contact and that of somebody disabled are no colleague’s', async () => {
    await api.sql(
      "insert into contacts (first_name, last_name, email, email_folded) values ('No', 'Body', 'no@known.example', 'no@known.example')",
    );
    expect(
      (await create(seller, { firstName: 'No', lastName: 'Body', email: 'no@known.example' })).status,
    ).toBe(201);
  });
});

describe('whoLooksAfter', () => {
  it('names the owners of an exact address or number to all staff; a blank is nobody’s', async () => {
    await create(office, { firstName: 'Phone', lastName: 'Only', phone: '360 555 0177' });
    expect(await namesOf(manager, { email: 'GRACE@known.example' })).toEqual(['colleague']);
    expect(await namesOf(manager, { phone: '+1 360-555-0142' })).toEqual(['colleague', 'seller']);
    for (const nobody of [{}, { email: '' }, { email: ' ', phone: '' }, { email: 'grace@known' }])
      expect(await namesOf(manager, nobody)).toEqual([]);
  });

  it('role.no-oracle: answers 60 an hour and person, refusals that name a colleague included', async () => {
    const prober = await addStaff(api, 'prober', 'sales');
    for (let at = 0; at < 30; at += 1) {
      expect((await create(prober, grace)).status).toBe(409);
      expect((await looksAfter(prober, { email: grace.email })).errors).toBeUndefined();
    }
    expect((await looksAfter(prober, { email: grace.email })).errors?.[0]?.extensions.code).toBe(
      'TOO_MANY_REQUESTS',
    );
    expect((await create(prober, grace)).status).toBe(429);
    expect(await namesOf(manager, { email: grace.email })).toEqual(['colleague']);
  });

  it('counts no contact that is made', async () => {
    const busy = await addStaff(api, 'busy', 'sales');
    for (const batch of [0, 1]) {
      const made = Array.from({ length: 31 }, (_, at) =>
        create(busy, { firstName: 'B', lastName: String(at), email: `b${batch}.${at}@known.example` }),
      );
      expect(new Set((await Promise.all(made)).map(({ status }) => status))).toEqual(new Set([201]));
    }
  });
});

describe('data.phone-only', () => {
  it('makes contacts with a phone number alone, whose blank addresses equal nothing', async () => {
    const made = await Promise.all(
      [{}, { email: '' }, { email: null }].map((email, at) =>
        create(office, { firstName: 'Blank', lastName: `No ${at}`, phone: `360555013${at}`, ...email }),
      ),
    );
    for (const { status, body } of made) expect([status, body.email]).toEqual([201, '']);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(3);
    const { data } = await office.gql(
      'query { contactDuplicates(input: { email: "", firstName: "Else", lastName: "Else" }) { reason } }',
    );
    expect(data.contactDuplicates).toEqual([]);
  });

  it('demands one of the two', async () => {
    for (const input of [{}, { email: '', phone: '' }, { phone: ' ' }])
      expect(await create(office, { firstName: 'A', lastName: 'B', ...input })).toMatchObject({
        status: 400,
        body: { fieldErrors: { email: contactSentences.wayNeeded } },
      });
    expect(await create(office, { firstName: 'A', lastName: 'B', email: 'no', phone })).toMatchObject({
      status: 400,
      body: { fieldErrors: { email: expect.any(String) } },
    });
  });

  it('leaves the address of a change that does not name it', async () => {
    const { body } = await create(office, { firstName: 'Stay', lastName: 'S', email: 'Stay@known.example' });
    expect(
      (await patch(office, body.id, { firstName: 'Stays', lastName: 'S', version: 1 })).body,
    ).toMatchObject({
      firstName: 'Stays',
      email: 'Stay@known.example',
    });
  });
});
