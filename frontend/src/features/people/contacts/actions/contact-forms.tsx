import type { ContactRowFragment } from '../../../../gql/generated.ts';
import { fullName } from '../contact-words.ts';
import { DeleteContactDialog } from '../delete-contact-dialog.tsx';
import { LogCallDialog } from '../../../../domain/calls/log-call-dialog.tsx';
import { ContactDialog } from '../forms/contact-dialog.tsx';
import type { ContactActions } from './contact-actions.tsx';

interface ContactFormsProps {
  readonly contact: ContactRowFragment;
  readonly actions: ContactActions;
  /** The contact or its history has changed. */
  readonly onChanged: () => void;
  readonly onDeleted: () => void;
  /** The undo has brought the contact back. */
  readonly onRestored: () => void;
}

/** The form that is open over a contact. */
export const ContactForms = ({ contact, actions, onChanged, onDeleted, onRestored }: ContactFormsProps) => {
  const { open, closeForm, noted, mayEdit } = actions;
  if (open === 'edit' && mayEdit)
    return <ContactDialog contact={contact} onSaved={onChanged} onClose={closeForm} />;
  if (open === 'call')
    return (
      <LogCallDialog
        contact={{ id: contact.id, name: fullName(contact), phone: contact.phone ?? null }}
        onLogged={(entryId) => {
          noted('call', entryId);
          onChanged();
        }}
        onClose={closeForm}
      />
    );
  if (open === 'delete')
    return (
      <DeleteContactDialog
        contact={contact}
        onClose={closeForm}
        onDeleted={() => {
          closeForm();
          onDeleted();
        }}
        onRestored={onRestored}
      />
    );
  return null;
};
