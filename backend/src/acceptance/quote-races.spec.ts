import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextNumber } from '../platform/db/counter.entity.ts';
import { useApi, type Caller } from '../testing/api.ts';
import { useAgreements } from '../testing/fixtures/agreements-fixtures.ts';
import { addDeal, draftOf, issue, issued, type SpecQuote } from '../testing/fixtures/quotes-fixtures.ts';
import { codeOf } from '../testing/graphql/ask-for.ts';
import { eitherWay, following, inAMonth, saleRaces, sorted } from '../testing/sale-races.ts';

const api = useApi();
const { quoted } = useAgreements(api);
const { lastNumber, race } = saleRaces(api);
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
// Designs and links are limited, and every spec is one network.
beforeEach(() => api.sql('delete from limits'));

describe('numbers', () => {
  /** Copies of a deal with a draft, made in the database: what is raced is the issue. */
  const manyDrafts = async (count: number): Promise<SpecQuote[]> => {
    const deal = await addDeal(api, admin);
    const draft = await draftOf(admin, deal.id);
    const rows = await api.sql<{ id: string; version: number }>(
      `with copies as (
         insert into deals (stage, probability_percent, buyer_name, contact_id, owner_id, design_code, design_version)
         select stage, probability_percent, buyer_name, contact_id, owner_id, design_code, design_version from deals, generate_series(1, $2) where id = $1
         returning id)
       insert into quotes (deal_id, status, lines, total_cents, terms, design_code, design_version)
       select c.id, q.status, q.lines, q.total_cents, q.terms, q.design_code, q.design_version from quotes q, copies c where q.id = $3
       returning id, version`,
      [deal.id, count, draft.id],
    );
    return rows.map((row) => ({ ...draft, ...row }));
  };

  it('quote.number: of two hundred issues at once, half of them refused, have no gap and no double', async () => {
    const drafts = await manyDrafts(100);
    const before = await lastNumber('quote');
    const answers = await Promise.all(
      [...drafts, ...drafts].map((draft, at) =>
        issue(admin, { ...draft, version: at % 2 ? 9 : 1 }, inAMonth()),
      ),
    );
    const given = answers.flatMap(({ data }) =>
      data?.issueQuote ? [Number(data.issueQuote.quote.number.slice(2))] : [],
    );
    expect(given.length).toBeGreaterThan(0);
    expect(new Set(given).size).toBe(given.length);
    const refusals = answers.flatMap((answer) => codeOf(answer) ?? []);
    // On a busy machine some get no connection in time, before they are done or for their answer.
    expect(refusals.filter((one) => !['CONFLICT', 'UNAVAILABLE'].includes(one))).toEqual([]);
    expect(given.length + refusals.length).toBe(200);
    const stored = await api.sql<{ number: number }>('select number from quotes where number > $1', [before]);
    const numbers = sorted(stored.map(({ number }) => number));
    expect(numbers).toEqual(following(before + 1, numbers.length));
    expect(await lastNumber('quote')).toBe(before + numbers.length);
    expect(given.filter((number) => !numbers.includes(number))).toEqual([]);
  });

  it.each(['quote', 'agreement', 'receipt'] as const)(
    'quote.number: of two hundred transactions at once that take a %s’s, those that fail leave no gap',
    async (name) => {
      const before = await lastNumber(name);
      const taken = await Promise.all(
        Array.from({ length: 200 }, async (_, at) =>
          api.app
            .systemContext()
            .transaction(async (trx) => {
              const number = await nextNumber(trx, name);
              if (at % 3 === 0) throw new Error('undone');
              return number;
            })
            .catch(() => null),
        ),
      );
      const given = taken.filter((number) => number !== null);
      expect(sorted(given)).toEqual(following(before + 1, 133));
      await api.sql('update counters set last = $2 where name = $1', [name, before]);
    },
  );

  it('of agreements of different deals made at once have no gap', async () => {
    const deals = [];
    for (let at = 0; at < 5; at += 1) deals.push(await quoted());
    const before = await lastNumber('agreement');
    const made = await Promise.all(
      [...deals, ...deals].map(({ quote: { id } }) =>
        admin.gql('mutation ($id: ID!) { createAgreement(quoteId: $id) { number } }', { id }),
      ),
    );
    const given = made.flatMap(({ data }) =>
      data?.createAgreement ? [Number(data.createAgreement.number.slice(2))] : [],
    );
    expect(sorted(given)).toEqual(following(before + 1, 5));
  });
});

describe('a quote', () => {
  const accept = (token: string, quoteId?: string) =>
    api.rest('POST', '/api/linked-quote/accept', { name: 'Ada Byron', quoteId }, { 'x-link-token': token });
  const withdraw = ({ id, version }: SpecQuote) =>
    admin.gql(
      'mutation ($id: ID!, $version: Int!) { withdrawQuote(id: $id, version: $version, reason: "Wrong") { id } }',
      { id, version },
    );
  const statusesOf = async (dealId: string): Promise<string[]> =>
    (
      await api.sql<{ status: string }>('select status from quotes where deal_id = $1 order by status', [
        dealId,
      ])
    ).map(({ status }) => status);

  it('quote.accept-once: is one, of thirty acceptances of three alternatives by each of their links', async () => {
    const { id } = await addDeal(api, admin);
    const offers: { quote: SpecQuote; token: string }[] = [];
    for (let at = 0; at < 3; at += 1) offers.push(await issued(admin, id, inAMonth()));
    const answers = await Promise.all(
      offers.flatMap(({ token }) =>
        offers.flatMap(({ quote }) => [accept(token, quote.id), accept(token, quote.id), accept(token)]),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => ![200, 409, 410].includes(status))).toEqual([]);
    expect(await statusesOf(id)).toEqual(['accepted', 'superseded', 'superseded']);
    expect(
      await api.sql("select count(*)::int from deal_events where deal_id = $1 and kind = 'quote_accepted'", [
        id,
      ]),
    ).toEqual([{ count: 1 }]);
  });

  it.each(eitherWay)(
    'quote.accept-once: meets its withdrawal, and is %s of the two',
    async (_what, isFirst) => {
      const { id } = await addDeal(api, admin);
      const { quote, token } = await issued(admin, id, inAMonth());
      const [accepted, withdrawn] = await race(
        id,
        isFirst,
        () => accept(token),
        () => withdraw(quote),
      );
      expect([accepted.status, codeOf(withdrawn)]).toEqual(isFirst ? [200, 'CONFLICT'] : [409, undefined]);
      expect(await statusesOf(id)).toEqual([isFirst ? 'accepted' : 'withdrawn']);
    },
  );

  it.each(eitherWay)(
    'quote.supersede: meets its replacement, and is accepted as %s of the two',
    async (_what, isFirst) => {
      const { id } = await addDeal(api, admin);
      const { quote, token } = await issued(admin, id, inAMonth());
      const draft = await draftOf(admin, id, quote.id);
      const [accepted, replaced] = await race(
        id,
        isFirst,
        () => accept(token),
        () => issue(admin, draft, inAMonth()),
      );
      expect([accepted.status, codeOf(replaced)]).toEqual([isFirst ? 200 : 409, undefined]);
      // What was accepted holds until its replacement is accepted.
      expect(await statusesOf(id)).toEqual(isFirst ? ['accepted', 'issued'] : ['issued', 'superseded']);
    },
  );
});
