import { CapabilityGroups } from '../features/capabilities/capability-groups.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { Container } from '../ui/layout/surface.tsx';

/** What the product does, with links to its parts. */
export const FeaturesPage = () => (
  <>
    <PageHeader
      title="Features"
      lead="What buyers, contractors and our own team do here, and where it begins."
    />
    <Container pb={{ base: '14', md: '24' }}>
      <CapabilityGroups />
    </Container>
  </>
);
