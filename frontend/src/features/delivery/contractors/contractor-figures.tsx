import { useContractorSummaryQuery, type ContractorSummaryQuery } from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { countText } from '../../../platform/figures/quantity-text.ts';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { StatLine } from '../../../ui/charts/stat-line.tsx';

/** docs/specification.md, section 2, Contractors Portal: four figures of the signed-in contractor; each but the projects also has a tab on the staff's screen. */
const cards = [
  {
    label: 'Active projects',
    name: 'activeProjects',
    caption: 'planned, in progress, or on hold',
    to: '?work=projects',
  },
  { label: 'Team members', name: 'teamMembers', caption: 'in the crew', to: '?work=crew' },
  { label: 'Scheduled builds', name: 'scheduledBuilds', caption: 'this week', to: '?work=builds' },
  {
    label: 'Available materials',
    name: 'availableMaterials',
    caption: 'not used up',
    to: '?work=materials&show=available',
  },
] as const;

interface FigureCardsProps {
  /** Undefined while they are loading. */
  readonly figures: Omit<ContractorSummaryQuery['contractorSummary'], '__typename'> | undefined;
  /** Id of the element further down the page that the figures scroll to. */
  readonly anchor?: string;
}

/** A contractor's four figures in one line, each a link to the rows it counts. */
export const FigureCards = ({ figures, anchor }: FigureCardsProps) => (
  <StatLine
    busy={!figures}
    stats={cards.map(({ name, to, ...card }) => ({
      ...card,
      id: name,
      value: figures && countText(figures[name]),
      to: anchor ? `${to}#${anchor}` : name === 'activeProjects' ? undefined : to,
    }))}
  />
);

/** The four figures of the signed-in contractor. */
export const ContractorFigures = ({ anchor }: { readonly anchor: string }) => {
  const { data, error, loading, refetch } = useContractorSummaryQuery();
  if (error && !data)
    return (
      <ErrorNotice
        title="We could not load your figures"
        onRetry={loading ? undefined : () => void refetch().catch(() => undefined)}
      >
        {errorText(error)}
      </ErrorNotice>
    );
  return <FigureCards figures={data?.contractorSummary} anchor={anchor} />;
};
