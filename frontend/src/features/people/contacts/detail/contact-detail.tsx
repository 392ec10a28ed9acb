import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { lastListUrl } from '../../../../platform/navigation/back-to-list.ts';
import { usePageTitle } from '../../../../platform/navigation/page-title.ts';
import { withoutPanel } from '../../../../platform/navigation/panel-url.ts';
import { ButtonLink } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { PageSpinner } from '../../../../ui/layout/spinner.tsx';
import { useContactActions } from '../actions/contact-actions.tsx';
import { useContact } from '../actions/contact-data.ts';
import { ContactForms } from '../actions/contact-forms.tsx';
import { contactList } from '../contact-url-state.ts';
import { fullName } from '../contact-words.ts';
import { contactPanelName } from '../panel/contact-panel-url.ts';
import { ContactTimeline } from '../timeline/contact-timeline.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { ContactMerges } from '../duplicates/contact-merges.tsx';
import { ContactHead } from './contact-head.tsx';

/** The list as it was left, without a panel over it. */
const listUrl = (): string => withoutPanel(lastListUrl(contactList), contactPanelName);

/** A contact's own page: what can be done, then details beside the timeline. */
export const ContactDetail = ({
  id,
  children,
}: {
  readonly id: string;
  /** What other features know about the contact, below the details. */
  readonly children?: ReactNode;
}) => {
  const { contact, isMissing, loading, error, reload } = useContact(id);
  const [changes, setChanges] = useState(0);
  const navigate = useNavigate();
  usePageTitle(contact && fullName(contact));
  const read = (): void => {
    setChanges((count) => count + 1);
    void reload();
  };
  const actions = useContactActions(id, contact, read);

  // Merged into another one, whose page it is now.
  if (contact && contact.id !== id) return <Navigate to={`/contacts/${contact.id}`} replace />;
  if (isMissing)
    return (
      <EmptyState title="Contact not found" text="It may have been deleted.">
        <ButtonLink to={listUrl()}>All contacts</ButtonLink>
      </EmptyState>
    );
  if (!contact && loading) return <PageSpinner />;
  if (!contact) return <LoadError title="Failed to fetch this contact" error={error} retry={read} />;
  return (
    <chakra.article display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <ContactHead
        contact={contact}
        actions={actions}
        onDone={(action) => {
          actions.done(action);
          setChanges((count) => count + 1);
        }}
      />
      <chakra.div
        display="grid"
        gap={{ base: '6', lg: '8' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 52rem)' }}
        alignItems="start"
      >
        <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          <ContactFacts contact={contact} onChanged={read} />
          <ContactMerges contactId={contact.id} onSplit={read} />
          {children}
        </chakra.div>
        <ContactTimeline
          key={id}
          contactId={id}
          changes={changes}
          onNoted={(noteId) => actions.noted('note', noteId)}
        />
      </chakra.div>
      <ContactForms
        contact={contact}
        actions={actions}
        onChanged={read}
        onDeleted={() => void navigate(listUrl())}
        onRestored={() => void navigate(`/contacts/${id}`)}
      />
    </chakra.article>
  );
};
