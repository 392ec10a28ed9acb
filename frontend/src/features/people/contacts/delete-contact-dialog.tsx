import { contactSentences } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { useDeleteContactMutation } from '../../../gql/generated.ts';
import { problemOf } from '../../../platform/api/error-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { fullName } from './contact-words.ts';
import { useUndoToast } from './restore-contacts.ts';

interface DeleteContactDialogProps {
  readonly contact: { readonly id: string; readonly firstName: string; readonly lastName: string };
  /** Called when the contact is deleted, by this user or another. */
  readonly onDeleted: () => void;
  /** Called when the undo has restored it. */
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

/** Asks, deletes, and offers to undo it. A failure is shown in a toast and leaves the list as it is. */
export const DeleteContactDialog = ({
  contact,
  onDeleted,
  onRestored,
  onClose,
}: DeleteContactDialogProps) => {
  const [remove, { loading }] = useDeleteContactMutation();
  const { offerOne } = useUndoToast(onRestored);
  const confirm = async (): Promise<void> => {
    try {
      await remove({ variables: { id: contact.id } });
    } catch (error) {
      const { code, message } = problemOf(error);
      showToast({ title: contactSentences.deleteFailed, text: message, tone: 'error' });
      if (code === 'NOT_FOUND') onDeleted();
      else onClose();
      return;
    }
    offerOne(contact);
    onDeleted();
  };
  return (
    <ConfirmDialog
      title={`Delete ${fullName(contact)}`}
      question={contactSentences.deleteQuestion}
      action={loading ? 'Deleting...' : 'Delete'}
      busy={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
};
