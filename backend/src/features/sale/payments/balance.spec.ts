import { randomUUID } from 'node:crypto';
import { paymentSentences } from '@hearthline/rules/sale/payments/payment-rules.ts';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { deposit, usePayments } from '../../../testing/fixtures/payments-fixtures.ts';

const api = useApi();
const { openDeal, accept, post, takeBack, account, listOf, code } = usePayments(api);

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

describe('more than the balance', () => {
  it('contract.over: needs a reason once a quote is accepted, and says it to staff alone', async () => {
    const deal = await openDeal();
    // Nothing is agreed yet, so there is no balance to be above.
    expect((await post(deal.id, { ...deposit, amountCents: 400_000_000 })).status).toBe(201);
    const other = await openDeal();
    await accept(other.id, 34_914_200);
    await post(other.id, deposit);
    const rest = { ...deposit, kind: 'final', amountCents: 34_414_200 };
    const over = { ...rest, amountCents: 34_414_201 };
    for (const overReason of [undefined, null, ' '])
      expect(await post(other.id, { ...over, overReason })).toMatchObject({
        status: 400,
        body: { fieldErrors: { overReason: paymentSentences.overReason } },
      });
    expect(await account(other.id)).toMatchObject({ paidCents: 500_000 });
    const { status, body } = await post(other.id, { ...over, overReason: ' Paid the fence too ' });
    expect([status, body.overReason]).toEqual([201, 'Paid the fence too']);
    expect(await account(other.id)).toMatchObject({ balanceCents: -1 });
    // One that is not above it keeps no reason, and a refund is never above it.
    const refund = await post(other.id, { ...deposit, kind: 'refund', amountCents: 34_414_201 });
    expect(refund).toMatchObject({ status: 201, body: { overReason: null } });
    expect(await post(other.id, { ...rest, overReason: 'By mistake' })).toMatchObject({
      status: 201,
      body: { overReason: null },
    });
    expect(await account(other.id)).toMatchObject({ balanceCents: 0 });
    expect((await post(other.id, { ...deposit, amountCents: 1 })).status).toBe(400);
    await api.addUser({ email: other.email, role: 'customer' });
    const mine = await (await api.asUser(other.email)).gql('{ myPayments { payments { overReason } } }');
    expect(mine.data.myPayments[0].payments.map(({ overReason }: any) => overReason)).toEqual(
      Array(4).fill(null),
    );
  });

  it('contract.over: is measured once what others record is counted', async () => {
    const deal = await openDeal();
    await accept(deal.id, 1_000_000);
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(deal.id, deposit)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 400, 400]);
  });
});
