import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../ui/actions/button.tsx';
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
  /** Pictures of the home. */
  readonly pictures?: ReactNode;
  /** Where its plan is, without an ending; null without a plan. */
  readonly planBase: string | null;
  readonly plan: ReturnType<typeof usePlan>;
  /** Where a consultation about it is booked; null if it cannot be, as it is. */
  readonly booking: string | null;
  /** What else can be done with it, beside the booking. */
  readonly actions?: ReactNode;
  /** What it costs, in short, below its facts. */
  readonly shortPrice?: ReactNode;
  /** Asks where it will stand, above what it costs. */
  readonly place?: ReactNode;
  /** What it costs at length. */
  readonly price?: ReactNode;
  /** What comes with it. */
  readonly equipment?: ReactNode;
  /** Whether its plan comes before what it costs: of a home that is known by its plan alone. */
  readonly planFirst?: boolean;
  /** Below the facts, such as that the plan was not checked. */
  readonly remark?: string | undefined;
}

/** The page of a home: what it is, its pictures, its plan with everything that is drawn and measured from it, and its files. */
export const HomeView = (props: HomeViewProps) => {
  const {
    name,
    kind,
    description,
    facts,
    pictures,
    planBase,
    plan,
    booking,
    actions,
    place,
    shortPrice,
    price,
    equipment,
    planFirst = false,
    remark,
  } = props;
  const { loaded, retry } = plan;
  const priced = price && (
    <chakra.div display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">
      {place}
      {price}
    </chakra.div>
  );
  return (
    <Container pt={{ base: '6', md: '10' }} pb={{ base: '16', md: '24' }}>
      <BackLink to="/homes">All homes</BackLink>
      <chakra.div
        display="grid"
        gap={{ base: '8', lg: '12' }}
        alignItems="center"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: pictures ? 'minmax(0, 1fr) minmax(0, 1.35fr)' : 'minmax(0, 1fr)',
        }}
      >
        <div>
          <Text look="eyebrow">{kind}</Text>
          <Heading as="h1" look="title" mt="1">
            {name}
          </Heading>
          <Text look="lead" quiet mt="4" maxW="prose">
            {description}
          </Text>
          <HomeFacts facts={facts} />
          {shortPrice && <chakra.div mt="5">{shortPrice}</chakra.div>}
          {remark && (
            <Text look="small" quiet mt="4">
              {remark}
            </Text>
          )}
          <chakra.div display="flex" flexWrap="wrap" gap="3" mt="7">
            {booking !== null && (
              <ButtonLink to={booking} variant="ember">
                Book a consultation
              </ButtonLink>
            )}
            {actions}
          </chakra.div>
        </div>
        {pictures}
      </chakra.div>
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap={{ base: '14', md: '20' }}
        mt={{ base: '12', md: '16' }}
      >
        {!planFirst && priced}
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
        {planFirst && priced}
        {planBase !== null && <HomeDownloads name={name} base={planBase} />}
      </chakra.div>
    </Container>
  );
};
