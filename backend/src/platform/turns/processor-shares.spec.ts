import { expect, it } from 'vitest';
import { createProcessorShares } from './processor-shares.ts';

it('what is used is paid by those who worked meanwhile, in equal parts; nobody pays for the rest', () => {
  let used = 0;
  const begin = createProcessorShares(() => used);
  used += 100;
  const endA = begin();
  used += 10;
  const endB = begin();
  used += 20;
  expect(endA()).toBe(20);
  used += 5;
  expect(endB()).toBe(15);
  used += 1000;
  expect(begin()()).toBe(0);
});

it('asks the system for the time of this thread', () => {
  const end = createProcessorShares()();
  const until = performance.now() + 20;
  while (performance.now() < until);
  const share = end();
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThan(1000);
});
