import { describe, expect, it } from 'vitest';
import { createPageMemory, type Made } from './page-memory.ts';

const open = () => {
  let at = 0;
  const memory = createPageMemory<number>(() => new Date(at));
  memory.setListening(true);
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
    expect(await memory.recall('/', make())).toBe(1);
    expect(await memory.recall('/homes', make())).toBe(2);
    setTime(99);
    expect(await memory.recall('/', make())).toBe(1);
    setTime(100);
    expect(await memory.recall('/', make(200))).toBe(3);
    expect(await memory.recall('/', make())).toBe(3);
  });

  it('is made once for all who want it at the same time', async () => {
    const { memory, make } = open();
    expect(await Promise.all([memory.recall('/', make()), memory.recall('/', make())])).toEqual([1, 1]);
  });

  it('is not remembered after a change, even if it was begun before it', async () => {
    const { memory, make } = open();
    let finish = (_made: Made<number>): void => undefined;
    const begun = memory.recall('/', () => new Promise((resolve) => (finish = resolve)));
    memory.forget();
    const next = memory.recall('/', make());
    finish({ value: 77, until: new Date(100) });
    expect([await begun, await next, await memory.recall('/', make())]).toEqual([77, 1, 1]);
    memory.forget();
    expect(await memory.recall('/', make())).toBe(2);
  });

  it('is not remembered if it is not worth it, failed, or changes are not heard of', async () => {
    const { memory, make } = open();
    expect(await memory.recall('/', make(null))).toBe(1);
    expect(await memory.recall('/', make())).toBe(2);
    await expect(memory.recall('/x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await memory.recall('/x', make())).toBe(3);
    memory.setListening(false);
    expect(await memory.recall('/', make())).toBe(4);
    expect(await memory.recall('/', make())).toBe(5);
    memory.setListening(true);
    expect(await memory.recall('/', make())).toBe(6);
    expect(await memory.recall('/', make())).toBe(6);
  });
});
