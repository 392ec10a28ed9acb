import { chakra } from '@chakra-ui/react/styled-system';
import { can } from '@hearthline/rules/permissions.ts';
import { contactBulkMax, type ContactStatus } from '@hearthline/rules/people/contacts/contact-rules.ts';
import {
  useDeleteContactsMutation,
  useSetContactsStatusMutation,
  useTagContactsMutation,
} from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { AssignDialog } from '../../../../domain/owner/assign-dialog.tsx';
import { useAssign, type Receiver } from '../../../../domain/owner/use-assign.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { StatusDialog } from './status-dialog.tsx';
import { TagsDialog } from './tags-dialog.tsx';
import type { Selection } from '../list/contact-selection.ts';
import { contactsText, statusTitle } from '../contact-words.ts';
import { useUndoToast } from '../restore-contacts.ts';

interface BulkBarProps {
  readonly selection: Selection;
  /** How many match. */
  readonly total: number;
  /** The contacts of the page. */
  readonly ids: readonly string[];
  /** Called when the list must be reloaded. */
  readonly onDone: () => void;
  /** Called when the undo has restored what was deleted. */
  readonly onRestored: () => void;
}

/** The actions on the selected contacts, each a single operation. */
export const BulkBar = ({ selection, total, ids, onDone, onRestored }: BulkBarProps) => {
  const [setStatus, { loading: settingStatus }] = useSetContactsStatusMutation();
  const [tag, { loading: tagging }] = useTagContactsMutation();
  const [remove, { loading: removing }] = useDeleteContactsMutation();
  const [openDialog, setOpenDialog] = useRestoredState<'assign' | 'status' | 'tags' | 'delete' | null>(
    'contacts-bulk',
    null,
    restorable.one('status', 'tags'),
  );
  const { offerMany } = useUndoToast(onRestored);
  const { user } = useSession();
  const { give, busy: assigning } = useAssign();
  const busy = assigning || settingStatus || tagging || removing;
  const { count, input } = selection;

  const run = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      return showToast({ title: 'Nothing was changed', text: errorText(error), tone: 'error' });
    }
    setOpenDialog(null);
    selection.clear();
    onDone();
  };
  const changeStatus = (status: ContactStatus): Promise<void> =>
    run(async () => {
      const { data } = await setStatus({ variables: { selection: input, status } });
      showToast({
        title: 'Status changed',
        text: `${contactsText(data?.setContactsStatus.changed ?? 0)} now ${statusTitle(status)}.`,
      });
    });
  const changeTags = (add: string[], off: string[]): Promise<void> =>
    run(async () => {
      const { data } = await tag({ variables: { selection: input, tags: { add, remove: off } } });
      showToast({ title: 'Tags changed', text: `${contactsText(data?.tagContacts.changed ?? 0)} changed.` });
    });
  const deleteAll = (): Promise<void> =>
    run(async () => {
      const { data } = await remove({ variables: { selection: input } });
      if (data?.deleteContacts.deletion) offerMany(data.deleteContacts.count, data.deleteContacts.deletion);
    });
  const assignAll = async (to: Receiver): Promise<void> => {
    const words = { what: contactsText(count), several: count > 1 };
    const isStored = await give({ kind: 'contact', contacts: input }, to, words, { onUndone: onDone });
    if (!isStored) return;
    setOpenDialog(null);
    selection.clear();
    onDone();
  };

  return (
    <chakra.div
      role="region"
      aria-label="Selected contacts"
      bg="pineTint"
      borderRadius="0.5rem"
      ps="3"
      minH="9"
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      alignItems="center"
      columnGap="3"
    >
      <chakra.p role="status" fontWeight="600" textStyle="small" flex="1 1 8rem">
        {contactsText(count)} selected
      </chakra.p>
      {/* A phone has no table head with the checkbox for the whole page. */}
      {!selection.isAll && count < ids.length && (
        <Button variant="ghost" size="sm" hideFrom="md" onClick={() => selection.togglePage(ids)}>
          Select this page
        </Button>
      )}
      {!selection.isAll && count >= ids.length && total > count && total <= contactBulkMax && (
        <Button variant="ghost" size="sm" onClick={selection.all}>
          Select all {total.toLocaleString('en-US')} that match
        </Button>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        {can(user, 'contact:assign') && (
          <Button variant="outline" size="sm" disabled={busy} onClick={() => setOpenDialog('assign')}>
            Assign…
          </Button>
        )}
        {can(user, 'contact:bulk') && (
          <>
            <Button variant="outline" size="sm" disabled={busy} onClick={() => setOpenDialog('status')}>
              Status…
            </Button>
            <Button variant="outline" size="sm" disabled={busy} onClick={() => setOpenDialog('tags')}>
              Tags…
            </Button>
            <Button variant="outline" size="sm" disabled={busy} onClick={() => setOpenDialog('delete')}>
              Delete…
            </Button>
          </>
        )}
        <Button variant="ghost" size="sm" disabled={busy} onClick={selection.clear}>
          Clear selection
        </Button>
      </chakra.div>
      {openDialog === 'assign' && (
        <AssignDialog
          kind="contact"
          what={contactsText(count)}
          busy={assigning}
          onAssign={(to) => void assignAll(to)}
          onClose={() => setOpenDialog(null)}
        />
      )}
      {openDialog === 'status' && (
        <StatusDialog
          count={count}
          busy={settingStatus}
          onSave={(status) => void changeStatus(status)}
          onClose={() => setOpenDialog(null)}
        />
      )}
      {openDialog === 'tags' && (
        <TagsDialog
          count={count}
          busy={tagging}
          onSave={(add, off) => void changeTags(add, off)}
          onClose={() => setOpenDialog(null)}
        />
      )}
      {openDialog === 'delete' && (
        <ConfirmDialog
          title={`Delete ${contactsText(count)}`}
          question={
            count === 1
              ? 'Are you sure you want to delete this contact?'
              : `Are you sure you want to delete these ${count.toLocaleString('en-US')} contacts?`
          }
          action={removing ? 'Deleting...' : 'Delete'}
          busy={removing}
          onConfirm={() => void deleteAll()}
          onClose={() => setOpenDialog(null)}
        />
      )}
    </chakra.div>
  );
};
