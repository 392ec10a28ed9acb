import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { Container } from '../ui/layout/surface.tsx';

// In the HTML that is served; its icons would otherwise be loaded with every public page.
const CapabilityGroups = lazy(() =>
  import('../features/site/capabilities/capability-groups.tsx').then((file) => ({
    default: file.CapabilityGroups,
  })),
);

/** What the product does, with links to its parts. */
export const FeaturesPage = () => (
  <>
    <PageHeader title="Features" lead="What buyers, contractors and our team can do here." />
    <Container pb={{ base: '14', md: '24' }}>
      <Suspense fallback={<chakra.div minH="90rem" />}>
        <CapabilityGroups />
      </Suspense>
    </Container>
  </>
);
