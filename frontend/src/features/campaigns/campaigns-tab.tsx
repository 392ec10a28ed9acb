import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCampaignOptionsQuery, useCampaignsQuery, useStartCampaignMutation } from '../../gql/generated.ts';
import { errorText } from '../../platform/error-text.ts';
import { useLastPage, useListAddress } from '../../platform/list-address.ts';
import { newUuid } from '../../platform/uuid.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { CampaignTable, CampaignTableSkeleton } from './campaign-table.tsx';
import { campaignList, campaignRange } from './campaign-words.ts';
import { PaceForm } from './pace-form.tsx';
import { SuppressionList } from './suppression-list.tsx';

/** Every campaign with its state and results, how fast they leave, and who gets none. */
export const CampaignsTab = () => {
  const { page, change } = useListAddress({ home: campaignList });
  const { data, previousData, loading, error, refetch } = useCampaignsQuery({ variables: { page }, fetchPolicy: 'network-only', pollInterval: 10_000 });
  const [create, { loading: creating }] = useStartCampaignMutation();
  const [requestKey] = useState(newUuid);
  const navigate = useNavigate();
  const options = useCampaignOptionsQuery();
  const timeZone = options.data?.campaignOptions.timeZone;
  const shown = timeZone ? (data ?? previousData)?.campaigns : undefined;
  useLastPage({ page, change }, shown?.pagination.totalPages);
  const failure = error ?? options.error;
  const read = (): void => void Promise.all([refetch(), options.refetch()]).catch(() => undefined);

  const begin = async (): Promise<void> => {
    try {
      const { data: made } = await create({ variables: { input: { name: 'Untitled campaign', subject: '', body: '', requestKey } } });
      if (made) await navigate(`/campaigns/${made.createCampaign.id}`);
    } catch (problem) {
      showToast({ title: 'The campaign was not made', text: errorText(problem), tone: 'error' });
    }
  };

  return (
    <chakra.div display="grid" gap={{ base: '10', md: '14' }} gridTemplateColumns="minmax(0, 1fr)">
      <chakra.section aria-labelledby="campaigns-heading" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.header display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
          <div>
            <Heading id="campaigns-heading" look="subheading">Campaigns</Heading>
            <Text look="small" quiet mt="1">One mail to many contacts, each with their own name in it.</Text>
          </div>
          <Button disabled={creating} onClick={() => void begin()}><PlusIcon />New Campaign</Button>
        </chakra.header>
        {failure && !shown ? <ErrorNotice title="Failed to fetch campaigns" onRetry={read}>{errorText(failure)}</ErrorNotice>
          : !shown || !timeZone ? <CampaignTableSkeleton />
          : shown.campaigns.length > 0 ? <CampaignTable campaigns={shown.campaigns} timeZone={timeZone} busy={loading && !data} />
          : <EmptyState title="No campaigns yet" text="Write the first one: it goes out only when you say so." />}
        {shown && shown.campaigns.length > 0 && <Pager label="Campaigns" pagination={shown.pagination} rangeText={campaignRange(shown.pagination)} onPage={(to) => change({ page: to })} />}
      </chakra.section>
      <PaceForm />
      <SuppressionList />
    </chakra.div>
  );
};
