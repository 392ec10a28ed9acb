import type { ColumnLayout } from '@hearthline/rules/column-layout.ts';
import type { SortDirection, UserSort } from '@hearthline/rules/people/users.ts';
import { memo, useCallback } from 'react';
import type { UserRowFragment } from '../../../../gql/generated.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ListSkeleton } from '../../../../ui/lists/list-skeleton.tsx';
import { ListTable } from '../../../../ui/lists/list-table.tsx';
import { sortOfColumn, userCard, userColumns } from './user-columns.tsx';

interface UserTableProps {
  readonly users: readonly UserRowFragment[];
  readonly layout: ColumnLayout;
  readonly onLayout: (layout: ColumnLayout) => void;
  readonly sort: UserSort;
  readonly direction: SortDirection;
  readonly onSort: (order: { readonly sort: UserSort; readonly direction: SortDirection }) => void;
  /** Other rows are loading. */
  readonly busy: boolean;
  readonly onManage: (user: UserRowFragment) => void;
}

/** Id of the button that opens an account, for returning the focus to it. */
export const manageButtonId = (id: string): string => `manage-${id}`;

/** The accounts of one page. */
export const UserTable = memo(
  ({ users, layout, onLayout, sort, direction, onSort, busy, onManage }: UserTableProps) => {
    const tools = useCallback(
      (user: UserRowFragment) => (
        <Button
          id={manageButtonId(user.id)}
          variant="ghost"
          size="sm"
          minH={{ md: '7' }}
          aria-label={`Manage ${user.name}`}
          onClick={() => onManage(user)}
        >
          Manage
        </Button>
      ),
      [onManage],
    );
    const sorted = Object.entries(sortOfColumn).find(([, each]) => each === sort);
    return (
      <ListTable
        list="users"
        caption="Users"
        columns={userColumns}
        layout={layout}
        onLayout={onLayout}
        rows={users}
        sort={{
          column: sorted?.[0] ?? null,
          direction: direction === 'asc' ? 'ascending' : 'descending',
          sortable: Object.keys(sortOfColumn),
          onSort: (column) => {
            const next = sortOfColumn[column as keyof typeof sortOfColumn];
            const defaultDirection = next === 'joined' || next === 'lastSignIn' ? 'desc' : 'asc';
            const other = defaultDirection === 'asc' ? 'desc' : 'asc';
            onSort({
              sort: next,
              direction: next === sort && direction === defaultDirection ? other : defaultDirection,
            });
          },
        }}
        tools={tools}
        toolsWidth={96}
        busy={busy}
        card={userCard}
      />
    );
  },
);

/** Gray rows in place of the table while it loads. */
export const UserTableSkeleton = () => (
  <ListSkeleton caption="Loading users" titles={userColumns.map(({ title }) => title)} />
);
