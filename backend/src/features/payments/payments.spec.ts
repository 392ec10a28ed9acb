import { holdLocks, untilWaiting } from '../../testing/locks.ts';
import { randomUUID } from 'node:crypto';
import { paymentSentences } from '@hearthline/rules/payments/rules.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../testing/api.ts';
import { mailVoid } from './mail-receipt.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
afterEach(() => api.clock.reset());

let people = 0;
/** A deal of a new contact. */
const openDeal = async (
  coBuyers: object[] = [],
): Promise<{ readonly id: string; readonly email: string; readonly number: string }> => {
  const email = `payer${++people}@payments.example`;
  const [row] = await api.sql<{ id: string }>(
    "insert into contacts (first_name, last_name, email, email_folded, source, status) values ('Ada', 'Byron', $1, $1, 'manual', 'prospect') returning id",
    [email],
  );
  const { data } = await admin.gql(
    'mutation ($input: DealInput!) { createDeal(input: $input) { id number } }',
    { input: { contactId: row?.id, coBuyers } },
  );
  return { ...data.createDeal, email };
};
/** An accepted quote of a deal, as far as sums need it. */
const accept = (dealId: string, cents: number) =>
  api.sql(
    `insert into quotes (deal_id, number, status, lines, total_cents, terms, design_code, design_version, document, content_sha256, issued_on, valid_until)
     values ($1, (select coalesce(max(number), 1000) + 1 from quotes), 'accepted', '[]', $2, '', '000000000000', 1, '{}', '', '2026-01-01', '2026-02-01')`,
    [dealId, cents],
  );

const deposit = { kind: 'deposit', method: 'check', amountCents: 500_000, receivedOn: '2026-05-04' };
const post = (dealId: string, body: object, key: string | null = randomUUID(), caller = admin) =>
  caller.rest('POST', `/api/deals/${dealId}/payments`, body, key === null ? {} : { 'idempotency-key': key });
const record = (dealId: string, input: object, key: string | null = randomUUID(), caller = admin) =>
  caller.gql(
    'mutation ($dealId: ID!, $input: PaymentInput!) { recordPayment(dealId: $dealId, input: $input) { id kind method amountCents receivedOn reference trustOn receiptNumber recordedBy voidedAt voidReason } }',
    { dealId, input },
    key === null ? {} : { 'idempotency-key': key },
  );
const takeBack = (id: string, reason = 'Entered twice') =>
  admin.gql(
    'mutation ($id: ID!, $reason: String!) { voidPayment(id: $id, reason: $reason) { id voidedAt voidReason } }',
    {
      id,
      reason,
    },
  );
const account = async (
  id: string,
): Promise<{ totalCents: number; paidCents: number; balanceCents: number }> =>
  (await admin.gql('query ($id: ID!) { deal(id: $id) { totalCents paidCents balanceCents } }', { id })).data
    .deal;
const listOf = async (dealId: string): Promise<any[]> =>
  (
    await admin.gql(
      'query ($dealId: ID!) { payments(dealId: $dealId) { id kind amountCents receiptNumber voidedAt } }',
      {
        dealId,
      },
    )
  ).data.payments;
const code = (answer: { errors?: readonly any[] }): string | undefined =>
  answer.errors?.[0]?.extensions?.code;
const lastNumber = async (): Promise<number> =>
  (
    await api.sql<{ last: number }>(
      "select coalesce((select last from counters where name = 'receipt'), 1000) as last",
    )
  )[0]?.last ?? 0;

describe('a payment', () => {
  it('is recorded by either API, with a receipt number, in the deal’s history', async () => {
    const deal = await openDeal();
    const first = await post(deal.id, { ...deposit, reference: ' 1042 ', trustOn: '2026-05-05' });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      kind: 'deposit',
      method: 'check',
      amountCents: 500_000,
      receivedOn: '2026-05-04',
      reference: '1042',
      trustOn: '2026-05-05',
      recordedBy: 'Avery Morgan',
      voidedAt: null,
    });
    const { data } = await record(deal.id, {
      ...deposit,
      kind: 'progress',
      method: 'wire',
      amountCents: 70_050,
    });
    expect(data.recordPayment).toMatchObject({ kind: 'progress', amountCents: 70_050, reference: null });
    expect(await listOf(deal.id)).toMatchObject([{ kind: 'progress' }, { kind: 'deposit' }]);
    const events = await api.sql(
      'select kind, note from deal_events where deal_id = $1 order by created_at, id',
      [deal.id],
    );
    expect(events.slice(1)).toEqual([
      {
        kind: 'payment_recorded',
        note: `Deposit of $5,000.00 by check, receipt ${first.body.receiptNumber}`,
      },
      {
        kind: 'payment_recorded',
        note: `Progress payment of $700.50 by wire transfer, receipt ${data.recordPayment.receiptNumber}`,
      },
    ]);
    expect(
      await api.sql("select details from audit_entries where action = 'payment.record' and object = $1", [
        `payment:${first.body.id}`,
      ]),
    ).toEqual([{ details: { kind: 'deposit', cents: 500_000, receipt: first.body.receiptNumber } }]);
  });

  it('deposit.idempotent: takes effect once per key, is refused without one, and with one that was used for another', async () => {
    const deal = await openDeal();
    const before = await lastNumber();
    expect((await post(deal.id, deposit, null)).status).toBe(400);
    expect((await post(deal.id, deposit, '')).status).toBe(400);
    expect(code(await record(deal.id, deposit, null))).toBe('BAD_INPUT');
    const key = randomUUID();
    const [first, second] = [await post(deal.id, deposit, key), await post(deal.id, deposit, key)];
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    // The order in which a client writes its fields is not another payment, nor is the other API.
    const again = await record(deal.id, Object.fromEntries(Object.entries(deposit).toReversed()), key);
    expect(again.data.recordPayment.id).toBe(first.body.id);
    expect((await post(deal.id, { ...deposit, amountCents: 500_001 }, key)).status).toBe(422);
    expect((await post((await openDeal()).id, deposit, key)).status).toBe(422);
    expect(await listOf(deal.id)).toHaveLength(1);
    expect(await lastNumber()).toBe(before + 1);
  });

  it('deposit.idempotent: is one, of ten that are sent at once with one key', async () => {
    const deal = await openDeal();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(deal.id, deposit, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await account(deal.id)).toMatchObject({ paidCents: 500_000 });
  });

  it('has a receipt number without a gap, however many are recorded at once and whichever are refused', async () => {
    const before = await lastNumber();
    const deals = await Promise.all([openDeal(), openDeal(), openDeal()]);
    const answers = await Promise.all(
      deals.flatMap(({ id }) => [
        post(id, deposit),
        post(id, { ...deposit, kind: 'refund', amountCents: 99_999_999 }),
        post(id, deposit),
        post(id, { ...deposit, receivedOn: '2199-01-01' }),
        post(id, deposit),
      ]),
    );
    const numbers = answers
      .filter(({ status }) => status === 201)
      .map(({ body }) => Number(body.receiptNumber.slice(2)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(6);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 9 }, (_, at) => before + 1 + at),
    );
  });

  it.each([
    ['no amount', { amountCents: 0 }, { amountCents: paymentSentences.amount }],
    ['a day to come', { receivedOn: '2199-01-01' }, { receivedOn: paymentSentences.receivedLater }],
    ['a trust day to come', { trustOn: '2199-01-01' }, { trustOn: paymentSentences.trustLater }],
    ['an unknown kind', { kind: 'gift' }, { kind: paymentSentences.kind }],
  ])('is refused with %s', async (_what, change, fieldErrors) => {
    const answer = await post((await openDeal()).id, { ...deposit, ...change });
    expect(answer).toMatchObject({ status: 400, body: { fieldErrors } });
  });

  it('may be received today, by the clock of the business', async () => {
    const deal = await openDeal();
    api.clock.set('2027-03-02T07:30:00Z');
    const late = await api.as('admin');
    expect((await post(deal.id, { ...deposit, receivedOn: '2027-03-02' }, randomUUID(), late)).status).toBe(
      400,
    );
    expect(
      (
        await post(
          deal.id,
          { ...deposit, receivedOn: '2027-03-01', trustOn: '2027-03-01' },
          randomUUID(),
          late,
        )
      ).status,
    ).toBe(201);
  });

  it('needs a deal', async () => {
    for (const id of [randomUUID(), 'nonsense']) expect((await post(id, deposit)).status).toBe(404);
  });
});

describe('the balance of a deal', () => {
  it('deposit.balance: is what was agreed less payments plus refunds, voided ones out', async () => {
    const deal = await openDeal();
    expect(await account(deal.id)).toEqual({ totalCents: 0, paidCents: 0, balanceCents: 0 });
    await accept(deal.id, 20_000_033);
    const { body: first } = await post(deal.id, deposit);
    await post(deal.id, { ...deposit, kind: 'final', amountCents: 33 });
    expect(await account(deal.id)).toEqual({
      totalCents: 20_000_033,
      paidCents: 500_033,
      balanceCents: 19_500_000,
    });
    const { body: refund } = await post(deal.id, { ...deposit, kind: 'refund', amountCents: 100_000 });
    expect(await account(deal.id)).toMatchObject({ paidCents: 400_033, balanceCents: 19_600_000 });
    expect(code(await takeBack(first.id))).toBe('CONFLICT');
    await takeBack(refund.id);
    await takeBack(first.id);
    expect(await account(deal.id)).toEqual({
      totalCents: 20_000_033,
      paidCents: 33,
      balanceCents: 20_000_000,
    });
  });

  it('never gives back more than was paid, whatever comes at once', async () => {
    const deal = await openDeal();
    await post(deal.id, deposit);
    const refund = { ...deposit, kind: 'refund', amountCents: 300_000 };
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(deal.id, refund)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
    expect(answers.find(({ status }) => status === 400)?.body.fieldErrors).toEqual({
      amountCents: paymentSentences.refundLimit,
    });
    expect(await account(deal.id)).toMatchObject({ paidCents: 200_000, balanceCents: -200_000 });
    expect((await post(deal.id, { ...refund, amountCents: 200_000 })).status).toBe(201);
  });
});

describe('a void', () => {
  it('needs a reason, happens once and keeps the row', async () => {
    const deal = await openDeal();
    const { body } = await post(deal.id, deposit);
    expect(code(await takeBack(body.id, ' '))).toBe('BAD_INPUT');
    const answers = await Promise.all([takeBack(body.id), takeBack(body.id), takeBack(body.id)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.filter((answer) => code(answer) === 'CONFLICT')).toHaveLength(2);
    expect(await listOf(deal.id)).toMatchObject([
      { id: body.id, receiptNumber: body.receiptNumber, voidedAt: expect.any(String) },
    ]);
    expect(code(await takeBack(randomUUID()))).toBe('NOT_FOUND');
  });

  it('does not race a refund of the same money', async () => {
    const deal = await openDeal();
    const { body } = await post(deal.id, deposit);
    const [voided, refund] = await Promise.all([
      takeBack(body.id),
      post(deal.id, { ...deposit, kind: 'refund', amountCents: 500_000 }),
    ]);
    expect([voided.errors === undefined, refund.status === 201].filter(Boolean)).toHaveLength(1);
    expect(await account(deal.id)).toMatchObject({ paidCents: 0 });
  });
});

describe('a receipt', () => {
  const open = (id: string, caller = admin): Promise<Response> =>
    caller.open(`/api/payments/${id}/receipt.pdf`);
  const textOf = async (id: string): Promise<string> => {
    const pdf = await getDocumentProxy(new Uint8Array(await (await open(id)).arrayBuffer()));
    return (await extractText(pdf, { mergePages: true })).text;
  };

  it('says as text who paid what for what, and what is left; the same bytes each time', async () => {
    const deal = await openDeal([{ name: 'Bo Byron', email: 'bo@payments.example' }]);
    await accept(deal.id, 20_000_000);
    const { body } = await post(deal.id, { ...deposit, reference: 'No. 77', trustOn: '2026-05-05' });
    const answer = await open(body.id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(`receipt-${body.receiptNumber}.pdf`);
    const text = await textOf(body.id);
    for (const part of [
      `Receipt ${body.receiptNumber}`,
      '$5,000.00',
      'Deposit',
      'Monday, May 4, 2026',
      'Check',
      'No. 77',
      'Tuesday, May 5, 2026',
      'Ada Byron, Bo Byron',
      deal.number,
      '$200,000.00',
      '$195,000.00',
    ])
      expect(text, part).toContain(part);
    const bytes = async (): Promise<string> =>
      Buffer.from(await (await open(body.id)).arrayBuffer()).toString('base64');
    const first = await bytes();
    // Nothing that happens later changes it.
    await post(deal.id, deposit);
    await api.sql("update deals set buyer_name = 'Somebody Else' where id = $1", [deal.id]);
    expect(await bytes()).toBe(first);
    await takeBack(body.id);
    expect(await textOf(body.id)).toContain('VOID');
  });

  it('is mailed to the buyer once, and taken back once it is void', async () => {
    const deal = await openDeal();
    const { body } = await post(deal.id, deposit);
    const { body: quick } = await post(deal.id, { ...deposit, amountCents: 1 });
    await takeBack(quick.id);
    const mails = () =>
      api.sql(
        "select kind, subject, text, attachments -> 0 ->> 'filename' as file from mails where to_address = $1 order by created_at, id",
        [deal.email],
      );
    await api.runJobs();
    await api.runJobs();
    const [receipt, ...none] = await mails();
    expect(none).toEqual([]);
    expect(receipt).toMatchObject({ kind: 'payment_receipt', file: `receipt-${body.receiptNumber}.pdf` });
    expect(receipt?.text).toContain('$5,000.00');
    await takeBack(body.id, 'The check bounced');
    await api.runJobs();
    const [, taken] = await mails();
    expect(taken).toMatchObject({ kind: 'payment_void', subject: `Receipt ${body.receiptNumber} is void` });
    expect(taken?.text).not.toContain('bounced');
  });

  it('is taken back by one mail, although the job died after it was stored and is run again', async () => {
    const deal = await openDeal();
    const { body } = await post(deal.id, deposit);
    await api.runJobs();
    await takeBack(body.id);
    const context = api.app.systemContext();
    await Promise.all([mailVoid(context, { paymentId: body.id }), mailVoid(context, { paymentId: body.id })]);
    await api.runJobs();
    const mails = await api.sql(
      "select count(*)::int from mails where to_address = $1 and kind = 'payment_void'",
      [deal.email],
    );
    expect(mails).toEqual([{ count: 1 }]);
  });

  it('is taken back by mail too if it was mailed while it was being voided', async () => {
    const deal = await openDeal();
    const { body } = await post(deal.id, deposit);
    const mailed = await holdLocks(api, 'update payments set mailed_at = now() where id = $1', [body.id]);
    const voided = takeBack(body.id);
    await untilWaiting(api, 1);
    await mailed();
    await voided;
    await api.runJobs();
    const mails = await api.sql('select kind from mails where to_address = $1', [deal.email]);
    expect(mails).toEqual([{ kind: 'payment_void' }]);
  });

  it('price.privacy: is for staff and the deal’s own buyers; anybody else’s id is as missing', async () => {
    const deal = await openDeal([{ name: 'Bo', email: 'Bo.Own@Payments.example' }]);
    const { body } = await post(deal.id, deposit);
    await api.addUser({ email: deal.email, role: 'customer' });
    await api.addUser({ email: 'bo.own@payments.example', role: 'customer' });
    const [buyer, coBuyer, other] = [
      await api.asUser(deal.email),
      await api.asUser('bo.own@payments.example'),
      await api.as('customer'),
    ];
    expect([(await open(body.id, buyer)).status, (await open(body.id, coBuyer)).status]).toEqual([200, 200]);
    for (const id of [body.id, randomUUID(), 'x']) expect((await open(id, other)).status, id).toBe(404);
    expect((await open(body.id, api)).status).toBe(401);
    for (const role of ['contractor', 'factory', 'devops', 'agent', 'investor'] as const)
      expect((await open(body.id, await api.as(role))).status, role).toBe(403);
    const mine = async (caller: Caller) =>
      (
        await caller.gql(
          '{ myPayments { dealNumber totalCents paidCents balanceCents payments { amountCents recordedBy voidReason } } }',
        )
      ).data.myPayments;
    await takeBack(body.id, 'Between us');
    expect(await mine(buyer)).toEqual([
      {
        dealNumber: deal.number,
        totalCents: 0,
        paidCents: 0,
        balanceCents: 0,
        payments: [{ amountCents: 500_000, recordedBy: null, voidReason: null }],
      },
    ]);
    expect(await mine(coBuyer)).toHaveLength(1);
    expect(await mine(other)).toEqual([]);
    await api.sql('update users set is_email_verified = false where email = $1', [deal.email]);
    expect((await open(body.id, await api.asUser(deal.email))).status).toBe(403);
  });
});

describe('a bookkeeper’s file', () => {
  const file = async (query: string, caller = admin): Promise<string[]> =>
    (await (await caller.open(`/api/payments/export?${query}`)).text())
      .replace('\ufeff', '')
      .trimEnd()
      .split('\r\n');

  it('has the columns that QuickBooks Online and Xero import, signed, without voided ones, for a range of days', async () => {
    const deal = await openDeal();
    const add = async (change: object): Promise<{ id: string; receiptNumber: string }> =>
      (await post(deal.id, { ...deposit, ...change })).body;
    const one = await add({ receivedOn: '2025-01-31', amountCents: 123_450, reference: '88' });
    const two = await add({
      receivedOn: '2025-02-01',
      kind: 'refund',
      method: 'wire',
      amountCents: 10_005,
      reference: 'W1',
    });
    const three = await add({ receivedOn: '2025-01-31' });
    await takeBack(three.id);
    await add({ receivedOn: '2025-01-30' });
    await add({ receivedOn: '2025-02-02' });
    expect(await file('format=quickbooks&from=2025-01-31&to=2025-02-01')).toEqual([
      'Date,Description,Amount',
      `01/31/2025,"Ada Byron: Deposit, receipt ${one.receiptNumber}, deal ${deal.number}",1234.5`,
      `02/01/2025,"Ada Byron: Refund, receipt ${two.receiptNumber}, deal ${deal.number}",-100.05`,
    ]);
    expect(await file('format=xero&from=2025-01-31&to=2025-02-01')).toEqual([
      '*Date,*Amount,Payee,Description,Reference,Check Number',
      `01/31/2025,1234.5,Ada Byron,"Deposit, receipt ${one.receiptNumber}, deal ${deal.number}, check",${one.receiptNumber},88`,
      `02/01/2025,-100.05,Ada Byron,"Refund, receipt ${two.receiptNumber}, deal ${deal.number}, wire transfer",${two.receiptNumber},`,
    ]);
    expect((await file('format=xero&from=2025-02-02&to=2025-02-02')).length).toBe(2);
    expect((await admin.rest('GET', '/api/payments/export?format=lotus')).status).toBe(400);
    expect((await (await api.as('customer')).rest('GET', '/api/payments/export?format=xero')).status).toBe(
      403,
    );
  });
});
