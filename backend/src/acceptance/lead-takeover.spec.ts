import { beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../testing/api.ts';
import { clearAppointments, noon, wish } from '../testing/fixtures/appointments-fixtures.ts';
import { addDeal, issued } from '../testing/fixtures/quotes-fixtures.ts';

const api = useApi();
let people = 0;
beforeEach(async () => {
  api.clock.set(noon);
  await api.sql('delete from limits');
  await clearAppointments(api);
});

/** A buyer with an open deal and a quote for it, and a stranger whose account owns a design. */
const begin = async () => {
  people += 1;
  const admin = await api.as('admin');
  const deal = await addDeal(api, admin);
  const { quote } = await issued(admin, deal.id, '2027-01-20');
  await api.runJobs();
  const email = `stranger${people}@takeover.example`;
  await api.addUser({ email, role: 'customer', passwordHash: 'chosen' });
  const stranger = await api.asUser(email);
  const { code, editKey } = (
    await api.rest('POST', '/api/designs', { home: { slug: 'yachats' }, roof: 'flat' })
  ).body;
  const key = { 'x-design-key': editKey };
  expect((await stranger.rest('POST', `/api/designs/${code}/claim`, undefined, key)).status).toBe(200);
  return { admin, deal, quote, stranger, code };
};

/** The ways in which somebody without an account names an address and a design. */
const requests = [
  [
    'a request by GraphQL',
    (email: string, designCode: string) =>
      api.gql('mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }', {
        input: { fullName: 'Mallory Byron', email, phone: '3605550199', address: '1 Elsewhere', designCode },
      }),
  ],
  [
    'a booking by GraphQL',
    (email: string, designCode: string) =>
      api.gql('mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }', {
        input: wish({ customerName: 'Mallory Byron', customerEmail: email, designCode }),
      }),
  ],
  [
    'a booking by REST',
    async (email: string, designCode: string) => {
      const body = wish({ customerName: 'Mallory Byron', customerEmail: email, designCode });
      const { status } = await api.rest('POST', '/api/appointments', body);
      return { errors: status === 201 ? undefined : status };
    },
  ],
] as const;

const state = async (dealId: string, contactId: string) =>
  Promise.all([
    api.sql('select * from deals where id = $1', [dealId]),
    api.sql('select id from deals where contact_id = $1', [contactId]),
    api.sql('select * from deal_events where deal_id = $1 order by id', [dealId]),
    api.sql('select * from quotes where deal_id = $1', [dealId]),
    // What a contact is found by tells of the design, so that staff see it.
    api.sql("select to_jsonb(c) - 'search_text' from contacts c where id = $1", [contactId]),
    api.sql('select code, contact_id, version from designs order by code'),
  ]);

/** Everything that would have been the stranger's, had the deal been theirs. */
const expectNothing = async (
  stranger: Caller,
  deal: { id: string },
  quote: { id: string; number: string | null },
) => {
  const { data } = await stranger.gql(
    'query ($text: String!) { myQuotes { id } myAgreements { id } myPayments { dealId } projects { projects { id } } search(text: $text) { id } }',
    { text: quote.number },
  );
  expect(data).toEqual({
    myQuotes: [],
    myAgreements: [],
    myPayments: [],
    projects: { projects: [] },
    search: [],
  });
  for (const query of [
    'query ($id: ID!) { quote(id: $id) { id } }',
    'mutation ($id: ID!) { acceptQuote(id: $id) { id } }',
  ])
    expect((await stranger.gql(query, { id: quote.id })).errors?.[0]?.extensions.code, query).toBe(
      'NOT_FOUND',
    );
  expect((await stranger.open(`/api/quotes/${quote.id}.pdf`)).status).toBe(404);
  expect(await api.sql('select status from quotes where id = $1', [quote.id])).toEqual([
    { status: 'issued' },
  ]);
  expect(
    (await stranger.gql('query ($id: ID!) { deal(id: $id) { id } }', { id: deal.id })).errors,
  ).toBeDefined();
};

describe.each(requests)('%s that names a stranger’s design under a buyer’s address', (_name, send) => {
  it('changes nothing of the buyer’s deal, and gives the stranger nothing of it (buyer.lead, buyer.own)', async () => {
    const { deal, quote, stranger, code } = await begin();
    const before = await state(deal.id, deal.contactId);
    expect((await send(deal.email, code)).errors).toBeUndefined();
    await api.runJobs();
    expect(await state(deal.id, deal.contactId)).toEqual(before);
    await expectNothing(stranger, deal, quote);
  });

  it('is a suggestion that staff see and may take over, which gives the stranger no more', async () => {
    const { admin, deal, quote, stranger, code } = await begin();
    await send(deal.email, code);
    const seen = await admin.gql(
      'query ($id: ID!) { contact(id: $id) { leadDesigns { code version deal { id number version } } deals { id number version designCode } } today { items { kind design { code deal { id } } } } }',
      { id: deal.contactId },
    );
    expect(seen.errors).toBeUndefined();
    const { leadDesigns, deals } = seen.data.contact;
    expect([leadDesigns, deals]).toEqual([
      [{ code, version: 1, deal: { id: deal.id, number: deals[0].number, version: deals[0].version } }],
      [{ id: deal.id, number: deals[0].number, version: deals[0].version, designCode: deal.code }],
    ]);
    expect(seen.data.today.items.map(({ design }: any) => design)).toContainEqual({
      code,
      deal: { id: deal.id },
    });
    const taken = await admin.gql(
      'mutation ($id: ID!, $version: Int!, $code: String!) { updateDeal(id: $id, version: $version, input: { designCode: $code }) { designCode } }',
      { ...deals[0], code },
    );
    expect(taken.data.updateDeal).toEqual({ designCode: code });
    const after = await admin.gql(
      'query ($id: ID!) { contact(id: $id) { leadDesigns { code deal { id } } } }',
      {
        id: deal.contactId,
      },
    );
    expect(after.data.contact.leadDesigns).toEqual([{ code, deal: null }]);
    await expectNothing(stranger, deal, quote);
  });
});
