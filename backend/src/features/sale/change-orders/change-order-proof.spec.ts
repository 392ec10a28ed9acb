import { beforeAll, describe, expect, it } from 'vitest';
import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { useApi, type Caller } from '../../../testing/api.ts';
import { sha } from '../../../testing/fixtures/agreements-fixtures.ts';
import { extra, useChangeOrders } from '../../../testing/fixtures/change-order-steps.ts';
import { verifyPapers } from '../signing/evidence/verify-papers.ts';
import { changeOrderKind } from './change-order-kind.ts';

const api = useApi();
let admin: Caller;
let order: any;
let dealId = '';
const steps = useChangeOrders(api, () => admin);
beforeAll(async () => {
  admin = await api.as('admin');
});
const fileOf = async (path: string): Promise<string> => {
  const answer = await admin.open(path);
  expect(answer.status).toBe(200);
  return sha(Buffer.from(await answer.arrayBuffer()));
};
const tables = ['change_orders', 'change_order_signers', 'change_order_events', 'change_order_links'];
const asOwner = async (text: string, values: unknown[] = []): Promise<void> => {
  for (const table of tables) await api.sql(`alter table ${table} disable trigger user`);
  await api.sql(text, values);
  for (const table of tables) await api.sql(`alter table ${table} enable trigger user`);
};
const verify = async (): Promise<readonly string[]> => {
  const { storage, seal } = api.app.systemContext();
  return (await verifyPapers({ db: api.database.db, storage, seal }, changeOrderKind)).breaks;
};

it('change.paper: agreement and earlier change orders stay byte for byte after three, and the sum is that of all', async () => {
  const deal = await steps.wonDeal();
  ({ dealId } = deal);
  const agreement = `/api/agreements/${deal.agreementId}.pdf`;
  const files = new Map([[agreement, await fileOf(agreement)]]);
  let sum = deal.totalCents;
  for (const cents of [310_000, -125_050, 99_999]) {
    order = await steps.signedOrder(dealId, { lines: [extra(cents, { taxable: true })] });
    const tax = Math.sign(cents) * Math.floor((Math.abs(cents) * 8650 + 50_000) / 100_000);
    sum += cents + tax;
    expect(order.afterCents).toBe(sum);
    const path = `/api/change-orders/${order.id}.pdf`;
    files.set(path, order.signedSha256);
    for (const [one, hash] of files) expect(await fileOf(one), one).toBe(hash);
  }
  const [row] = await api.sql('select contract_cents::float8 as sum from deals where id = $1', [dealId]);
  expect(row?.sum).toBe(sum);
  const verified = (await api.rest('GET', `/api/verify/${order.signedSha256}`)).body;
  expect(verified).toMatchObject({
    known: true,
    damaged: false,
    kind: 'change_order',
    number: order.number,
    status: 'signed',
  });
  expect((await api.rest('GET', `/api/verify/${'a'.repeat(64)}`)).body).toEqual({ known: false });
  expect(await verify()).toEqual([]);
});

describe('proof.damaged: a change order', () => {
  it.each([
    ['update change_order_events set actor = $2 where change_order_id = $1 and n = 1', 'Mallory, staff'],
    [
      "update change_order_events set details = details || '{\"x\": 1}' where change_order_id = $1 and n = 2 and $2 <> ''",
      'x',
    ],
    [
      'update change_order_signers set signed_name = $2 where change_order_id = $1 and position = 1',
      'Mallory',
    ],
    ['update change_orders set status = $2 where id = $1', 'void'],
    ['update change_orders set delta_cents = delta_cents + $2::int where id = $1', '1'],
    ['update change_orders set days = days + $2::int where id = $1', '1'],
    ['update change_orders set signed_sha256 = $2 where id = $1', 'f'.repeat(64)],
    [
      "update change_orders set document = jsonb_set(document, '{reason}', to_jsonb($2::text)) where id = $1",
      'Other',
    ],
    [
      "delete from change_order_events where change_order_id = $1 and n = (select max(n) from change_order_events where change_order_id = $1) and $2 <> ''",
      'x',
    ],
  ])('whose record says otherwise is told as damaged by every call: %s', async (text, value) => {
    const before = {
      orders: await api.sql('select to_jsonb(c) as row from change_orders c where id = $1', [order.id]),
      signers: await api.sql(
        'select to_jsonb(s) as row from change_order_signers s where change_order_id = $1',
        [order.id],
      ),
      events: await api.sql(
        'select to_jsonb(e) as row from change_order_events e where change_order_id = $1',
        [order.id],
      ),
    };
    await asOwner(text, [order.id, value]);
    expect(await verify()).toHaveLength(1);
    expect((await api.rest('GET', `/api/verify/${order.pdfSha256}`)).body).toEqual({
      known: true,
      damaged: true,
      kind: 'change_order_unsigned',
      number: order.number,
    });
    const { errors } = await admin.gql('query ($id: ID!) { changeOrder(id: $id) { id } }', { id: order.id });
    expect(errors?.[0]?.message).toBe(agreementSentences.damaged);
    expect((await admin.open(`/api/change-orders/${order.id}.pdf`)).status).toBe(409);

    await asOwner(
      'update change_orders c set status = r.status, delta_cents = r.delta_cents, days = r.days, signed_sha256 = r.signed_sha256, document = r.document from jsonb_populate_record(null::change_orders, $2) r where c.id = $1',
      [order.id, before.orders[0]?.row],
    );
    for (const { row } of before.signers as any[])
      await asOwner('update change_order_signers set signed_name = $2 where id = $1', [
        row.id,
        row.signed_name,
      ]);
    for (const { row } of before.events as any[])
      await asOwner(
        'insert into change_order_events select (jsonb_populate_record(null::change_order_events, $1)).* on conflict (id) do update set actor = excluded.actor, details = excluded.details',
        [row],
      );
    expect(await verify()).toEqual([]);
    expect((await admin.open(`/api/change-orders/${order.id}.pdf`)).status).toBe(200);
  });

  it('that is forged is one', async () => {
    await asOwner(
      "insert into change_orders select (jsonb_populate_record(null::change_orders, to_jsonb(c) || jsonb_build_object('id', uuidv7(), 'number', 4711, 'pdf_key', uuidv7(), 'signed_key', uuidv7(), 'pdf_sha256', repeat('b', 64)))).* from change_orders c where id = $1",
      [order.id],
    );
    expect((await api.rest('GET', `/api/verify/${'b'.repeat(64)}`)).body).toMatchObject({
      known: true,
      damaged: true,
      number: 'C-4711',
    });
    await asOwner('delete from change_orders where number = 4711');
  });
});

it.each([
  'update change_orders set reason = $2 where id = $1',
  "delete from change_orders where id = $1 and $2 <> ''",
  'update change_order_events set actor = $2 where change_order_id = $1',
  "delete from change_order_events where change_order_id = $1 and $2 <> ''",
  'update change_order_signers set name = $2 where change_order_id = $1',
  'update change_order_signers set signed_name = $2 where change_order_id = $1',
  "delete from change_order_signers where change_order_id = $1 and $2 <> ''",
  'update change_order_links set token_hash = $2 where signer_id in (select id from change_order_signers where change_order_id = $1)',
])('proof.rows: the database refuses: %s', async (text) => {
  await expect(api.sql(text, [order.id, 'Mallory'])).rejects.toThrow(/never|stay|changed/);
});
