import { chakra } from '@chakra-ui/react/styled-system';
import { growthText, overviewSentences } from '@hearthline/rules/overview.ts';
import { Link } from 'react-router-dom';
import { useOverviewFiguresQuery, type FigureFragment } from '../../gql/generated.ts';
import { errorText } from '../../platform/api/error-text.ts';
import { ErrorNotice } from '../../ui/layout/error-notice.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Card } from '../../ui/layout/surface.tsx';
import { Text } from '../../ui/text/text.tsx';

const figures = [
  { key: 'users', label: 'Total Users', to: '/admin?tab=users' },
  {
    key: 'activeProjects',
    label: 'Active Projects',
    about: 'In planning, in progress or on hold',
    to: '/admin?tab=projects&status=active',
  },
  { key: 'contacts', label: 'Total Contacts', to: '/admin?tab=contacts' },
  { key: 'completedProjects', label: 'Completed Projects', to: '/admin?tab=projects&status=completed' },
] as const;

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '5' },
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    listStyle: 'none',
  },
});
const FigureLink = chakra(Link, {
  base: { _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' } },
});

/** One figure; the whole card links to the rows it counts. */
const FigureCard = ({
  label,
  about,
  to,
  figure,
}: {
  label: string;
  about?: string | undefined;
  to: string;
  figure: FigureFragment | undefined;
}) => (
  <Card as="li" position="relative" p={{ base: '4', md: '6' }} _hover={{ borderColor: 'edge' }}>
    <Text look="small" color="quiet">
      <FigureLink to={to}>{label}</FigureLink>
    </Text>
    {figure ? (
      <>
        <Text textStyle="figure" mt="1.5">
          {figure.total.toLocaleString('en-US')}
        </Text>
        {about && (
          <Text look="fine" quiet mt="1">
            {about}
          </Text>
        )}
        <Text look="fine" quiet mt="1">
          {growthText(figure)}
        </Text>
      </>
    ) : (
      <>
        <Skeleton width="40%" height="9" mt="2" />
        {about && <Skeleton width="80%" height="4" mt="2" />}
        <Skeleton width="80%" height="4" mt="2" />
      </>
    )}
  </Card>
);

/** The four figures at the top of the overview, counted anew whenever it is opened. */
export const OverviewFigures = () => {
  const { data, previousData, loading, error, refetch } = useOverviewFiguresQuery({
    fetchPolicy: 'network-only',
  });
  const counted = (data ?? previousData)?.overview.figures;
  if (error && !counted && !loading) {
    return (
      <ErrorNotice
        title={overviewSentences.fetchFailed}
        onRetry={() => void refetch().catch(() => undefined)}
      >
        {errorText(error)}
      </ErrorNotice>
    );
  }
  return (
    <Grid aria-label="Figures" aria-busy={loading}>
      {figures.map(({ key, ...card }) => (
        <FigureCard key={key} {...card} figure={counted?.[key]} />
      ))}
    </Grid>
  );
};
