import { chakra } from '@chakra-ui/react/styled-system';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { Container } from '../../../ui/layout/surface.tsx';

/** Where a home is found. */
const FindHome = () => (
  <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="center">
    <ButtonLink to="/homes">See all homes</ButtonLink>
    <ButtonLink to="/floor-plan-generator" variant="outline">
      Find a floor plan
    </ButtonLink>
    <ButtonLink to="/design-roof" variant="outline">
      Design the outside
    </ButtonLink>
  </chakra.div>
);

/** Shown in a design of which no home is chosen. */
export const NoHome = () => (
  <EmptyState
    as="h2"
    title="Choose a home"
    text="Your choices are kept. Pick a home from the catalog, or have plans drawn for you, and see what it costs."
  >
    <FindHome />
  </EmptyState>
);

/** Shown while this browser holds no design. */
export const NoDesign = () => (
  <Container py={{ base: '12', md: '20' }}>
    <EmptyState
      as="h1"
      title="You have not designed a home yet"
      text="Choose a floor plan, a roof or a siding anywhere on this site, and your home is kept here: with its price, without an account."
    >
      <FindHome />
    </EmptyState>
  </Container>
);

/** Shown for a code that leads nowhere. */
export const UnknownDesign = ({ onRetry, isMissing }: { onRetry: () => void; isMissing: boolean }) => (
  <Container py={{ base: '12', md: '20' }}>
    {isMissing ? (
      <EmptyState
        as="h1"
        title="There is no design with this code"
        text="Please check the code. Its owner may also have stopped sharing it."
      >
        <ButtonLink to="/floor-plan-generator">Find a floor plan</ButtonLink>
      </EmptyState>
    ) : (
      <ErrorNotice title="The design could not be loaded" onRetry={onRetry}>
        Please check your connection and try again.
      </ErrorNotice>
    )}
  </Container>
);
