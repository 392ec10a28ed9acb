import { chakra } from '@chakra-ui/react/styled-system';
import { growthText, overviewSentences } from '@hearthline/rules/office/overview.ts';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import {
  useOverviewFiguresQuery,
  useOverviewTrendsQuery,
  type FigureFragment,
} from '../../../gql/generated.ts';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { can } from '@hearthline/rules/permissions.ts';

// Drawn when the figures are there, in a place that is kept for it.
const Sparkline = lazy(() => import('./sparkline.tsx').then((file) => ({ default: file.Sparkline })));

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

/** One line of four; two lines of two on a phone. */
const Line = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    listStyle: 'none',
    gap: '1px',
    overflow: 'hidden',
    bg: 'line',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'var(--card-radius, 0.625rem)',
  },
});
const Figure = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    height: '54px',
    px: '3',
    bg: 'surface',
    _hover: { bg: 'sunken' },
  },
});
const FigureLink = chakra(Link, {
  base: { _after: { content: '""', position: 'absolute', inset: '0' } },
});

interface FigureProps {
  readonly label: string;
  readonly about?: string | undefined;
  /** The rows that it counts; null for somebody who has no such list. */
  readonly to: string | null;
  readonly figure: FigureFragment | undefined;
  readonly trend: readonly number[] | undefined;
}

/** One figure; all of it links to the rows it counts. */
const FigureCell = ({ label, about, to, figure, trend }: FigureProps) => (
  <Figure title={about}>
    <chakra.div minW="0">
      <chakra.div display="flex" alignItems="baseline" gap="2">
        <Text as="span" textStyle="minor" fontVariantNumeric="tabular-nums">
          {figure ? figure.total.toLocaleString('en-US') : <Skeleton as="span" display="block" width="8" />}
        </Text>
        <Text as="span" look="fine" truncate>
          {to === null ? label : <FigureLink to={to}>{label}</FigureLink>}
        </Text>
      </chakra.div>
      <Text look="fine" quiet truncate>
        {figure ? growthText(figure) : '\u00a0'}
      </Text>
    </chakra.div>
    <chakra.span display={{ base: 'none', sm: 'block' }} w="56px" h="22px" flexShrink="0">
      <Suspense>{figure && trend && <Sparkline values={[...trend, figure.total]} />}</Suspense>
    </chakra.span>
  </Figure>
);

/** The four figures of the console in one line, counted anew whenever it is opened, each with its course over twelve weeks. */
export const OverviewFigures = () => {
  const { user } = useSession();
  const { data, previousData, loading, error, refetch } = useOverviewFiguresQuery({
    ...networkOnly,
  });
  const { data: course } = useOverviewTrendsQuery({ skip: !data, ...networkOnly });
  const counted = (data ?? previousData)?.overview.figures;
  if (error && !counted && !loading) {
    return <LoadError title={overviewSentences.fetchFailed} error={error} retry={refetch} />;
  }
  return (
    <Line aria-label="Figures" aria-busy={loading}>
      {figures.map(({ key, to, ...cell }) => (
        <FigureCell
          key={key}
          {...cell}
          to={key === 'users' && !can(user, 'user:list') ? null : to}
          figure={counted?.[key]}
          trend={course?.overview.trends[key]}
        />
      ))}
    </Line>
  );
};
