import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isIntact } from '../features/agreements/chain.ts';
import { nextNumber, type CounterName } from '../platform/db/counter.entity.ts';
import { useApi, type Answer, type Caller, type GraphqlAnswer } from '../testing/api.ts';
import {
  acceptedDeal,
  askFor,
  consentBy,
  sentAgreement,
  signBy,
  signerToken,
  type SentAgreement,
} from '../testing/fixtures/sent-agreements.ts';
import { addDeal, draftOf, issue, issued, type SpecQuote } from '../testing/fixtures/quotes.ts';
import { signDeal } from '../testing/fixtures/signed-agreements.ts';
import { holdLocks, untilWaiting } from '../testing/locks.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
// Designs and links are limited, and every spec is one network.
beforeEach(() => api.sql('delete from limits'));

const code = ({ errors }: GraphqlAnswer): string | undefined => errors?.[0]?.extensions.code;
const inAMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((one, other) => one - other);
const following = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => first + at);
const lastNumber = async (name: CounterName): Promise<number> =>
  (await api.sql<{ last: number }>('select last from counters where name = $1', [name]))[0]?.last ?? 1000;

/** Lets two requests arrive while somebody holds the deal, so that the first of them surely goes first. */
const inOrder = async <One, Other>(
  dealId: string,
  first: () => Promise<One>,
  second: () => Promise<Other>,
): Promise<[One, Other]> => {
  const release = await holdLocks(api, 'select from deals where id = $1 for update', [dealId]);
  const one = first();
  await untilWaiting(api, 1);
  const other = second();
  await untilWaiting(api, 2);
  await release();
  return Promise.all([one, other]);
};
/** The same two, whichever goes first. @returns their answers as they were named */
const race = async <One, Other>(
  dealId: string,
  isFirst: boolean,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<[One, Other]> => {
  if (isFirst) return inOrder(dealId, one, other);
  const [answer, last] = await inOrder(dealId, other, one);
  return [last, answer];
};
const eitherWay = [
  ['the first', true],
  ['the last', false],
] as const;

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
    const refusals = answers.flatMap((answer) => code(answer) ?? []);
    // On a busy machine some get no connection in time, before they are done or for their answer.
    expect(refusals.filter((one) => !['CONFLICT', 'UNAVAILABLE'].includes(one))).toEqual([]);
    expect(given.length + refusals.length).toBe(200);
    const kept = await api.sql<{ number: number }>('select number from quotes where number > $1', [before]);
    const numbers = sorted(kept.map(({ number }) => number));
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
            .transaction(async (em) => {
              const number = await nextNumber(em, name);
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
    for (let at = 0; at < 5; at += 1) deals.push(await acceptedDeal(api, admin));
    const before = await lastNumber('agreement');
    const made = await Promise.all(
      [...deals, ...deals].map(({ quoteId }) =>
        admin.gql('mutation ($quoteId: ID!) { createAgreement(quoteId: $quoteId) { number } }', { quoteId }),
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
      expect([accepted.status, code(withdrawn)]).toEqual(isFirst ? [200, 'CONFLICT'] : [409, undefined]);
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
      expect([accepted.status, code(replaced)]).toEqual(isFirst ? [200, 'CONFLICT'] : [409, undefined]);
      expect(await statusesOf(id)).toEqual(isFirst ? ['accepted', 'draft'] : ['issued', 'superseded']);
    },
  );
});

describe('an agreement', () => {
  const eventsOf = async ({ id }: SentAgreement): Promise<any[]> =>
    (
      await askFor(
        admin,
        'query ($id: ID!) { agreement(id: $id) { events { n at kind actor documentSha256 detailsSha256 prev hash } } }',
        { id },
      )
    ).events;
  const mailsTo = (kind: string, { number }: SentAgreement) =>
    api.sql("select to_name as name from mails where kind = $1 and text like '%' || $2 || '%' order by 1", [
      kind,
      number,
    ]);

  it('sign.once, sign.order: is signed by both buyers at once, five times each, and asks the seller once', async () => {
    const agreement = await sentAgreement(api, admin);
    const names = ['Ada Byron', 'Bo Byron'] as const;
    const tokens = await Promise.all(names.map((name) => signerToken(api, agreement, name)));
    await Promise.all(tokens.map((token) => consentBy(api, token)));
    const answers = await Promise.all(
      tokens.flatMap((token, at) => Array.from({ length: 5 }, () => signBy(api, token, names[at] ?? ''))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, ...Array<number>(8).fill(410)]);
    expect(await mailsTo('agreement_link', agreement)).toEqual(
      ['Ada Byron', 'Bo Byron', 'Dana Whitfield'].map((name) => ({ name })),
    );
    // The seller's turn: opened, agreed and signed from two devices, each several times at once.
    const seller = await signerToken(api, agreement, 'Dana Whitfield');
    expect((await signBy(api, seller, 'Dana Whitfield')).status).toBe(409);
    await Promise.all([consentBy(api, seller), consentBy(api, seller)]);
    const last = await Promise.all(Array.from({ length: 4 }, () => signBy(api, seller, 'Dana Whitfield')));
    expect(last.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
    expect(await mailsTo('agreement_signed', agreement)).toHaveLength(3);
    const events = await eventsOf(agreement);
    expect(isIntact(events)).toBe(true);
    const kinds = events.map(({ kind }) => kind as string);
    const times = (kind: string): number => kinds.filter((one) => one === kind).length;
    expect(['viewed', 'consented', 'signed', 'completed'].map(times)).toEqual([3, 3, 3, 1]);
    expect(kinds.at(-1)).toBe('completed');
    // A copy of the file is not a second file.
    const [{ signed } = { signed: 0 }] = await api.sql<{ signed: number }>(
      'select count(signed_key)::int as signed from agreements where id = $1',
      [agreement.id],
    );
    expect(signed).toBe(1);
  });

  it.each(eitherWay)(
    'sign.once: meets a void, and its signature is %s of the two',
    async (_what, isFirst) => {
      const agreement = await sentAgreement(api, admin);
      const token = await signerToken(api, agreement, 'Ada Byron');
      await consentBy(api, token);
      const sign = () => signBy(api, token, 'Ada Byron');
      const end = () =>
        admin.gql(
          'mutation ($id: ID!, $version: Int!) { voidAgreement(id: $id, version: $version, reason: "x") { status } }',
          { id: agreement.id, version: agreement.version },
        );
      const [signed, ended] = await race(agreement.dealId, isFirst, sign, end);
      expect([signed.status, code(ended)]).toEqual([isFirst ? 200 : 410, undefined]);
      const events = await eventsOf(agreement);
      expect(isIntact(events)).toBe(true);
      expect(events.map(({ kind }) => kind as string).slice(-2)).toEqual(
        isFirst ? ['signed', 'voided'] : ['consented', 'voided'],
      );
    },
  );
});

describe('a deposit', () => {
  const deposit = { kind: 'deposit', method: 'check', amountCents: 500_000, receivedOn: '2026-05-04' };

  it('deposit.idempotent: is one, of forty that are sent at once with one key through both APIs, half of them with another sum', async () => {
    const { dealId } = await signDeal(api);
    const before = await lastNumber('receipt');
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, at): Promise<[number | undefined, string | undefined]> => {
        const input = { ...deposit, amountCents: at % 2 ? 500_000 : 600_000 };
        if (at % 4 < 2) {
          const { status, body } = await admin.rest('POST', `/api/deals/${dealId}/payments`, input, headers);
          return [status, body.id];
        }
        const answer = await admin.gql(
          'mutation ($dealId: ID!, $input: PaymentInput!) { recordPayment(dealId: $dealId, input: $input) { id } }',
          { dealId, input },
          headers,
        );
        return [
          answer.data?.recordPayment ? 201 : code(answer) === 'KEY_REUSED' ? 422 : 500,
          answer.data?.recordPayment?.id,
        ];
      }),
    );
    const ids = answers.flatMap(([, id]) => id ?? []);
    expect(new Set(ids).size).toBe(1);
    expect(answers.filter(([status]) => status === 201)).toHaveLength(20);
    expect(answers.filter(([status]) => status === 422)).toHaveLength(20);
    expect(await lastNumber('receipt')).toBe(before + 1);
    expect(await api.sql('select count(*)::int from payments where deal_id = $1', [dealId])).toEqual([
      { count: 1 },
    ]);
  });

  it('has a receipt number without a gap, of two hundred that are recorded at once, half of them refused', async () => {
    const deals = [await signDeal(api), await signDeal(api), await signDeal(api)];
    const before = await lastNumber('receipt');
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        admin.rest(
          'POST',
          `/api/deals/${deals[at % 3]?.dealId}/payments`,
          at % 2 ? deposit : { ...deposit, kind: 'refund', amountCents: 99_999_999 },
          { 'idempotency-key': randomUUID() },
        ),
      ),
    );
    const given = answers
      .filter(({ status }) => status === 201)
      .map(({ body }) => Number(body.receiptNumber.slice(2)));
    expect(sorted(given)).toEqual(following(before + 1, 100));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(100);
  });
});

describe('winning', () => {
  const win = (dealId: string) =>
    admin.gql('mutation ($dealId: ID!) { winDeal(id: $dealId, version: 1) { project { id } } }', { dealId });
  const voidIt = (id: string) =>
    admin.gql('mutation ($id: ID!) { voidAgreement(id: $id, version: 1, reason: "x") { status } }', { id });
  const lose = (dealId: string) =>
    admin.gql('mutation ($dealId: ID!) { loseDeal(id: $dealId, version: 1, reason: price) { id } }', {
      dealId,
    });
  const after = async (dealId: string) =>
    (
      await api.sql(
        `select d.stage, a.status, (select count(*)::int from projects p where p.deal_id = d.id) as projects,
           (select count(*)::int from documents f join projects p on p.id = f.project_id where p.deal_id = d.id) as documents
         from deals d join agreements a on a.deal_id = d.id where d.id = $1`,
        [dealId],
      )
    )[0];

  it('makes exactly one project, of twenty attempts at once', async () => {
    const { dealId } = await signDeal(api);
    const answers = await Promise.all(Array.from({ length: 20 }, () => win(dealId)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(new Set(answers.flatMap((answer) => code(answer) ?? []))).toEqual(new Set(['CONFLICT']));
    expect(await after(dealId)).toEqual({ stage: 'won', status: 'signed', projects: 1, documents: 2 });
  });

  it.each(eitherWay)('meets a void of its agreement, and is %s of the two', async (_what, isFirst) => {
    const { dealId, agreementId } = await signDeal(api);
    const [won, ended] = await race(
      dealId,
      isFirst,
      () => win(dealId),
      () => voidIt(agreementId),
    );
    expect([code(won), code(ended)]).toEqual([isFirst ? undefined : 'CONFLICT', undefined]);
    expect(await after(dealId)).toMatchObject(
      isFirst ? { stage: 'won', projects: 1, documents: 2 } : { stage: 'new', status: 'void', projects: 0 },
    );
  });

  it.each(eitherWay)('meets the loss of its deal, and is %s of the two', async (_what, isFirst) => {
    const { dealId } = await signDeal(api);
    const [won, lost] = await race(
      dealId,
      isFirst,
      () => win(dealId),
      () => lose(dealId),
    );
    expect([code(won), code(lost)]).toEqual(isFirst ? [undefined, 'CONFLICT'] : ['CONFLICT', undefined]);
    expect(await after(dealId)).toMatchObject(
      isFirst ? { stage: 'won', projects: 1 } : { stage: 'lost', projects: 0 },
    );
  });

  it('locks nobody out: whatever is done with one deal at once is answered', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { dealId, agreementId, email, designCode, contactId } = await signDeal(api);
      const pay = (amountCents: number) =>
        admin.rest(
          'POST',
          `/api/deals/${dealId}/payments`,
          { kind: 'deposit', method: 'check', amountCents, receivedOn: '2026-05-04' },
          { 'idempotency-key': randomUUID() },
        );
      const book = () =>
        api.gql('mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }', {
          input: { fullName: 'Ada Byron', email, phone: '3605550142', designCode },
        });
      const answers: (Answer | (GraphqlAnswer & { status: number }))[] = await Promise.all([
        win(dealId),
        pay(1),
        book(),
        win(dealId),
        admin.gql(
          'mutation ($id: ID!) { updateDeal(id: $id, version: 1, input: { probabilityPercent: 50 }) { id } }',
          { id: dealId },
        ),
        voidIt(agreementId),
        pay(2),
        book(),
        admin.gql('mutation ($id: ID!) { moveDeal(id: $id, version: 1, stage: contacted) { id } }', {
          id: dealId,
        }),
        admin.rest('DELETE', `/api/contacts/${contactId}`),
        lose(dealId),
      ]);
      const codes = answers.map((answer) =>
        'body' in answer ? String(answer.status) : (code(answer) ?? 'ok'),
      );
      expect(codes.filter((one) => !/^(ok|20[0-4]|CONFLICT|NOT_FOUND|40[49])$/.test(one))).toEqual([]);
      const { stage, projects } = (await after(dealId)) as { stage: string; projects: number };
      expect(projects).toBe(stage === 'won' ? 1 : 0);
    }
  });
});
