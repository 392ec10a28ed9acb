import { contactTagChange } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { useState } from 'react';
import { useContactTagsQuery } from '../../../../gql/generated.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { TagField } from '../../../../ui/forms/tag-field.tsx';
import { contactsText } from '../contact-words.ts';

interface TagsDialogProps {
  readonly count: number;
  readonly busy: boolean;
  readonly onSave: (add: string[], remove: string[]) => void;
  readonly onClose: () => void;
}

/** Adds tags to many contacts and removes others. */
export const TagsDialog = ({ count, busy, onSave, onClose }: TagsDialogProps) => {
  const [add, setAdd] = useRestoredState<string[]>('contacts-bulk-add', [], restorable.texts);
  const [remove, setRemove] = useRestoredState<string[]>('contacts-bulk-remove', [], restorable.texts);
  const [wrong, setWrong] = useState<{ readonly add?: string; readonly remove?: string }>({});
  const { data } = useContactTagsQuery();
  const known = data?.contactTags ?? [];
  return (
    <FormDialog
      title={`Tags of ${contactsText(count)}`}
      action="Change tags"
      busyText="Changing..."
      busy={busy}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const issue = contactTagChange.safeParse({ add, remove }).error?.issues[0];
        setWrong(issue ? { [issue.path[0] === 'remove' ? 'remove' : 'add']: issue.message } : {});
        if (!issue) onSave(add, remove);
      }}
    >
      <TagField label="Add tags" tags={add} known={known} error={wrong.add} onTags={setAdd} />
      <TagField label="Remove tags" tags={remove} known={known} error={wrong.remove} onTags={setRemove} />
    </FormDialog>
  );
};
