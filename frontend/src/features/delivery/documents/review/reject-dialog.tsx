import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { TextAreaField } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';

interface RejectDialogProps {
  /** The document's id. */
  readonly id: string;
  readonly name: string;
  readonly busy: boolean;
  /** @returns the error message, or null */
  readonly onReject: (note: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks what is wrong with a document. */
export const RejectDialog = ({ id, name, busy, onReject, onClose }: RejectDialogProps) => {
  const [note, setNote] = useRestoredState(`reject:${id}`, '', restorable.text);
  const { failure, fail, clear } = useSaveError('The document was not rejected');
  const close = useIfMounted(onClose);
  const submit = async (): Promise<void> => {
    clear();
    const problem = await onReject(note);
    if (problem) fail(problem);
    else close();
  };
  return (
    <FormDialog
      title="Reject document"
      description={`“${name}” goes back to the person who uploaded it, with your note by email.`}
      action="Reject"
      busyText="Rejecting…"
      busy={busy}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextAreaField
        label="What needs to be corrected?"
        required
        error={failure ?? undefined}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  );
};
