import { useContactTagsQuery } from '../../gql/generated.ts';
import { comesBack, useKeptState } from '../../platform/kept.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TagField } from '../../ui/tag-field.tsx';
import { contactsText } from './contact-words.ts';

interface BulkTagsDialogProps {
  readonly count: number;
  readonly busy: boolean;
  readonly onSave: (add: string[], remove: string[]) => void;
  readonly onClose: () => void;
}

/** Which tags many contacts get, and which they lose. */
export const BulkTagsDialog = ({ count, busy, onSave, onClose }: BulkTagsDialogProps) => {
  const [add, setAdd] = useKeptState<string[]>('contacts-bulk-add', [], comesBack.texts);
  const [remove, setRemove] = useKeptState<string[]>('contacts-bulk-remove', [], comesBack.texts);
  const { data } = useContactTagsQuery({ fetchPolicy: 'cache-and-network' });
  const known = data?.contactTags ?? [];
  return (
    <FormDialog
      title={`Tags of ${contactsText(count)}`} action="Change tags" busyText="Changing..." busy={busy} disabled={add.length + remove.length === 0} onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(add, remove);
      }}
    >
      <TagField label="Add tags" tags={add} known={known} onTags={setAdd} />
      <TagField label="Remove tags" tags={remove} known={known} onTags={setRemove} />
    </FormDialog>
  );
};
