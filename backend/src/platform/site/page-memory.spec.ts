import { describe, expect, it } from 'vitest';
import { createPageMemory, type Made } from './page-memory.ts';

const open = () => {
  let at = 0;
  const memory = createPageMemory<number>(() => new Date(at));
  let times = 0;
  const make =
    (until: number | null = 100) =>
    (): Promise<Made<number>> => {
      times += 1;
      return Promise.resolve({ value: times, until: until === null ? null : new Date(until) });
    };
  return { memory, make, setTime: (to: number) => void (at = to) };
};

describe('what was made of the content of the site', () => {
  it('is remembered by its name until that time has come', async () => {
    const { memory, make, setTime } = open();
    expect(await memory.recall('/', '1', make())).toBe(1);
    expect(await memory.recall('/homes', '1', make())).toBe(2);
    setTime(99);
    expect(await memory.recall('/', '1', make())).toBe(1);
    setTime(100);
    expect(await memory.recall('/', '1', make(200))).toBe(3);
    expect(await memory.recall('/', '1', make())).toBe(3);
  });

  it('is made once for all who want it at the same time', async () => {
    const { memory, make } = open();
    const both = [memory.recall('/', '1', make()), memory.recall('/', '1', make())];
    expect(await Promise.all(both)).toEqual([1, 1]);
  });

  it('is not what is shown after a change, even if it was begun before it', async () => {
    const { memory, make } = open();
    let finish = (_made: Made<number>): void => undefined;
    const begun = memory.recall('/', '1', () => new Promise((resolve) => (finish = resolve)));
    const next = memory.recall('/', '2', make());
    finish({ value: 77, until: new Date(100) });
    expect([await begun, await next, await memory.recall('/', '2', make())]).toEqual([77, 1, 1]);
    expect(await memory.recall('/', '3', make())).toBe(2);
  });

  it('is not remembered if it is not worth it, or failed', async () => {
    const { memory, make } = open();
    expect(await memory.recall('/', '1', make(null))).toBe(1);
    expect(await memory.recall('/', '1', make())).toBe(2);
    await expect(memory.recall('/x', '1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await memory.recall('/x', '1', make())).toBe(3);
  });
});
