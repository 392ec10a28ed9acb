import type { ColumnLayout } from '@hearthline/rules/column-layout.ts';
import type { ContactSort } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { useCallback } from 'react';
import type { ContactRowFragment } from '../../../../gql/generated.ts';
import { ListSkeleton } from '../../../../ui/lists/list-skeleton.tsx';
import { ListTable } from '../../../../ui/lists/list-table.tsx';
import type { ScrolledRows } from '../../../../ui/lists/scrolled-pages.ts';
import { useRowKeys } from '../../../../ui/lists/row-keys.tsx';
import { fullName } from '../contact-words.ts';
import { columnOrders, contactCard, contactColumns } from './contact-columns.tsx';
import type { Selection } from './contact-selection.ts';
import { ContactTools } from './contact-tools.tsx';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { can } from '@hearthline/rules/permissions.ts';

const ascending: readonly ContactSort[] = ['name', 'email', 'company', 'status', 'oldest'];

interface ContactTableProps {
  readonly contacts: readonly ContactRowFragment[];
  /** All contacts, if the list has no pages. */
  readonly scrolled: ScrolledRows<ContactRowFragment> | undefined;
  readonly layout: ColumnLayout;
  readonly onLayout: (layout: ColumnLayout) => void;
  readonly selection: Selection;
  readonly sort: ContactSort;
  readonly onSort: (sort: ContactSort) => void;
  /** The row that the keys act on. */
  readonly current: string | null;
  readonly onCurrent: (id: string) => void;
  readonly onOpen: (id: string) => void;
  /** Other rows are loading. */
  readonly busy: boolean;
  readonly onEdit: (contact: ContactRowFragment) => void;
  readonly onDelete: (contact: ContactRowFragment) => void;
  /** The pointer came over the rows, or left them. */
  readonly onPointer: (isOver: boolean) => void;
}

/** The contacts of one page, or all of them. */
export const ContactTable = ({
  contacts,
  scrolled,
  layout,
  onLayout,
  selection,
  sort,
  onSort,
  current,
  onCurrent,
  onOpen,
  busy,
  onEdit,
  onDelete,
  onPointer,
}: ContactTableProps) => {
  const { user } = useSession();
  const selects = can(user, 'contact:bulk') || can(user, 'contact:assign');
  const ids = contacts.map(({ id }) => id);
  const rowProps = useRowKeys({
    title: 'Contacts',
    ids,
    current,
    onCurrent,
    onOpen,
    ...(selects && { onToggle: selection.toggle }),
  });
  const every = scrolled ? selection.isAll : ids.every(selection.has);
  const toggleAll = (): void => (selection.count > 0 ? selection.clear() : selection.all());
  const sorted = Object.entries(columnOrders).find(([, orders]) => orders?.includes(sort));
  const tools = useCallback(
    (contact: ContactRowFragment) => <ContactTools contact={contact} onEdit={onEdit} onDelete={onDelete} />,
    [onEdit, onDelete],
  );
  return (
    <ListTable
      list="contacts"
      caption="Contacts"
      columns={contactColumns}
      layout={layout}
      onLayout={onLayout}
      rows={contacts}
      scrolled={scrolled}
      sort={{
        column: sorted?.[0] ?? null,
        direction: ascending.includes(sort) ? 'ascending' : 'descending',
        sortable: Object.keys(columnOrders),
        onSort: (column) => {
          const [first, second] = columnOrders[column] ?? [];
          if (first && second) onSort(sort === first ? second : first);
        },
      }}
      {...(selects && {
        selection: {
          has: selection.has,
          toggle: selection.toggle,
          page: every ? 'all' : selection.count > 0 ? 'some' : 'none',
          togglePage: scrolled ? toggleAll : () => selection.togglePage(ids),
          label: (contact: ContactRowFragment) => `Select ${fullName(contact)}`,
        },
      })}
      tools={tools}
      toolsWidth={40}
      current={current}
      rowProps={rowProps}
      busy={busy}
      card={contactCard}
      onEnter={() => onPointer(true)}
      onLeave={() => onPointer(false)}
    />
  );
};

/** Gray rows in place of the table while it loads. */
export const ContactTableSkeleton = () => (
  <ListSkeleton caption="Loading contacts" titles={contactColumns.map(({ title }) => title)} />
);
