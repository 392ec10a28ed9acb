import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { dealSentences } from '@hearthline/rules/sale/deals/deal-sentences.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { signDeal } from '../../../../testing/fixtures/signed-agreements.ts';
import { winningSteps } from '../../../../testing/fixtures/winning-steps.ts';

const api = useApi();
let admin: Caller;
let seller: string;
beforeAll(async () => {
  admin = await api.as('admin');
  seller = await api.addUser({ email: 'seller@won.example', role: 'admin', name: 'Sam Seller' });
});
const { win, won, code } = winningSteps(api, () => admin);

const versionOf = async (id: string): Promise<number> =>
  (await admin.gql('query ($id: ID!) { deal(id: $id) { version } }', { id })).data.deal.version;
const update = async (id: string, input: object, reason?: string) =>
  admin.gql(
    'mutation ($id: ID!, $version: Int!, $input: DealInput!, $reason: String) { updateDeal(id: $id, version: $version, input: $input, reason: $reason) { owner { id } source probabilityPercent events { kind note } } }',
    { id, version: await versionOf(id), input, reason },
  );
const voidAgreement = async (id: string) => {
  const [row] = await api.sql('select version from agreements where id = $1', [id]);
  return admin.gql(
    'mutation ($id: ID!, $version: Int!) { voidAgreement(id: $id, version: $version, reason: "Wrong") { status } }',
    { id, version: row?.version },
  );
};
const lose = async (id: string) =>
  admin.gql(
    'mutation ($id: ID!, $version: Int!) { loseDeal(id: $id, version: $version, reason: price) { stage } }',
    { id, version: await versionOf(id) },
  );
const messageOf = (answer: { errors?: readonly any[] }): string | undefined => answer.errors?.[0]?.message;

describe('the agreement of a deal', () => {
  it('is void by nobody once the deal is won', async () => {
    const deal = await signDeal(api);
    await won(deal);
    const answer = await voidAgreement(deal.agreementId);
    expect([code(answer), messageOf(answer)]).toEqual(['CONFLICT', agreementSentences.wonDeal]);
    expect(agreementSentences.wonDeal).toBe('Cancel the sale instead.');
    expect(await api.sql('select status from agreements where id = $1', [deal.agreementId])).toEqual([
      { status: 'signed' },
    ]);
  });

  it('keeps the deal from being lost while it is signed, until it is void', async () => {
    const deal = await signDeal(api);
    const answer = await lose(deal.dealId);
    expect([code(answer), messageOf(answer)]).toEqual(['CONFLICT', 'Void the agreement first.']);
    expect((await voidAgreement(deal.agreementId)).errors).toBeUndefined();
    expect((await lose(deal.dealId)).data.loseDeal.stage).toBe('lost');
  });

  it('is void, or the deal is won: never both at once', async () => {
    const deal = await signDeal(api);
    const [voided, made] = await Promise.all([voidAgreement(deal.agreementId), win(deal.dealId)]);
    expect([voided, made].filter(({ errors }) => !errors)).toHaveLength(1);
  });
});

describe('a won deal', () => {
  it('change.closed: keeps everything but owner, source and who buys', async () => {
    const deal = await signDeal(api);
    await won(deal);
    for (const input of [
      { probabilityPercent: 50 },
      { valueCents: 1 },
      { expectedCloseOn: '2027-01-01' },
      { designCode: deal.designCode },
      { ownerId: seller, probabilityPercent: 50 },
    ]) {
      const answer = await update(deal.dealId, input, 'Why not');
      expect([code(answer), messageOf(answer)], JSON.stringify(input)).toEqual([
        'CONFLICT',
        dealSentences.wonClosed,
      ]);
    }
    const silent = await update(deal.dealId, { ownerId: seller });
    expect(silent.errors?.[0]?.extensions.fieldErrors).toEqual({ reason: dealSentences.wonReason });
    const { data } = await update(deal.dealId, { ownerId: seller, source: 'Home show' }, 'Dana has left');
    expect(data.updateDeal).toMatchObject({
      owner: { id: seller },
      source: 'Home show',
      probabilityPercent: 100,
      events: [{ kind: 'changed', note: 'Owner, Source: Dana has left' }, {}, {}],
    });
  });

  it('change.closed: counts in reports by the owner and the source that it was won with', async () => {
    const deal = await signDeal(api, { totalCents: 12_345_600 });
    const other = await api.addUser({ email: 'other@won.example', role: 'admin', name: 'Other Seller' });
    expect((await update(deal.dealId, { ownerId: other, source: 'Lot sign' })).errors).toBeUndefined();
    const { errors } = await win(deal.dealId, null, await versionOf(deal.dealId));
    expect(errors).toBeUndefined();
    await api.sql('select complete_won_deals()');
    await admin.rest(
      'POST',
      `/api/deals/${deal.dealId}/payments`,
      { kind: 'deposit', method: 'check', amountCents: 500_000, receivedOn: '2026-05-04' },
      { 'idempotency-key': crypto.randomUUID() },
    );
    const totals = async (source: string, measure: string, field: string, value: string) => {
      const answer = await admin.gql(
        'query ($definition: ReportDefinitionInput!) { reportResult(definition: $definition) { totals } }',
        { definition: { source, measures: [measure], filters: [{ field, op: 'is', values: [value] }] } },
      );
      expect(answer.errors).toBeUndefined();
      return answer.data.reportResult.totals;
    };
    const seen = async () => [
      await totals('deals', 'won_sum', 'owner', other),
      await totals('deals', 'won_sum', 'dealSource', 'Lot sign'),
      await totals('payments', 'net_sum', 'owner', other),
    ];
    const before = [[123_456], [123_456], [5_000]];
    expect(await seen()).toEqual(before);
    await update(deal.dealId, { ownerId: seller, source: 'Referral' }, 'Handed over');
    expect(await seen()).toEqual(before);
  });

  it('change.closed: enters another owner or source, less for the one, more for the other', async () => {
    const deal = await signDeal(api, { totalCents: 7_654_321 });
    const first = await api.addUser({ email: 'first@won.example', role: 'admin', name: 'First Seller' });
    await update(deal.dealId, { ownerId: first, source: 'Lot sign' });
    expect((await win(deal.dealId, null, await versionOf(deal.dealId))).errors).toBeUndefined();
    const entries = () =>
      api.sql(
        'select kind, amount_cents::float8 as cents, owner_id as owner, source from sale_entries where deal_id = $1 order by id',
        [deal.dealId],
      );
    const won = { kind: 'won', cents: 7_654_321, owner: first, source: 'Lot sign' };
    expect(await entries()).toEqual([won]);
    await update(deal.dealId, { ownerId: first, source: 'Lot sign' }, 'Nothing is new');
    expect(await entries()).toEqual([won]);
    await update(deal.dealId, { ownerId: seller }, 'Dana has left');
    await update(deal.dealId, { source: 'Referral' }, 'They told us');
    const correction = (cents: number, owner: string, source: string) => ({
      kind: 'correction',
      cents,
      owner,
      source,
    });
    expect(await entries()).toEqual([
      won,
      correction(-7_654_321, first, 'Lot sign'),
      correction(7_654_321, seller, 'Lot sign'),
      correction(-7_654_321, seller, 'Lot sign'),
      correction(7_654_321, seller, 'Referral'),
    ]);
    const [audited] = await api.sql(
      "select details from audit_entries where action = 'deal.update' and object = $1 order by id desc limit 1",
      [`deal:${deal.dealId}`],
    );
    expect(audited?.details).toMatchObject({
      reason: 'They told us',
      changes: { source: { from: 'Lot sign', to: 'Referral' } },
    });
  });

  it('change.closed: moves nowhere while its sale holds', async () => {
    const deal = await signDeal(api);
    await won(deal);
    for (const stage of ['new', 'quoted', 'agreed']) {
      const answer = await admin.gql(
        'mutation ($id: ID!, $version: Int!, $stage: DealStage!) { moveDeal(id: $id, version: $version, stage: $stage) { id } }',
        { id: deal.dealId, version: await versionOf(deal.dealId), stage },
      );
      expect([code(answer), messageOf(answer)]).toEqual(['CONFLICT', dealSentences.won]);
    }
  });
});
