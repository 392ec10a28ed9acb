import { quickOutcomes } from '@hearthline/rules/people/contacts/waiting-contact.ts';
import {
  useCompleteTodayTaskMutation,
  useConfirmBookingMutation,
  useConfirmEmailChangeMutation,
  useDismissWaitingMutation,
  useLogTodayCallMutation,
  useRefuseEmailChangeMutation,
  useRemindOfDocumentMutation,
  useTakeWaitingMutation,
  useUndoBookingConfirmationMutation,
  useUndoTakingMutation,
  useUndoDismissalMutation,
  useUndoDocumentReminderMutation,
  useUndoTodayCallMutation,
  type WaitingItemFragment,
} from '../../../gql/generated.ts';

import { useSession } from '../../../platform/session/session-context.tsx';
import type { Owned } from './take.ts';

/** What a call can end with here. */
export type QuickOutcome = keyof typeof quickOutcomes;

/** What was done, in a word, and how it is undone. */
export interface Answer {
  readonly text: string;
  readonly undo: () => Promise<unknown>;
}

/** The answers that are given right in the list; each fails with the server's refusal. */
export const useAnswers = () => {
  const [logCall] = useLogTodayCallMutation();
  const [undoCall] = useUndoTodayCallMutation();
  const [confirm] = useConfirmBookingMutation();
  const [undoConfirm] = useUndoBookingConfirmationMutation();
  const [remind] = useRemindOfDocumentMutation();
  const [undoRemind] = useUndoDocumentReminderMutation();
  const [confirmAddress] = useConfirmEmailChangeMutation();
  const [refuseAddress] = useRefuseEmailChangeMutation();
  const [dismiss] = useDismissWaitingMutation();
  const [undoDismissal] = useUndoDismissalMutation();
  const [complete] = useCompleteTodayTaskMutation();
  const [take] = useTakeWaitingMutation();
  const [undoTake] = useUndoTakingMutation();
  const { user } = useSession();
  return {
    call: async ({ contactId }: WaitingItemFragment, outcome: QuickOutcome): Promise<Answer> => {
      const { data } = await logCall({ variables: { contactId: contactId ?? '', input: { outcome } } });
      const id = data?.logContactCall ?? '';
      return { text: quickOutcomes[outcome], undo: () => undoCall({ variables: { id } }) };
    },
    confirm: async ({ id, version }: WaitingItemFragment): Promise<Answer> => {
      const { data } = await confirm({ variables: { input: { id, version: version ?? 0 } } });
      const input = { id, version: data?.confirmAppointment.version ?? 0 };
      return { text: 'Confirmed', undo: () => undoConfirm({ variables: { input } }) };
    },
    remind: async ({ id }: WaitingItemFragment): Promise<Answer> => {
      await remind({ variables: { id } });
      return { text: 'Reminded', undo: () => undoRemind({ variables: { id } }) };
    },
    /** For good: its owner is mailed at once. */
    address: async ({ id }: WaitingItemFragment, isConfirmed: boolean): Promise<void> => {
      await (isConfirmed ? confirmAddress : refuseAddress)({ variables: { id } });
    },
    complete: async ({ id, version }: WaitingItemFragment): Promise<Answer> => {
      const { data } = await complete({ variables: { id, version: version ?? 0, done: true } });
      const variables = { id, version: data?.updateTask.version ?? 0, done: false };
      return { text: 'Completed', undo: () => complete({ variables }) };
    },
    /** Takes what nobody owns. @returns what takes that back */
    take: async ({ kind, id }: Owned): Promise<() => Promise<unknown>> => {
      const { data } = await take({
        variables: { input: { kind, ids: [id], toPerson: user?.id ?? null, from: 'none' } },
      });
      return () => undoTake({ variables: { id: data?.assign.id ?? '' } });
    },
    dismiss: async ({ kind, id }: WaitingItemFragment): Promise<Answer> => {
      await dismiss({ variables: { kind, id } });
      return {
        text: kind === 'call' ? 'No answer needed' : 'Dismissed',
        undo: () => undoDismissal({ variables: { kind, id } }),
      };
    },
  };
};
