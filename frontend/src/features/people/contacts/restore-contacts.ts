import { contactSentences } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { useRestoreContactMutation, useRestoreContactsMutation } from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { contactsText, fullName } from './contact-words.ts';

interface Restorable {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Functions that restore deleted contacts and show the outcome in a toast; they resolve to whether it succeeded. */
export const useRestore = () => {
  const [restoreOne] = useRestoreContactMutation();
  const [restoreMany] = useRestoreContactsMutation();
  const restore = async (work: () => Promise<string>): Promise<boolean> => {
    try {
      showToast({ title: 'Restored', text: `${await work()} back, with notes and history.` });
      return true;
    } catch (error) {
      showToast({ title: contactSentences.restoreFailed, text: errorText(error), tone: 'error' });
      return false;
    }
  };
  return {
    one: (contact: Restorable): Promise<boolean> =>
      restore(async () => {
        await restoreOne({ variables: { id: contact.id } });
        return `${fullName(contact)} is`;
      }),
    /** Restores all contacts that one operation deleted. */
    many: (count: number, deletion: string): Promise<boolean> =>
      restore(async () => {
        const { data } = await restoreMany({ variables: { deletion } });
        return contactsText(data?.restoreContacts ?? count);
      }),
  };
};

/** Shows that contacts were deleted, with an undo. @param onRestored called after the undo, to reload what shows them */
export const useUndoToast = (onRestored: () => void) => {
  const { one, many } = useRestore();
  const offer = (title: string, text: string, work: () => Promise<boolean>): void =>
    showToast({
      title,
      text,
      action: { label: 'Undo', onAction: () => void work().then((isBack) => isBack && onRestored()) },
    });
  return {
    offerOne: (contact: Restorable): void =>
      offer('Contact deleted', `${fullName(contact)} is no longer among your contacts.`, () => one(contact)),
    offerMany: (count: number, deletion: string): void =>
      offer(count === 1 ? 'Contact deleted' : 'Contacts deleted', `${contactsText(count)} removed.`, () =>
        many(count, deletion),
      ),
  };
};
