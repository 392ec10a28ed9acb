import type { ContactSort } from '@hearthline/rules/contacts/rules.ts';
import type { ContactRowFragment } from '../../../gql/generated.ts';
import { DataTable, TableCell, TableRow, type Column } from '../../../ui/lists/data-table.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { TooltipGroup } from '../../../ui/actions/tooltip.tsx';
import { ContactRow } from './contact-row.tsx';
import type { Selection } from './contact-selection.ts';
import { RowCheckbox } from './row-checkbox.tsx';

const titles = ['Name', 'Email', 'Phone', 'Company', 'Status', 'Source', 'Tags', 'Created', ''];
const widths = ['3.7%', '12.1%', '21.6%', '10.5%', '10.6%', '8.3%', '8.8%', '8.9%', '8.9%', '6.6%'];

/** The orders that a column sorts by: at the first press, and at the second. */
const orders: Readonly<Record<string, readonly [ContactSort, ContactSort]>> = {
  Name: ['name', 'name_desc'],
  Email: ['email', 'email_desc'],
  Company: ['company', 'company_desc'],
  Status: ['status', 'status_desc'],
  Created: ['newest', 'oldest'],
};
const ascending: readonly ContactSort[] = ['name', 'email', 'company', 'status', 'oldest'];

interface ContactTableProps {
  readonly contacts: readonly ContactRowFragment[];
  readonly selection: Selection;
  readonly sort: ContactSort;
  readonly onSort: (sort: ContactSort) => void;
  /** Other rows are loading. */
  readonly busy: boolean;
  readonly onEdit: (contact: ContactRowFragment) => void;
  readonly onDelete: (contact: ContactRowFragment) => void;
}

const columnOf = (title: string, sort: ContactSort, onSort: (sort: ContactSort) => void): string | Column => {
  const order = orders[title];
  if (!order) return title;
  const [first, second] = order;
  const sorted = !order.includes(sort) ? null : ascending.includes(sort) ? 'ascending' : 'descending';
  return { title, sorted, onSort: () => onSort(sort === first ? second : first) };
};

/** The contacts of one page. */
export const ContactTable = ({
  contacts,
  selection,
  sort,
  onSort,
  busy,
  onEdit,
  onDelete,
}: ContactTableProps) => {
  const ids = contacts.map(({ id }) => id);
  const every = ids.every(selection.has);
  const head = (
    <RowCheckbox
      aria-label="Select all on this page"
      checked={every}
      onChange={() => selection.togglePage(ids)}
      ref={(box: HTMLInputElement | null) =>
        void (box && (box.indeterminate = !every && selection.count > 0))
      }
    />
  );
  return (
    <DataTable
      cards
      caption="Contacts"
      columns={[{ title: 'Select', head }, ...titles.map((title) => columnOf(title, sort, onSort))]}
      widths={widths}
      busy={busy}
    >
      <TooltipGroup>
        {contacts.map((contact) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            isSelected={selection.has(contact.id)}
            onSelect={() => selection.toggle(contact.id)}
            onEdit={() => onEdit(contact)}
            onDelete={() => onDelete(contact)}
          />
        ))}
      </TooltipGroup>
    </DataTable>
  );
};

const placeholders = [0, 1, 2, 3, 4, 5, 6, 7];

/** Gray rows in place of the table while it loads. */
export const ContactTableSkeleton = () => (
  <DataTable cards caption="Loading contacts" columns={titles} widths={['15.8%', ...widths.slice(2)]} busy>
    {placeholders.map((row) => (
      <TableRow key={row} card rowGap="3" data-skeleton>
        {titles.map((column, cell) => (
          <TableCell key={column} card hideBelow={cell > 3 ? 'xl' : undefined}>
            <Skeleton width={`${60 + ((row * 3 + cell * 5) % 4) * 10}%`} minW="6" />
          </TableCell>
        ))}
      </TableRow>
    ))}
  </DataTable>
);
