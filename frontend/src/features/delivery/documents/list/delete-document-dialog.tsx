import { useDeleteDocumentMutation, type DocumentItemFragment } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

interface DeleteDocumentDialogProps {
  readonly document: Pick<DocumentItemFragment, 'id' | 'name' | 'versionCount'>;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before deleting a document with all its versions. */
export const DeleteDocumentDialog = ({
  document: { id, name, versionCount },
  onClose,
  onDeleted,
}: DeleteDocumentDialogProps) => {
  const [remove, { loading }] = useDeleteDocumentMutation();
  const confirm = async (): Promise<void> => {
    try {
      await remove({ variables: { id } });
      showToast({ title: 'Document deleted', text: name });
    } catch (error) {
      showToast({ title: 'Failed to delete document', text: errorText(error), tone: 'error' });
    }
    onClose();
    onDeleted();
  };
  const what = versionCount > 1 ? `“${name}” and its earlier versions` : `“${name}”`;
  return (
    <ConfirmDialog
      title="Delete document"
      question={`Delete ${what}? This cannot be undone.`}
      action="Delete"
      busy={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
};
