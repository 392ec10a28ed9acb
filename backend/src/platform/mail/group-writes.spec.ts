import { describe, expect, it } from 'vitest';
import { groupWrites } from './group-writes.ts';

/** A write that ends when it is told to. */
const blockedWrite = () => {
  const writes: { items: readonly string[]; end: (error?: Error) => void }[] = [];
  const give = groupWrites<string>(
    (items) =>
      new Promise((resolve, reject) => {
        writes.push({ items, end: (error) => (error ? reject(error) : resolve()) });
      }),
  );
  return { writes, give };
};
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

describe('writes in groups', () => {
  it('begin with the first item', async () => {
    const { writes, give } = blockedWrite();
    void give('a');
    await turn();
    expect(writes.map(({ items }) => items)).toEqual([['a']]);
  });

  it('collect what is given during a write, in its order', async () => {
    const { writes, give } = blockedWrite();
    void give('a');
    await turn();
    void give('b');
    void give('c');
    await turn();
    expect(writes).toHaveLength(1);
    writes[0]?.end();
    await turn();
    expect(writes.map(({ items }) => items)).toEqual([['a'], ['b', 'c']]);
  });

  it('tell an item about its own write only', async () => {
    const { writes, give } = blockedWrite();
    const first = give('a');
    await turn();
    const second = give('b');
    writes[0]?.end(new Error('not stored'));
    await expect(first).rejects.toThrow('not stored');
    await turn();
    writes[1]?.end();
    await expect(second).resolves.toBeUndefined();
  });
});
