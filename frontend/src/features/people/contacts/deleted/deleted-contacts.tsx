import { chakra } from '@chakra-ui/react/styled-system';
import {
  contactRetentionDays,
  contactRangeText,
  contactSentences,
} from '@hearthline/rules/people/contacts/contact-rules.ts';
import { useRef, useState } from 'react';
import { useDeletedContactsQuery } from '../../../../gql/generated.ts';
import { useLastPage, useListUrl } from '../../../../platform/navigation/list-url.ts';
import { BackLink } from '../../../../ui/navigation/back-link.tsx';
import { DataTable } from '../../../../ui/lists/data-table.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { contactList } from '../contact-url-state.ts';
import { ContactTableSkeleton } from '../list/contact-table.tsx';
import { DeletedContactRow } from './deleted-contact-row.tsx';
import { useRestore } from '../restore-contacts.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

const columns = ['Contact', 'Company', 'Status', 'Deleted', 'Kept until', ''];

/** Contacts deleted recently, which can be restored after the toast with its undo is gone. */
export const DeletedContacts = () => {
  const { page, change } = useListUrl();
  const { data, previousData, loading, error, refetch } = useDeletedContactsQuery({
    variables: { page },
    ...networkOnly,
  });
  const { one, many } = useRestore();
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = (data ?? previousData)?.deletedContacts;
  const isBeyond = useLastPage({ page, change }, data?.deletedContacts.pagination.totalPages);

  /** Restores contacts and moves the focus to the heading, because the pressed button's row disappears. */
  const restore = async (work: Promise<boolean>): Promise<void> => {
    setBusy(true);
    if (await work) heading.current?.focus();
    await refetch().catch(() => undefined);
    setBusy(false);
  };

  return (
    <chakra.section
      aria-labelledby="deleted-contacts-heading"
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <BackLink to={contactList} mb="0">
        All contacts
      </BackLink>
      <div>
        <Heading ref={heading} id="deleted-contacts-heading" look="subheading" tabIndex={-1}>
          Recently deleted
        </Heading>
        <Text look="small" quiet mt="1">
          Deleted contacts are kept for {contactRetentionDays} days and then deleted permanently. Until then
          they can be restored with their tags, notes and history.
        </Text>
      </div>
      {error && !loading ? (
        <LoadError title={contactSentences.fetchFailed} error={error} retry={refetch} />
      ) : !shown || isBeyond ? (
        <ContactTableSkeleton />
      ) : shown.contacts.length === 0 ? (
        <EmptyState
          title="No contacts were deleted recently"
          text="Contacts that you delete can be restored from here."
        />
      ) : (
        <DataTable cards caption="Recently deleted contacts" columns={columns} busy={loading || busy}>
          {shown.contacts.map((contact) => (
            <DeletedContactRow
              key={contact.id}
              contact={contact}
              busy={busy}
              onRestore={() => void restore(one(contact))}
              onRestoreAll={() => void restore(many(contact.together, contact.deletion))}
            />
          ))}
        </DataTable>
      )}
      {shown && shown.pagination.total > 0 && (
        <Pager
          label="Recently deleted contacts"
          pagination={shown.pagination}
          requestedPage={page}
          rangeText={contactRangeText(shown.pagination)}
          onPage={(to) => change({ page: to })}
        />
      )}
    </chakra.section>
  );
};
