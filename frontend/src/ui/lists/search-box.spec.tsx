import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { SearchBox } from './search-box.tsx';

it('asks once, 250 ms after the last key', () => {
  vi.useFakeTimers();
  const onSearch = vi.fn();
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  renderAt(<SearchBox label="Search contacts" value="" onSearch={onSearch} />);
  const box = screen.getByRole('searchbox', { name: 'Search contacts' });
  fireEvent.change(box, { target: { value: 'a' } });
  pass(249);
  fireEvent.change(box, { target: { value: 'ada' } });
  pass(249);
  expect(onSearch).not.toHaveBeenCalled();
  pass(1);
  expect(onSearch.mock.calls).toEqual([['ada']]);
});
