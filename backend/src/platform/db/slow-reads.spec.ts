import { expect, it } from 'vitest';
import { createSlowReads } from './slow-reads.ts';

/** Reads that end when they are told to. */
const reads = (count: number) => {
  const slowRead = createSlowReads();
  const ends: (() => void)[] = [];
  const all = Array.from({ length: count }, (_, index) =>
    slowRead(
      () =>
        new Promise<number>((resolve) => {
          ends.push(() => resolve(index));
        }),
    ),
  );
  return { slowRead, ends, all };
};

it('two of them are at work at once, less than half of the connections', async () => {
  const { ends, all } = reads(4);
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await expect(all[1]).resolves.toBe(1);
  expect(ends).toHaveLength(3);
  for (const end of ends) end();
});

it('they begin in the order in which they came', async () => {
  const { ends, all } = reads(3);
  await Promise.resolve();
  ends[0]?.();
  await all[0];
  ends[2]?.();
  await expect(all[2]).resolves.toBe(2);
  for (const end of ends) end();
});

it('thirty may wait, one more is refused', async () => {
  const { slowRead, ends } = reads(32);
  await expect(slowRead(() => Promise.resolve())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  ends[0]?.();
  await new Promise(setImmediate);
  const taken = slowRead(() => Promise.resolve('taken'));
  for (let at = 1; at < ends.length; at += 1) {
    ends[at]?.();
    await new Promise(setImmediate);
  }
  await expect(taken).resolves.toBe('taken');
});

it('one that fails makes room for the next', async () => {
  const slowRead = createSlowReads();
  const failures = Array.from({ length: 3 }, () => slowRead(() => Promise.reject(new Error('gone'))));
  await expect(slowRead(() => Promise.resolve('next'))).resolves.toBe('next');
  await expect(Promise.allSettled(failures)).resolves.toHaveLength(3);
});

it('one whose client has hung up while it waited is not begun, and the next one takes its turn', async () => {
  const { slowRead, ends } = reads(2);
  let connected = true;
  let begun = false;
  const abandoned = slowRead(
    () => Promise.resolve((begun = true)),
    () => !connected,
  );
  const next = slowRead(
    () => Promise.resolve('next'),
    () => false,
  );
  connected = false;
  await Promise.resolve();
  ends[0]?.();
  await expect(abandoned).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(next).resolves.toBe('next');
  expect(begun).toBe(false);
  for (const end of ends) end();
});
