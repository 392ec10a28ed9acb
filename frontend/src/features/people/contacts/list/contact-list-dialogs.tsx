import type { ContactRowFragment } from '../../../../gql/generated.ts';
import { DeleteContactDialog } from '../delete-contact-dialog.tsx';
import { ContactDialog } from '../forms/contact-dialog.tsx';

interface ContactListDialogsProps {
  /** What the form is open for: a new contact or an existing one. */
  readonly editing: ContactRowFragment | 'new' | null;
  readonly deleting: ContactRowFragment | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
  readonly onRestored: (id: string) => void;
  readonly onDeleted: (id: string) => void;
}

/** The form and the question that a list of contacts opens. */
export const ContactListDialogs = ({
  editing,
  deleting,
  onClose,
  onSaved,
  ...on
}: ContactListDialogsProps) => (
  <>
    {editing && (
      <ContactDialog contact={editing === 'new' ? undefined : editing} onClose={onClose} onSaved={onSaved} />
    )}
    {deleting && (
      <DeleteContactDialog
        contact={deleting}
        onClose={onClose}
        onRestored={() => on.onRestored(deleting.id)}
        onDeleted={() => on.onDeleted(deleting.id)}
      />
    )}
  </>
);
