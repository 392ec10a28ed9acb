import { chakra } from '@chakra-ui/react/styled-system';
import { useCampaignOptionsQuery, useCampaignsQuery } from '../../../../gql/generated.ts';
import { useLastPage, useListUrl } from '../../../../platform/navigation/list-url.ts';
import { ButtonLink } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { PlusIcon } from '../../../../ui/theme/icons.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { CampaignTable, CampaignTableSkeleton } from './campaign-table.tsx';
import { campaignList, campaignRange, newCampaign } from '../campaign-words.ts';
import { PaceForm } from './pace-form.tsx';
import { SuppressionList } from '../suppression/suppression-list.tsx';
import { cacheFirst, networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

/** All campaigns with their states and results, the sending pace, and the suppression list. */
export const CampaignsTab = () => {
  const { page, change } = useListUrl({ home: campaignList });
  const { data, previousData, loading, error, refetch } = useCampaignsQuery({
    variables: { page },
    ...networkOnly,
    pollInterval: 10_000,
  });
  const options = useCampaignOptionsQuery(cacheFirst);
  const timeZone = options.data?.campaignOptions.timeZone;
  const shown = timeZone ? (data ?? previousData)?.campaigns : undefined;
  useLastPage({ page, change }, shown?.pagination.totalPages);
  const failure = error ?? options.error;
  const read = (): void => void Promise.all([refetch(), options.refetch()]).catch(() => undefined);

  return (
    <chakra.div display="grid" gap={{ base: '10', md: '14' }} gridTemplateColumns="minmax(0, 1fr)">
      <chakra.section
        aria-labelledby="campaigns-heading"
        display="grid"
        gap="5"
        gridTemplateColumns="minmax(0, 1fr)"
      >
        <chakra.header
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
        >
          <div>
            <Heading id="campaigns-heading" look="subheading">
              Campaigns
            </Heading>
            <Text look="small" quiet mt="1">
              Email many contacts at once, each addressed by name.
            </Text>
          </div>
          <ButtonLink to={newCampaign}>
            <PlusIcon />
            New Campaign
          </ButtonLink>
        </chakra.header>
        {failure && !shown ? (
          <LoadError title="Failed to fetch campaigns" error={failure} retry={read} />
        ) : !shown || !timeZone ? (
          <CampaignTableSkeleton />
        ) : shown.campaigns.length > 0 ? (
          <CampaignTable campaigns={shown.campaigns} timeZone={timeZone} busy={loading && !data} />
        ) : (
          <EmptyState
            title="No campaigns yet"
            text="Create your first campaign. Nothing is sent until you send or schedule it."
          />
        )}
        {shown && shown.campaigns.length > 0 && (
          <Pager
            label="Campaigns"
            pagination={shown.pagination}
            requestedPage={page}
            rangeText={campaignRange(shown.pagination)}
            onPage={(to) => change({ page: to })}
          />
        )}
      </chakra.section>
      <PaceForm />
      {timeZone && <SuppressionList timeZone={timeZone} />}
    </chakra.div>
  );
};
