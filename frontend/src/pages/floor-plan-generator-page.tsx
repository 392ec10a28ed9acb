import { lazy } from 'react';
import { FloorPlanGenerator } from '../features/homes/plans/floor-plan-generator.tsx';
import { Container } from '../ui/layout/surface.tsx';
import { Heading, Text } from '../ui/text/text.tsx';

// The results wait for it, not the page.
const CardPrice = lazy(() =>
  import('../features/homes/prices/card-price.tsx').then((file) => ({ default: file.CardPrice })),
);

/** Choose bedrooms and bathrooms, see the plans that have them. */
export const FloorPlanGeneratorPage = () => (
  <Container pt={{ base: '8', md: '10' }} pb={{ base: '14', md: '24' }}>
    {/* Lower than the top of other pages: the steps and what they count fit into one window. */}
    <Heading as="h1" look="title">
      Floor Plan Generator
    </Heading>
    <Text quiet mt="2" mb="8" maxW="prose">
      Choose the bedrooms and bathrooms your household needs and see the homes that match.
    </Text>
    <FloorPlanGenerator price={(home) => <CardPrice home={home} />} />
  </Container>
);
