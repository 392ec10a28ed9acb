import { useLazyQuery } from '@apollo/client/react';
import type { ContactStatus } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { useState } from 'react';
import {
  ContactDocument,
  useUpdateContactMutation,
  type ContactRowFragment,
} from '../../../../gql/generated.ts';
import { problemOf } from '../../../../platform/api/error-text.ts';
import { useVersionedSave } from '../../../../platform/form-memory/versioned-save.ts';
import { fullName, statusTitle } from '../contact-words.ts';
import { contactInput } from './contact-input.ts';
import type { DoneAction } from './last-action.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

const isConflict = (error: unknown): boolean => problemOf(error).code === 'CONFLICT';

/**
 * Changes a contact's status alone. A change of something else that came first stays, too; if somebody else changed the
 * status, the user decides.
 */
export const useContactStatus = (contact: ContactRowFragment, onDone: (action: DoneAction) => void) => {
  const [update] = useUpdateContactMutation();
  const [read] = useLazyQuery(ContactDocument, networkOnly);
  /** What is being saved, or waits for a decision. */
  const [chosen, setChosen] = useState<ContactStatus | null>(null);
  const newest = async (): Promise<ContactRowFragment | undefined> =>
    (await read({ variables: { id: contact.id } })).data?.contact;
  const write = async (status: ContactStatus, base: ContactRowFragment): Promise<ContactRowFragment> => {
    const store = async (row: ContactRowFragment): Promise<ContactRowFragment> => {
      const { data } = await update({ variables: { id: row.id, input: contactInput(row, { status }) } });
      return data?.updateContact ?? row;
    };
    try {
      return await store(base);
    } catch (error) {
      const row = isConflict(error) ? await newest() : undefined;
      if (row?.status === status) return row;
      if (row?.status !== base.status) throw error;
      return store(row);
    }
  };

  const { failure, conflict, newer, save, continueFrom } = useVersionedSave({
    row: contact,
    title: 'The status was not saved',
    typing: chosen !== null,
    reload: newest,
    setError: () => undefined,
    fields: ['status'] as const,
    fill: () => undefined,
  });
  const choose = async (status: ContactStatus, base: ContactRowFragment = contact): Promise<void> => {
    if (status === base.status) return setChosen(null);
    setChosen(status);
    const saved = await save(() =>
      write(status, base).catch((error: unknown) => {
        if (!isConflict(error)) setChosen(null);
        throw error;
      }),
    );
    if (!saved) return;
    continueFrom(saved.answer);
    setChosen(null);
    onDone({
      title: 'Status changed',
      text: `${fullName(contact)} was ${statusTitle(base.status)}, and is ${statusTitle(status)} now.`,
      undo: () => write(base.status, saved.answer),
    });
  };
  const decide = (status: ContactStatus): void => {
    if (!newer) return;
    continueFrom(newer);
    void choose(status, newer);
  };
  return {
    failure,
    /** The status to show: what was chosen, until it is refused. */
    shown: chosen ?? contact.status,
    choose: (status: ContactStatus): void => void choose(status),
    /** What somebody else chose meanwhile, and what this user did: to decide between. */
    conflict: conflict && newer && chosen ? { theirs: newer.status, mine: chosen, decide } : null,
  };
};
