import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import {
  addDeal,
  draftOf,
  issue,
  issued,
  type SpecQuote,
} from '../../../testing/fixtures/quotes-fixtures.ts';
import {
  addColleagues,
  addContactOf,
  type Colleague,
  type StaffName,
} from '../../../testing/fixtures/sale-staff.ts';

const api = useApi();
const missing = '018f0000-0000-7000-8000-000000000000';
let admin: Caller;
let people: Readonly<Record<StaffName, Colleague>>;

/** Deals by whose they are; `unassigned` is that of a contact who was imported, `lead` that of one who waits for a call. */
type Whose = 'sofia' | 'sam' | 'ofHerContact' | 'unassigned' | 'lead';
const deals: Record<Whose, string> = { sofia: '', sam: '', ofHerContact: '', unassigned: '', lead: '' };
const quotes: Record<'sofia' | 'sam' | 'ofHerContact', SpecQuote> = {} as never;
/** Of each seller, one who owns nothing but that contact. */
const contacts = { sofia: '', sam: '', unassigned: '' };

const add = async (whose: Whose, contactOwner: string | null, owner: string | null): Promise<void> => {
  const deal = await addDeal(api, admin, undefined, { ownerId: owner });
  await api.sql('update contacts set owner_id = $1 where id = $2', [contactOwner, deal.contactId]);
  if (whose === 'lead')
    await api.sql(
      "insert into consultant_requests (full_name, email, phone, contact_id) values ('Ada', 'ada@scopes.example', '3605550142', $1)",
      [deal.contactId],
    );
  deals[whose] = deal.id;
};

beforeAll(async () => {
  api.clock.set('2027-01-05T20:00:00Z');
  admin = await api.as('admin');
  people = await addColleagues(api);
  await api.sql('update deals set archived_at = now()');
  const { sofia, sam } = people;
  await add('sofia', sofia.id, sofia.id);
  await add('sam', sam.id, sam.id);
  await add('ofHerContact', sofia.id, sam.id);
  await add('unassigned', null, null);
  await add('lead', null, null);
  quotes.sofia = await draftOf(admin, deals.sofia);
  quotes.ofHerContact = await draftOf(admin, deals.ofHerContact);
  quotes.sam = (await issued(admin, deals.sam)).quote;
  contacts.sofia = (await addContactOf(api, sofia.id)).id;
  contacts.sam = (await addContactOf(api, sam.id)).id;
  contacts.unassigned = (await addContactOf(api, null)).id;
});

const named = (ids: readonly string[]): Whose[] =>
  (Object.keys(deals) as Whose[]).filter((whose) => ids.includes(deals[whose]));
const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
const all: Whose[] = ['sofia', 'sam', 'ofHerContact', 'unassigned', 'lead'];
const reaches: readonly (readonly [StaffName, readonly Whose[]])[] = [
  ['sofia', ['sofia', 'ofHerContact', 'lead']],
  ['leader', ['sofia', 'ofHerContact', 'lead']],
  ['sam', ['sam', 'ofHerContact', 'lead']],
  ['office', all],
];

describe('what a member of staff reads of deals (role.table, role.unassigned)', () => {
  it.each(reaches)('is for %s the same in list, sums, board and quotes', async (name, whose) => {
    const { data, errors } = await people[name].gql(`{
      deals { deals { id valueCents } pagination { total } valueCents }
      dealBoard { count valueCents deals { id } }
      quotes { quotes { dealId } pagination { total } } }`);
    expect(errors).toBeUndefined();
    const { deals: list, dealBoard: board, quotes: found } = data;
    expect(named(idsOf(list.deals))).toEqual(whose);
    expect(list.pagination.total).toBe(whose.length);
    const sum = list.deals.reduce(
      (total: number, deal: { valueCents: number }) => total + deal.valueCents,
      0,
    );
    expect([sum > 0, list.valueCents]).toEqual([true, sum]);
    expect(named(idsOf(board.flatMap((column: { deals: [] }) => column.deals)))).toEqual(whose);
    const add = (field: string) =>
      board.reduce((total: number, column: Record<string, number>) => total + (column[field] ?? 0), 0);
    expect([add('count'), add('valueCents')]).toEqual([whose.length, sum]);
    const quoted = whose.filter((one) => one in quotes);
    expect(named(found.quotes.map(({ dealId }: SpecQuote) => dealId))).toEqual(quoted);
    expect(found.pagination.total).toBe(quoted.length);
  });

  it('is the same by REST, and nothing for who has nothing to do with deals', async () => {
    expect(named(idsOf((await people.sofia.rest('GET', '/api/deals')).body.deals))).toEqual(reaches[0]?.[1]);
    const { status } = await people.manager.rest('GET', '/api/deals');
    expect(status).toBe(403);
    const { errors } = await people.manager.gql('query ($id: ID!) { deal(id: $id) { id } }', {
      id: deals.sofia,
    });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('leaves out of a contact the deals of colleagues', async () => {
    const [{ contact_id: id } = { contact_id: '' }] = await api.sql<{ contact_id: string }>(
      'select contact_id from deals where id = $1',
      [deals.ofHerContact],
    );
    const ownerId = people.sofia.id;
    const input = { contactId: id, ownerId };
    const { data } = await admin.gql('mutation ($input: DealInput!) { createDeal(input: $input) { id } }', {
      input,
    });
    const of = async (who: Caller) =>
      idsOf(
        (await who.gql('query ($id: ID!) { contact(id: $id) { deals { id } } }', { id })).data.contact.deals,
      ).toSorted();
    expect(await of(people.sam)).toEqual([deals.ofHerContact]);
    expect(await of(people.sofia)).toEqual([deals.ofHerContact, data.createDeal.id].toSorted());
    await api.sql('delete from deals where id = $1', [data.createDeal.id]);
  });

  it('shows the page of a deal, without what is for the admin and a project of somebody else', async () => {
    const { data, errors } = await people.sam.gql(
      `query ($id: ID!) { deal(id: $id) { viewerCanEdit contact { id } project { id } agreementSigned agreement { id }
        contract { contractCents } paidCents balanceCents events { kind } quotes { costCents marginCents } } }`,
      { id: deals.ofHerContact },
    );
    expect(errors).toBeUndefined();
    expect(data.deal).toMatchObject({ viewerCanEdit: true, project: null, quotes: [{ costCents: null }] });
    await api.sql("insert into projects (name, status, deal_id) values ('Hers', 'planning', $1)", [
      deals.ofHerContact,
    ]);
    const project = async (who: Caller) =>
      (await who.gql('query ($id: ID!) { deal(id: $id) { project { id } } }', { id: deals.ofHerContact }))
        .data.deal.project;
    expect(await project(people.sam)).toBeNull();
    expect(await project(people.office)).toEqual({ id: expect.any(String) });
    await api.sql('delete from projects where deal_id = $1', [deals.ofHerContact]);
  });

  it('never is cost or margin, but for the admin (role.margin)', async () => {
    await api.sql('update quotes set cost_cents = 100 where id = $1', [quotes.ofHerContact.id]);
    const money = async (who: Caller) =>
      (
        await who.gql('query ($id: ID!) { quote(id: $id) { costCents marginCents } }', {
          id: quotes.ofHerContact.id,
        })
      ).data.quote;
    for (const name of ['sofia', 'sam', 'office'] as const)
      expect(await money(people[name]), name).toEqual({ costCents: null, marginCents: null });
    expect(await money(admin)).toEqual({
      costCents: 100,
      marginCents: quotes.ofHerContact.totalCents - 100,
    });
  });

  it('is summed up in the figures of money (role.report)', async () => {
    await api.sql(
      "insert into sale_entries (deal_id, kind, amount_cents, entered_on) values ($1, 'won', 700, '2027-01-04'), ($2, 'won', 50, '2027-01-04')",
      [deals.sofia, deals.sam],
    );
    const contracted = async (who: Caller) =>
      (await who.gql('{ saleFigures(from: "2027-01-04", to: "2027-01-04") { contractedCents } }')).data
        ?.saleFigures.contractedCents;
    expect(await contracted(people.sofia)).toBe(700);
    expect(await contracted(people.office)).toBe(750);
    expect(await contracted(people.manager)).toBeUndefined();
  });
});

describe('the owner that lists are narrowed by (own.filter)', () => {
  const dealsFor = async (who: Caller, owner: string): Promise<readonly string[]> => {
    const { data, errors } = await who.gql(
      `query ($owner: ID) { deals(owner: $owner) { deals { id } pagination { total } valueCents }
        dealBoard(owner: $owner) { count valueCents deals { id } } }`,
      { owner },
    );
    expect(errors).toBeUndefined();
    const { deals: list, dealBoard: board } = data;
    const ids = idsOf(list.deals);
    expect(list.pagination.total).toBe(ids.length);
    expect(idsOf(board.flatMap((column: { deals: [] }) => column.deals)).toSorted()).toEqual(ids.toSorted());
    const add = (field: string) =>
      board.reduce((total: number, column: Record<string, number>) => total + (column[field] ?? 0), 0);
    expect([add('count'), add('valueCents')]).toEqual([ids.length, list.valueCents]);
    expect(idsOf((await who.rest('GET', `/api/deals?owner=${owner}`)).body.deals)).toEqual(ids);
    const columns = (await who.rest('GET', `/api/deals/board?owner=${owner}`)).body;
    expect(columns.flatMap((column: { deals: [] }) => column.deals)).toHaveLength(ids.length);
    return named(ids);
  };

  it('is the viewer, nobody, or a person, among what one reads: the same in list, sums, board and file', async () => {
    const { sofia, sam, leader, office, manager } = people;
    // Whoever may not own deals any more leaves them unassigned.
    await api.sql('update deals set owner_id = $1 where id = $2', [manager.id, deals.unassigned]);
    expect(await dealsFor(sofia, 'me')).toEqual(['sofia']);
    expect(await dealsFor(leader, 'me')).toEqual([]);
    expect(await dealsFor(leader, sofia.id)).toEqual(['sofia']);
    expect(await dealsFor(sofia, sam.id)).toEqual(['ofHerContact']);
    expect(await dealsFor(sofia, 'none')).toEqual(['lead']);
    expect(await dealsFor(office, 'none')).toEqual(['unassigned', 'lead']);
    expect(await dealsFor(office, sam.id)).toEqual(['sam', 'ofHerContact']);
    expect(await dealsFor(office, missing)).toEqual([]);
    const lines = async (owner: string) =>
      String((await admin.rest('GET', `/api/deals/export?owner=${owner}`)).body)
        .trim()
        .split('\n').length - 1;
    expect([await lines('none'), await lines(sam.id), await lines('me')]).toEqual([2, 2, 0]);
    await api.sql('update users set disabled_at = now() where id = $1', [sam.id]);
    expect(await dealsFor(office, 'none')).toEqual(['sam', 'ofHerContact', 'unassigned', 'lead']);
    await api.sql('update users set disabled_at = null where id = $1', [sam.id]);
    await api.sql('update deals set owner_id = null where id = $1', [deals.unassigned]);
  });

  it.each(['nobody', 'Me', '018f'])('refuses “%s”', async (owner) => {
    for (const call of [
      'query ($owner: ID) { deals(owner: $owner) { valueCents } }',
      'query ($owner: ID) { dealBoard(owner: $owner) { count } }',
    ])
      expect((await people.sofia.gql(call, { owner })).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_INPUT',
        fieldErrors: { owner: 'Choose a member of staff' },
      });
    for (const path of ['/api/deals', '/api/deals/board', '/api/deals/export'])
      expect((await admin.rest('GET', `${path}?owner=${owner}`)).status, path).toBe(400);
  });
});

interface Door {
  readonly call: string;
  readonly variables?: Record<string, unknown>;
}

/** Every door to a deal, by its id, and to a quote of it. */
const doorsOf = (dealId: string, quoteId: string): readonly Door[] =>
  [
    { call: 'mutation ($id: ID!) { updateDeal(id: $id, version: 99, input: { source: "x" }) { id } }' },
    { call: 'mutation ($id: ID!) { updateDeal(id: $id, version: 99, input: {}) { id } }' },
    { call: 'mutation ($id: ID!) { moveDeal(id: $id, version: 99, stage: visited) { id } }' },
    { call: 'mutation ($id: ID!) { moveDeal(id: $id, version: 99, stage: won) { id } }' },
    { call: 'mutation ($id: ID!) { loseDeal(id: $id, version: 99, reason: price) { id } }' },
    { call: 'mutation ($id: ID!) { archiveDeal(id: $id, version: 99) { id } }' },
    { call: 'mutation ($id: ID!) { restoreDeal(id: $id, version: 99) { id } }' },
    { call: 'mutation ($id: ID!) { winDeal(id: $id, version: 99) { id } }' },
    { call: 'mutation ($id: ID!) { draftQuote(dealId: $id) { id } }' },
    { call: 'mutation ($quote: ID!) { updateQuote(id: $quote, version: 99, input: { zip: null }) { id } }' },
    {
      call: 'mutation ($quote: ID!) { issueQuote(id: $quote, version: 99, validUntil: "2027-02-01") { link } }',
    },
    { call: 'mutation ($quote: ID!) { sendQuoteLink(id: $quote) }' },
    { call: 'mutation ($quote: ID!) { withdrawQuote(id: $quote, version: 99, reason: "x") { id } }' },
    { call: 'mutation ($quote: ID!) { createAgreement(quoteId: $quote) { id } }' },
  ].map((door) => ({ ...door, variables: door.call.includes('$id') ? { id: dealId } : { quote: quoteId } }));
const readers: readonly string[] = [
  'query ($id: ID!) { deal(id: $id) { id } }',
  'query ($id: ID!) { payments(dealId: $id) { id } }',
  'query ($quote: ID!) { quote(id: $quote) { id } }',
];

const knock = async (who: Caller, { call, variables }: Door) => {
  const { errors = [] } = await who.gql(call, variables);
  return errors.map(({ message, extensions: { code } }) => ({ message, code }));
};

describe('a deal that is not theirs', () => {
  it('answers at every door like one that is missing (role.no-oracle)', async () => {
    const reads = (id: string, quote: string): Door[] =>
      readers.map((call) => ({ call, variables: call.includes('$id') ? { id } : { quote } }));
    const there = [...doorsOf(deals.sam, quotes.sam.id), ...reads(deals.sam, quotes.sam.id)];
    const unknown = [...doorsOf(missing, missing), ...reads(missing, missing)];
    for (const [index, door] of there.entries()) {
      const answer = await knock(people.sofia, door);
      expect(
        answer.map(({ code }) => code),
        door.call,
      ).toEqual(['NOT_FOUND']);
      expect(answer, door.call).toEqual(await knock(people.sofia, unknown[index]!));
    }
    const files = async (id: string) => (await people.sofia.open(`/api/quotes/${id}.pdf`)).status;
    expect([await files(quotes.sam.id), await files(missing)]).toEqual([404, 404]);
    const { data } = await people.sofia.gql('query ($id: ID) { quotes(dealId: $id) { quotes { id } } }', {
      id: deals.sam,
    });
    expect(data.quotes.quotes).toEqual([]);
  });

  it('is not changed by whoever only reads it, before anything else is said', async () => {
    const { data } = await people.sofia.gql('query ($id: ID!) { deal(id: $id) { viewerCanEdit } }', {
      id: deals.ofHerContact,
    });
    expect(data.deal.viewerCanEdit).toBe(false);
    const mayEdit = async (who: Caller, { id }: SpecQuote): Promise<unknown> =>
      (await who.gql('query ($id: ID!) { quote(id: $id) { viewerCanEdit } }', { id })).data.quote
        .viewerCanEdit;
    expect([
      await mayEdit(people.sofia, quotes.ofHerContact),
      await mayEdit(people.sam, quotes.ofHerContact),
      await mayEdit(people.office, quotes.ofHerContact),
    ]).toEqual([false, true, true]);
    for (const door of doorsOf(deals.ofHerContact, quotes.ofHerContact.id))
      expect(
        (await knock(people.sofia, door)).map(({ code }) => code),
        door.call,
      ).toEqual(['FORBIDDEN']);
  });
});

const create = async (who: Caller, input: object) => {
  const { data, errors } = await who.gql(
    'mutation ($input: DealInput!) { createDeal(input: $input) { id version owner { id } viewerCanEdit } }',
    { input },
  );
  return { deal: data?.createDeal, error: errors?.[0] };
};

describe('making and giving deals', () => {
  it('gives a deal the owner of its contact, otherwise its maker, and nobody if so said (own.deal-follows)', async () => {
    const { sofia, manager } = people;
    const [me] = await api.sql<{ id: string }>("select id from users where email = 'admin@example.com'");
    const ownerOf = async (who: Caller, input: object) => (await create(who, input)).deal.owner?.id ?? null;
    expect(await ownerOf(admin, { contactId: contacts.sofia })).toBe(sofia.id);
    expect(await ownerOf(people.sofia, { contactId: contacts.sofia })).toBe(sofia.id);
    expect(await ownerOf(admin, { contactId: contacts.sofia, ownerId: null })).toBeNull();
    expect(await ownerOf(admin, { contactId: contacts.unassigned })).toBe(me?.id);
    await api.sql('update contacts set owner_id = $1 where id = $2', [manager.id, contacts.unassigned]);
    expect(await ownerOf(people.office, { contactId: contacts.unassigned })).toBe(people.office.id);
    await api.sql('update contacts set owner_id = null where id = $1', [contacts.unassigned]);
  });

  it('lets a lead’s deal be of its contact’s owner', async () => {
    const { body: design } = await api.rest('POST', '/api/designs', { home: { slug: 'castle-rock' } });
    const { id, email } = await addContactOf(api, people.sam.id);
    await api.gql('mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }', {
      input: { fullName: 'Con Tact', email, phone: '3605550142', designCode: design.code },
    });
    expect(await api.sql('select owner_id from deals where contact_id = $1', [id])).toEqual([
      { owner_id: people.sam.id },
    ]);
  });

  it('is on contacts of one’s own: others are as if missing, or forbidden where they are read', async () => {
    const { error } = await create(people.sofia, { contactId: contacts.sam });
    expect(error?.extensions.fieldErrors).toEqual(
      (await create(people.sofia, { contactId: missing })).error?.extensions.fieldErrors,
    );
    expect(error?.extensions.code).toBe('BAD_INPUT');
    await create(admin, { contactId: contacts.sam, ownerId: people.sofia.id });
    expect((await create(people.sofia, { contactId: contacts.sam })).error?.extensions.code).toBe(
      'FORBIDDEN',
    );
    expect((await create(people.leader, { contactId: contacts.sofia })).deal.viewerCanEdit).toBe(true);
  });

  it('does not take a contact into a deal that one does not read', async () => {
    const { deal } = await create(people.sam, { contactId: contacts.sam });
    const { errors } = await people.sam.gql(
      'mutation ($id: ID!, $input: DealInput!) { updateDeal(id: $id, version: 1, input: $input) { id } }',
      { id: deal.id, input: { contactId: contacts.sofia } },
    );
    expect(errors?.[0]?.extensions.fieldErrors).toHaveProperty('contactId');
  });

  it('answers whoever gives a deal away, and closes it to them at the next request (role.bite)', async () => {
    const { id: contactId } = await addContactOf(api, people.sofia.id);
    const { deal } = await create(people.sofia, { contactId });
    await api.sql('update contacts set owner_id = null where id = $1', [contactId]);
    const { data, errors } = await people.sofia.gql(
      'mutation ($id: ID!, $version: Int!, $input: DealInput!) { updateDeal(id: $id, version: $version, input: $input) { owner { id } viewerCanEdit } }',
      { id: deal.id, version: deal.version, input: { ownerId: people.sam.id } },
    );
    expect(errors).toBeUndefined();
    expect(data.updateDeal).toEqual({ owner: { id: people.sam.id }, viewerCanEdit: false });
    const read = 'query ($id: ID!) { deal(id: $id) { viewerCanEdit } }';
    expect((await people.sofia.gql(read, { id: deal.id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await people.sam.gql(read, { id: deal.id })).data.deal.viewerCanEdit).toBe(true);
  });

  it('quotes one’s own deal, up to the agreement', async () => {
    const { data, errors } = await issue(people.sofia, quotes.sofia, '2027-02-01');
    expect(errors).toBeUndefined();
    expect(data.issueQuote.quote).toMatchObject({ status: 'issued', costCents: null });
    const { data: link } = await people.leader.gql('mutation ($id: ID!) { sendQuoteLink(id: $id) }', {
      id: quotes.sofia.id,
    });
    expect(link.sendQuoteLink).toContain('#token=');
  });
});
