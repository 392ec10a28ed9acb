import { describe, expect, it } from 'vitest';
import { balanceCents, countedCents, isOverBalance, type Counted } from './balance.ts';
import { paymentKinds } from './payment-kinds.ts';
import { receiptNumber } from './receipt.ts';
import {
  bookkeepingFilter,
  maxPaymentCents,
  newPayment,
  paymentSentences,
  paymentVoid,
} from './payment-rules.ts';

/** Whole numbers that are the same in every run (Lehmer's generator). */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

/** A thousand accounts with up to forty payments, voided ones among them. */
const accounts = (): { total: number; all: Counted[] }[] => {
  const random = numbers(2027);
  const payment = (): Counted => ({
    kind: paymentKinds[random(paymentKinds.length)] ?? 'deposit',
    amountCents: 1 + random(maxPaymentCents),
    voidedAt: random(3) === 0 ? '2027-01-02T03:04:05.678Z' : null,
  });
  return Array.from({ length: 1000 }, () => ({
    total: random(maxPaymentCents),
    all: Array.from({ length: random(41) }, payment),
  }));
};

/** What a buyer has paid. */
const paid = (payments: readonly Counted[]): number =>
  payments.reduce((sum, payment) => sum + countedCents(payment), 0);

describe('the balance', () => {
  it('deposit.balance: is the total less payments plus refunds, voided ones left out', () => {
    const sum = (some: readonly Counted[]): number =>
      some.reduce((cents, { amountCents }) => cents + amountCents, 0);
    for (const { total, all } of accounts()) {
      const standing = all.filter(({ voidedAt }) => voidedAt === null);
      const refunds = standing.filter(({ kind }) => kind === 'refund');
      const payments = standing.filter(({ kind }) => kind !== 'refund');
      expect(balanceCents({ totalCents: total, paidCents: paid(all) })).toBe(
        total - sum(payments) + sum(refunds),
      );
    }
  });

  it('deposit.balance: is as before once the last payment is void', () => {
    for (const { all } of accounts())
      for (const last of all) expect(paid([...all, { ...last, voidedAt: '2027-01-02' }])).toBe(paid(all));
  });

  it.each([
    ['deposit', null, 500],
    ['progress', null, 500],
    ['final', null, 500],
    ['refund', null, -500],
    ['deposit', '2027-01-02', 0],
    ['refund', '2027-01-02', 0],
  ] as const)('counts a %s that was voided at %s as %i', (kind, voidedAt, counted) =>
    expect(countedCents({ kind, amountCents: 500, voidedAt })).toBe(counted),
  );
});

describe('more than the balance', () => {
  it.each([
    ['final', 1000, 400, 600, false],
    ['final', 1000, 400, 601, true],
    ['deposit', 1, 0, 2, true],
    ['deposit', 0, 0, 5, false],
    ['refund', 1000, 400, 601, false],
    ['progress', 1000, 1200, 1, true],
  ] as const)(
    'a %s where %i was agreed, %i paid and %i comes: %s',
    (kind, totalCents, paidCents, amountCents, isOver) =>
      expect(isOverBalance({ kind, amountCents }, { totalCents, paidCents })).toBe(isOver),
  );

  it('contract.over: is every payment for a cancelled sale of which nothing is kept', () => {
    const sums = { totalCents: 0, paidCents: 0, isAgreed: true };
    expect(isOverBalance({ kind: 'progress', amountCents: 1 }, sums)).toBe(true);
    expect(isOverBalance({ kind: 'refund', amountCents: 1 }, sums)).toBe(false);
  });
});

describe('a payment', () => {
  const good = { kind: 'deposit', method: 'check', amountCents: 1, receivedOn: '2027-03-01' };
  const problems = (change: object): [PropertyKey | undefined, string][] =>
    newPayment
      .safeParse({ ...good, ...change })
      .error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

  it('needs no reference and no trust account', () =>
    expect(newPayment.parse({ ...good, reference: ' ', trustOn: '' })).toEqual({
      ...good,
      reference: null,
      trustOn: null,
      overReason: null,
    }));

  it.each([
    [{ amountCents: maxPaymentCents, trustOn: '2027-03-01' }, []],
    [{ amountCents: 10_000_000_000 }, []],
    [{ amountCents: 10_000_000_001 }, [['amountCents', paymentSentences.amountLimit]]],
    [{ amountCents: 0 }, [['amountCents', paymentSentences.amount]]],
    [{ amountCents: -5 }, [['amountCents', paymentSentences.amount]]],
    [{ amountCents: 1.5 }, [['amountCents', paymentSentences.amount]]],
    [{ kind: 'gift' }, [['kind', paymentSentences.kind]]],
    [{ method: 'barter' }, [['method', paymentSentences.method]]],
    [{ receivedOn: '2027-02-30' }, [['receivedOn', 'Please choose a valid date']]],
    [{ trustOn: '2027-02-28' }, [['trustOn', paymentSentences.trustBefore]]],
    [{ kind: 'refund', trustOn: '2027-03-02' }, [['trustOn', paymentSentences.trustOfRefund]]],
    [{ reference: 'x'.repeat(100) }, []],
    [{ reference: 'x'.repeat(101) }, [['reference', 'Must be at most 100 characters']]],
    [{ overReason: 'x'.repeat(300) }, []],
    [{ overReason: 'x'.repeat(301) }, [['overReason', 'Must be at most 300 characters']]],
  ])('%j is refused with %j', (change, expected) => expect(problems(change)).toEqual(expected));

  it('is voided for a reason', () => {
    expect(paymentVoid.safeParse({ reason: ' ' }).error?.issues[0]?.message).toBe(
      paymentSentences.voidReason,
    );
    expect(paymentVoid.parse({ reason: ' Bounced ' })).toEqual({ reason: 'Bounced' });
    const lengths = [1, 300, 301].map(
      (length) => paymentVoid.safeParse({ reason: 'x'.repeat(length) }).success,
    );
    expect(lengths).toEqual([true, true, false]);
  });

  it('has a receipt with a number', () => expect(receiptNumber(1001)).toBe('R-1001'));
});

describe('a bookkeeper’s file', () => {
  it('holds an open or a closed range of days, in order', () => {
    expect(bookkeepingFilter.parse({ format: 'xero' })).toEqual({ format: 'xero', from: null, to: null });
    const days = (from: string, to: string) =>
      bookkeepingFilter.safeParse({ format: 'quickbooks', from, to }).success;
    expect([days('2027-01-01', '2027-01-01'), days('2027-01-02', '2027-01-01')]).toEqual([true, false]);
    for (const end of ['from', 'to'])
      expect(bookkeepingFilter.safeParse({ format: 'xero', [end]: '2027-01-01' }).success, end).toBe(true);
    expect(bookkeepingFilter.safeParse({ format: 'lotus' }).success).toBe(false);
  });
});
