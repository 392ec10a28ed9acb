import { expect, it } from 'vitest';
import { inEqualShares } from './equal-shares.ts';

const things = (count: number, wish?: (n: number) => string | null) =>
  Array.from({ length: count }, (_, n) => ({ id: String(n), wish: wish?.(n) ?? null }));
const sizes = (shares: ReadonlyMap<string, string>, people: readonly string[]): number[] =>
  people.map((one) => [...shares.values()].filter((to) => to === one).length);

it.each([
  [0, 3, [0, 0, 0]],
  [1, 3, [1, 0, 0]],
  [6, 3, [2, 2, 2]],
  [8, 3, [3, 3, 2]],
  [5, 1, [5]],
  [4, 0, []],
])('%i things for %i people are %j (leave.each)', (count, number, expected) => {
  const people = ['a', 'b', 'c'].slice(0, number);
  expect(sizes(inEqualShares(things(count), people), people)).toEqual(expected);
});

it('wishes come true while a share lasts, and shares stay equal', () => {
  const people = ['a', 'b', 'c'];
  const all = inEqualShares(
    things(7, (n) => (n < 3 ? 'c' : 'b')),
    people,
  );
  expect(sizes(all, people).sort()).toEqual([2, 2, 3]);
  expect([0, 1, 2].map((n) => all.get(String(n)))).toEqual(['c', 'c', 'c']);
  const somebodyElse = inEqualShares(
    things(2, () => 'z'),
    people,
  );
  expect(sizes(somebodyElse, people)).toEqual([1, 1, 0]);
});
