import { describe, expect, it } from 'vitest';
import type { PriceLine } from '../../homes/prices/price-lines.ts';
import type { PriceBook } from '../../homes/prices/price-of.ts';
import { draftLines, knownBy } from './drafting.ts';
import { costOf } from './quote-lines.ts';

const line = (more: Partial<PriceLine> = {}): PriceLine => ({
  key: 'site:steps',
  label: 'Steps',
  quantity: 1,
  unit: 'each',
  lowCents: 500,
  highCents: 500,
  estimateCents: 500,
  taxable: true,
  source: null,
  sourceOn: null,
  ...more,
});
const unknown = () => ({ unitCostCents: null, percents: null });
const drafted = (more: Partial<PriceLine>, known: ReturnType<typeof knownBy> = unknown) =>
  draftLines([line(more)], known)[0];
const untaxed = { lowCents: 0, highCents: 0 };

it('a line of one amount is firm, a range an allowance at its estimate up to its high end, and nothing no line', () => {
  expect(drafted({})).toMatchObject({
    basis: 'firm',
    amountCents: 500,
    notToExceedCents: null,
    unitCents: 500,
    note: null,
  });
  expect(drafted({ highCents: 700, estimateCents: 600 })).toMatchObject({
    basis: 'allowance',
    amountCents: 600,
    notToExceedCents: 700,
    note: 'Usually $5.00–$7.00',
  });
  expect(drafted({ lowCents: 0, estimateCents: 250 })).toMatchObject({
    basis: 'allowance',
    amountCents: 250,
    notToExceedCents: 500,
  });
  expect(drafted({ lowCents: 0, highCents: 0, estimateCents: 0 })).toBeUndefined();
  // What tax usually comes to changes with the lines.
  expect(drafted({ key: 'tax:sales', highCents: 700, estimateCents: 600 })).toMatchObject({ note: null });
});

it('a discount does not take off less than its smaller end', () => {
  const discount = { key: 'discount:cash', lowCents: -7, highCents: -5, estimateCents: -6 };
  expect(drafted(discount)).toMatchObject({ amountCents: -6, notToExceedCents: -5 });
  // A percentage of a range takes off more of more.
  expect(drafted({ ...discount, lowCents: -5, highCents: -7 })).toMatchObject({
    amountCents: -6,
    notToExceedCents: -5,
  });
});

it('a unit price stands only where the amount is a quantity of it', () => {
  expect(drafted({ quantity: 3, estimateCents: 600 })).toMatchObject({ unitCents: 200 });
  expect(drafted({ quantity: 3, estimateCents: 601 })).toMatchObject({ unitCents: null });
  expect(drafted({ quantity: 0 })).toMatchObject({ unitCents: null });
  expect(drafted({ unit: 'percent' })).toMatchObject({ unitCents: null });
});

it('a discount says where it comes from', () => {
  const discount = { key: 'discount:cash', lowCents: -5, highCents: -5 };
  expect(drafted(discount)?.note).toBe('By the price book');
  expect(drafted({ ...discount, source: 'Spring offer' })?.note).toBe('Spring offer');
});

it('costs its quantity, and only tax has a percentage', () => {
  const known = () => ({ unitCostCents: 200, percents: { percent: 9.5, highPercent: 10 } });
  expect(drafted({ quantity: 1.5 }, known)).toMatchObject({ costCents: 300, percent: null });
  expect(drafted({ quantity: 1.5 }, known)).not.toHaveProperty('highPercent');
  expect(drafted({ key: 'tax:sales', unit: 'percent' }, known)).toMatchObject({
    percent: 9.5,
    highPercent: 10,
  });
});

describe('the margin is by the row of the line, not by the first row of its key', () => {
  const row = (label: string, costCents: number, cents = 500) => ({
    key: 'site:steps',
    label,
    costCents,
    lowCents: cents,
    highCents: cents + 100,
    highPercent: 3,
  });
  const bookOf = (...rows: object[]) => knownBy({ rows } as unknown as PriceBook);

  it('by its label', () => {
    const known = bookOf(row('Two steps', 100), row('Four steps', 300));
    const [two, four] = [line({ label: 'Two steps' }), line({ label: 'Four steps' })];
    expect(draftLines([two, four], known).map(({ costCents }) => costCents)).toEqual([100, 300]);
    expect(costOf(draftLines([four], known))).toBe(300);
    expect(known(line({ label: 'Renamed' }), untaxed)).toEqual({ unitCostCents: 100, percents: null });
    expect(known(line({ key: 'site:porch' }), untaxed)).toEqual(unknown());
  });

  it('by its amounts where a condition alone tells the rows apart', () => {
    const known = bookOf(row('Steps', 100), { ...row('Steps', 300), highCents: 700 }, row('Steps', 400, 800));
    const of = (lowCents: number, highCents: number) =>
      known(line({ quantity: 2, lowCents: 2 * lowCents, highCents: 2 * highCents }), untaxed).unitCostCents;
    expect([of(500, 600), of(500, 700), of(800, 900)]).toEqual([100, 300, 400]);
    expect(of(1, 2)).toBe(100);
  });

  it('and of tax by its percentages of what is taxed', () => {
    const tax = (lowPercent: number, highPercent: number) => ({
      ...row('Sales tax', 0),
      key: 'tax:sales',
      unit: 'percent',
      lowPercent,
      highPercent,
    });
    const known = bookOf(tax(5, 6), tax(8, 9.5));
    const taxed = { lowCents: 1000, highCents: 2000 };
    const of = (lowCents: number, highCents: number) =>
      known(line({ key: 'tax:sales', label: 'Sales tax', unit: 'percent', lowCents, highCents }), taxed)
        .percents;
    expect(of(80, 190)).toEqual({ percent: 8.75, highPercent: 9.5 });
    expect(of(50, 120)).toEqual({ percent: 5.5, highPercent: 6 });
    expect(of(80, 120)).toEqual({ percent: 5.5, highPercent: 6 });
  });
});
