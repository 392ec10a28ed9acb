import { lazy, type ComponentProps } from 'react';
import { HydratedLater } from '../ui/layout/hydrated-later.tsx';
import { SkeletonScreen } from '../ui/layout/skeleton.tsx';
import { Container } from '../ui/layout/surface.tsx';

// In the HTML that is served; no page waits for its script.
const load = () => import('./configured-home.tsx');
const Configured = lazy(() => load().then((file) => ({ default: file.ConfiguredHome })));
const Configuration = lazy(() => load().then((file) => ({ default: file.PageConfiguration })));
const Short = lazy(() => load().then((file) => ({ default: file.ConfiguredShortPrice })));
const Full = lazy(() => load().then((file) => ({ default: file.ConfiguredPrice })));

/** The page of a home with what is chosen for it; nothing of it is drawn before that is known. */
export const PageConfiguration = (props: ComponentProps<typeof Configuration>) => (
  <HydratedLater
    fallback={
      <Container py={{ base: '12', md: '20' }}>
        <SkeletonScreen label="Loading the home" />
      </Container>
    }
  >
    <Configuration {...props} />
  </HydratedLater>
);

// Within the page of a home, which waits for the same file.
export { Configured as ConfiguredHome, Short as ConfiguredShortPrice, Full as ConfiguredPrice };
