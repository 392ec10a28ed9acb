import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStableOrder } from './stable-order.ts';

interface Row {
  readonly id: string;
  readonly news?: string;
}

/** A list that is read again; each reading returns what is shown. */
const list = (first: readonly Row[]) => {
  const { result, rerender } = renderHook(
    ({ name, rows }: { name: string; rows: readonly Row[] }) =>
      useStableOrder(name, rows, ({ news = '' }) => news),
    { initialProps: { name: 'open', rows: first } },
  );
  return (rows: readonly Row[], name = 'open'): string => {
    rerender({ name, rows });
    return result.current.map(({ id }) => id).join(' ');
  };
};

it('leaves a row where it is after it was read', () => {
  const read = list([{ id: 'a', news: '9:00' }, { id: 'b', news: '8:00' }, { id: 'c' }]);
  expect(read([{ id: 'b', news: '8:00' }, { id: 'c' }, { id: 'a' }])).toBe('a b c');
  expect(read([{ id: 'c' }, { id: 'a' }, { id: 'b' }])).toBe('a b c');
});

it('brings up what is new, and keeps the order of the others', () => {
  const read = list([{ id: 'a', news: '9:00' }, { id: 'b' }, { id: 'c' }]);
  expect(read([{ id: 'c', news: '9:30' }, { id: 'b' }, { id: 'a' }])).toBe('c a b');
  expect(read([{ id: 'd', news: '9:40' }, { id: 'b' }, { id: 'a' }, { id: 'c' }])).toBe('d c a b');
});

it('shows another list, and one that was left, in the order of the server', () => {
  const read = list([{ id: 'a' }, { id: 'b' }]);
  expect(read([{ id: 'b' }, { id: 'a' }], 'done')).toBe('b a');
  expect(read([{ id: 'b' }, { id: 'a' }])).toBe('b a');
});
