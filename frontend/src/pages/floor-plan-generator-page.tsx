import { FloorPlanGenerator } from '../features/floor-plans/floor-plan-generator.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { Container } from '../ui/layout/surface.tsx';

/** Choose bedrooms and bathrooms, see the plans that have them. */
export const FloorPlanGeneratorPage = () => (
  <>
    <PageHeader
      title="Floor Plan Generator"
      lead="Choose the bedrooms and bathrooms your household needs, and see which of our homes has exactly those."
    />
    <Container pb={{ base: '14', md: '24' }}>
      <FloorPlanGenerator />
    </Container>
  </>
);
