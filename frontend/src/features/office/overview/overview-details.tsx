import { chakra } from '@chakra-ui/react/styled-system';
import { overviewSentences } from '@hearthline/rules/office/overview.ts';
import { useDeferredValue } from 'react';
import { useOverviewQuery } from '../../../gql/generated.ts';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { BookingsChart, LeadsChart, PipelineChart } from './overview-charts.tsx';
import { DetailsSkeleton } from './details-skeleton.tsx';
import { RecentProjects, RecentUsers } from './overview-lists.tsx';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { can } from '@hearthline/rules/permissions.ts';

/** Two columns where there is room; the first is the wider one. */
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});
const Column = chakra('div', {
  base: { display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The business at a glance: what comes in, what is under way, what is booked, what is new. */
export const OverviewDetails = () => {
  const { user } = useSession();
  const { data, previousData, loading, error, refetch } = useOverviewQuery({
    ...networkOnly,
    variables: { withUsers: can(user, 'user:list') },
  });
  // Rendered in slices, so that the page responds while its charts and lists are made.
  const overview = useDeferredValue((data ?? previousData)?.overview);
  if (error && !loading)
    return <LoadError title={overviewSentences.fetchFailed} error={error} retry={refetch} />;
  if (!overview) return <DetailsSkeleton />;
  return (
    <Grid aria-busy={loading}>
      <Column>
        <LeadsChart leads={overview.leadsByWeek} />
        <BookingsChart bookings={overview.bookings} />
        <RecentProjects projects={overview.recentProjects} />
      </Column>
      <Column>
        <PipelineChart pipeline={overview.pipeline} />
        {overview.recentUsers && <RecentUsers users={overview.recentUsers} />}
      </Column>
    </Grid>
  );
};
