import type { ContactStatus } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { SelectField } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { contactsText, statusOptions } from '../contact-words.ts';

interface StatusDialogProps {
  readonly count: number;
  readonly busy: boolean;
  readonly onSave: (status: ContactStatus) => void;
  readonly onClose: () => void;
}

/** Sets the status of many contacts. Only the button saves, because arrow keys change the choice with every press. */
export const StatusDialog = ({ count, busy, onSave, onClose }: StatusDialogProps) => {
  const [status, setStatus] = useRestoredState<ContactStatus | null>(
    'contacts-bulk-status',
    null,
    restorable.one(...statusOptions.map((option) => option.status)),
  );
  return (
    <FormDialog
      title={`Status of ${contactsText(count)}`}
      action="Change status"
      busyText="Changing..."
      busy={busy}
      disabled={!status}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (status) onSave(status);
      }}
    >
      <SelectField
        label="New status"
        value={status ?? ''}
        onChange={(event) =>
          setStatus(statusOptions.find((option) => option.status === event.target.value)?.status ?? null)
        }
      >
        <option value="" disabled>
          Please choose
        </option>
        {statusOptions.map((option) => (
          <option key={option.status} value={option.status}>
            {option.title}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
};
