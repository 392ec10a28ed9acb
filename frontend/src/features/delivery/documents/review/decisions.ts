import { documentReview, documentSentences } from '@hearthline/rules/delivery/documents.ts';
import {
  useReviewDocumentMutation,
  useUndoDocumentReviewMutation,
  type DocumentItemFragment,
} from '../../../../gql/generated.ts';
import { errorText, problemOf } from '../../../../platform/api/error-text.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

export type Decision = 'approved' | 'rejected';
export type Reviewed = Pick<DocumentItemFragment, 'id' | 'name' | 'version'>;

export interface ReviewWatcher {
  readonly onReviewed: () => void;
  readonly onChanged: () => void;
}

/** A decision that was stored, with the document as it is since; or why it was not. */
export type DecisionResult = { readonly document: DocumentItemFragment } | { readonly problem: string };

/**
 * Approves and rejects documents, and takes that back before the mail about it goes out.
 * @param onReviewed called after a decision, and when it is undone
 * @param onChanged called when another user has changed the document meanwhile
 */
export const useDecisions = ({ onReviewed, onChanged }: ReviewWatcher) => {
  const [review, { loading }] = useReviewDocumentMutation();
  const [undoReview] = useUndoDocumentReviewMutation();

  const decide = async (
    { id, version }: Reviewed,
    decision: Decision,
    note: string | null = null,
  ): Promise<DecisionResult> => {
    const input = { version, decision, note };
    const checked = documentReview.safeParse(input);
    if (!checked.success)
      return { problem: checked.error.issues[0]?.message ?? documentSentences.noteRequired };
    try {
      const { data } = await review({ variables: { id, input } });
      if (!data) return { problem: documentSentences.fetchFailed };
      onReviewed();
      return { document: data.reviewDocument };
    } catch (error) {
      if (problemOf(error).code === 'CONFLICT') onChanged();
      return { problem: errorText(error) };
    }
  };
  /** @returns whether it was undone */
  const undo = async ({ id, name, version }: Reviewed): Promise<boolean> => {
    try {
      await undoReview({ variables: { id, input: { version } } });
    } catch (error) {
      if (problemOf(error).code === 'CONFLICT') onChanged();
      showToast({ title: 'The review stands', text: errorText(error), tone: 'error' });
      return false;
    }
    showToast({ title: 'Review undone', text: `${name} is waiting for review again. No one was notified.` });
    onReviewed();
    return true;
  };
  return { decide, undo, loading };
};

/** The title of the toast about a decision. */
export const decisionTitles = {
  approved: 'Document approved',
  rejected: 'Document rejected',
} as const satisfies Record<Decision, string>;
