import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { SidePanel } from '../../../../ui/layout/side-panel.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { rowElementId } from '../../../../ui/lists/row-keys.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { EditIcon } from '../../../../ui/theme/further-icons.tsx';
import { EnlargeIcon } from '../../../../ui/theme/icons.tsx';
import { useContactActions } from '../actions/contact-actions.tsx';
import { useContact } from '../actions/contact-data.ts';
import { ContactForms } from '../actions/contact-forms.tsx';
import { ContactMenu } from '../actions/contact-menu.tsx';
import { ContactVerbs } from '../actions/contact-verbs.tsx';
import { StatusControl } from '../actions/status-control.tsx';
import { UndoButton } from '../actions/undo-button.tsx';
import { fullName } from '../contact-words.ts';
import { ContactTimeline } from '../timeline/contact-timeline.tsx';
import { ContactSummary } from './contact-summary.tsx';

interface ContactPanelProps {
  readonly id: string;
  readonly onClose: () => void;
  /** Show the contact before or after this one in the list; null at its ends. */
  readonly onPrevious?: (() => void) | null;
  readonly onNext?: (() => void) | null;
  /** The contact was edited, deleted or brought back: the list may have to be read again. */
  readonly onChanged?: () => void;
}

/** How many of its newest entries the timeline shows here. */
const newest = 5;

const Loading = () => (
  <chakra.div role="status" aria-label="Loading the contact" aria-busy display="grid" gap="3">
    <Skeleton height="9" />
    <Skeleton height="24" />
    <Skeleton height="24" />
  </chakra.div>
);

/** A contact beside the list: who it is, what can be done, what happened last. */
export const ContactPanel = ({ id, onClose, onPrevious, onNext, onChanged }: ContactPanelProps) => {
  const { contact, isMissing, loading, error, reload } = useContact(id);
  const [changes, setChanges] = useState(0);
  const read = (): void => {
    setChanges((count) => count + 1);
    void reload();
  };
  const actions = useContactActions(id, contact, read);
  const { openForm, mayEdit, mayDelete } = actions;
  return (
    <SidePanel
      title={contact ? fullName(contact) : isMissing ? 'Contact not found' : 'Contact'}
      returnTo={rowElementId(id)}
      onClose={onClose}
      onPrevious={onPrevious}
      onNext={onNext}
      aside={
        contact && (
          <StatusControl
            key={id}
            contact={contact}
            mayEdit={mayEdit}
            onDone={(action) => {
              actions.done(action);
              setChanges((count) => count + 1);
            }}
          />
        )
      }
      actions={
        contact && (
          <>
            <ButtonLink variant="ghost" size="sm" to={`/contacts/${id}`}>
              <EnlargeIcon />
              Open
            </ButtonLink>
            {mayEdit && (
              <Button variant="ghost" size="sm" onClick={() => openForm('edit')}>
                <EditIcon />
                Edit
              </Button>
            )}
            {mayDelete && <ContactMenu contact={contact} onDelete={() => openForm('delete')} />}
          </>
        )
      }
    >
      {contact ? (
        <>
          {/* Without their icons the verbs have room on one line. */}
          <chakra.div
            display="flex"
            flexWrap="wrap"
            gap="2"
            css={{ '& > * + * svg': { display: { sm: 'none' } } }}
          >
            <ContactVerbs
              contact={contact}
              callButton={actions.callButton}
              onCall={() => openForm('call')}
              onNote={actions.focusNote}
            />
            <UndoButton actions={actions} />
          </chakra.div>
          <ContactSummary
            contact={contact}
            onChanged={() => {
              read();
              onChanged?.();
            }}
          />
          <ContactTimeline
            key={id}
            level="h3"
            newest={newest}
            contactId={id}
            changes={changes}
            onNoted={(noteId) => actions.noted('note', noteId)}
          />
          <ContactForms
            contact={contact}
            actions={actions}
            onChanged={() => {
              read();
              onChanged?.();
            }}
            onDeleted={() => {
              onClose();
              onChanged?.();
            }}
            onRestored={() => onChanged?.()}
          />
        </>
      ) : isMissing ? (
        <Text look="small">It may have been deleted.</Text>
      ) : loading ? (
        <Loading />
      ) : (
        <LoadError title="Failed to fetch this contact" error={error} retry={read} />
      )}
    </SidePanel>
  );
};
