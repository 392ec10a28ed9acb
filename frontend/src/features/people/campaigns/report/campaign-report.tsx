import { chakra } from '@chakra-ui/react/styled-system';
import { humanize } from '@hearthline/rules/humanize.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDuplicateCampaignMutation, type OpenCampaignFragment } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { campaignTones } from '../../../../domain/state-tones.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ProgressBar } from '../../../../ui/charts/progress-bar.tsx';
import { StatCard } from '../../../../ui/charts/stat-card.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { SendingControls } from './sending-controls.tsx';
import { CampaignPreview } from '../campaign-preview.tsx';
import { businessTime, processedCount, progressText, stateTitle, statusOptions } from '../campaign-words.ts';
import { audienceOf, fieldsOf } from '../editor/campaign-schema.ts';
import { RecipientList } from './recipient-list.tsx';

interface CampaignReportProps {
  readonly campaign: OpenCampaignFragment;
  readonly timeZone: string;
  readonly startPolling: (ms: number) => void;
  readonly stopPolling: () => void;
}

const list = (words: readonly string[]): string => words.join(', ') || 'Any';

const AudienceFacts = ({ campaign: { audience } }: { campaign: OpenCampaignFragment }) => (
  <Card as="section" aria-label="Audience" display="grid" gap="3">
    <Heading look="subheading">Audience</Heading>
    <chakra.dl
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="5"
      rowGap="1.5"
      textStyle="small"
    >
      <chakra.dt color="quiet">Status</chakra.dt>
      <chakra.dd>
        {list(statusOptions.filter(({ id }) => audience.statuses.includes(id)).map(({ title }) => title))}
      </chakra.dd>
      <chakra.dt color="quiet">Source</chakra.dt>
      <chakra.dd>{list(audience.sources.map(humanize))}</chakra.dd>
      <chakra.dt color="quiet">Tags</chakra.dt>
      <chakra.dd>{list(audience.tags)}</chakra.dd>
      <chakra.dt color="quiet">Added</chakra.dt>
      <chakra.dd>
        {[
          audience.createdFrom && `from ${audience.createdFrom}`,
          audience.createdTo && `until ${audience.createdTo}`,
        ]
          .filter(Boolean)
          .join(' ') || 'Any day'}
      </chakra.dd>
    </chakra.dl>
  </Card>
);

const sentenceOf = (
  { state, scheduledAt, startedAt, finishedAt, gathered, waiting }: OpenCampaignFragment,
  zone: string,
): string => {
  if (state === 'scheduled' && scheduledAt) return `Scheduled for ${businessTime(scheduledAt, zone)}.`;
  if (state === 'sending') return gathered ? 'Sending now.' : 'Preparing recipients.';
  if (state === 'paused') return 'Paused. No emails are sent until you resume.';
  if (state === 'canceled')
    return `Canceled${finishedAt ? ` on ${businessTime(finishedAt, zone)}` : ''}; ${waiting.toLocaleString('en-US')} recipients were not emailed.`;
  return startedAt ? `Sent on ${businessTime(startedAt, zone)}.` : '';
};

/** A campaign that is no longer a draft: its results, content and audience. */
export const CampaignReport = ({ campaign, timeZone, startPolling, stopPolling }: CampaignReportProps) => {
  const { id, state, total, waiting, queued, sent, failed, suppressed, unsubscribed } = campaign;
  const navigate = useNavigate();
  const [duplicate, { loading: copying }] = useDuplicateCampaignMutation();
  const busy = state === 'sending' || queued > 0;
  useEffect(() => {
    startPolling(busy ? 2000 : 15_000);
    return stopPolling;
  }, [busy, startPolling, stopPolling]);
  const copy = async (): Promise<void> => {
    try {
      const { data } = await duplicate({ variables: { id } });
      if (data) await navigate(`/campaigns/${data.duplicateCampaign.id}`);
    } catch (error) {
      showToast({ title: 'Campaign not duplicated', text: errorText(error), tone: 'error' });
    }
  };
  const started = state !== 'scheduled';
  const { subject, body } = campaign;
  const audience = audienceOf(fieldsOf(campaign));
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.header display="flex" flexWrap="wrap" gap="4" alignItems="start" justifyContent="space-between">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" minW="0" minH="var(--control)">
          <Badge tone={campaignTones[state]}>{stateTitle[state]}</Badge>
          <Text quiet role="status">
            {sentenceOf(campaign, timeZone)}
          </Text>
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="2.5">
          <SendingControls campaign={campaign} />
          <Button variant="outline" disabled={copying} onClick={() => void copy()}>
            Duplicate
          </Button>
        </chakra.div>
      </chakra.header>
      {started && (
        <chakra.section aria-label="Results" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
          {(busy || state === 'paused') && (
            <ProgressBar
              label="Progress"
              value={processedCount(campaign)}
              max={total}
              text={progressText(campaign)}
            />
          )}
          <chakra.div
            display="grid"
            gap="4"
            gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))"
          >
            <StatCard
              label="Sent"
              value={sent.toLocaleString('en-US')}
              caption={`of ${total.toLocaleString('en-US')}`}
            />
            <StatCard label="Failed" value={failed.toLocaleString('en-US')} />
            <StatCard label="Unsubscribed" value={unsubscribed.toLocaleString('en-US')} />
            <StatCard label="Suppressed" value={suppressed.toLocaleString('en-US')} />
            <StatCard
              label={state === 'canceled' ? 'Not sent' : 'Waiting'}
              value={(waiting + queued).toLocaleString('en-US')}
              caption={queued ? `${queued.toLocaleString('en-US')} sending` : undefined}
            />
          </chakra.div>
        </chakra.section>
      )}
      <chakra.div
        display="grid"
        gap={{ base: '8', lg: '10' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      >
        <CampaignPreview subject={subject} body={body} audience={audience} />
        <AudienceFacts campaign={campaign} />
      </chakra.div>
      {started && <RecipientList campaignId={id} done={processedCount(campaign)} timeZone={timeZone} />}
    </chakra.div>
  );
};
