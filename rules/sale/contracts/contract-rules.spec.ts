import { describe, expect, it } from 'vitest';
import {
  allowanceSettling,
  cancelErrors,
  cancelSentences,
  contractSentences,
  refundDueCents,
  saleCancelling,
} from './contract-rules.ts';

describe('contract.settle: what settles an allowance', () => {
  const good = { version: 1, lineId: '2', amountCents: 0, reason: 'The invoice' };
  const wrong = (change: object): PropertyKey[] =>
    allowanceSettling.safeParse({ ...good, ...change }).error?.issues.flatMap(({ path }) => path[0] ?? []) ??
    [];

  it('is an amount from nothing on, or nothing that opens it again', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ amountCents: -1 })).toEqual(['amountCents']);
    expect(wrong({ amountCents: 0.5 })).toEqual(['amountCents']);
    expect(allowanceSettling.parse({ ...good, amountCents: undefined }).amountCents).toBeNull();
  });
  it('needs a reason', () => expect(wrong({ reason: ' ' })).toEqual(['reason']));
  it('names the limit that an amount is above', () =>
    expect(contractSentences.aboveLimit(2_600_000)).toContain('$26,000'));
});

describe('cancelling a sale', () => {
  const sale = {
    number: 'D-1042',
    wonOn: '2027-03-01',
    today: '2027-03-20',
    orderedOn: '2027-03-10',
    paidCents: 500_000,
  };
  const errors = (input: object, of: Partial<typeof sale> | { orderedOn: null } = {}) =>
    cancelErrors(
      { number: 'D-1042', on: '2027-03-15', keepCents: 0, note: null, ...input },
      { ...sale, ...of },
    );

  it('cancel.effects: takes the number of the deal alone, in either case', () => {
    expect(errors({})).toEqual({});
    expect(errors({ number: 'd-1042' })).toEqual({});
    expect(errors({ number: 'D-1043' })).toEqual({ number: cancelSentences.otherNumber('D-1042') });
  });

  it('takes days from winning to today', () => {
    expect(errors({ on: '2027-03-01' })).toEqual({});
    expect(errors({ on: '2027-02-28' })).toEqual({ on: cancelSentences.beforeWinning });
    expect(errors({ on: '2027-03-20' })).toEqual({});
    expect(errors({ on: '2027-03-21' })).toEqual({ on: cancelSentences.later });
  });

  it('cancel.refund: keeps no more than was paid', () => {
    expect(errors({ keepCents: 500_000 })).toEqual({});
    expect(errors({ keepCents: 500_001 })).toEqual({ keepCents: cancelSentences.keepAbovePaid(500_000) });
    expect(errors({ keepCents: 0 }, { paidCents: -1 })).toEqual({});
  });

  it('cancel.refund: keeps something only once the home was ordered by then, or for a reason', () => {
    const refused = { note: cancelSentences.keepBeforeOrder };
    expect(errors({ keepCents: 1, on: '2027-03-10' })).toEqual({});
    expect(errors({ keepCents: 1, on: '2027-03-09' })).toEqual(refused);
    expect(errors({ keepCents: 1 }, { orderedOn: null })).toEqual(refused);
    expect(errors({ keepCents: 1, note: 'Drawings for the county' }, { orderedOn: null })).toEqual({});
  });

  it('cancel.refund: owes what was paid less what is kept', () => {
    expect(refundDueCents({ paidCents: 500_000, keepCents: 120_000 })).toBe(380_000);
    expect(refundDueCents({ paidCents: 120_000, keepCents: 120_000 })).toBe(0);
  });

  it('needs a reason of the list and a day', () => {
    const input = { version: 1, number: 'D-1', reason: 'price', note: ' ', on: '2027-03-01', keepCents: 0 };
    expect(saleCancelling.parse(input).note).toBeNull();
    expect(saleCancelling.safeParse({ ...input, reason: 'whim' }).success).toBe(false);
    expect(saleCancelling.safeParse({ ...input, on: '2027-02-30' }).success).toBe(false);
    expect(saleCancelling.safeParse({ ...input, keepCents: -1 }).success).toBe(false);
  });
});
