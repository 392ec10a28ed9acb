import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { verifyAgreements } from '../features/sale/agreements/evidence/verify-agreements.ts';
import { verifyPayments } from '../features/sale/payments/verify-payments.ts';
import { verifyQuotes } from '../features/sale/quotes/issue/verify-quotes.ts';
import { useApi, type Caller } from '../testing/api.ts';
import { useAgreements } from '../testing/fixtures/agreements-fixtures.ts';

const api = useApi();
const { signed } = useAgreements(api);
let admin: Caller;
let deal: string;
let agreement: any;
let quoteId: string;
let payments: string[];
beforeAll(async () => {
  admin = await api.as('admin');
  const made = await signed();
  agreement = made.agreement;
  deal = made.deal.id;
  quoteId = made.quote.id;
  payments = [];
  for (const [kind, amountCents] of [
    ['deposit', 100_000],
    ['progress', 50_000],
    ['refund', 20_000],
  ] as const) {
    const { body } = await admin.rest(
      'POST',
      `/api/deals/${deal}/payments`,
      { kind, amountCents, method: 'check', receivedOn: '2026-05-04' },
      { 'idempotency-key': randomUUID() },
    );
    payments.push(body.id as string);
  }
  await admin.gql('mutation ($id: ID!) { voidPayment(id: $id, reason: "wrong") { id } }', {
    id: payments[1],
  });
  const { body } = await admin.rest(
    'POST',
    `/api/deals/${deal}/payments`,
    { kind: 'final', amountCents: 70_000, method: 'wire', receivedOn: '2026-05-05' },
    { 'idempotency-key': randomUUID() },
  );
  payments.push(body.id as string);
});

const tables = [
  'agreements',
  'agreement_signers',
  'agreement_events',
  'agreement_links',
  'payments',
  'quotes',
];
const asOwner = async (text: string, values: unknown[]): Promise<void> => {
  for (const table of tables) await api.sql(`alter table ${table} disable trigger user`);
  await api.sql(text, values);
  for (const table of tables) await api.sql(`alter table ${table} enable trigger user`);
};
const verify = async (): Promise<string[]> => {
  const { storage, seal } = api.app.systemContext();
  const { db } = api.database;
  const found = [
    await verifyAgreements({ db, storage, seal }),
    await verifyQuotes(db),
    await verifyPayments(db),
  ];
  return found.flatMap(({ breaks }) => breaks);
};

it('finds nothing wrong with what was done rightly', async () => {
  expect(await verify()).toEqual([]);
});

it('proof.damaged: finds an event that the owner of the tables has rewritten', async () => {
  const set = (actor: string) =>
    asOwner('update agreement_events set actor = $2 where agreement_id = $1 and n = 1', [
      agreement.id,
      actor,
    ]);
  await set('Mallory, staff');
  expect(await verify()).toEqual([`Agreement ${agreement.number}: events: not the chain that was written.`]);
  await set(agreement.events[0].actor);
  expect(await verify()).toEqual([]);
});

it.each([
  ['amount_cents = amount_cents + 1', 'amount_cents = amount_cents - 1'],
  ["kind = 'final'", "kind = 'deposit'"],
  ["received_on = '2026-05-06'", "received_on = '2026-05-04'"],
  ["voided_at = now(), void_reason = 'x'", 'voided_at = null, void_reason = null'],
  ['receipt = receipt || \'{"paidCents": 1}\'', 'receipt = receipt || \'{"paidCents": 100000}\''],
])('finds a payment whose row was changed: %s', async (set, back) => {
  await asOwner(`update payments set ${set} where id = $1`, [payments[0]]);
  expect((await verify()).length).toBeGreaterThan(0);
  await asOwner(`update payments set ${back} where id = $1`, [payments[0]]);
  expect(await verify()).toEqual([]);
});

it('finds a void that was taken back, and a payment that was removed', async () => {
  const [row] = await api.sql('select * from payments where id = $1', [payments[1]]);
  await asOwner('update payments set voided_at = null, void_reason = null where id = $1', [payments[1]]);
  expect(await verify()).toContainEqual(expect.stringContaining('not void as the audit log says'));
  await asOwner('delete from payments where id = $1', [payments[1]]);
  expect(await verify()).toEqual(
    expect.arrayContaining([expect.stringContaining('is missing'), expect.stringContaining('was removed')]),
  );
  await asOwner('insert into payments select * from jsonb_populate_record(null::payments, $1)', [
    JSON.stringify({ ...row, received_on: '2026-05-04' }),
  ]);
  expect(await verify()).toEqual([]);
});

it('finds a quote that says something else, and one that was accepted at another time', async () => {
  for (const [set, back] of [
    ['document = document || \'{"totalCents": 1}\'', null],
    ["accepted_at = accepted_at - interval '1 day'", "accepted_at = accepted_at + interval '1 day'"],
  ] as const) {
    const [row] = await api.sql('select document from quotes where id = $1', [quoteId]);
    await asOwner(`update quotes set ${set} where id = $1`, [quoteId]);
    expect(await verify()).toContainEqual(expect.stringMatching(/^Quote .+: not /));
    if (back) await asOwner(`update quotes set ${back} where id = $1`, [quoteId]);
    else
      await asOwner('update quotes set document = $2 where id = $1', [
        quoteId,
        JSON.stringify(row?.document),
      ]);
    expect(await verify()).toEqual([]);
  }
});
