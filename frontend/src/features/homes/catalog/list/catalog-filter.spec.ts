import { describe, expect, it } from 'vitest';
import { shownPayment } from '@hearthline/rules/homes/prices/short-price.ts';
import { priceOfYachats } from '../../../../testing/price.ts';
import { wishIn } from './catalog-address.ts';
import { choicesOf, fitting, widerWishes } from './catalog-filter.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { inOrder } from './catalog-order.ts';

const payment = shownPayment(priceOfYachats.payments[1]!);
const home = (
  name: string,
  [bedrooms, bathrooms, squareFootage]: readonly [number, number, number],
  prices: readonly [baseCents: number, monthlyCents: number] | null,
): CatalogEntry => ({
  slug: name.toLowerCase(),
  name,
  modelType: squareFootage < 1000 ? 'Single Wide' : 'Double Wide',
  footprint: '13x66',
  bedrooms,
  bathrooms,
  squareFootage,
  checked: true,
  hasPlan: true,
  pictures: [],
  imageUrl: '',
  price: prices && {
    baseCents: prices[0],
    aboutCents: prices[0] * 2,
    month: { ...payment, monthlyCents: prices[1] },
    leftOut: '',
  },
});

const homes = [
  home('Enid', [3, 2, 880], [9_414_000, 123_517]),
  home('Cannon', [1, 1, 680], [7_729_000, 109_700]),
  home('Birkenfeld', [3, 2, 1760], [16_900_000, 199_068]),
  home('Nameless', [2, 1, 999], null),
];
const named = (query: string): string[] =>
  fitting(homes, wishIn(new URLSearchParams(query))).map(({ name }) => name);

describe('the homes that fit', () => {
  it.each([
    ['', ['Enid', 'Cannon', 'Birkenfeld', 'Nameless']],
    ['bedrooms=3', ['Enid', 'Birkenfeld']],
    ['bedrooms=1+3&type=single', ['Enid', 'Cannon']],
    ['bathrooms=1', ['Cannon', 'Nameless']],
    ['size=0-999', ['Enid', 'Cannon', 'Nameless']],
    ['size=1500-1999', ['Birkenfeld']],
    // Limits include their own amount; a home without a price is within none.
    ['max-price=94140', ['Enid', 'Cannon']],
    ['max-price=94139', ['Cannon']],
    ['min-price=94140', ['Enid', 'Birkenfeld']],
    ['max-total=188280', ['Enid', 'Cannon']],
    ['max-total=188279', ['Cannon']],
    ['monthly=1236', ['Enid', 'Cannon']],
    ['monthly=1235', ['Cannon']],
    // What cannot be read is no limit.
    ['monthly=a&max-price=-5&bedrooms=%3F', ['Enid', 'Cannon', 'Birkenfeld', 'Nameless']],
  ])('with %j are %j', (query, expected) => expect(named(query)).toEqual(expected));

  it('are counted for each choice, with everything else that is wished', () => {
    const counts = (query: string, facet: 'bedrooms' | 'type') =>
      choicesOf(homes, wishIn(new URLSearchParams(query)), facet).map(
        ({ title, count }) => `${title}: ${count}`,
      );
    expect(counts('', 'bedrooms')).toEqual(['1: 1', '2: 1', '3: 2']);
    expect(counts('bedrooms=3&type=single', 'bedrooms')).toEqual(['1: 1', '2: 1', '3: 1']);
    expect(counts('bedrooms=3', 'type')).toEqual(['Single Wide: 1', 'Double Wide: 1']);
  });

  it('become more where a part is given up, most first; what leads nowhere is not offered', () => {
    const wider = (query: string) =>
      widerWishes(homes, wishIn(new URLSearchParams(query))).map(({ part, count }) => `${part}: ${count}`);
    expect(wider('bedrooms=3&monthly=1100')).toEqual(['monthly: 2', 'bedrooms: 1']);
    expect(wider('bedrooms=2&monthly=1100&max-price=80000')).toEqual(['bedrooms: 1']);
    expect(wider('')).toEqual([]);
  });
});

it('orders by price, size and name, homes without a price last', () => {
  const order = (by: Parameters<typeof inOrder>[1]) =>
    inOrder(homes, by)
      .map(({ name }) => name[0])
      .join('');
  expect(order('price')).toBe('CEBN');
  expect(order('price-down')).toBe('BECN');
  expect(order('size')).toBe('CENB');
  expect(order('size-down')).toBe('BNEC');
  expect(order('name')).toBe('BCEN');
});

it('place.travel: orders homes without a delivered total behind those with one, by the home alone', () => {
  const [enid, cannon, birkenfeld, nameless] = homes;
  const tooWide = (one: CatalogEntry): CatalogEntry => ({
    ...one,
    price: one.price && { ...one.price, aboutCents: null, month: null, sentence: 'Too wide for the road.' },
  });
  const order = (by: Parameters<typeof inOrder>[1]) =>
    inOrder([nameless!, tooWide(cannon!), tooWide(enid!), birkenfeld!], by)
      .map(({ name }) => name[0])
      .join('');
  expect(order('price')).toBe('BCEN');
  expect(order('price-down')).toBe('BECN');
});
