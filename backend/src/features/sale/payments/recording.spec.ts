import { randomUUID } from 'node:crypto';
import { paymentSentences } from '@hearthline/rules/sale/payments/payment-rules.ts';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { deposit, usePayments } from '../../../testing/fixtures/payments-fixtures.ts';

const api = useApi();
const { openDeal, post, record, account, listOf, code, lastNumber } = usePayments(api);

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
    ).toEqual([
      {
        details: {
          kind: 'deposit',
          cents: 500_000,
          receipt: first.body.receiptNumber,
          receivedOn: '2026-05-04',
          trustOn: '2026-05-05',
        },
      },
    ]);
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
