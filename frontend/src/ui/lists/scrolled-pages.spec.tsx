import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrolledPages } from './scrolled-pages.ts';

interface Row {
  readonly id: string;
}

const pageOf = (page: number, count = 10): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `row-${(page - 1) * 10 + index}` }));

const open = (more: { total?: number | undefined; key?: string | null; current?: string | null } = {}) => {
  const read = vi.fn<(page: number) => Promise<readonly Row[]>>((page) => Promise.resolve(pageOf(page)));
  const defaults = { key: 'all' as string | null, first: pageOf(1), total: 95 as number | undefined };
  const hook = renderHook((props) => useScrolledPages<Row>(props), {
    initialProps: { ...defaults, pageSize: 10, current: null as string | null, read, ...more },
  });
  const { result } = hook;
  return {
    ...hook,
    read,
    requestedPages: () => read.mock.calls.map(([page]) => page),
    see: (first: number, last: number) =>
      act(async () => {
        result.current.rows?.onSight(first, last);
        await vi.advanceTimersByTimeAsync(100);
      }),
    at: (index: number) => result.current.rows?.rowAt(index)?.id,
    near: () => result.current.near.map(({ id }) => id),
  };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('reads the pages in sight and the one after them, each once', async () => {
  const { requestedPages, see, at, result } = open();
  expect(result.current.rows?.count).toBe(95);
  await see(0, 8);
  expect(requestedPages()).toEqual([2]);
  await see(38, 46);
  expect(requestedPages()).toEqual([2, 4, 5, 6]);
  expect([at(0), at(19), at(20), at(45), at(60)]).toEqual([
    'row-0',
    'row-19',
    undefined,
    'row-45',
    undefined,
  ]);
  await see(85, 94);
  await see(38, 46);
  expect(requestedPages()).toEqual([2, 4, 5, 6, 9, 10]);
  expect(result.current.rows?.indexOf('row-45')).toBe(45);
  expect(result.current.rows?.indexOf('row-25')).toBe(-1);
});

it('does not read what somebody flies past', async () => {
  const { requestedPages, result } = open({ total: 1000 });
  await act(async () => {
    for (let row = 0; row < 900; row += 10) result.current.rows?.onSight(row, row + 8);
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(requestedPages()).toEqual([2, 90, 91]);
});

it('gives the rows without a gap around the current one, or else around those in sight', async () => {
  const { see, near, rerender, read } = open();
  const props = { key: 'all', first: pageOf(1), total: 95, pageSize: 10, current: 'row-3', read };
  await see(50, 58);
  expect(near()).toEqual([...pageOf(6), ...pageOf(7)].map(({ id }) => id));
  rerender(props);
  expect(near()).toEqual(pageOf(1).map(({ id }) => id));
  read.mockImplementationOnce(() => new Promise(() => undefined));
  rerender({ ...props, current: null });
  await see(80, 81);
  expect(near()).toEqual(pageOf(1).map(({ id }) => id));
  rerender({ ...props, current: 'row-58' });
  expect(near()[0]).toBe('row-50');
});

it('has no row twice when others pushed it to the next page', async () => {
  const { see, at, read, result } = open();
  read.mockResolvedValueOnce([{ id: 'row-9' }, ...pageOf(2).slice(0, 9)]);
  await see(0, 8);
  expect([at(9), at(10), at(11)]).toEqual(['row-9', undefined, 'row-10']);
  expect(result.current.rows?.indexOf('row-9')).toBe(9);
});

it('reads what is in sight again, showing the old rows until then', async () => {
  const { see, at, read, requestedPages, result } = open();
  await see(20, 28);
  read.mockClear();
  let answer = (_rows: readonly Row[]): void => undefined;
  read.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  act(() => result.current.reread());
  expect(at(20)).toBe('row-20');
  await act(async () => answer([{ id: 'new' }]));
  expect(at(20)).toBe('new');
  expect(requestedPages()).toEqual([3, 4]);
});

it('says that a page could not be read, and reads it when asked to', async () => {
  const { see, at, read, result } = open();
  // After the pause it is tried again by itself.
  read.mockRejectedValueOnce(new Error('no network')).mockRejectedValueOnce(new Error('no network'));
  await see(0, 8);
  expect(result.current.hasFailed).toBe(true);
  expect(at(10)).toBeUndefined();
  await act(async () => result.current.reread());
  expect(result.current.hasFailed).toBe(false);
  expect(at(10)).toBe('row-10');
});

it('forgets the rows of another filter, also those that arrive late', async () => {
  const { see, at, read, result, rerender } = open();
  let answer = (_rows: readonly Row[]): void => undefined;
  read.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  await see(0, 8);
  rerender({ key: 'other', first: [{ id: 'a' }], total: 40, pageSize: 10, current: null, read });
  await act(async () => answer(pageOf(2)));
  expect([result.current.rows?.count, at(0), at(10)]).toEqual([40, 'a', undefined]);
});

it('grows with each full page until the list is counted, and is a plain list if one page has all', async () => {
  const { see, result, rerender, read } = open({ total: undefined });
  expect(result.current.rows?.count).toBe(20);
  await see(10, 18);
  expect(result.current.rows?.count).toBe(30);
  const props = { first: pageOf(1, 4), total: 4, pageSize: 10, current: null, read };
  rerender({ key: 'few', ...props });
  expect([result.current.rows, result.current.near.length]).toEqual([undefined, 4]);
  rerender({ key: null, ...props, first: pageOf(1), total: 95 });
  expect(result.current.rows).toBeUndefined();
});
