import { memo } from 'react';
import type { UserRowFragment } from '../../../gql/generated.ts';
import { DataTable, TableCell, TableRow } from '../../../ui/lists/data-table.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { UserRow } from './user-row.tsx';

const columns = ['Name', 'Email', 'Role', 'State', 'Last sign-in', 'Signed in', 'Joined', ''];
const widths = ['18%', '20%', '9%', '12.5%', '10.5%', '9%', '10.5%', '10.5%'];

interface UserTableProps {
  readonly users: readonly UserRowFragment[];
  /** Other rows are loading. */
  readonly busy: boolean;
  readonly onManage: (user: UserRowFragment) => void;
}

/** The accounts of one page. */
export const UserTable = memo(({ users, busy, onManage }: UserTableProps) => (
  <DataTable cards caption="Users" columns={columns} widths={widths} busy={busy}>
    {users.map((user) => (
      <UserRow key={user.id} user={user} onManage={() => onManage(user)} />
    ))}
  </DataTable>
));

const placeholders = [0, 1, 2, 3, 4, 5];

/** Gray rows in place of the table while it loads. */
export const UserTableSkeleton = () => (
  <DataTable cards caption="Loading users" columns={columns} widths={widths} busy>
    {placeholders.map((row) => (
      <TableRow key={row} card rowGap="3" data-skeleton>
        {columns.map((column, cell) => (
          <TableCell key={column} card hideBelow={cell > 3 ? 'xl' : undefined}>
            <Skeleton width={`${60 + ((row * 3 + cell * 5) % 4) * 10}%`} minW="6" />
          </TableCell>
        ))}
      </TableRow>
    ))}
  </DataTable>
);
