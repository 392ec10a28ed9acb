import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isIntact } from '../features/sale/signing/chain.ts';
import { useApi, type Answer, type Caller, type GraphqlAnswer } from '../testing/api.ts';
import { useAgreements } from '../testing/fixtures/agreements-fixtures.ts';
import { signDeal } from '../testing/fixtures/signed-agreements.ts';
import { codeOf } from '../testing/graphql/ask-for.ts';
import { eitherWay, following, saleRaces, sorted } from '../testing/sale-races.ts';

const api = useApi();
const { out, read, tokenOf, agree, sign } = useAgreements(api);
const { lastNumber, race } = saleRaces(api);
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
// Designs and links are limited, and every spec is one network.
beforeEach(() => api.sql('delete from limits'));

describe('an agreement', () => {
  const eventsOf = async ({ id }: { id: string }): Promise<any[]> => (await read(id)).events;
  const mailsTo = (kind: string, { number }: { number: string }) =>
    api.sql("select to_name as name from mails where kind = $1 and text like '%' || $2 || '%' order by 1", [
      kind,
      number,
    ]);

  it('sign.once, sign.order: is signed by both buyers at once, five times each, and asks the seller once', async () => {
    const { agreement } = await out();
    const names = ['Ada Byron', 'Robin Byron'] as const;
    const tokens = await Promise.all(names.map((name) => tokenOf(name, agreement.number)));
    await Promise.all(tokens.map(agree));
    const answers = await Promise.all(
      tokens.flatMap((token, at) => Array.from({ length: 5 }, () => sign(token, names[at] ?? ''))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, ...Array<number>(8).fill(410)]);
    expect(await mailsTo('agreement_link', agreement)).toEqual(
      ['Ada Byron', 'Dana Whitfield', 'Robin Byron'].map((name) => ({ name })),
    );
    // The seller's turn: opened, agreed and signed from two devices, each several times at once.
    const seller = await tokenOf('Dana Whitfield', agreement.number);
    expect((await sign(seller, 'Dana Whitfield')).status).toBe(409);
    await Promise.all([agree(seller), agree(seller)]);
    const last = await Promise.all(Array.from({ length: 4 }, () => sign(seller, 'Dana Whitfield')));
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
      const { agreement } = await out();
      const token = await tokenOf('Ada Byron', agreement.number);
      await agree(token);
      const signIt = () => sign(token, 'Ada Byron');
      const end = () =>
        admin.gql(
          'mutation ($id: ID!, $version: Int!) { voidAgreement(id: $id, version: $version, reason: "x") { status } }',
          { id: agreement.id, version: agreement.version },
        );
      const [signed, ended] = await race(agreement.dealId, isFirst, signIt, end);
      expect([signed.status, codeOf(ended)]).toEqual([isFirst ? 200 : 410, undefined]);
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
          answer.data?.recordPayment ? 201 : codeOf(answer) === 'KEY_REUSED' ? 422 : 500,
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
    expect(new Set(answers.flatMap((answer) => codeOf(answer) ?? []))).toEqual(new Set(['CONFLICT']));
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
    expect([codeOf(won), codeOf(ended)]).toEqual(isFirst ? [undefined, 'CONFLICT'] : ['CONFLICT', undefined]);
    expect(await after(dealId)).toMatchObject(
      isFirst
        ? { stage: 'won', status: 'signed', projects: 1, documents: 2 }
        : { stage: 'new', status: 'void', projects: 0 },
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
    // Whoever has signed with everybody is not lost: the agreement is made void first.
    expect([codeOf(won), codeOf(lost)]).toEqual([undefined, 'CONFLICT']);
    expect(await after(dealId)).toMatchObject({ stage: 'won', projects: 1 });
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
        'body' in answer ? String(answer.status) : (codeOf(answer) ?? 'ok'),
      );
      expect(codes.filter((one) => !/^(ok|20[0-4]|CONFLICT|NOT_FOUND|40[49])$/.test(one))).toEqual([]);
      const { stage, projects } = (await after(dealId)) as { stage: string; projects: number };
      expect(projects).toBe(stage === 'won' ? 1 : 0);
    }
  });
});
