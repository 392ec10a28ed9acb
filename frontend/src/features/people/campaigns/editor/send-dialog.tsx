import { pluralize } from '@hearthline/rules/humanize.ts';
import {
  useCampaignAudienceQuery,
  useSendCampaignMutation,
  type OpenCampaignFragment,
} from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { audienceOf, fieldsOf } from './campaign-schema.ts';

interface SendDialogProps {
  readonly campaign: OpenCampaignFragment;
  /** Whether mails are really delivered. */
  readonly sends: boolean;
  readonly onRefused: (error: unknown) => void;
  readonly onClose: () => void;
}

/** Shows what sending will do, and asks for confirmation. */
export const SendDialog = ({ campaign, sends, onRefused, onClose }: SendDialogProps) => {
  const { data, error } = useCampaignAudienceQuery({
    variables: { audience: audienceOf(fieldsOf(campaign)) },
    // Not for the cache: it is the number of this moment.
    fetchPolicy: 'no-cache',
  });
  const [send, { loading }] = useSendCampaignMutation();
  const reached = data?.campaignAudience;
  const count = reached ? Math.max(0, reached.contacts - reached.suppressed) : 0;
  const submit = async (): Promise<void> => {
    try {
      await send({ variables: { id: campaign.id, version: campaign.version } });
    } catch (failure) {
      onRefused(failure);
    }
  };
  return (
    <FormDialog
      title="Send this campaign?"
      action={reached ? `Send to ${pluralize(count, 'contact')}` : 'Send'}
      busyText="Sending..."
      busy={loading}
      disabled={count === 0}
      error={error ? errorText(error) : null}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Text>
        {!reached ? (
          'Counting...'
        ) : count === 0 ? (
          'This campaign has no recipients. Choose a different audience.'
        ) : (
          <>
            <strong>Sends to {pluralize(count, 'contact')} now.</strong> You can pause sending, but emails
            already sent cannot be recalled and the content can no longer be changed.
          </>
        )}
      </Text>
      {!sends && (
        <Text look="small" quiet>
          The email service is in development mode: emails are kept in the outbox.
        </Text>
      )}
    </FormDialog>
  );
};
