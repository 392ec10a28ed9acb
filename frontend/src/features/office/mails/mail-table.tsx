import type { MailRowFragment } from '../../../gql/generated.ts';
import { DataTable, TableCell, TableRow } from '../../../ui/lists/data-table.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { MailRow } from './mail-row.tsx';

const columns = ['Subject', 'To', 'Kind', 'State', 'Time', ''];

interface MailTableProps {
  readonly mails: readonly MailRowFragment[];
  /** Other rows are loading. */
  readonly busy: boolean;
  /** The address that opens a mail. */
  readonly to: (id: string) => string;
  readonly onQueued: () => void;
}

/** The mails of one page. */
export const MailTable = ({ mails, busy, to, onQueued }: MailTableProps) => (
  <DataTable cards caption="Emails" columns={columns} busy={busy}>
    {mails.map((mail) => (
      <MailRow key={mail.id} mail={mail} to={to(mail.id)} onQueued={onQueued} />
    ))}
  </DataTable>
);

const placeholders = [0, 1, 2, 3, 4];

/** Gray rows in place of the table while it loads. */
export const MailTableSkeleton = () => (
  <DataTable cards caption="Loading emails" columns={columns} busy>
    {placeholders.map((row) => (
      <TableRow key={row} card rowGap="3" data-skeleton>
        {columns.map((column, cell) => (
          <TableCell key={column} card hideBelow={cell > 2 ? 'xl' : undefined}>
            <Skeleton width={`${60 + ((row * 3 + cell * 5) % 4) * 10}%`} minW="6" />
          </TableCell>
        ))}
      </TableRow>
    ))}
  </DataTable>
);
