import { describe, expect, it } from 'vitest';
import {
  differenceText,
  earlierOf,
  openingText,
  priceSeen,
  quoteBefore,
  quoteReplaced,
  type EarlierPrice,
} from './quote-before.ts';
import type { QuoteBasis } from './quote-states.ts';

/** Whole numbers that are the same in every run (Lehmer's generator). */
let state = 98;
const below = (limit: number): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state % limit;
};

const line = (key: string, amountCents: number, basis: QuoteBasis = 'firm', label = key) => ({
  key,
  label,
  basis,
  amountCents,
});
const seen = (...lines: (readonly [key: string, cents: number])[]) => ({
  number: null,
  on: '2027-03-01',
  lines: lines.map(([key, cents]) => ({ key, label: key, cents })),
});

describe('quote.saw', () => {
  it('what was before and the differences come to the total, for 300 random quotes', () => {
    const keys = ['home:a', 'option:roof:hip', 'site:steps', 'other:line', 'discount:cash', 'tax:sales'];
    const lines = () =>
      Array.from({ length: below(9) }, () =>
        line(
          keys[below(keys.length)] ?? '',
          below(2_000_000) - 200_000,
          below(5) === 0 ? 'excluded' : 'allowance',
        ),
      );
    for (let turn = 0; turn < 300; turn += 1) {
      const [from, to] = [lines(), lines()];
      const total = (of: typeof to) =>
        of.reduce((sum, { basis, amountCents }) => sum + (basis === 'excluded' ? 0 : amountCents), 0);
      const { totalCents, differences } = quoteBefore(quoteReplaced('Q-1001', '2027-03-01', from), to);
      expect(totalCents).toBe(total(from));
      expect(differences.reduce((sum, { fromCents, toCents }) => sum + toCents - fromCents, totalCents)).toBe(
        total(to),
      );
      expect(differences.every(({ fromCents, toCents }) => fromCents !== toCents)).toBe(true);
      expect(new Set(differences.map(({ key }) => key)).size).toBe(differences.length);
      // Other lines are compared with the same by way of the comparison.
      const other = lines();
      const amounts = (before: EarlierPrice) =>
        quoteBefore(before, other).differences.map(({ label: _label, ...one }) => one);
      const first = quoteReplaced('Q-1001', '2027-03-01', from);
      expect(amounts(earlierOf(quoteBefore(first, to), to))).toEqual(amounts(first));
    }
  });

  it('names each key that differs, its lines added up and 0 where there are none, in the order of a quote', () => {
    const before = seen(['tax:sales', 90], ['home:a', 1000], ['site:a', 5], ['site:b', 20]);
    const { totalCents, differences } = quoteBefore(before, [
      line('other:line', 7, 'firm', 'Lamp'),
      line('other:line', 8, 'firm', 'Mirror'),
      line('tax:sales', 91),
      line('home:a', 1000),
      line('site:a', 2),
      line('site:a', 3),
      line('site:b', 20, 'excluded'),
    ]);
    expect(totalCents).toBe(1115);
    expect(differences).toEqual([
      { key: 'site:b', label: 'site:b', fromCents: 20, toCents: 0 },
      { key: 'other:line', label: 'Lamp and 1 more', fromCents: 0, toCents: 15 },
      { key: 'tax:sales', label: 'tax:sales', fromCents: 90, toCents: 91 },
    ]);
    expect(quoteBefore(before, []).differences[0]).toEqual({
      key: 'home:a',
      label: 'home:a',
      fromCents: 1000,
      toCents: 0,
    });
  });

  it('takes the estimates of a price', () => {
    const price = { key: 'site:a', label: 'A', lowCents: 1, highCents: 3, estimateCents: 2 };
    expect(priceSeen([price as Parameters<typeof priceSeen>[0][number]], '2027-03-01')).toEqual({
      number: null,
      on: '2027-03-01',
      lines: [{ key: 'site:a', label: 'A', cents: 2 }],
    });
  });

  it('says what was seen, or what the other quote was, and that the total is the same', () => {
    const before = seen(['home:a', 24_937_935]);
    expect(openingText(quoteBefore(before, [line('home:a', 1)]))).toBe(
      'You saw $249,379.35 on Monday, March 1, 2027.',
    );
    expect(openingText(quoteBefore({ ...before, number: 'Q-1001' }, []))).toBe('Q-1001 was $249,379.35.');
    expect(openingText(quoteBefore(before, [line('home:a', 24_937_935)]))).toBe(
      'You saw $249,379.35 on Monday, March 1, 2027. The total is the same.',
    );
  });
});

it('a difference has its sign', () => {
  expect(differenceText({ fromCents: 0, toCents: 125_000 })).toBe('+$1,250.00');
  expect(differenceText({ fromCents: 125_000, toCents: 75_000 })).toBe('-$500.00');
});
