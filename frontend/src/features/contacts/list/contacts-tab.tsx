import { chakra } from '@chakra-ui/react/styled-system';
import { contactRangeText, contactSentences, uncountedRangeText } from '@hearthline/rules/contacts/rules.ts';
import { useEffect, useRef, useState } from 'react';
import type { ContactRowFragment } from '../../../gql/generated.ts';
import { useQueryChoice } from '../../../platform/navigation/query-choice.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { useRestoredRow } from '../../../platform/form-memory/restored-form.ts';
import { useLastPage } from '../../../platform/navigation/list-url.ts';
import { Button } from '../../../ui/form/button.tsx';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { DownloadIcon, TrashIcon, UploadIcon } from '../../../ui/theme/further-icons.tsx';
import { PlusIcon } from '../../../ui/theme/icons.tsx';
import { focusAfterToast } from '../../../ui/forms/focus-changed-field.ts';
import { ListHeader } from '../../../ui/lists/list-header.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { SecondaryActions, type SecondaryAction } from '../../../ui/actions/secondary-actions.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { contactList, emptyFilter, isNarrowed, useContactUrlState } from '../contact-url-state.ts';
import { ContactDialog } from '../form/contact-dialog.tsx';
import { deleteButtonId } from './contact-row.tsx';
import { useContactExport } from './contact-export.ts';
import { useContactPage } from './contact-page.ts';
import { useSelection } from './contact-selection.ts';
import { ContactTable, ContactTableSkeleton } from './contact-table.tsx';
import { ContactToolbar } from './contact-toolbar.tsx';
import { DeletedContacts } from '../deleted/deleted-contacts.tsx';
import { DeleteContactDialog } from '../delete-contact-dialog.tsx';
import { EmptyList } from './empty-list.tsx';

const nothing = { page: 1, totalPages: 1, total: 0 } as const;

/** The admin's contacts, or those deleted recently. What is shown is in the address. */
export const ContactsTab = () => {
  const [view] = useQueryChoice('view', ['deleted']);
  return view === 'deleted' ? <DeletedContacts /> : <ContactList />;
};

/** The list of contacts: find, add, edit, delete. */
const ContactList = () => {
  const { filter, search, change } = useContactUrlState();
  const list = useContactPage(filter);
  const { contacts = [], pagination, loading, error, refetch } = list;
  /** What the undo restored: one contact, or several (null); a new object each time. */
  const [back, setBack] = useState<{ readonly id: string | null } | null>(null);
  const toFile = useContactExport(filter);
  const [deleting, setDeleting] = useState<ContactRowFragment | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The contact being removed from the list, and its position. */
  const leaving = useRef<{ readonly id: string; readonly place: number } | null>(null);

  const isBeyond = useLastPage(
    { page: filter.page, change },
    list.isCurrent ? pagination?.totalPages : undefined,
  );
  // An empty page that is not the first may be beyond the last one: the count will tell.
  const known = list.contacts !== undefined && !isBeyond && (contacts.length > 0 || pagination !== undefined);
  const total = pagination?.total ?? 0;
  const selection = useSelection(filter, total, known && pagination ? contacts : undefined);
  /** What the form is open for: a new contact or an existing one. */
  const [editing, setEditing] = useRestoredRow('contacts-open', known ? contacts : undefined);
  const rangeText =
    !known || loading || error
      ? ''
      : !pagination
        ? uncountedRangeText(filter.page)
        : total > 0
          ? contactRangeText(pagination)
          : 'No contacts found';
  const read = (): void => void refetch().catch(() => undefined);

  useEffect(() => {
    const gone = leaving.current;
    if (!gone || loading || isBeyond || contacts.some(({ id }) => id === gone.id)) return;
    leaving.current = null;
    const next = contacts[Math.min(gone.place, contacts.length - 1)];
    (next ? document.getElementById(deleteButtonId(next.id)) : heading.current)?.focus();
  });

  useEffect(() => {
    if (back)
      focusAfterToast((back.id && document.getElementById(deleteButtonId(back.id))) || heading.current);
  }, [back]);
  const comeBack = async (id: string | null): Promise<void> => {
    await refetch().catch(() => undefined);
    setBack({ id });
  };

  /** For actions that remove the pressed button. */
  const focusHeading = (): void => heading.current?.focus();
  const retry = (): void => {
    focusHeading();
    read();
  };
  const goTo = (page: number): void => {
    change({ page });
    focusHeading();
  };
  const clear = (): void => {
    change(emptyFilter);
    focusHeading();
  };

  const rare: readonly SecondaryAction[] = [
    {
      id: 'deleted',
      title: 'Recently deleted',
      icon: <TrashIcon />,
      to: `${contactList}&view=deleted`,
      variant: 'ghost',
    },
    { id: 'import', title: 'Import', icon: <UploadIcon />, to: '/contacts/import' },
    {
      id: 'export',
      title: toFile.busy ? 'Exporting...' : 'Export',
      icon: <DownloadIcon />,
      run: toFile.save,
      disabled: toFile.busy,
    },
  ];

  return (
    <chakra.section
      aria-labelledby="contacts-heading"
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <ListHeader
        id="contacts-heading"
        ref={heading}
        title="Contacts"
        count={
          known &&
          !error && (
            <Text look="small" quiet>
              {pagination
                ? `${total.toLocaleString('en-US')} ${isNarrowed(filter) ? 'found' : 'in all'}`
                : list.isUncounted
                  ? 'Not counted'
                  : 'Counting…'}
            </Text>
          )
        }
      >
        <SecondaryActions label="More actions for contacts" actions={rare} />
        <Button onClick={() => setEditing('new')}>
          <PlusIcon />
          Add contact
        </Button>
      </ListHeader>
      <ContactToolbar
        search={search}
        filter={filter}
        onSearch={(text) => change({ search: text }, Boolean(search && text))}
        onChange={change}
      />
      {selection.count > 0 && (
        <BulkBar
          selection={selection}
          total={total}
          ids={contacts.map(({ id }) => id)}
          onDone={read}
          onRestored={() => void comeBack(null)}
        />
      )}
      {error && !loading ? (
        <ErrorNotice title={contactSentences.fetchFailed} onRetry={retry}>
          {errorText(error)}
        </ErrorNotice>
      ) : !known ? (
        <ContactTableSkeleton />
      ) : contacts.length > 0 ? (
        <ContactTable
          contacts={contacts}
          selection={selection}
          sort={filter.sort}
          onSort={(sort) => change({ sort })}
          busy={loading}
          onEdit={setEditing}
          onDelete={setDeleting}
        />
      ) : (
        <EmptyList filter={filter} onAdd={() => setEditing('new')} onClear={clear} />
      )}
      <chakra.div srOnly={contacts.length === 0 || Boolean(error)}>
        <Pager
          label="Contacts"
          pagination={known && !error ? (pagination ?? {}) : nothing}
          asked={filter.page}
          rangeText={rangeText}
          onPage={goTo}
        />
      </chakra.div>
      {editing && (
        <ContactDialog
          contact={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(null)}
          onSaved={read}
        />
      )}
      {deleting && (
        <DeleteContactDialog
          contact={deleting}
          onClose={() => setDeleting(null)}
          onRestored={() => void comeBack(deleting.id)}
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
