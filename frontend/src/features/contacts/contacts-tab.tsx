import { chakra } from '@chakra-ui/react/styled-system';
import { contactRangeText, contactSentences } from '@hearthline/rules/contacts.ts';
import { useEffect, useRef, useState } from 'react';
import { useContactsQuery, type ContactRowFragment } from '../../gql/generated.ts';
import { errorText } from '../../platform/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { AddContactDialog } from './add-contact-dialog.tsx';
import { useContactAddress } from './contact-address.ts';
import { deleteButtonId } from './contact-row.tsx';
import { ContactTable, ContactTableSkeleton } from './contact-table.tsx';
import { ContactToolbar } from './contact-toolbar.tsx';
import { DeleteContactDialog } from './delete-contact-dialog.tsx';
import { NoContacts } from './no-contacts.tsx';

const nothing = { page: 1, totalPages: 1, total: 0 } as const;

/** The admin's contacts: find, add, delete. Which of them are shown is in the address. */
export const ContactsTab = () => {
  const { filter, search, change } = useContactAddress();
  // Visitors and colleagues add contacts at any time: a page of the list is read when it is opened, not remembered.
  const { data, previousData, loading, error, refetch } = useContactsQuery({ variables: filter, fetchPolicy: 'network-only' });
  const [adding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<ContactRowFragment | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** A contact that is on its way out of the list, and where it stood. */
  const leaving = useRef<{ readonly id: string; readonly place: number } | null>(null);

  const { contacts, pagination } = (data ?? previousData)?.contacts ?? { contacts: [], pagination: nothing };
  // The last row of the last page is gone, or the address names a page that never was.
  const beyond = data && filter.page > data.contacts.pagination.totalPages ? data.contacts.pagination.totalPages : null;
  const known = Boolean(data ?? previousData) && !beyond;
  const rangeText = !known || loading || error ? '' : pagination.total > 0 ? contactRangeText(pagination) : 'No contacts found';
  const read = (): void => void refetch().catch(() => undefined);

  useEffect(() => {
    if (beyond) change({ page: beyond }, true);
  });

  useEffect(() => {
    const gone = leaving.current;
    if (!gone || loading || beyond || contacts.some(({ id }) => id === gone.id)) return;
    leaving.current = null;
    const next = contacts[Math.min(gone.place, contacts.length - 1)];
    (next ? document.getElementById(deleteButtonId(next.id)) : heading.current)?.focus();
  });

  const goTo = (page: number): void => {
    change({ page });
    heading.current?.focus();
  };
  const clear = (): void => {
    change({ search: '', status: '' });
    heading.current?.focus();
  };

  return (
    <chakra.section aria-labelledby="contacts-heading" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.header display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.div display="flex" alignItems="baseline" gap="2.5">
          <Heading ref={heading} id="contacts-heading" look="subheading" tabIndex={-1}>Contacts</Heading>
          {known && !error && <Text look="small" quiet>{pagination.total} {filter.search || filter.status ? 'found' : 'in all'}</Text>}
        </chakra.div>
        <Button onClick={() => setAdding(true)}><PlusIcon />Add contact</Button>
      </chakra.header>
      <ContactToolbar
        search={search} status={filter.status}
        onSearch={(text) => change({ search: text }, Boolean(search && text))} onStatus={(status) => change({ status })}
      />
      {error && !loading ? <ErrorNotice title={contactSentences.fetchFailed} onRetry={read}>{errorText(error)}</ErrorNotice>
        : !known ? <ContactTableSkeleton />
        : contacts.length > 0 ? <ContactTable contacts={contacts} busy={loading} onDelete={setDeleting} />
        : <NoContacts filter={filter} onAdd={() => setAdding(true)} onClear={clear} />}
      <chakra.div srOnly={contacts.length === 0 || Boolean(error)}>
        <Pager label="Contacts" pagination={known && !error ? pagination : nothing} rangeText={rangeText} onPage={goTo} />
      </chakra.div>
      {adding && (
        <AddContactDialog
          onClose={() => setAdding(false)}
          onSaved={() => {
            setAdding(false);
            read();
          }}
        />
      )}
      {deleting && (
        <DeleteContactDialog
          contact={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            leaving.current = { id: deleting.id, place: contacts.findIndex(({ id }) => id === deleting.id) };
            setDeleting(null);
            read();
          }}
        />
      )}
    </chakra.section>
  );
};
