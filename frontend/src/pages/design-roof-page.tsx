import { lazy } from 'react';
import { UsageNotes } from '../features/homes/design-roof/usage-notes.tsx';
import { HydratedLater } from '../ui/layout/hydrated-later.tsx';
import { SkeletonScreen } from '../ui/layout/skeleton.tsx';
import { Container, Section } from '../ui/layout/surface.tsx';

// In the HTML that is served; the page does not wait for its script.
const DesignedHome = lazy(() =>
  import('./designed-home.tsx').then((file) => ({ default: file.DesignedHome })),
);

/** Two questions with pictures, the home that results from the answers, and everything else that is chosen for it. */
export const DesignRoofPage = () => (
  <>
    <Container pt={{ base: '0', lg: '8' }} pb={{ base: '14', md: '24' }}>
      <HydratedLater fallback={<SkeletonScreen label="Loading the home" />}>
        <DesignedHome />
      </HydratedLater>
    </Container>
    <Section ground="sunken" py={{ base: '6', md: '8' }}>
      <Container>
        <UsageNotes />
      </Container>
    </Section>
  </>
);
