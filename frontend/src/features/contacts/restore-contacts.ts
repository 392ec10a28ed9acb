import { contactSentences } from '@hearthline/rules/contacts.ts';
import { useRestoreContactMutation, useRestoreContactsMutation } from '../../gql/generated.ts';
import { errorText } from '../../platform/error-text.ts';
import { showToast } from '../../ui/toast-store.ts';
import { contactsText, fullName } from './contact-words.ts';

interface Restorable {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Brings deleted contacts back, and says so or why not; answers whether they are back. */
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
    /** All that one operation deleted. */
    many: (count: number, deletion: string): Promise<boolean> =>
      restore(async () => {
        const { data } = await restoreMany({ variables: { deletion } });
        return contactsText(data?.restoreContacts ?? count);
      }),
  };
};

/** Says that contacts are gone, and offers to bring them back. @param onRestored what shows them reads again */
export const useUndo = (onRestored: () => void) => {
  const { one, many } = useRestore();
  const offer = (title: string, text: string, work: () => Promise<boolean>): void =>
    showToast({ title, text, action: { label: 'Undo', onAction: () => void work().then((isBack) => isBack && onRestored()) } });
  return {
    offerOne: (contact: Restorable): void => offer('Contact deleted', `${fullName(contact)} is no longer among your contacts.`, () => one(contact)),
    offerMany: (count: number, deletion: string): void => offer(count === 1 ? 'Contact deleted' : 'Contacts deleted', `${contactsText(count)} gone.`, () => many(count, deletion)),
  };
};
