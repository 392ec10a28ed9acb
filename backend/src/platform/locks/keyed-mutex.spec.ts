import { setImmediate as afterEvents } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createKeyedMutex } from './keyed-mutex.ts';

/** Work that lasts until it is told to end, and says when it has begun. */
const longWork = () => {
  let [began, end] = [false, () => undefined as void];
  const work = () =>
    new Promise<void>((resolve) => {
      began = true;
      end = resolve;
    });
  return { work, hasBegun: () => began, end: () => end() };
};

describe('work for one key', () => {
  it('waits for all earlier work, also when it comes while the last of those that waited is done', async () => {
    const inTurn = createKeyedMutex();
    const [first, second, third, other] = [longWork(), longWork(), longWork(), longWork()];
    const begun = () => [first, second, third, other].map(({ hasBegun }) => hasBegun());
    const done = [inTurn('key', first.work), inTurn('key', second.work)];
    await afterEvents();
    expect(begun()).toEqual([true, false, false, false]);
    first.end();
    await afterEvents();
    done.push(inTurn('key', third.work), inTurn('other key', other.work));
    await afterEvents();
    expect(begun()).toEqual([true, true, false, true]);
    second.end();
    await afterEvents();
    expect(begun()).toEqual([true, true, true, true]);
    third.end();
    other.end();
    await Promise.all(done);
  });

  it('begins also after work that failed, and answers each caller with what their own work came to', async () => {
    const inTurn = createKeyedMutex();
    const answers = await Promise.allSettled([
      inTurn('key', () => Promise.reject(new Error('No'))),
      inTurn('key', () => Promise.resolve('Yes')),
    ]);
    expect(answers).toMatchObject([{ reason: { message: 'No' } }, { value: 'Yes' }]);
  });
});
