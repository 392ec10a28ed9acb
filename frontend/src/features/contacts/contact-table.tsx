import type { ContactRowFragment } from '../../gql/generated.ts';
import { DataTable, TableCell, TableRow } from '../../ui/data-table.tsx';
import { Skeleton } from '../../ui/skeleton-card.tsx';
import { ContactRow } from './contact-row.tsx';

const columns = ['Name', 'Email', 'Phone', 'Company', 'Status', 'Source', 'Tags', 'Created', ''];

interface ContactTableProps {
  readonly contacts: readonly ContactRowFragment[];
  /** Other rows are on their way. */
  readonly busy: boolean;
  readonly onDelete: (contact: ContactRowFragment) => void;
}

/** The contacts of one page. */
export const ContactTable = ({ contacts, busy, onDelete }: ContactTableProps) => (
  <DataTable cards caption="Contacts" columns={columns} busy={busy}>
    {contacts.map((contact) => <ContactRow key={contact.id} contact={contact} onDelete={() => onDelete(contact)} />)}
  </DataTable>
);

const placeholders = [0, 1, 2, 3, 4, 5, 6, 7];

/** Grey rows in the place of the first ones. */
export const ContactTableSkeleton = () => (
  <DataTable cards caption="Loading contacts" columns={columns} busy>
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
