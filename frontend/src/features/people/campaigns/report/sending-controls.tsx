import { useState } from 'react';
import {
  useCancelCampaignMutation,
  usePauseCampaignMutation,
  useResumeCampaignMutation,
  useUnscheduleCampaignMutation,
  type OpenCampaignFragment,
} from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useRefetchActiveQueries } from '../../../../platform/graphql/refetch-active-queries.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

/** The actions available in a campaign's state: take back, pause, resume, cancel. */
export const SendingControls = ({ campaign: { id, state, waiting } }: { campaign: OpenCampaignFragment }) => {
  const variables = { id };
  const again = useRefetchActiveQueries('Campaign', 'CampaignRecipients');
  const [unschedule, unscheduling] = useUnscheduleCampaignMutation(again);
  const [pause, pausing] = usePauseCampaignMutation(again);
  const [resume, resuming] = useResumeCampaignMutation(again);
  const [cancel, canceling] = useCancelCampaignMutation(again);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const busy = unscheduling.loading || pausing.loading || resuming.loading || canceling.loading;
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      showToast({ title: 'Something went wrong', text: errorText(error), tone: 'error' });
    }
    setConfirmOpen(false);
  };
  return (
    <>
      {state === 'scheduled' && (
        <Button variant="outline" disabled={busy} onClick={() => void run(() => unschedule({ variables }))}>
          Back to draft
        </Button>
      )}
      {state === 'sending' && (
        <Button variant="outline" disabled={busy} onClick={() => void run(() => pause({ variables }))}>
          Pause
        </Button>
      )}
      {state === 'paused' && (
        <Button disabled={busy} onClick={() => void run(() => resume({ variables }))}>
          Resume
        </Button>
      )}
      {(state === 'sending' || state === 'paused') && (
        <Button variant="outline" color="danger" disabled={busy} onClick={() => setConfirmOpen(true)}>
          Cancel sending
        </Button>
      )}
      {isConfirmOpen && (
        <ConfirmDialog
          title="Cancel this campaign?"
          question={`${waiting.toLocaleString('en-US')} recipients have not been emailed yet and will not be. This cannot be undone.`}
          action="Cancel sending"
          dismiss="Keep it"
          busy={busy}
          onConfirm={() => void run(() => cancel({ variables }))}
          onClose={() => setConfirmOpen(false)}
        />
      )}
    </>
  );
};
