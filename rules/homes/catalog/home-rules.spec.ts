import { expect, it } from 'vitest';
import { homeSlugOf, newHome, reservedSlugs } from './home-rules.ts';

it.each([
  ['Long Beach', 'long-beach'],
  ['St. John’s', 'st-johns'],
  ['Zoë Lake', 'zoe-lake'],
])('makes the address of %s', (name, slug) => expect(homeSlugOf(name)).toBe(slug));

it('makes addresses that may be sent back, wherever they are cut off', () => {
  const name = 'The Home At The End Of The Very Long Road Beside The Old Mill';
  for (let max = 5; max <= 60; max += 1) {
    const slug = homeSlugOf(name, max);
    expect(slug.length).toBeLessThanOrEqual(max);
    expect(newHome.shape.slug.parse(slug)).toBe(slug);
  }
});

it('has addresses that no home may take', () => {
  for (const slug of reservedSlugs) expect(newHome.shape.slug.safeParse(slug).success).toBe(false);
});
