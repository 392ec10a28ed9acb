import { lazy, Suspense } from 'react';
import { SkeletonScreen } from '../ui/layout/skeleton.tsx';
import { Container } from '../ui/layout/surface.tsx';
import { Heading } from '../ui/text/text.tsx';

// Apart from this file, so that the site's first script need not name all that it consists of.
const Comparison = lazy(() =>
  import('../features/homes/plans/compare/comparison.tsx').then((file) => ({ default: file.Comparison })),
);

/** Homes side by side, and another builder's offer beside them. */
export const ComparePage = () => (
  <Container pt={{ base: '8', md: '12' }} pb={{ base: '12', md: '16' }} _print={{ py: '3mm' }}>
    <Heading as="h1" look="title" _print={{ fontSize: '16pt' }}>
      Dare to Compare
    </Heading>
    <Suspense fallback={<SkeletonScreen label="Loading the comparison" />}>
      <Comparison />
    </Suspense>
  </Container>
);
