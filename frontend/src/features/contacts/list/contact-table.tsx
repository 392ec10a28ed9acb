import type { ContactSort } from '@hearthline/rules/contacts/rules.ts';
import type { ContactRowFragment } from '../../../gql/generated.ts';
import { DataTable, TableCell, TableRow, type Column } from '../../../ui/lists/data-table.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { TooltipGroup } from '../../../ui/actions/tooltip.tsx';
import { contactColumns, selectWidth, toolsWidth } from './contact-columns.tsx';
import { ContactRow } from './contact-row.tsx';
import type { Selection } from './contact-selection.ts';
import { RowCheckbox } from './row-checkbox.tsx';

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

const columnWidths = contactColumns.map(({ width }) => width);
const percent = (width: number): string => `${width.toFixed(1)}%`;

const headOf = (
  { title, orders }: Pick<(typeof contactColumns)[number], 'title' | 'orders'>,
  sort: ContactSort,
  onSort: (sort: ContactSort) => void,
): string | Column => {
  if (!orders) return title;
  const [first, second] = orders;
  const sorted = !orders.includes(sort) ? null : ascending.includes(sort) ? 'ascending' : 'descending';
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
      columns={[
        { title: 'Select', head },
        ...contactColumns.map((column) => headOf(column, sort, onSort)),
        '',
      ]}
      widths={[selectWidth, ...columnWidths, toolsWidth].map(percent)}
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

/** The heads without the box that selects, whose place the first column takes. */
const skeletonHeads = [...contactColumns.map(({ title }) => title), ''];
const skeletonWidths = [...columnWidths, toolsWidth].map((width, column) =>
  percent(column === 0 ? selectWidth + width : width),
);
const placeholders = [0, 1, 2, 3, 4, 5, 6, 7];

/** Gray rows in place of the table while it loads. */
export const ContactTableSkeleton = () => (
  <DataTable cards caption="Loading contacts" columns={skeletonHeads} widths={skeletonWidths} busy>
    {placeholders.map((row) => (
      <TableRow key={row} card rowGap="3" data-skeleton>
        {skeletonHeads.map((column, cell) => (
          <TableCell key={column} card hideBelow={cell > 3 ? 'xl' : undefined}>
            <Skeleton width={`${60 + ((row * 3 + cell * 5) % 4) * 10}%`} minW="6" />
          </TableCell>
        ))}
      </TableRow>
    ))}
  </DataTable>
);
