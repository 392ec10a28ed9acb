import type { DocumentItemFragment } from '../../../../gql/generated.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { CheckIcon, CloseIcon } from '../../../../ui/theme/icons.tsx';
import type { Action } from '../../../../ui/actions/menu-entry.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { decisionTitles, useDecisions, type Decision, type ReviewWatcher } from './decisions.ts';

/** The buttons that decide about a document. */
const decisionActions = (
  name: string,
  disabled: boolean,
  { approve, reject }: { readonly approve: () => void; readonly reject: () => void },
): readonly [Action, Action] => [
  { id: 'approve', title: 'Approve', label: `Approve ${name}`, icon: <CheckIcon />, disabled, run: approve },
  { id: 'reject', title: 'Reject', label: `Reject ${name}`, icon: <CloseIcon />, disabled, run: reject },
];

/** Approves a document at once, or rejects it with a note that says what is wrong. */
export const useReview = (
  document: Pick<DocumentItemFragment, 'id' | 'name' | 'version' | 'state'>,
  watcher: ReviewWatcher,
) => {
  const { id, name, state } = document;
  const { decide, undo, loading } = useDecisions(watcher);
  const [isRejecting, setRejecting] = useRestoredState(`reject-open:${id}`, false, restorable.one(true));

  /** @returns the error message, or null */
  const make = async (decision: Decision, note: string | null = null): Promise<string | null> => {
    const result = await decide(document, decision, note);
    if ('problem' in result) return result.problem;
    showToast({ title: decisionTitles[decision], text: name });
    return null;
  };
  const approve = async (): Promise<void> => {
    const problem = await make('approved');
    if (problem) showToast({ title: 'Failed to review document', text: problem, tone: 'error' });
  };

  const none = (): void => undefined;
  const [approval, rejection] = decisionActions(name, loading, {
    approve: () => void approve(),
    reject: () => setRejecting(true),
  });
  return {
    actions: [...(state === 'approved' ? [] : [approval]), ...(state === 'rejected' ? [] : [rejection])],
    /** Where the decision was made, nothing else comes to lie under a second press. */
    spent: decisionActions(name, true, { approve: none, reject: none }),
    undo: () => void undo(document),
    loading,
    isRejecting,
    reject: (note: string) => make('rejected', note),
    stopRejecting: () => setRejecting(false),
  };
};
