import { contactSentences } from '@hearthline/rules/contacts.ts';
import { useRestoreContactMutation, useRestoreContactsMutation } from '../../gql/generated.ts';
import { errorText } from '../../platform/error-text.ts';
import { showToast } from '../../ui/toast-store.ts';
import { contactsText, fullName } from './contact-words.ts';

/** Says that contacts are gone, and offers to bring them back. @param onRestored what shows them reads again */
export const useUndo = (onRestored: () => void) => {
  const [restoreOne] = useRestoreContactMutation();
  const [restoreMany] = useRestoreContactsMutation();
  const restore = async (work: () => Promise<string>): Promise<void> => {
    try {
      const text = await work();
      showToast({ title: 'Restored', text });
      onRestored();
    } catch (error) {
      showToast({ title: contactSentences.restoreFailed, text: errorText(error), tone: 'error' });
    }
  };
  const offer = (title: string, text: string, work: () => Promise<string>): void =>
    showToast({ title, text, action: { label: 'Undo', onAction: () => void restore(work) } });
  return {
    offerOne: (contact: { readonly id: string; readonly firstName: string; readonly lastName: string }): void =>
      offer('Contact deleted', `${fullName(contact)} is no longer among your contacts.`, async () => {
        await restoreOne({ variables: { id: contact.id } });
        return `${fullName(contact)} is back, with notes and history.`;
      }),
    offerMany: (count: number, deletion: string): void =>
      offer('Contacts deleted', `${contactsText(count)} gone.`, async () => {
        const { data } = await restoreMany({ variables: { deletion } });
        return `${contactsText(data?.restoreContacts ?? count)} back, with notes and history.`;
      }),
  };
};
