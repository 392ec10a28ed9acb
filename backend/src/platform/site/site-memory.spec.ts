import { describe, expect, it } from 'vitest';
import { createSiteMemory, type Made } from './site-memory.ts';

const open = () => {
  let at = 0;
  let version = '1';
  const memory = createSiteMemory(
    () => Promise.resolve(version),
    () => new Date(at),
  );
  let times = 0;
  const make =
    (until: number | null = 100) =>
    (): Promise<Made<number>> => {
      times += 1;
      return Promise.resolve({ value: times, until: until === null ? null : new Date(until) });
    };
  return {
    memory,
    make,
    setTime: (to: number) => void (at = to),
    change: (to: string) => void (version = to),
  };
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
    // A clock that is set back may show another day.
    setTime(99);
    expect(await memory.recall('/', make())).toBe(4);
  });

  it('is made once for all who want it at the same time', async () => {
    const { memory, make } = open();
    const both = [memory.recall('/', make()), memory.recall('/', make())];
    expect(await Promise.all(both)).toEqual([1, 1]);
  });

  it('is not what is shown after a change, even if it was begun before it', async () => {
    const { memory, make, change } = open();
    let finish = (_made: Made<number>): void => undefined;
    const isBegun = Promise.withResolvers<void>();
    const begun = memory.recall('/', () => {
      isBegun.resolve();
      return new Promise<Made<number>>((resolve) => (finish = resolve));
    });
    await isBegun.promise;
    change('2');
    const next = memory.recall('/', make());
    finish({ value: 77, until: new Date(100) });
    expect([await begun, await next, await memory.recall('/', make())]).toEqual([77, 1, 1]);
    change('3');
    expect(await memory.recall('/', make())).toBe(2);
  });

  it('is not remembered if it is not worth it, or failed', async () => {
    const { memory, make } = open();
    expect(await memory.recall('/', make(null))).toBe(1);
    expect(await memory.recall('/', make())).toBe(2);
    await expect(memory.recall('/x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await memory.recall('/x', make())).toBe(3);
  });
});
