import { styles } from '@hearthline/rules/homes/looks/look.ts';
import { expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';

const api = useApi();

interface Listed {
  slug: string;
  name: string;
  squareFootage: number;
  look: { style: string; color: string };
  price: { aboutCents: number };
  checked: boolean;
  travel: string | null;
}

const pairs = (homes: readonly Listed[]): [Listed, Listed][] =>
  homes.slice(1).map((home, index) => [homes[index]!, home]);
const byName = (a: Listed, b: Listed): number => a.name.localeCompare(b.name, 'en-US');

it('front.many: the homes differ in style from their neighbors, and in other orders seldom share style and color', async () => {
  const { homes } = (await api.rest('GET', '/api/homes')).body as { homes: Listed[] };
  expect(homes).toHaveLength(45);
  for (const { slug, checked, travel } of homes) expect([slug, checked, travel]).toEqual([slug, true, null]);
  expect(new Set(homes.map(({ look }) => look.style)).size).toBe(styles.length);
  expect(new Set(homes.map(({ look }) => look.color)).size).toBe(8);
  for (const [a, b] of pairs(homes)) expect(a.look.style, `${a.slug}, ${b.slug}`).not.toBe(b.look.style);
  const orders: ((a: Listed, b: Listed) => number)[] = [
    (a, b) => a.price.aboutCents - b.price.aboutCents,
    (a, b) => a.squareFootage - b.squareFootage,
    byName,
  ];
  for (const order of orders) {
    const sorted = homes.toSorted((a, b) => order(a, b) || byName(a, b));
    const alike = pairs(sorted).filter(
      ([a, b]) => a.look.style === b.look.style && a.look.color === b.look.color,
    );
    expect(alike.length).toBeLessThanOrEqual(4);
  }
});
