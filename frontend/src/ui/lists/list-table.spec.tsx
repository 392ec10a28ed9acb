import { defaultLayouts, type ColumnLayout } from '@hearthline/rules/column-layout.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { columnSizes } from './column-sizes.ts';
import type { ListColumn } from './list-columns.ts';
import { ListTable } from './list-table.tsx';

interface Person {
  readonly id: string;
  readonly name: string;
}

const columns: readonly ListColumn<Person>[] = [
  { id: 'name', title: 'Name', width: 200, cell: ({ name }) => name },
  { id: 'email', title: 'Email', width: 200, cell: ({ name }) => `${name}@example.com` },
  { id: 'role', title: 'Role', width: 100, cell: () => 'Admin' },
];
const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, n) => ({ id: `p-${n}`, name: `Person ${n}` }));

const draw = (rows = people(2)) => {
  const onLayout = vi.fn<(layout: ColumnLayout | null) => void>();
  const onSort = vi.fn();
  const List = () => {
    const [layout, setLayout] = useState(defaultLayouts.users);
    const keep = (next: ColumnLayout | null): void => {
      onLayout(next);
      setLayout(next ?? defaultLayouts.users);
    };
    return (
      <>
        <ColumnMenu list="users" columns={columns} layout={layout} onLayout={keep} />
        <ListTable
          list="users"
          caption="People"
          columns={columns}
          layout={layout}
          onLayout={keep}
          rows={rows}
          card={{}}
          sort={{ column: 'name', direction: 'ascending', sortable: ['name'], onSort }}
        />
      </>
    );
  };
  renderAt(<List />);
  return { onLayout, onSort };
};
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Columns' }));

describe('a list', () => {
  it('shows each row on one line, in the columns of its layout', () => {
    draw();
    expect(heads()).toEqual(['Name', 'Email', 'Role']);
    const [, first] = screen.getAllByRole('row');
    expect(
      within(first as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Person 0', 'Person 0@example.com', 'Admin']);
  });

  it('says how it is sorted, and sorts by the columns that can', async () => {
    const { onSort } = draw();
    expect(screen.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.queryByRole('button', { name: 'Email' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(onSort).toHaveBeenCalledExactlyOnceWith('name');
  });

  it('draws of a thousand rows only those in sight', () => {
    draw(people(1000));
    expect(screen.getByRole('table', { name: 'People' })).toHaveAttribute('aria-rowcount', '1001');
    expect(screen.getAllByRole('row').length).toBeLessThan(100);
  });

  it('changes the width of a column by the arrow keys', async () => {
    const { onLayout } = draw();
    const edge = within(screen.getByRole('columnheader', { name: /^Email/ })).getByRole('separator', {
      name: 'Column width',
    });
    const before = Number(edge.getAttribute('aria-valuenow'));
    edge.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onLayout).toHaveBeenLastCalledWith({
      ...defaultLayouts.users,
      widths: [{ column: 'email', width: before + 16 }],
    });
    expect(edge).toHaveAttribute('aria-valuenow', String(before + 16));
  });
});

describe('the menu of columns', () => {
  it('hides a column and shows it again, but never the first', async () => {
    draw();
    await openMenu();
    expect(await screen.findByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Email' }));
    expect(heads()).toEqual(['Name', 'Role']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Email' }));
    expect(heads()).toEqual(['Name', 'Email', 'Role']);
  });

  it('moves a column by the keyboard, keeps the focus, and restores the usual order', async () => {
    const { onLayout } = draw();
    await openMenu();
    const down = await screen.findByRole('button', { name: 'Move Email down' });
    down.focus();
    await userEvent.keyboard('{Enter}');
    expect(heads()).toEqual(['Name', 'Role', 'Email']);
    expect(screen.getByRole('button', { name: 'Move Email down' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Default columns' }));
    expect(onLayout).toHaveBeenLastCalledWith(null);
    expect(heads()).toEqual(['Name', 'Email', 'Role']);
  });
});

describe('the widths of columns', () => {
  it('share the room, and keep what somebody chose', () => {
    expect(columnSizes(columns, { widths: [] }, 1000)).toEqual({ name: 400, email: 400, role: 200 });
    expect(columnSizes(columns, { widths: [{ column: 'role', width: 400 }] }, 1000)).toEqual({
      name: 300,
      email: 300,
      role: 400,
    });
  });

  it('do not become too narrow to read: the table is scrolled instead', () => {
    expect(columnSizes(columns, { widths: [] }, 100)).toEqual({ name: 140, email: 140, role: 70 });
  });

  it('leave what a value needs to be read whole, and take it from the others', () => {
    const needy = columns.map((column) => (column.id === 'name' ? { ...column, minWidth: 190 } : column));
    expect(columnSizes(needy, { widths: [] }, 415)).toEqual({ name: 190, email: 150, role: 75 });
  });
});
