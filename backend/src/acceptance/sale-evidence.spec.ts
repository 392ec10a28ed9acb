import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { addSaleEntry } from '../features/sale/contracts/contract.api.ts';
import { verifySaleEntries } from '../features/sale/contracts/verify-sale-entries.ts';
import { verifyPapers } from '../features/sale/signing/evidence/verify-papers.ts';
import { paperKinds } from '../features/sale/signing/linked/paper-kinds.ts';
import { verifyPayments } from '../features/sale/payments/verify-payments.ts';
import { verifyQuotes } from '../features/sale/quotes/issue/verify-quotes.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import { useApi, type Caller } from '../testing/api.ts';
import { useAgreements } from '../testing/fixtures/agreements-fixtures.ts';

const dataDir = join(inject('dataDir'), randomUUID());
const api = useApi({ storage: createDiskStorage(dataDir) });
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
  'sale_entries',
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
    ...(await Promise.all(paperKinds.map((kind) => verifyPapers({ db, storage, seal }, kind)))),
    await verifyQuotes(db),
    await verifyPayments(db),
    await verifySaleEntries(db),
  ];
  return found.flatMap(({ breaks }) => breaks);
};

it('finds nothing wrong with what was done rightly', async () => {
  expect(await verify()).toEqual([]);
});

it('nor does `npm run audit -- verify`, which reads rows on a connection of its own', async () => {
  const command = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/database/verify-audit.ts', 'verify'],
    {
      cwd: fileURLToPath(new URL('../../..', import.meta.url)),
      env: {
        ...process.env,
        DATABASE_URL: api.database.pool.options.connectionString,
        APP_SECRET: randomBytes(48).toString('base64'),
        DATA_DIR: dataDir,
      },
    },
  );
  // It knows only seals of a key of its own: that it does not know this one's is all that it may find.
  const { stdout, stderr } = await command.catch((error: { stdout: string; stderr: string }) => error);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/1 agreement, 0 change orders, 1 quote, 4 payments and \d+ sale entr/);
  expect(stdout.split('\n').filter((line) => /^- (Quote|Receipt|Sale entry)/.test(line))).toEqual([]);
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
    ["accepted_at = accepted_at - interval '1 second'", "accepted_at = accepted_at + interval '1 second'"],
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

it('allows a minute where the log does not state when a quote was accepted, as it did not always', async () => {
  const accepted = "action = 'quote.accept'";
  const [entry] = await api.sql(`select details from audit_entries where ${accepted}`);
  const state = async (details: unknown): Promise<void> => {
    await api.sql('alter table audit_entries disable trigger user');
    await api.sql(`update audit_entries set details = $1 where ${accepted}`, [JSON.stringify(details)]);
    await api.sql('alter table audit_entries enable trigger user');
  };
  const move = (seconds: number): Promise<void> =>
    asOwner("update quotes set accepted_at = accepted_at - $2 * interval '1 second' where id = $1", [
      quoteId,
      seconds,
    ]);
  await state({ number: entry?.details.number });
  await move(50);
  expect(await verify()).toEqual([]);
  await move(20);
  expect(await verify()).toContainEqual(expect.stringMatching(/^Quote .+: not accepted when/));
  await move(-70);
  await state(entry?.details);
  expect(await verify()).toEqual([]);
});

it('names a paper whose file is gone, and checks all others', async () => {
  const [files, away] = [join(dataDir, 'files/kept'), join(dataDir, 'files/away')];
  await rename(files, away);
  expect(await verify()).toEqual([expect.stringMatching(/^Agreement .+: a file of it cannot be read\.$/)]);
  await rename(away, files);
  expect(await verify()).toEqual([]);
});

describe('entries of a sale', () => {
  let entry: string;
  beforeAll(async () => {
    const context = api.app.systemContext();
    await context.transaction((trx) =>
      addSaleEntry(context, trx, { dealId: deal, kind: 'won', amountCents: 25_000_000 }),
    );
    const [row] = await api.sql<{ id: string }>('select id from sale_entries');
    entry = row?.id ?? '';
  });

  it('proof.damaged: are in the audit log with deal, kind, amount, day, owner and source', async () => {
    expect(await verify()).toEqual([]);
    const [logged] = await api.sql(
      "select object, details from audit_entries where action = 'sale-entry.add'",
    );
    const [row] = await api.sql(
      'select d.number, e.entered_on::text, e.owner_id, e.source from sale_entries e join deals d on d.id = e.deal_id',
    );
    expect(logged).toEqual({
      object: `sale-entry:${entry}`,
      details: {
        deal: `D-${row?.number}`,
        kind: 'won',
        cents: 25_000_000,
        enteredOn: row?.entered_on,
        ownerId: row?.owner_id,
        source: row?.source,
      },
    });
  });

  it.each([
    ['amount_cents = amount_cents + 1', 'amount_cents = amount_cents - 1'],
    ["kind = 'change'", "kind = 'won'"],
    ['entered_on = entered_on + 1', 'entered_on = entered_on - 1'],
    [
      "owner_id = (select id from users where email = 'agent@example.com')",
      'owner_id = (select owner_id from deals where id = deal_id)',
    ],
    ["source = 'somewhere else'", 'source = (select source from deals where id = deal_id)'],
  ])('proof.damaged: are found changed: %s', async (set, back) => {
    await asOwner(`update sale_entries set ${set} where id = $1`, [entry]);
    expect(await verify()).toEqual([expect.stringMatching(/^Sale entry of D-.+: not what was entered\.$/)]);
    await asOwner(`update sale_entries set ${back} where id = $1`, [entry]);
    expect(await verify()).toEqual([]);
  });

  it('proof.damaged: are found removed, and found added beside the log', async () => {
    const [row] = await api.sql('select to_jsonb(e) as row from sale_entries e where id = $1', [entry]);
    await asOwner('delete from sale_entries where id = $1', [entry]);
    expect(await verify()).toEqual([expect.stringMatching(/^A sale entry of D-\d+ was removed\.$/)]);
    const insert = 'insert into sale_entries select * from jsonb_populate_record(null::sale_entries, $1)';
    await asOwner(insert, [JSON.stringify(row?.row)]);
    expect(await verify()).toEqual([]);
    const other = randomUUID();
    await asOwner(insert, [JSON.stringify({ ...(row?.row as object), id: other })]);
    expect(await verify()).toEqual([
      expect.stringMatching(/^Sale entry of D-\d+, won, .+: the audit log does not know it\.$/),
    ]);
    await asOwner('delete from sale_entries where id = $1', [other]);
  });

  it('proof.damaged: are in the audit log, too, where the version before has won the deal', async () => {
    await asOwner('delete from sale_entries where id = $1', [entry]);
    await api.sql("update deals set stage = 'won', probability_percent = 100 where id = $1", [deal]);
    await api.sql('select complete_won_deals()');
    const { db } = api.database;
    const { checked, breaks } = await verifySaleEntries(db);
    expect([checked, breaks]).toEqual([1, [expect.stringMatching(/ was removed\.$/)]]);
  });
});
