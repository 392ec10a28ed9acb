import { useAssignMutation, useUndoAssignmentMutation, type AssignInput } from '../../gql/generated.ts';
import { errorText } from '../../platform/api/error-text.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';

/** Whose something is to be, with the words for it. */
export interface Receiver {
  readonly toPerson?: string;
  readonly toTeam?: string;
  /** As in `Sofia Brandt`, `Sales North` or `Nobody`. */
  readonly name: string;
}

/** What is assigned: some records, or contacts of a selection. */
export type Assigned = Pick<AssignInput, 'kind' | 'ids' | 'contacts'>;

export interface AssignWords {
  /** What was assigned, as in `Ada Byron` or `50 contacts`. */
  readonly what: string;
  /** Whether that is more than one. */
  readonly several?: boolean;
}

/** Calls after an assignment was stored, taken back or refused. */
export interface AssignEvents {
  readonly onDone?: () => void;
  readonly onUndone?: () => void;
  readonly onFailed?: () => void;
}

/** What a notification says of whose something is now. */
const outcome = (
  { what, several = false }: AssignWords,
  { toTeam, name }: Receiver,
  isTake: boolean,
): string => {
  const verb = several ? 'are' : 'is';
  if (isTake) return `${what} ${verb} yours`;
  if (name === nobody.name) return `${what} ${verb} unassigned`;
  return toTeam
    ? `${what} ${verb} ${several ? 'shared among' : 'with one of'} ${name}`
    : `${what} ${verb} with ${name}`;
};

export const nobody: Receiver = { name: 'Nobody' };

/** Assigns, and offers to take it back; the server lets the caller do so for ten minutes. */
export const useAssign = () => {
  const [assign, { loading }] = useAssignMutation();
  const [undo] = useUndoAssignmentMutation();

  const takeBack = async (
    id: string,
    { what, several = false }: AssignWords,
    { onUndone }: AssignEvents,
  ): Promise<void> => {
    try {
      await undo({ variables: { id } });
      showToast({ title: 'Undone', text: `${what} ${several ? 'are' : 'is'} as before.` });
    } catch (error) {
      showToast({ title: 'This could not be undone', text: errorText(error), tone: 'error' });
    }
    onUndone?.();
  };

  /** @returns whether it was stored */
  const give = async (
    assigned: Assigned,
    receiver: Receiver,
    words: AssignWords,
    events: AssignEvents = {},
    isTake = false,
  ): Promise<boolean> => {
    const { toPerson, toTeam } = receiver;
    try {
      const { data } = await assign({
        variables: { input: { ...assigned, toPerson, toTeam, ...(isTake && { from: 'none' }) } },
      });
      const id = data?.assign.id;
      showToast({
        title: outcome(words, receiver, isTake),
        ...(id && {
          action: { label: 'Undo', onAction: () => void takeBack(id, words, events) },
        }),
      });
      events.onDone?.();
      return true;
    } catch (error) {
      showToast({ title: 'Nothing was changed', text: errorText(error), tone: 'error' });
      events.onFailed?.();
      return false;
    }
  };
  return { give, busy: loading };
};
