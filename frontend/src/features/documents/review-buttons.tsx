import { documentReview, documentSentences } from '@hearthline/rules/documents.ts';
import { useState } from 'react';
import { useReviewDocumentMutation, type DocumentItemFragment } from '../../gql/generated.ts';
import { errorText, problemOf } from '../../platform/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toast-store.ts';

type Decision = 'approved' | 'rejected';

interface ReviewButtonsProps {
  readonly document: Pick<DocumentItemFragment, 'id' | 'name' | 'version' | 'state'>;
  /** It was decided, or somebody else changed it meanwhile. */
  readonly onChanged: () => void;
}

/** Approve at once, or reject with a note that says what is wrong. */
export const ReviewButtons = ({ document: { id, name, version, state }, onChanged }: ReviewButtonsProps) => {
  const [review, { loading }] = useReviewDocumentMutation();
  const [rejecting, setRejecting] = useState(false);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const decide = async (decision: Decision): Promise<void> => {
    const input = { version, decision, note: decision === 'rejected' ? note : null };
    const checked = documentReview.safeParse(input);
    if (!checked.success) return setProblem(checked.error.issues[0]?.message ?? documentSentences.noteRequired);
    try {
      await review({ variables: { id, input } });
      showToast({ title: decision === 'approved' ? 'Document approved' : 'Document rejected', text: name });
      setRejecting(false);
      onChanged();
    } catch (error) {
      if (problemOf(error).code === 'CONFLICT') onChanged();
      if (rejecting) setProblem(errorText(error));
      else showToast({ title: 'Failed to review document', text: errorText(error), tone: 'error' });
    }
  };

  return (
    <>
      {state !== 'approved' && <Button size="sm" disabled={loading} aria-label={`Approve ${name}`} onClick={() => void decide('approved')}><CheckIcon />Approve</Button>}
      {state !== 'rejected' && <Button size="sm" variant="outline" disabled={loading} aria-label={`Reject ${name}`} onClick={() => setRejecting(true)}>Reject</Button>}
      {rejecting && (
        <FormDialog
          title="Reject document" description={`“${name}” goes back to whoever uploaded it, with your note by mail.`} action="Reject" busyText="Rejecting…" busy={loading}
          onClose={() => setRejecting(false)}
          onSubmit={(event) => {
            event.preventDefault();
            void decide('rejected');
          }}
        >
          <TextAreaField label="What is wrong with it?" required error={problem ?? undefined} maxLength={1000} value={note} onChange={(event) => setNote(event.target.value)} />
        </FormDialog>
      )}
    </>
  );
};
