import { maxQuantity, noQuantities, type Quantities } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { describe, expect, it } from 'vitest';
import {
  canSearch,
  isSameSearch,
  quantitiesIn,
  searchIn,
  searchOf,
  withQuantities,
  withSearch,
} from './order-url-state.ts';

const order: Quantities = {
  bedrooms: { king: 1, queen: 0, full: 2, twin: 3 },
  bathrooms: { full: 4, half: 5 },
};
const address = (text: string) => new URLSearchParams(text);

describe('an order in the address', () => {
  it('comes back as it was, beside what else stands there', () => {
    const text = withQuantities(address('bedrooms=king&plans=1x1'), order).toString();
    expect(text).toBe('bedrooms=king&plans=1x1&king=1&full=2&twin=3&full-baths=4&half-baths=5');
    expect(quantitiesIn(address(text))).toEqual(order);
  });

  it('leaves out what is zero', () => {
    expect(withQuantities(address('king=3&half-baths=1'), noQuantities).toString()).toBe('');
  });

  it.each(['-1', '1.5', '1e1', 'two', '', ' 1', '٣', '0x2', String(maxQuantity + 1), '100'])(
    'takes a count of %j for none',
    (count) => {
      expect(quantitiesIn(address(new URLSearchParams({ king: count }).toString()))).toEqual(noQuantities);
    },
  );

  it('takes as many as the buttons can count', () => {
    expect(quantitiesIn(address(`twin=${maxQuantity}`)).bedrooms.twin).toBe(maxQuantity);
  });
});

describe('a search in the address', () => {
  it('is there after Generate', () => {
    const text = withSearch(address('king=3&half-baths=2'), { bedrooms: 3, bathrooms: 2 }).toString();
    expect(text).toBe('king=3&half-baths=2&plans=3x2');
    expect(searchIn(address(text))).toEqual({ bedrooms: 3, bathrooms: 2 });
  });

  it.each(['', '3', '3x', 'x2', '0x1', '1x0', '-1x2', '1.5x2', '3x2x1', '999x1', 'axb', '1e2x1'])(
    'is not read from %j',
    (plans) => {
      expect(searchIn(address(new URLSearchParams({ plans }).toString()))).toBeNull();
    },
  );

  it('is of totals: full and half baths each count as one', () =>
    expect(searchOf(order)).toEqual({ bedrooms: 6, bathrooms: 9 }));

  it('needs a bedroom and a bathroom', () => {
    expect(
      [
        [1, 1],
        [1, 0],
        [0, 1],
        [0, 0],
      ].map(([bedrooms = 0, bathrooms = 0]) => canSearch({ bedrooms, bathrooms })),
    ).toEqual([true, false, false, false]);
  });

  it('is the same only when both totals are', () => {
    expect(isSameSearch({ bedrooms: 1, bathrooms: 2 }, { bedrooms: 1, bathrooms: 2 })).toBe(true);
    expect(isSameSearch({ bedrooms: 1, bathrooms: 2 }, { bedrooms: 2, bathrooms: 1 })).toBe(false);
    expect(isSameSearch(null, { bedrooms: 1, bathrooms: 1 })).toBe(false);
  });
});
