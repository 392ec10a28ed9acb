import { mergeSentences } from '@hearthline/rules/people/contacts/merge-rules.ts';
import { useState, type RefObject } from 'react';
import {
  useKeepContactsApartMutation,
  useMergeContactsMutation,
  useSplitContactsMutation,
  type ContactRowFragment,
} from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { focusIfLost } from '../../../../ui/forms/focus-changed-field.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { fullName } from '../contact-words.ts';

/** For how long nothing can be pressed once the list has moved up: another pair lies under the pointer then. */
const calmMs = 700;

export interface Merging {
  readonly busy: boolean;
  readonly merge: (into: ContactRowFragment, other: ContactRowFragment) => Promise<void>;
  readonly keepApart: (contacts: readonly ContactRowFragment[]) => Promise<void>;
}

/**
 * Merges contacts, and keeps them apart; each can be undone from its notification.
 * @param list what is shown, where the focus goes on once the button that was pressed is gone
 * @param read reads it again
 */
export const useMerging = (list: RefObject<HTMLElement | null>, read: () => Promise<unknown>): Merging => {
  const [sendMerge] = useMergeContactsMutation();
  const [sendSplit] = useSplitContactsMutation();
  const [sendApart] = useKeepContactsApartMutation();
  const [busy, setBusy] = useState(false);

  /** Does something and reads again, also if it failed: then what is shown may be old. */
  const act = async (failed: string, work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showToast({ title: failed, text: errorText(error), tone: 'error' });
    }
    await read().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, calmMs));
    focusIfLost(list.current ?? document.querySelector('h1'));
    setBusy(false);
  };

  return {
    busy,
    merge: (into, other) =>
      act(mergeSentences.mergeFailed, async () => {
        const { data } = await sendMerge({
          variables: { into: into.id, version: into.version, other: other.id, otherVersion: other.version },
        });
        const merge = data?.mergeContacts.id ?? '';
        showToast({
          title: 'Contacts merged',
          text:
            fullName(other) === fullName(into)
              ? `Both are one contact now: ${fullName(into)}.`
              : `${fullName(other)} is part of ${fullName(into)} now.`,
          action: {
            label: 'Undo',
            onAction: () =>
              void act(mergeSentences.splitFailed, async () => {
                await sendSplit({ variables: { merge } });
                showToast({ title: 'Contacts split', text: 'Both are as they were.' });
              }),
          },
        });
      }),
    keepApart: (contacts) =>
      act(mergeSentences.apartFailed, async () => {
        const ids = contacts.map(({ id }) => id);
        await sendApart({ variables: { ids } });
        showToast({
          title: 'Kept apart',
          text: 'They are different people, and no longer shown as duplicates.',
          action: {
            label: 'Undo',
            onAction: () =>
              void act(mergeSentences.apartFailed, () => sendApart({ variables: { ids, apart: false } })),
          },
        });
      }),
  };
};
