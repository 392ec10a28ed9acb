import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { BackLink } from '../../../../ui/navigation/back-link.tsx';
import { ErrorNotice } from '../../../../ui/layout/error-notice.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Container } from '../../../../ui/layout/surface.tsx';
import { WhenNear } from '../../../../ui/layout/when-near.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { HomeDownloads } from './home-downloads.tsx';
import { HomeFacts, type HomeFact } from './home-facts.tsx';
import type { usePlan } from './use-plan-document.ts';

// The drawing, the rules and their texts: none of it is needed to read about the home.
const loadPlanParts = () => import('../plan/plan-parts.tsx');

const PlanPlaceholder = () => (
  <chakra.div role="status" aria-label="Loading the floor plan" data-skeleton>
    <Skeleton width="12rem" minH="8" mb="6" />
    <Skeleton minH={{ base: '44rem', md: '40rem' }} borderRadius="lg" />
  </chakra.div>
);

interface HomeViewProps {
  readonly name: string;
  /** What kind of home it is, above its name. */
  readonly kind: string;
  readonly description: string;
  readonly facts: readonly HomeFact[];
  /** The home with everything that is chosen for it, and what it is above the choices. */
  readonly configurator: (intro: ReactNode) => ReactNode;
  /** Where its plan is, without an ending; null without a plan. */
  readonly planBase: string | null;
  readonly plan: ReturnType<typeof usePlan>;
  /** What can be done with it, besides booking. */
  readonly actions?: ReactNode;
  /** What it costs, in short, below its name. */
  readonly shortPrice?: ReactNode;
  /** What it costs at length. */
  readonly price?: ReactNode;
  /** Other pictures of it. */
  readonly pictures?: ReactNode;
  /** What comes with it. */
  readonly equipment?: ReactNode;
  /** Below the facts, such as that the plan was not checked. */
  readonly remark?: string | undefined;
}

/** The page of a home: the home as it is chosen, and below what it costs, its plan with everything that is measured from it, and its files. */
export const HomeView = (props: HomeViewProps) => {
  const { name, kind, description, facts, configurator, planBase, plan, actions } = props;
  const { shortPrice, price, pictures, equipment, remark } = props;
  const { loaded, retry } = plan;
  return (
    <Container pt={{ base: '0', lg: '8' }} pb={{ base: '16', md: '24' }}>
      {configurator(
        <>
          <BackLink to="/homes">All homes</BackLink>
          <Text look="eyebrow">{kind}</Text>
          <Heading as="h1" look="title" mt="1">
            {name}
          </Heading>
          {shortPrice && <chakra.div mt="4">{shortPrice}</chakra.div>}
          <HomeFacts facts={facts} />
          <Text quiet mt="5" maxW="prose">
            {description}
          </Text>
          {remark && (
            <Text look="small" quiet mt="4">
              {remark}
            </Text>
          )}
          {actions && (
            <chakra.div display="flex" flexWrap="wrap" gap="3" mt="6">
              {actions}
            </chakra.div>
          )}
        </>,
      )}
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap={{ base: '14', md: '20' }}
        mt={{ base: '12', md: '16' }}
      >
        {pictures}
        {price}
        {equipment}
        {planBase !== null &&
          (loaded.state === 'loaded' ? (
            <WhenNear load={loadPlanParts} placeholder={<PlanPlaceholder />}>
              {({ PlanParts }) => <PlanParts plan={loaded.value} isChecked />}
            </WhenNear>
          ) : loaded.state === 'loading' ? (
            <PlanPlaceholder />
          ) : (
            <ErrorNotice title="The floor plan could not be loaded" onRetry={retry}>
              Please check your connection and try again.
            </ErrorNotice>
          ))}
        {planBase !== null && <HomeDownloads name={name} base={planBase} />}
      </chakra.div>
    </Container>
  );
};
