import { SkeletonRows } from '../../../ui/layout/skeleton.tsx';
import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useQueryChoice } from '../../../platform/navigation/query-choice.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { ArrowIcon, BackIcon } from '../../../ui/theme/icons.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { OperationsCards } from './operations-cards.tsx';

const Api = lazy(() => import('./api-description.tsx').then((file) => ({ default: file.ApiDescription })));
const Architecture = lazy(() =>
  import('./architecture.tsx').then((file) => ({ default: file.Architecture })),
);
const Pipelines = lazy(() => import('./pipelines.tsx').then((file) => ({ default: file.Pipelines })));

const views = [
  {
    id: 'api',
    title: 'API Documentation',
    text: 'Every REST API call and its parameters, plus GraphQL to try out.',
  },
  {
    id: 'architecture',
    title: 'System Architecture',
    text: 'How the product is built and how a request flows through it.',
  },
  {
    id: 'pipelines',
    title: 'Deployment Pipelines',
    text: 'How a build is released, step by step, and the most recent builds.',
  },
  {
    id: 'monitoring',
    title: 'Monitoring and Alerts',
    text: 'Live status of the database, email, storage, jobs, and servers.',
  },
] as const;
const ids = views.map(({ id }) => id);

const TileLink = chakra(Link, {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
  },
});

interface OperationsViewProps {
  /** The content of Monitoring and Alerts, given by the page because other features provide it. */
  readonly monitoring: ReactNode;
}

/** Cards and resources, or the open resource (`?view=architecture`). */
export const OperationsView = ({ monitoring }: OperationsViewProps) => {
  const [view] = useQueryChoice('view', ids);
  const { pathname } = useLocation();
  const open = views.find(({ id }) => id === view);
  if (open) {
    const content = { api: <Api />, architecture: <Architecture />, pipelines: <Pipelines />, monitoring }[
      open.id
    ];
    return (
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <div>
          <ButtonLink to={pathname} variant="outline" size="sm">
            <BackIcon />
            Back to Operations
          </ButtonLink>
        </div>
        <header>
          <Heading as="h2" look="subheading">
            {open.title}
          </Heading>
          <Text look="small" quiet mt="1" maxW="prose">
            {open.text}
          </Text>
        </header>
        <Suspense fallback={<SkeletonRows count={2} minH="24" />}>{content}</Suspense>
      </chakra.div>
    );
  }
  return (
    <chakra.div display="grid" gap="6">
      <OperationsCards />
      <section aria-labelledby="resources">
        <Heading as="h2" look="subheading" id="resources" mb="3">
          Resources
        </Heading>
        <chakra.div
          display="grid"
          gap="3"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          {views.map(({ id, title, text }) => (
            <Card
              key={id}
              position="relative"
              display="grid"
              gridTemplateColumns="minmax(0, 1fr) auto"
              columnGap="4"
              alignContent="start"
              _hover={{ borderColor: 'edge' }}
            >
              <Heading as="h3" look="minor">
                <TileLink to={`?view=${id}`}>{title}</TileLink>
              </Heading>
              <chakra.span color="quiet" alignSelf="center">
                <ArrowIcon />
              </chakra.span>
              <Text look="small" quiet mt="2" gridColumn="1 / -1">
                {text}
              </Text>
            </Card>
          ))}
        </chakra.div>
      </section>
    </chakra.div>
  );
};
