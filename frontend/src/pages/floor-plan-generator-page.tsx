import { PageHeader } from '../ui/page-header.tsx';

/** Choose bedrooms and bathrooms, see the plans that have them. */
export const FloorPlanGeneratorPage = () => (
  <PageHeader
    title="Floor Plan Generator"
    lead="Choose the bedrooms and bathrooms your household needs, and see which of our homes has exactly those."
  />
);
