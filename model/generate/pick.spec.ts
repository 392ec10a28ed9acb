import { expect, it } from 'vitest';
import { oneOf, pickAgain, pickBySeed, shuffled } from './pick.ts';

it('makes the same choices by the same seed, and others by another', () => {
  const choose = (seed: string): number[] => {
    const taken: number[] = [];
    const pick = pickBySeed(seed, taken);
    for (let index = 0; index < 20; index++) pick(7);
    return taken;
  };
  expect(choose('1/0')).toEqual(choose('1/0'));
  expect(choose('1/0')).not.toEqual(choose('1/1'));
  expect(choose('1/0').every((chosen) => chosen >= 0 && chosen < 7)).toBe(true);
});

it('makes recorded choices again, and says when they do not fit', () => {
  const taken: number[] = [];
  const order = shuffled(pickBySeed('order', taken), ['a', 'b', 'c', 'd']);
  const again = pickAgain(taken);
  expect(shuffled(again.pick, ['a', 'b', 'c', 'd'])).toEqual(order);
  expect(again.isOver()).toBe(true);

  const short = pickAgain(taken.slice(1));
  shuffled(short.pick, ['a', 'b', 'c', 'd']);
  expect(short.isOver()).toBe(false);

  const long = pickAgain([...taken, 0]);
  shuffled(long.pick, ['a', 'b', 'c', 'd']);
  expect(long.isOver()).toBe(false);

  const large = pickAgain([5]);
  expect(oneOf(large.pick, ['a', 'b'])).toBe('a');
  expect(large.isOver()).toBe(false);
});
