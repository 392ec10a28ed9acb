import { useContractorSummaryQuery } from '../../gql/generated.ts';
import { errorText } from '../../platform/error-text.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Skeleton } from '../../ui/skeleton-card.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { Columns } from '../../ui/surface.tsx';
import { countText } from './contractor-words.ts';

/** Specification, section 2, Contractors Portal: four figures, counted for whoever is signed in. */
const figures = [
  { label: 'Active projects', name: 'activeProjects' },
  { label: 'Team members', name: 'teamMembers' },
  { label: 'Scheduled builds', name: 'scheduledBuilds', caption: 'this week' },
  { label: 'Available materials', name: 'availableMaterials' },
] as const;

/** The contractor's four figures. */
export const ContractorFigures = () => {
  const { data, error, loading, refetch } = useContractorSummaryQuery({ fetchPolicy: 'cache-and-network' });
  if (error && !data) return <ErrorNotice title="We could not load your figures" onRetry={loading ? undefined : () => void refetch().catch(() => undefined)}>{errorText(error)}</ErrorNotice>;
  return (
    <Columns gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }} gap={{ base: '3', md: '6' }} aria-busy={!data}>
      {figures.map(({ name, ...figure }) => (
        <StatCard key={name} {...figure} value={data ? countText(data.contractorSummary[name]) : <Skeleton as="span" display="block" minH="9" width="4rem" data-skeleton />} />
      ))}
    </Columns>
  );
};
