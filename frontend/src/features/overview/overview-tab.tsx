import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue } from 'react';
import { overviewSentences } from '@hearthline/rules/overview.ts';
import { useOverviewQuery } from '../../gql/generated.ts';
import { errorText } from '../../platform/api/error-text.ts';
import { ErrorNotice } from '../../ui/layout/error-notice.tsx';
import { SkeletonCard } from '../../ui/layout/skeleton.tsx';
import { Heading } from '../../ui/text/text.tsx';
import { BookingsChart, LeadsChart, PipelineChart } from './overview-charts.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { RecentProjects, RecentUsers } from './overview-lists.tsx';
import { WaitingList, type CallDialog } from './waiting-list.tsx';

/** Two columns where there is room; the first is the wider one. */
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});
/** In a single column, those who are waiting come first. */
const Column = chakra('div', {
  base: {
    display: { base: 'contents', lg: 'grid' },
    gap: '5',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > [data-first]': { order: { base: '-1', lg: '0' } },
  },
});

/** The business at a glance: who is waiting, what comes in, what is under way, what is booked, what is new. */
export const OverviewTab = ({ callDialog }: { callDialog: CallDialog }) => {
  const { data, previousData, loading, error, refetch } = useOverviewQuery({ fetchPolicy: 'network-only' });
  // Rendered in slices, so that the page responds while its charts and lists are made.
  const overview = useDeferredValue((data ?? previousData)?.overview);
  return (
    <chakra.section
      aria-labelledby="overview-heading"
      aria-busy={loading}
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <Heading id="overview-heading" look="subheading" srOnly>
        Overview
      </Heading>
      <OverviewFigures />
      {error && !loading ? (
        <ErrorNotice
          title={overviewSentences.fetchFailed}
          onRetry={() => void refetch().catch(() => undefined)}
        >
          {errorText(error)}
        </ErrorNotice>
      ) : !overview ? (
        <Grid>
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </Grid>
      ) : (
        <Grid>
          <Column>
            <LeadsChart leads={overview.leadsByWeek} />
            <BookingsChart bookings={overview.bookings} />
            <RecentProjects projects={overview.recentProjects} />
          </Column>
          <Column>
            <div data-first>
              <WaitingList waiting={overview.waiting} at={overview.at} callDialog={callDialog} />
            </div>
            <PipelineChart pipeline={overview.pipeline} />
            <RecentUsers users={overview.recentUsers} />
          </Column>
        </Grid>
      )}
    </chakra.section>
  );
};
