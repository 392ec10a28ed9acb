import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { DataTable, TableCell, TableRow } from './data-table.tsx';

let resize: () => void;
const region = (): HTMLElement => screen.getByRole('group', { name: 'Contractors' });
const beyond = (): string | null | undefined => region().parentElement?.getAttribute('data-beyond');
/** Sets the sizes, as jsdom has no layout. */
const measure = (sizes: Partial<Record<'scrollWidth' | 'clientWidth', number>>): void => {
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(region(), name, { value, configurable: true });
  act(() => resize());
};
const scrollTo = (left: number): void => {
  region().scrollLeft = left;
  fireEvent.scroll(region());
};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        resize = look;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  renderAt(
    <DataTable caption="Contractors" columns={['Name', 'Phone']}>
      <TableRow>
        <TableCell>Ada</TableCell>
        <TableCell>555</TableCell>
      </TableRow>
    </DataTable>,
  );
});

describe('a table that is wider than its place', () => {
  it('shows at which edge it goes on', () => {
    measure({ scrollWidth: 601, clientWidth: 348 });
    expect(beyond()).toBe('end');
    scrollTo(100);
    expect(beyond()).toBe('start end');
    scrollTo(253);
    expect(beyond()).toBe('start');
  });

  it('is reached with the keyboard, and only then', () => {
    expect(region()).not.toHaveAttribute('tabindex');
    measure({ scrollWidth: 601, clientWidth: 348 });
    expect(region()).toHaveAttribute('tabindex', '0');
    measure({ clientWidth: 601 });
    expect(region()).not.toHaveAttribute('tabindex');
    expect(beyond()).toBeNull();
  });
});
