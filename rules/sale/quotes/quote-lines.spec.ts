import { describe, expect, it } from 'vitest';
import { percentOf } from '../../rounding.ts';
import { editedLines } from './edited-lines.ts';
import { byGroup, groupOf } from './groups.ts';
import { amountOf, costOf, counted, taxableOf, totalOf, withTax, type StoredLine } from './quote-lines.ts';
import { quoteBases, hasRunOut, mayBecome, quoteStatuses } from './quote-states.ts';

/** Whole numbers that are the same in every run. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
};

const stored = (line: Partial<StoredLine>): StoredLine => ({
  key: 'site:steps',
  label: 'Steps',
  basis: 'firm',
  quantity: 1,
  unitCents: null,
  amountCents: 0,
  taxable: true,
  note: null,
  costCents: null,
  percent: null,
  ...line,
});
const tax = (percent: number): StoredLine =>
  stored({ key: 'tax:sales', label: 'Sales tax', basis: 'allowance', taxable: false, percent });

describe('quote.total', () => {
  it('is firm lines and allowances, and tax is its percentage of the taxable ones, for 500 random quotes', () => {
    const next = numbers(20_261_126);
    for (let round = 0; round < 500; round += 1) {
      const lines = Array.from({ length: 1 + next(12) }, () =>
        stored({
          basis: quoteBases[next(3)] ?? 'firm',
          amountCents: next(30_000_000) - 2_000_000,
          taxable: next(2) === 0,
        }),
      );
      const percent = next(12_000) / 1000;
      const all = withTax([...lines, tax(percent)]);
      const base = Math.max(
        0,
        lines
          .filter(({ basis, taxable }) => basis !== 'excluded' && taxable)
          .reduce((sum, { amountCents }) => sum + amountCents, 0),
      );
      expect(all.at(-1)?.amountCents).toBe(percentOf(base, percent));
      expect(totalOf(all)).toBe(
        lines
          .filter(({ basis }) => basis !== 'excluded')
          .reduce((sum, { amountCents }) => sum + amountCents, 0) + percentOf(base, percent),
      );
    }
  });

  it('rounds half a cent of tax away from zero, once', () => {
    expect(withTax([stored({ amountCents: 150 }), tax(1)])[1]?.amountCents).toBe(2);
    expect(withTax([stored({ amountCents: 149 }), tax(1)])[1]?.amountCents).toBe(1);
    expect(taxableOf([stored({ amountCents: -5 })], totalOf)).toBe(0);
  });

  it('counts nothing of what is excluded', () => {
    expect(counted({ basis: 'excluded', amountCents: 5 })).toBe(0);
    expect(counted({ basis: 'allowance', amountCents: 5 })).toBe(5);
    expect(amountOf({ basis: 'excluded', quantity: 2, unitCents: 7, amountCents: 14 })).toEqual({
      unitCents: null,
      amountCents: 0,
    });
  });

  it('takes an amount as it was sent, and a unit price only where it fits', () => {
    const line = { basis: 'firm', quantity: 3, unitCents: 35, amountCents: null } as const;
    expect(amountOf(line)).toEqual({ unitCents: 35, amountCents: 105 });
    expect(amountOf({ ...line, quantity: 1.5 })).toEqual({ unitCents: 35, amountCents: 53 });
    expect(amountOf({ ...line, amountCents: 104 })).toEqual({ unitCents: null, amountCents: 104 });
    expect(amountOf({ ...line, unitCents: null })).toEqual({ unitCents: null, amountCents: 0 });
  });

  it('computes no tax but that of the price book', () => {
    const typed = stored({ key: 'tax:sales', amountCents: 7 });
    const odd = stored({ amountCents: 100, percent: 10 });
    expect(withTax([odd, typed])).toEqual([odd, typed]);
  });
});

describe('the cost of a quote', () => {
  it('is that of the book, otherwise the price, and nothing for discounts; unknown without any', () => {
    expect(costOf([stored({ amountCents: 100 })])).toBeNull();
    const lines = [
      stored({ amountCents: 100, costCents: 60 }),
      stored({ amountCents: 40 }),
      stored({ amountCents: -10 }),
      stored({ amountCents: 0, basis: 'excluded', costCents: 9 }),
    ];
    expect(costOf(lines)).toBe(100);
  });
});

describe('edited lines', () => {
  const sent = {
    key: 'site:steps',
    label: 'Steps',
    basis: 'firm',
    quantity: 2,
    unitCents: null,
    amountCents: 500,
    notToExceedCents: null,
    percent: null,
    taxable: true,
    note: null,
  } as const;

  it('keep tax, whatever is sent as its amount or left out, and take no other tax', () => {
    const before = [stored({ amountCents: 100 }), tax(10)];
    expect(editedLines(before, [sent])).toMatchObject([
      { amountCents: 500 },
      { key: 'tax:sales', amountCents: 50 },
    ]);
    const own = { ...sent, key: 'tax:sales', label: 'Tax', amountCents: 1 };
    expect(editedLines(before, [sent, own])).toMatchObject([{}, { label: 'Tax', amountCents: 50 }]);
    expect(editedLines([], [own])).toEqual([]);
  });

  it('of an allowance do not exceed what was sent, otherwise their amount; of others there is no such limit', () => {
    const limit = (more: object) => editedLines([], [{ ...sent, ...more }])[0]?.notToExceedCents;
    expect(limit({ basis: 'allowance', notToExceedCents: 700 })).toBe(700);
    expect(limit({ basis: 'allowance' })).toBe(500);
    expect(limit({ basis: 'allowance', amountCents: null, unitCents: 300 })).toBe(600);
    expect(limit({ notToExceedCents: 700 })).toBeNull();
    expect(limit({ basis: 'excluded', notToExceedCents: 700 })).toBeNull();
  });

  it('keep both percentages of tax as they were read, until staff set one', () => {
    const before = [{ ...tax(10), highPercent: 12 }];
    const edited = (percent: number | null) =>
      editedLines(before, [
        { ...sent, basis: 'allowance', notToExceedCents: 700 },
        { ...sent, key: 'tax:sales', label: 'Tax', basis: 'allowance', percent },
      ])[1];
    for (const percent of [null, 10])
      expect(edited(percent)).toMatchObject({ percent: 10, amountCents: 50, notToExceedCents: 84 });
    expect(edited(9)).toMatchObject({ percent: 9, highPercent: 9, amountCents: 45, notToExceedCents: 63 });
    expect(edited(0)).toMatchObject({ percent: 0, amountCents: 0, notToExceedCents: 0 });
    // Tax of before had one percentage.
    const [, old] = editedLines([tax(10)], [sent, { ...sent, key: 'tax:sales', basis: 'allowance' }]);
    expect(old).toMatchObject({ percent: 10, notToExceedCents: 50 });
    // Nothing else has a percentage.
    expect(editedLines([], [{ ...sent, percent: 5 }])[0]?.percent).toBeNull();
  });

  it('scale the cost with the quantity', () => {
    const cost = (before: Partial<StoredLine>) => editedLines([stored(before)], [sent])[0]?.costCents;
    expect(cost({ costCents: 30 })).toBe(60);
    expect(cost({ costCents: 30, quantity: 4 })).toBe(15);
    expect(cost({ costCents: 30, quantity: 0 })).toBeNull();
    expect(cost({ costCents: null })).toBeNull();
    expect(editedLines([], [sent])[0]?.costCents).toBeNull();
  });

  it('of one key keep the cost of the line with their label, not that of the first, so that the margin stays', () => {
    const before = [
      stored({ key: 'a:a', label: 'Four steps', costCents: 1 }),
      stored({ label: 'Two steps', costCents: 100 }),
      stored({ label: 'Four steps', costCents: 300 }),
    ];
    const edited = (...labels: string[]) =>
      editedLines(
        before,
        labels.map((label) => ({ ...sent, label, quantity: 1 })),
      ).map(({ costCents }) => costCents);
    expect(edited('Four steps', 'Two steps')).toEqual([300, 100]);
    expect(edited('Renamed', 'Four steps', 'A third')).toEqual([100, 300, null]);
    expect(edited('Two steps')).toEqual([100]);
  });

  it('that are excluded say what they usually cost, unless staff say something', () => {
    const note = (more: object) => editedLines([], [{ ...sent, basis: 'excluded', ...more }])[0]?.note;
    expect(note({})).toBe('Usually about $5.00');
    expect(note({ amountCents: null, unitCents: 300 })).toBe('Usually about $3.00');
    expect(note({ amountCents: null })).toBeNull();
    expect(note({ note: 'By the buyer' })).toBe('By the buyer');
    expect(note({ basis: 'firm' })).toBeNull();
  });
});

describe('states', () => {
  it('only an issued quote ends, and only a draft is issued', () => {
    const ways = quoteStatuses.flatMap((from) =>
      quoteStatuses.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`),
    );
    expect(ways).toEqual([
      'draft issued',
      'issued accepted',
      'issued declined',
      'issued expired',
      'issued superseded',
      'issued withdrawn',
      'accepted superseded',
    ]);
  });

  it('quote.expiry: the last day counts', () => {
    expect([hasRunOut('2027-03-01', '2027-03-01'), hasRunOut('2027-03-01', '2027-03-02')]).toEqual([
      false,
      true,
    ]);
  });
});

it('groups lines in the order of a quote, unknown keys as other ones', () => {
  const lines = ['tax:sales', 'what', 'home-base:single', 'fee:title'].map((key) => ({ key }));
  expect(byGroup(lines).map(({ group }) => group)).toEqual(['home', 'fees', 'other', 'tax']);
  expect(groupOf('freight:mile')).toBe('delivery');
});
