import { documentReview, documentSentences } from '@hearthline/rules/documents.ts';
import {
  useReviewDocumentMutation,
  useUndoDocumentReviewMutation,
  type DocumentItemFragment,
} from '../../../gql/generated.ts';
import { errorText, problemOf } from '../../../platform/api/error-text.ts';
import { restorable, useRestoredState } from '../../../platform/form-memory/restored-form.ts';
import { CheckIcon, CloseIcon } from '../../../ui/theme/icons.tsx';
import type { Action } from '../../../ui/actions/menu.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

interface ReviewWatcher {
  readonly onReviewed: () => void;
  readonly onChanged: () => void;
}

type Decision = 'approved' | 'rejected';

/**
 * Approves a document at once, or rejects it with a note that says what is wrong.
 * @param onReviewed called after the decision, and when it is undone
 * @param onChanged called when another user has changed the document meanwhile
 */
export const useReview = (
  { id, name, version, state }: Pick<DocumentItemFragment, 'id' | 'name' | 'version' | 'state'>,
  { onReviewed, onChanged }: ReviewWatcher,
) => {
  const [review, { loading }] = useReviewDocumentMutation();
  const [undoReview] = useUndoDocumentReviewMutation();
  const [isRejecting, setRejecting] = useRestoredState(`reject-open:${id}`, false, restorable.one(true));

  /** Before the mail about it goes out. */
  const undo = async (): Promise<void> => {
    try {
      await undoReview({ variables: { id, input: { version } } });
    } catch (error) {
      if (problemOf(error).code === 'CONFLICT') onChanged();
      return showToast({ title: 'The review stands', text: errorText(error), tone: 'error' });
    }
    showToast({ title: 'Review undone', text: `${name} waits as before. Nobody was told.` });
    onReviewed();
  };
  /** @returns the error message, or null */
  const decide = async (decision: Decision, note: string | null = null): Promise<string | null> => {
    const input = { version, decision, note };
    const checked = documentReview.safeParse(input);
    if (!checked.success) return checked.error.issues[0]?.message ?? documentSentences.noteRequired;
    try {
      await review({ variables: { id, input } });
    } catch (error) {
      if (problemOf(error).code === 'CONFLICT') onChanged();
      return errorText(error);
    }
    showToast({ title: decision === 'approved' ? 'Document approved' : 'Document rejected', text: name });
    onReviewed();
    return null;
  };
  const approve = async (): Promise<void> => {
    const problem = await decide('approved');
    if (problem) showToast({ title: 'Failed to review document', text: problem, tone: 'error' });
  };

  const none = (): void => undefined;
  /** Where the decision was made, nothing else comes to lie under a second press. */
  const spent: readonly Action[] = [
    {
      id: 'approve',
      title: 'Approve',
      label: `Approve ${name}`,
      icon: <CheckIcon />,
      disabled: true,
      run: none,
    },
    {
      id: 'reject',
      title: 'Reject',
      label: `Reject ${name}`,
      icon: <CloseIcon />,
      disabled: true,
      run: none,
    },
  ];
  const actions: readonly Action[] = [
    ...(state === 'approved'
      ? []
      : [
          {
            id: 'approve',
            title: 'Approve',
            label: `Approve ${name}`,
            icon: <CheckIcon />,
            disabled: loading,
            run: () => void approve(),
          },
        ]),
    ...(state === 'rejected'
      ? []
      : [
          {
            id: 'reject',
            title: 'Reject',
            label: `Reject ${name}`,
            icon: <CloseIcon />,
            disabled: loading,
            run: () => setRejecting(true),
          },
        ]),
  ];
  return {
    actions,
    spent,
    undo: () => void undo(),
    loading,
    isRejecting,
    reject: (note: string) => decide('rejected', note),
    stopRejecting: () => setRejecting(false),
  };
};
