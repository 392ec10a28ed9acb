import { quickOutcomes } from '@hearthline/rules/people/contacts/waiting-contact.ts';
import {
  useConfirmBookingMutation,
  useConfirmEmailChangeMutation,
  useDismissWaitingMutation,
  useLogTodayCallMutation,
  useRefuseEmailChangeMutation,
  useRemindOfDocumentMutation,
  useUndoBookingConfirmationMutation,
  useUndoDismissalMutation,
  useUndoDocumentReminderMutation,
  useUndoTodayCallMutation,
  type WaitingItemFragment,
} from '../../../gql/generated.ts';

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
    dismiss: async ({ kind, id }: WaitingItemFragment): Promise<Answer> => {
      await dismiss({ variables: { kind, id } });
      return { text: 'Dismissed', undo: () => undoDismissal({ variables: { kind, id } }) };
    },
  };
};
