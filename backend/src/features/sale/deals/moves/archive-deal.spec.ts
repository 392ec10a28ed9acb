import { archiveSentences } from '@hearthline/rules/sale/deals/archive-sentences.ts';
import { dealSentences } from '@hearthline/rules/sale/deals/deal-sentences.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { quoteSentences } from '@hearthline/rules/sale/quotes/quote-sentences.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { useAgreements } from '../../../../testing/fixtures/agreements-fixtures.ts';
import { dealSteps, type Deal } from '../../../../testing/fixtures/deal-steps.ts';
import { deposit, usePayments } from '../../../../testing/fixtures/payments-fixtures.ts';
import { addDeal, draftOf, issue, issued } from '../../../../testing/fixtures/quotes-fixtures.ts';
import { signDeal } from '../../../../testing/fixtures/signed-agreements.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
const { open, move, update, lose, code } = dealSteps(api, () => admin);
const { quoted } = useAgreements(api);
const { post, takeBack } = usePayments(api);
const send = (
  name: 'archiveDeal' | 'restoreDeal',
  { id }: Pick<Deal, 'id'>,
  version: number,
  caller = admin,
) =>
  caller.gql(
    `mutation ($id: ID!, $version: Int!) { ${name}(id: $id, version: $version) { version archivedAt events { kind note } } }`,
    { id, version },
  );
const found = async (args: string): Promise<string[]> =>
  (await admin.gql(`{ deals(${args}) { deals { id } } }`)).data.deals.deals.map(({ id }: any) => id);

describe('an archived deal', () => {
  it('data.archive: counts nowhere, is found by its filter alone, and is as it was once it is restored', async () => {
    const deal = await open({ valueCents: 123_400 });
    const figures = async () =>
      (await admin.gql('{ dealBoard { stage count valueCents } hub { counts { openDeals salesPipeline } } }'))
        .data;
    const before = await figures();
    const { data } = await send('archiveDeal', deal, 1);
    expect(data.archiveDeal).toMatchObject({
      version: 2,
      archivedAt: expect.any(String),
      events: [{ kind: 'changed', note: 'Archived' }, { kind: 'opened' }],
    });
    for (const args of ['page: 1', 'open: true', 'stage: new', 'search: "byron"'])
      expect(await found(args), args).not.toContain(deal.id);
    expect(await found('archived: true')).toEqual([deal.id]);
    const without = await figures();
    expect(without.hub.counts.openDeals).toBe(before.hub.counts.openDeals - 1);
    expect(without.hub.counts.salesPipeline).toBeCloseTo(before.hub.counts.salesPipeline - 1234);
    expect(without.dealBoard[0].count).toBe(before.dealBoard[0].count - 1);
    expect((await send('archiveDeal', deal, 2)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    await send('restoreDeal', deal, 2);
    expect((await send('restoreDeal', deal, 3)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(await figures()).toEqual(before);
    expect(await found('archived: true')).toEqual([]);
    expect(
      await api.sql(
        "select action, details from audit_entries where object = $1 and action like 'deal.%re' or object = $1 and action = 'deal.archive' order by created_at",
        [`deal:${deal.id}`],
      ),
    ).toEqual([
      { action: 'deal.archive', details: { number: deal.number, stage: 'new' } },
      { action: 'deal.restore', details: { number: deal.number, stage: 'new' } },
    ]);
  });

  it('comes back to nobody if its owner may own no deals any more; one that was lost keeps the name', async () => {
    const email = 'moved-on@deals.example';
    const ownerId = await api.addUser({ email, role: 'sales', name: 'Lee Ver' });
    const [deal, lost] = [await open({ ownerId }), await open({ ownerId })];
    await lose(lost, 'timing');
    for (const [{ id }, version] of [
      [deal, 1],
      [lost, 2],
    ] as const)
      expect((await send('archiveDeal', { id }, version)).errors).toBeUndefined();
    const { errors } = await admin.gql(
      'mutation ($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { role } }',
      { id: ownerId, input: { name: 'Lee Ver', role: 'contractor', version: 1 } },
    );
    expect(errors).toBeUndefined();
    const { data } = await send('restoreDeal', deal, 2);
    expect(data.restoreDeal.events.map(({ note }: { note: string }) => note)).toEqual(
      expect.arrayContaining(['Owner', 'Restored']),
    );
    await send('restoreDeal', lost, 3);
    const ownersNow = await api.sql('select id, owner_id from deals where owner_id = $1', [ownerId]);
    expect(ownersNow.map(({ id }) => id)).toEqual([lost.id]);
  });

  it('is not changed, moved or lost, and takes no lead of its contact', async () => {
    const deal = await open();
    await send('archiveDeal', deal, 1);
    for (const answer of [
      move(deal, 'visited', 2),
      update(deal, { source: 'x' }, 2),
      lose(deal, 'price', undefined, 2),
    ])
      expect((await answer).errors?.[0]).toMatchObject({
        message: dealSentences.archived,
        extensions: { code: 'CONFLICT' },
      });
    expect(code(await send('archiveDeal', deal, 1))).toBe('CONFLICT');
  });

  it('data.archive: has no quote that was issued; one that was withdrawn is none', async () => {
    api.clock.set('2027-03-01T20:00:00Z');
    const admin = await api.as('admin');
    const deal = await addDeal(api, admin);
    const { quote } = await issued(admin, deal.id);
    const draft = await draftOf(admin, deal.id);
    const version = async () =>
      (await api.sql('select version from deals where id = $1', [deal.id]))[0]?.version;
    const refused = await send('archiveDeal', deal, await version(), admin);
    expect(refused.errors?.[0]).toMatchObject({
      message: archiveSentences.quoted,
      extensions: { code: 'CONFLICT' },
    });
    await api.sql("update quotes set status = 'withdrawn' where id = $1", [quote.id]);
    expect((await send('archiveDeal', deal, await version(), admin)).errors).toBeUndefined();
    const draftOther = 'mutation ($id: ID!) { draftQuote(dealId: $id) { id } }';
    const [drafting, issuing] = [await admin.gql(draftOther, deal), await issue(admin, draft)].map(
      ({ errors }) => errors?.[0]?.message,
    );
    expect([drafting, issuing]).toEqual([quoteSentences.dealClosed, quoteSentences.dealClosed]);
    const restored = await admin.gql('mutation ($id: ID!) { restoreDeal(id: $id) { archivedAt } }', deal);
    expect(restored.data.restoreDeal).toEqual({ archivedAt: null });
    expect((await admin.gql(draftOther, deal)).errors).toBeUndefined();
    api.clock.reset();
  });

  it('gets no agreement, and the draft of one is not sent', async () => {
    const { deal, quote } = await quoted();
    // As the version before archived deals whose quotes were issued.
    const archived = (isArchived: boolean) =>
      api.sql('update deals set archived_at = case when $2::bool then now() end where id = $1', [
        deal.id,
        isArchived,
      ]);
    const make = () =>
      admin.gql('mutation ($id: ID!) { createAgreement(quoteId: $id) { id version } }', quote);
    await archived(true);
    expect((await make()).errors?.[0]?.message).toBe(agreementSentences.dealClosed);
    await archived(false);
    const draft = (await make()).data.createAgreement;
    await archived(true);
    const sent = await admin.gql(
      'mutation ($id: ID!, $version: Int!) { sendAgreement(id: $id, version: $version) { id } }',
      draft,
    );
    expect(sent.errors?.[0]?.message).toBe(agreementSentences.dealClosed);
  });

  it('takes no payment', async () => {
    const deal = await open();
    await send('archiveDeal', deal, 1);
    const refused = await post(deal.id, deposit);
    expect([refused.status, refused.body.message]).toEqual([409, dealSentences.archived]);
    await send('restoreDeal', deal, 2);
    expect((await post(deal.id, deposit)).status).toBe(201);
  });

  it('has neither an agreement nor payments, and was not won', async () => {
    const signed = await signDeal(api);
    expect((await send('archiveDeal', { id: signed.dealId }, 1)).errors?.[0]?.message).toBe(
      archiveSentences.agreement,
    );
    const mistaken = await open();
    const { body } = await post(mistaken.id, deposit);
    expect((await takeBack(body.id)).errors).toBeUndefined();
    expect((await send('archiveDeal', mistaken, 1)).data.archiveDeal.archivedAt).not.toBeNull();
    const paid = await open();
    await api.sql(
      `insert into payments (deal_id, kind, method, amount_cents, received_on, receipt_number, receipt)
       values ($1, 'deposit', 'check', 100, '2026-01-05', (select coalesce(max(receipt_number), 1000) + 1 from payments), '{}')`,
      [paid.id],
    );
    expect((await send('archiveDeal', paid, 1)).errors?.[0]?.message).toBe(archiveSentences.paid);
    const won = await open();
    await api.sql("update deals set stage = 'won' where id = $1", [won.id]);
    expect((await send('archiveDeal', won, 1)).errors?.[0]?.message).toBe(archiveSentences.won);
    expect(code(await send('archiveDeal', { id: crypto.randomUUID() }, 1))).toBe('NOT_FOUND');
    expect(code(await send('archiveDeal', paid, 1, await api.as('customer')))).toBe('FORBIDDEN');
  });
});

describe('the audit log of deals', () => {
  const entry = async (id: string, action: string) =>
    (
      await api.sql('select details from audit_entries where object = $1 and action = $2', [
        `deal:${id}`,
        action,
      ])
    )[0]?.details;

  it('carries the number, old and new values, and the reason', async () => {
    const deal = await open({ valueCents: 100, source: 'referral' });
    expect(await entry(deal.id, 'deal.create')).toEqual({ number: deal.number });
    await update(deal, {
      valueCents: 250,
      source: 'referral',
      coBuyers: [{ name: 'Bo', email: 'bo@x.example' }],
    });
    expect(await entry(deal.id, 'deal.update')).toEqual({
      number: deal.number,
      fields: ['valueCents', 'source', 'coBuyers'],
      changes: {
        typedCents: { from: 100, to: 250 },
        buyers: {
          from: expect.stringMatching(/^Ada Byron <\S+>$/),
          to: expect.stringMatching(/^Ada Byron <\S+> and Bo <bo@x\.example>$/),
        },
      },
    });
    await move(deal, 'visited', 2);
    expect(await entry(deal.id, 'deal.move')).toEqual({ number: deal.number, from: 'new', to: 'visited' });
    await lose(deal, 'timing', 'Next year', 3);
    expect(await entry(deal.id, 'deal.lose')).toEqual({
      number: deal.number,
      from: 'visited',
      to: 'lost',
      reason: 'timing',
    });
  });

  it('carries number, stages and project of a deal that was won', async () => {
    const { dealId } = await signDeal(api);
    const { data } = await admin.gql(
      'mutation ($id: ID!) { winDeal(id: $id, version: 1) { number project { id } } }',
      { id: dealId },
    );
    expect(await entry(dealId, 'deal.win')).toEqual({
      number: data.winDeal.number,
      from: 'new',
      to: 'won',
      project: data.winDeal.project.id,
    });
  });

  it('carries number, state before and after, and the reason of an agreement that was made void', async () => {
    const { agreementId } = await signDeal(api);
    const [agreement] = await api.sql('select version, number from agreements where id = $1', [agreementId]);
    const { errors } = await admin.gql(
      'mutation ($id: ID!, $v: Int!) { voidAgreement(id: $id, version: $v, reason: "Wrong lot") { id } }',
      { id: agreementId, v: agreement?.version },
    );
    expect(errors).toBeUndefined();
    expect(
      await api.sql("select details from audit_entries where action = 'agreement.void' and object = $1", [
        `agreement:${agreementId}`,
      ]),
    ).toEqual([
      {
        details: {
          number: `A-${String(agreement?.number)}`,
          from: 'signed',
          to: 'void',
          reason: 'Wrong lot',
        },
      },
    ]);
  });
});
