import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useContactQuery } from '../../../gql/generated.ts';
import { errorText, problemOf } from '../../../platform/api/error-text.ts';
import { restorable, useRestoredState } from '../../../platform/form-memory/restored-form.ts';
import { usePageTitle } from '../../../platform/navigation/page-title.ts';
import { lastListUrl } from '../../../platform/navigation/back-to-list.ts';
import { BackLink } from '../../../ui/navigation/back-link.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { EditIcon, TrashIcon } from '../../../ui/theme/further-icons.tsx';
import { PageSpinner } from '../../../ui/layout/spinner.tsx';
import { Heading } from '../../../ui/text/text.tsx';
import { contactList } from '../contact-url-state.ts';
import { ContactDialog } from '../form/contact-dialog.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { ContactTimeline } from '../timeline/contact-timeline.tsx';
import { fullName, statusTitle, statusTone } from '../contact-words.ts';
import { DeleteContactDialog } from '../delete-contact-dialog.tsx';
import { LogCallDialog } from './log-call-dialog.tsx';

/** A contact's own page: details and timeline. */
export const ContactDetail = ({ id }: { readonly id: string }) => {
  const { data, loading, error, refetch } = useContactQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const [open, setOpen] = useRestoredState<'edit' | 'delete' | 'call' | null>(
    `contact-open:${id}`,
    null,
    restorable.one('edit', 'call'),
  );
  const [changes, setChanges] = useState(0);
  const navigate = useNavigate();
  const contact = data?.contact;
  const name = contact && fullName(contact);
  usePageTitle(name);
  const read = (): void => {
    setChanges((count) => count + 1);
    void refetch().catch(() => undefined);
  };

  if (!contact && loading) return <PageSpinner />;
  if (!contact && problemOf(error).code === 'NOT_FOUND') {
    return (
      <EmptyState title="Contact not found" text="It may have been deleted.">
        <ButtonLink to={lastListUrl(contactList)}>All contacts</ButtonLink>
      </EmptyState>
    );
  }
  if (!contact)
    return (
      <ErrorNotice title="Failed to fetch this contact" onRetry={read}>
        {errorText(error)}
      </ErrorNotice>
    );
  return (
    <chakra.article display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <BackLink to={contactList} mb="0">
        All contacts
      </BackLink>
      <chakra.header
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
      >
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" minW="0">
          <Heading as="h2" look="heading" overflowWrap="anywhere">
            {name}
          </Heading>
          <Badge tone={statusTone[contact.status]}>{statusTitle(contact.status)}</Badge>
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button variant="outline" onClick={() => setOpen('edit')}>
            <EditIcon />
            Edit
          </Button>
          <Button variant="ghost" color="danger" onClick={() => setOpen('delete')}>
            <TrashIcon />
            Delete
          </Button>
        </chakra.div>
      </chakra.header>
      <chakra.div
        display="grid"
        gap={{ base: '8', lg: '10' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' }}
        alignItems="start"
      >
        <ContactFacts contact={contact} />
        <ContactTimeline key={id} contactId={id} changes={changes} onCall={() => setOpen('call')} />
      </chakra.div>
      {open === 'edit' && <ContactDialog contact={contact} onSaved={read} onClose={() => setOpen(null)} />}
      {open === 'call' && (
        <LogCallDialog
          contact={{ id, name: fullName(contact), phone: contact.phone ?? null }}
          onLogged={read}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'delete' && (
        <DeleteContactDialog
          contact={contact}
          onClose={() => setOpen(null)}
          onDeleted={() => void navigate(lastListUrl(contactList))}
          onRestored={() => void navigate(`/contacts/${id}`)}
        />
      )}
    </chakra.article>
  );
};
