import { documentReview, documentSentences } from '@hearthline/rules/documents.ts';
import { useReviewDocumentMutation, type DocumentItemFragment } from '../../gql/generated.ts';
import { errorText, problemOf } from '../../platform/error-text.ts';
import { comesBack, useKeptState } from '../../platform/kept.ts';
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx';
import type { Action } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast-store.ts';

type Decision = 'approved' | 'rejected';

/**
 * Approves a document at once, or rejects it with a note that says what is wrong.
 * @param onChanged called after the decision, or when another user has changed the document meanwhile
 */
export const useReview = ({ id, name, version, state }: Pick<DocumentItemFragment, 'id' | 'name' | 'version' | 'state'>, onChanged: () => void) => {
  const [review, { loading }] = useReviewDocumentMutation();
  const [isRejecting, setRejecting] = useKeptState(`reject-open:${id}`, false, comesBack.one(true));

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
    onChanged();
    return null;
  };
  const approve = async (): Promise<void> => {
    const problem = await decide('approved');
    if (problem) showToast({ title: 'Failed to review document', text: problem, tone: 'error' });
  };

  const actions: readonly Action[] = [
    ...(state === 'approved' ? [] : [{ id: 'approve', title: 'Approve', label: `Approve ${name}`, icon: <CheckIcon />, disabled: loading, run: () => void approve() }]),
    ...(state === 'rejected' ? [] : [{ id: 'reject', title: 'Reject', label: `Reject ${name}`, icon: <CloseIcon />, disabled: loading, run: () => setRejecting(true) }]),
  ];
  return { actions, loading, isRejecting, reject: (note: string) => decide('rejected', note), stopRejecting: () => setRejecting(false) };
};
