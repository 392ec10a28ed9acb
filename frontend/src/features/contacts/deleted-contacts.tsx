import { chakra } from '@chakra-ui/react/styled-system';
import { contactKeptDays, contactRangeText, contactSentences } from '@hearthline/rules/contacts.ts';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDeletedContactsQuery, useRestoreContactMutation, useRestoreContactsMutation, type DeletedContactRowFragment } from '../../gql/generated.ts';
import { errorText } from '../../platform/error-text.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Heading, Text, textLink } from '../../ui/text.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { contactsText, fullName } from './contact-words.ts';
import { ContactTableSkeleton } from './contact-table.tsx';
import { DeletedContactRow } from './deleted-contact-row.tsx';

const Back = chakra(Link, { base: { ...textLink, display: 'inline-flex', alignItems: 'center', gap: '1', textStyle: 'small', justifySelf: 'start' } });
const columns = ['Contact', 'Company', 'Status', 'Deleted', 'Kept until', ''];

/** What was deleted lately, long after the toast with its undo is gone. */
export const DeletedContacts = ({ page, onPage }: { readonly page: number; readonly onPage: (page: number) => void }) => {
  const { data, previousData, loading, error, refetch } = useDeletedContactsQuery({ variables: { page }, fetchPolicy: 'network-only' });
  const [restoreOne] = useRestoreContactMutation();
  const [restoreMany] = useRestoreContactsMutation();
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = (data ?? previousData)?.deletedContacts;

  /** The row that was pressed goes: the focus goes to the heading. */
  const restore = async (work: () => Promise<string>): Promise<void> => {
    setBusy(true);
    try {
      showToast({ title: 'Restored', text: await work() });
      heading.current?.focus();
    } catch (failure) {
      showToast({ title: contactSentences.restoreFailed, text: errorText(failure), tone: 'error' });
    }
    await refetch().catch(() => undefined);
    setBusy(false);
  };
  const one = (contact: DeletedContactRowFragment) => restore(async () => {
    await restoreOne({ variables: { id: contact.id } });
    return `${fullName(contact)} is back, with notes and history.`;
  });
  const all = ({ deletion, together }: DeletedContactRowFragment) => restore(async () => {
    const result = await restoreMany({ variables: { deletion } });
    return `${contactsText(result.data?.restoreContacts ?? together)} back, with notes and history.`;
  });

  return (
    <chakra.section aria-labelledby="deleted-contacts-heading" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Back to="/admin?tab=contacts"><BackIcon />All contacts</Back>
      <div>
        <Heading ref={heading} id="deleted-contacts-heading" look="subheading" tabIndex={-1}>Recently deleted</Heading>
        <Text look="small" quiet mt="1">Deleted contacts are kept for {contactKeptDays} days and then forgotten for good. Until then they come back as they were, with tags, notes and history.</Text>
      </div>
      {error && !loading ? <ErrorNotice title={contactSentences.fetchFailed} onRetry={() => void refetch().catch(() => undefined)}>{errorText(error)}</ErrorNotice>
        : !shown ? <ContactTableSkeleton />
        : shown.contacts.length === 0 ? <EmptyState title={page > 1 ? 'Nothing on this page' : 'Nothing was deleted lately'} text={page > 1 ? 'These contacts were restored or forgotten meanwhile.' : 'Contacts that you delete can be restored from here.'} />
        : (
          <DataTable cards caption="Recently deleted contacts" columns={columns} busy={loading || busy}>
            {shown.contacts.map((contact) => <DeletedContactRow key={contact.id} contact={contact} busy={busy} onRestore={() => void one(contact)} onRestoreAll={() => void all(contact)} />)}
          </DataTable>
        )}
      {shown && shown.pagination.total > 0 && <Pager label="Recently deleted contacts" pagination={shown.pagination} rangeText={contactRangeText(shown.pagination)} onPage={onPage} />}
    </chakra.section>
  );
};
