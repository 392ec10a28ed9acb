import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPdf } from '../../../../testing/fixtures/pdf-text.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { addDeal, draftOf, issue, issued } from '../../../../testing/fixtures/quotes-fixtures.ts';

const api = useApi();
let admin: Caller;
beforeEach(async () => {
  api.clock.set('2027-03-01T20:00:00Z');
  admin = await api.as('admin');
});
afterEach(() => api.clock.reset());

const code = (answer: { errors?: readonly any[] }): string | undefined =>
  answer.errors?.[0]?.extensions?.code;
const statusOf = async (id: string): Promise<string> =>
  (await api.sql<{ status: string }>('select status from quotes where id = $1', [id]))[0]?.status ?? '';
const accept = (token: string, body: object = { name: 'Ada Byron' }) =>
  api.rest('POST', '/api/linked-quote/accept', body, { 'x-link-token': token });
const decline = (token: string, body: object = {}) =>
  api.rest('POST', '/api/linked-quote/decline', body, { 'x-link-token': token });
const open = (token: string, query = '') =>
  api.rest('GET', `/api/linked-quote${query}`, undefined, { 'x-link-token': token });
const events = async (dealId: string): Promise<string[]> =>
  (
    await api.sql<{ kind: string }>(
      "select kind from deal_events where deal_id = $1 and kind <> 'moved' order by created_at, id",
      [dealId],
    )
  ).map(({ kind }) => kind);
const customerOf = async (email: string): Promise<Caller> => {
  await api.addUser({ email, role: 'customer' });
  return api.asUser(email);
};

describe('by a private link', () => {
  it('shows the quote without cost and margin, whoever opens it, and changes nothing', async () => {
    const { quote, token } = await issued(admin, (await addDeal(api, admin)).id);
    const { status, body } = await open(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      number: quote.number,
      totalCents: quote.totalCents,
      costCents: null,
      marginCents: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/quotes\.example/);
    const asStaff = await admin.gql(
      `query ($token: String!) { linkedQuote(token: $token) { costCents marginCents status } }`,
      { token },
    );
    expect(asStaff.data.linkedQuote).toEqual({ costCents: null, marginCents: null, status: 'issued' });
    const file = await api.open('/api/linked-quote.pdf', { headers: { 'x-link-token': token } });
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(readPdf(Buffer.from(await file.arrayBuffer())).isValid).toBe(true);
  });

  it('accepts once, with the name, and says so afterwards', async () => {
    const { id } = await addDeal(api, admin);
    const [{ quote, token }, { quote: other, token: otherToken }] = [
      await issued(admin, id),
      await issued(admin, id),
    ];
    expect((await accept(token, { name: ' ' })).status).toBe(400);
    expect((await accept(token)).body).toMatchObject({
      status: 'accepted',
      acceptedBy: 'Ada Byron',
      acceptedAt: '2027-03-01T20:00:00.000Z',
    });
    expect((await accept(token)).status).toBe(410);
    expect((await decline(token)).status).toBe(410);
    // quote.supersede: accepting one supersedes the others.
    expect(await statusOf(other.id)).toBe('superseded');
    expect((await accept(otherToken)).status).toBe(409);
    expect((await open(token)).body).toMatchObject({
      id: quote.id,
      status: 'accepted',
    });
    expect(await events(id)).toEqual(['opened', 'quote_issued', 'quote_issued', 'quote_accepted']);
    const { data } = await admin.gql('query ($id: ID!) { deal(id: $id) { valueCents } }', { id });
    expect(data.deal.valueCents).toBe(quote.totalCents);
  });

  it('accepts an alternative of the same deal, and no quote of another or draft', async () => {
    const { id } = await addDeal(api, admin);
    const [{ quote: first, token }, { quote: second }] = [await issued(admin, id), await issued(admin, id)];
    const { quote: strange } = await issued(admin, (await addDeal(api, admin)).id);
    const draft = await draftOf(admin, id);
    for (const quoteId of [strange.id, draft.id]) {
      expect((await accept(token, { name: 'Ada', quoteId })).status).toBe(404);
      expect((await open(token, `?quoteId=${quoteId}`)).status).toBe(404);
    }
    expect((await accept(token, { name: 'Ada', quoteId: second.id })).body).toMatchObject({
      id: second.id,
      status: 'accepted',
    });
    expect(await statusOf(first.id)).toBe('superseded');
  });

  it('declines, for a reason that staff see', async () => {
    const { id } = await addDeal(api, admin);
    const { token } = await issued(admin, id);
    expect((await decline(token, { reason: 'Too far away' })).body).toMatchObject({
      status: 'declined',
      closedReason: 'Too far away',
    });
    expect((await accept(token)).status).toBe(410);
    expect(await events(id)).toEqual(['opened', 'quote_issued', 'quote_declined']);
  });

  it('ends with a newer link; unknown secrets are refused, and many of them for a while', async () => {
    const deal = await addDeal(api, admin);
    const { quote, token } = await issued(admin, deal.id);
    // The contact has another address since; the mail goes there.
    const moved = 'moved.away@quotes.example';
    await api.sql('update contacts set email = $2, email_folded = $2 where id = $1', [deal.contactId, moved]);
    const { data } = await admin.gql('mutation ($id: ID!) { sendQuoteLink(id: $id) }', { id: quote.id });
    expect(await api.sql('select kind from mails where to_address = $1', [moved])).toEqual([
      { kind: 'quote_link' },
    ]);
    const newer = String(data.sendQuoteLink).split('#token=')[1] ?? '';
    expect((await open(token)).status).toBe(410);
    expect((await open(newer)).status).toBe(200);
    expect((await open('x'.repeat(43))).body).toMatchObject({ message: 'This link is not valid.' });
    const [{ count } = { count: 0 }] = await api.sql(
      "select count(*)::int from mails where kind = 'quote_link' and to_address like '%quotes.example'",
    );
    expect(count).toBeGreaterThanOrEqual(2);
    for (let guess = 0; guess < 60; guess += 1) await open(`${guess}`.padEnd(43, 'g'));
    expect((await open(newer)).status).toBe(429);
    await api.sql('delete from limits');
  });
});

describe('an account', () => {
  it('sees and accepts its own: as contact, co-buyer or owner of the design', async () => {
    const deal = await addDeal(api, admin, undefined, {
      coBuyers: [{ name: 'Bo', email: 'bo.own@quotes.example' }],
    });
    const { quote } = await issued(admin, deal.id);
    const draft = await draftOf(admin, deal.id);
    const [buyer, coBuyer, stranger] = [
      await customerOf(deal.email),
      await customerOf('bo.own@quotes.example'),
      await api.as('customer'),
    ];
    for (const own of [buyer, coBuyer]) {
      const { data } = await own.gql('{ myQuotes { id costCents marginCents lines { label amountCents } } }');
      expect(data.myQuotes).toMatchObject([{ id: quote.id, costCents: null, marginCents: null }]);
      expect(code(await own.gql('query ($id: ID!) { quote(id: $id) { id } }', { id: draft.id }))).toBe(
        'NOT_FOUND',
      );
      expect((await own.open(`/api/quotes/${quote.id}.pdf`)).status).toBe(200);
    }
    expect(code(await stranger.gql('query ($id: ID!) { quote(id: $id) { id } }', { id: quote.id }))).toBe(
      'NOT_FOUND',
    );
    expect((await stranger.open(`/api/quotes/${quote.id}.pdf`)).status).toBe(404);
    const ask = 'mutation ($id: ID!) { acceptQuote(id: $id) { status acceptedBy } }';
    expect(code(await stranger.gql(ask, { id: quote.id }))).toBe('NOT_FOUND');
    expect((await coBuyer.gql(ask, { id: quote.id })).data.acceptQuote).toEqual({
      status: 'accepted',
      acceptedBy: 'Spec User',
    });
    expect(code(await buyer.gql(ask, { id: quote.id }))).toBe('CONFLICT');
  });

  it('price.privacy: nobody else gets at quotes, by any door', async () => {
    const { quote } = await issued(admin, (await addDeal(api, admin)).id);
    for (const role of ['contractor', 'factory', 'devops', 'agent', 'investor'] as const) {
      const other = await api.as(role);
      expect(
        code(await other.gql('query ($id: ID!) { quote(id: $id) { totalCents } }', { id: quote.id })),
        role,
      ).toBe('FORBIDDEN');
      expect(code(await other.gql('{ quotes { quotes { id } } }')), role).toBe('FORBIDDEN');
      expect((await other.open(`/api/quotes/${quote.id}.pdf`)).status, role).toBe(403);
    }
    const visitor = await api.gql('query ($id: ID!) { quote(id: $id) { totalCents } }', { id: quote.id });
    expect(code(visitor)).toBe('UNAUTHENTICATED');
    expect((await api.open(`/api/quotes/${quote.id}.pdf`)).status).toBe(401);
  });
});

describe('at once', () => {
  it('quote.number: parallel issues take numbers without a gap', async () => {
    const drafts = [];
    for (let at = 0; at < 12; at += 1) drafts.push(await draftOf(admin, (await addDeal(api, admin)).id));
    const [{ last: before } = { last: 1000 }] = await api.sql<{ last: number }>(
      "select last from counters where name = 'quote'",
    );
    // Refused ones must leave no gap.
    const stale = drafts.map((draft) => ({ ...draft, version: 9 }));
    const answers = await Promise.all([...drafts, ...stale].map((draft) => issue(admin, draft)));
    const numbers = answers.flatMap(({ data }) =>
      data?.issueQuote ? [Number(data.issueQuote.quote.number.slice(2))] : [],
    );
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 12 }, (_, at) => before + 1 + at),
    );
  });

  it('quote.accept-once: of parallel accepts over all quotes of a deal exactly one wins, by either door', async () => {
    const deal = await addDeal(api, admin);
    const tokens: string[] = [];
    const ids: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      const { quote, token } = await issued(admin, deal.id);
      tokens.push(token);
      ids.push(quote.id);
    }
    const buyer = await customerOf(deal.email);
    const byLink = [...tokens, ...tokens].map(async (token) => (await accept(token)).status);
    const byAccount = ids.map(async (id) => {
      const answer = await buyer.gql('mutation ($id: ID!) { acceptQuote(id: $id) { id } }', { id });
      return answer.data?.acceptQuote ? 200 : code(answer) === 'CONFLICT' ? 409 : 500;
    });
    const statuses = await Promise.all([...byLink, ...byAccount]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(
      statuses.filter((status) => status !== 200).every((status) => status === 409 || status === 410),
    ).toBe(true);
    const rows = await api.sql<{ status: string }>('select status from quotes where deal_id = $1', [deal.id]);
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['accepted', 'superseded', 'superseded']);
  });
});
