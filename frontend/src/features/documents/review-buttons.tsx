import { documentReview, documentSentences } from '@hearthline/rules/documents.ts';
import { useReviewDocumentMutation, type DocumentItemFragment } from '../../gql/generated.ts';
import { errorText, problemOf } from '../../platform/error-text.ts';
import { comesBack, useKeptState } from '../../platform/kept.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { RejectDialog } from './reject-dialog.tsx';

type Decision = 'approved' | 'rejected';

interface ReviewButtonsProps {
  readonly document: Pick<DocumentItemFragment, 'id' | 'name' | 'version' | 'state'>;
  /** It was decided, or somebody else changed it meanwhile. */
  readonly onChanged: () => void;
}

/** Approve at once, or reject with a note that says what is wrong. */
export const ReviewButtons = ({ document: { id, name, version, state }, onChanged }: ReviewButtonsProps) => {
  const [review, { loading }] = useReviewDocumentMutation();
  const [rejecting, setRejecting] = useKeptState(`reject-open:${id}`, false, comesBack.one(true));

  /** @returns what went wrong, or nothing */
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

  return (
    <>
      {state !== 'approved' && <Button size="sm" disabled={loading} aria-label={`Approve ${name}`} onClick={() => void approve()}><CheckIcon />Approve</Button>}
      {state !== 'rejected' && <Button size="sm" variant="outline" disabled={loading} aria-label={`Reject ${name}`} onClick={() => setRejecting(true)}>Reject</Button>}
      {rejecting && <RejectDialog id={id} name={name} busy={loading} onReject={(note) => decide('rejected', note)} onClose={() => setRejecting(false)} />}
    </>
  );
};
