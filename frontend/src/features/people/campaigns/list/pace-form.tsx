import { chakra } from '@chakra-ui/react/styled-system';
import { campaignPace, paceLimits } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { useState, type FormEvent } from 'react';
import { useCampaignOptionsQuery, useSetCampaignPaceMutation } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { cacheFirst } from '../../../../platform/graphql/fetch-policies.ts';

/** Sets how many mails are sent per minute: mail services refuse senders that are too fast. */
export const PaceForm = () => {
  const { data } = useCampaignOptionsQuery(cacheFirst);
  const [save, { loading }] = useSetCampaignPaceMutation({
    refetchQueries: ['CampaignOptions'],
    awaitRefetchQueries: true,
  });
  const [typed, setTyped] = useRestoredState<string | null>('campaign-pace', null, restorable.text);
  const [wrong, setWrong] = useState<string | undefined>();
  if (!data) return null;
  const value = typed ?? String(data.campaignOptions.pace);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const pace = campaignPace.safeParse(/^\d+$/.test(value.trim()) ? Number(value) : Number.NaN);
    setWrong(pace.success ? undefined : 'A whole number from 1 to 60,000');
    if (!pace.success) return;
    try {
      await save({ variables: { pace: pace.data } });
      setTyped((now) => (now === typed ? null : now));
      showToast({
        title: 'Sending speed saved',
        text:
          pace.data === paceLimits.max
            ? 'Campaigns send as fast as the mail server allows.'
            : `Campaigns send up to ${pace.data.toLocaleString('en-US')} emails per minute.`,
      });
    } catch (error) {
      showToast({ title: 'Sending speed not saved', text: errorText(error), tone: 'error' });
    }
  };

  return (
    <chakra.section aria-labelledby="pace-heading">
      <Card display="flex" flexWrap="wrap" gap="5" alignItems="end" justifyContent="space-between">
        <chakra.div maxW="prose">
          <Heading id="pace-heading" look="subheading">
            Sending speed
          </Heading>
          <Text look="small" quiet mt="1">
            The most emails all campaigns together send per minute. 60,000 means no limit.{' '}
            {data.campaignOptions.sends
              ? ''
              : 'The email service is in development mode: emails are kept in the outbox.'}
          </Text>
        </chakra.div>
        <chakra.form
          noValidate
          onSubmit={(event) => void submit(event)}
          display="flex"
          gap="3"
          alignItems="end"
          flexWrap="wrap"
        >
          <chakra.div width="9rem">
            <TextField
              label="Emails per minute"
              inputMode="numeric"
              value={value}
              error={wrong}
              onChange={(event) => setTyped(event.target.value)}
            />
          </chakra.div>
          <Button
            type="submit"
            variant="outline"
            disabled={loading || value === String(data.campaignOptions.pace)}
          >
            Save
          </Button>
        </chakra.form>
      </Card>
    </chakra.section>
  );
};
