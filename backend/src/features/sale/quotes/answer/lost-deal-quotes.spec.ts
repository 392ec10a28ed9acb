import { quoteSentences } from '@hearthline/rules/sale/quotes/quote-sentences.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { addDeal, issued } from '../../../../testing/fixtures/quotes-fixtures.ts';

const api = useApi();
let admin: Caller;
beforeEach(async () => {
  api.clock.set('2027-03-01T20:00:00Z');
  admin = await api.as('admin');
});
afterEach(() => api.clock.reset());

const byLink = (token: string, what: 'accept' | 'decline') =>
  api.rest('POST', `/api/linked-quote/${what}`, what === 'accept' ? { name: 'Ada Byron' } : {}, {
    'x-link-token': token,
  });
const shown = async (token: string) =>
  (await api.rest('GET', '/api/linked-quote', undefined, { 'x-link-token': token })).body;
const versionOf = async (id: string): Promise<number> =>
  (await admin.gql('query ($id: ID!) { deal(id: $id) { version } }', { id })).data.deal.version;
const lose = async (id: string) =>
  admin.gql(
    'mutation ($id: ID!, $version: Int!) { loseDeal(id: $id, version: $version, reason: price) { stage } }',
    { id, version: await versionOf(id) },
  );
const reopen = async (id: string) =>
  admin.gql(
    'mutation ($id: ID!, $version: Int!) { moveDeal(id: $id, version: $version, stage: new) { stage } }',
    { id, version: await versionOf(id) },
  );
const statusOf = async (id: string) => (await api.sql('select status from quotes where id = $1', [id]))[0];

describe('a quote of a deal that was lost', () => {
  it('is answered by nobody: not by its link, and not by the buyer’s account', async () => {
    const deal = await addDeal(api, admin);
    const [{ quote, token }, { quote: other }] = [await issued(admin, deal.id), await issued(admin, deal.id)];
    await api.addUser({ email: deal.email, role: 'customer' });
    const buyer = await api.asUser(deal.email);
    expect((await lose(deal.id)).data.loseDeal.stage).toBe('lost');
    for (const what of ['accept', 'decline'] as const) {
      const { status, body } = await byLink(token, what);
      expect({ status, message: body.message }, what).toEqual({
        status: 409,
        message: quoteSentences.dealLost,
      });
    }
    const mine = await buyer.gql('mutation ($id: ID!) { acceptQuote(id: $id) { id } }', { id: quote.id });
    expect(mine.errors?.[0]).toMatchObject({
      message: quoteSentences.dealLost,
      extensions: { code: 'CONFLICT' },
    });
    expect([await statusOf(quote.id), await statusOf(other.id)]).toEqual([
      { status: 'issued' },
      { status: 'issued' },
    ]);
  });

  it('says so to its buyer, names no alternatives, and is sent to nobody', async () => {
    const deal = await addDeal(api, admin);
    const { quote, token } = await issued(admin, deal.id);
    await issued(admin, deal.id);
    expect(await shown(token)).toMatchObject({ status: 'issued', canBeAnswered: true });
    await lose(deal.id);
    expect(await shown(token)).toMatchObject({ status: 'issued', canBeAnswered: false });
    const { data } = await api.gql(
      'query ($token: String!) { linkedQuote(token: $token) { canBeAnswered alternatives { id } } }',
      { token },
    );
    expect(data.linkedQuote).toEqual({ canBeAnswered: false, alternatives: [] });
    const sent = await admin.gql('mutation ($id: ID!) { sendQuoteLink(id: $id) }', { id: quote.id });
    expect(sent.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('holds again once the deal is reopened, until its last day', async () => {
    const deal = await addDeal(api, admin);
    const [{ quote, token }, { quote: short, token: shortToken }] = [
      await issued(admin, deal.id, '2027-03-31'),
      await issued(admin, deal.id, '2027-03-02'),
    ];
    await lose(deal.id);
    api.clock.set('2027-03-05T20:00:00Z');
    admin = await api.as('admin');
    expect((await reopen(deal.id)).data.moveDeal.stage).toBe('new');
    expect((await byLink(shortToken, 'accept')).status).toBe(410);
    expect(await statusOf(short.id)).toEqual({ status: 'expired' });
    expect(await shown(token)).toMatchObject({ canBeAnswered: true });
    expect((await byLink(token, 'accept')).body).toMatchObject({ id: quote.id, status: 'accepted' });
  });

  it('runs out as any other, and says that first', async () => {
    const deal = await addDeal(api, admin);
    const { quote, token } = await issued(admin, deal.id, '2027-03-02');
    await lose(deal.id);
    api.clock.set('2027-03-05T20:00:00Z');
    expect((await byLink(token, 'accept')).status).toBe(410);
    expect(await statusOf(quote.id)).toEqual({ status: 'expired' });
  });
});
