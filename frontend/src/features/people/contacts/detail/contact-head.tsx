import { chakra } from '@chakra-ui/react/styled-system';
import type { ContactRowFragment } from '../../../../gql/generated.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EditIcon } from '../../../../ui/theme/further-icons.tsx';
import type { ContactActions } from '../actions/contact-actions.tsx';
import { ContactMenu } from '../actions/contact-menu.tsx';
import { ContactVerbs } from '../actions/contact-verbs.tsx';
import type { DoneAction } from '../actions/last-action.tsx';
import { StatusControl } from '../actions/status-control.tsx';
import { UndoButton } from '../actions/undo-button.tsx';

interface ContactHeadProps {
  readonly contact: ContactRowFragment;
  readonly actions: ContactActions;
  readonly onDone: (action: DoneAction) => void;
}

/** The first line of a contact's page: its verbs, its status, and what is rarely done. */
export const ContactHead = ({ contact, actions, onDone }: ContactHeadProps) => {
  const { callButton, openForm, focusNote, mayEdit, mayDelete } = actions;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" _print={{ display: 'none' }}>
      <ContactVerbs
        contact={contact}
        callButton={callButton}
        onCall={() => openForm('call')}
        onNote={focusNote}
      />
      <UndoButton actions={actions} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" ms={{ base: '0', md: 'auto' }}>
        <StatusControl key={contact.id} contact={contact} mayEdit={mayEdit} onDone={onDone} />
        {mayEdit && (
          <Button size="sm" variant="outline" onClick={() => openForm('edit')}>
            <EditIcon />
            Edit
          </Button>
        )}
        {mayDelete && <ContactMenu contact={contact} onDelete={() => openForm('delete')} />}
      </chakra.div>
    </chakra.div>
  );
};
