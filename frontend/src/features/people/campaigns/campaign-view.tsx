import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useCampaignOptionsQuery, useCampaignQuery } from '../../../gql/generated.ts';
import { problemOf } from '../../../platform/api/error-text.ts';
import { usePageTitle } from '../../../platform/navigation/page-title.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { CampaignEditor } from './editor/campaign-editor.tsx';
import { CampaignReport } from './report/campaign-report.tsx';
import { newCampaignId } from './campaign-words.ts';
import { cacheFirst } from '../../../platform/graphql/fetch-policies.ts';

/** Shown while the server does not answer; the user need not do anything. */
const Away = () => (
  <chakra.div role="alert" bg="emberTint" borderRadius="lg" p="5" mb="6">
    <Text>
      <strong>Connection lost.</strong> You are seeing the last known status. It will update when the
      connection is back.
    </Text>
  </chakra.div>
);

/** One campaign: an editor while it is new or a draft, a report from then on. */
export const CampaignView = ({ id }: { id: string }) => {
  const isNew = id === newCampaignId;
  const { data, previousData, error, refetch, startPolling, stopPolling } = useCampaignQuery(
    isNew ? skipToken : { variables: { id } },
  );
  const options = useCampaignOptionsQuery(cacheFirst);
  // Keeps showing the last data while the server is briefly unavailable.
  const campaign = (data ?? previousData)?.campaign ?? null;
  usePageTitle(isNew ? 'New campaign' : campaign?.name);
  const isKnown = campaign !== null || isNew;
  const failure = error ?? options.error;
  const read = (): void => void Promise.all([!isNew && refetch(), options.refetch()]).catch(() => undefined);
  return (
    <>
      {failure && problemOf(failure).code === 'NOT_FOUND' ? (
        <EmptyState title="Campaign not found" text="It may have been deleted." />
      ) : failure && !(isKnown && options.data) ? (
        <LoadError title="We could not open the campaign" error={failure} retry={read} />
      ) : !isKnown || !options.data ? (
        <chakra.div display="grid" gap="4" aria-busy data-skeleton>
          <Skeleton width="50%" minH="8" />
          <Skeleton minH="60" />
        </chakra.div>
      ) : !campaign || campaign.state === 'draft' ? (
        <CampaignEditor
          campaign={campaign}
          options={options.data.campaignOptions}
          reload={async () => (await refetch()).data?.campaign}
        />
      ) : (
        <>
          {error && <Away />}
          <CampaignReport
            campaign={campaign}
            timeZone={options.data.campaignOptions.timeZone}
            startPolling={startPolling}
            stopPolling={stopPolling}
          />
        </>
      )}
    </>
  );
};
