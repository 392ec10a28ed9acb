import { CompareTick } from '../features/homes/plans/compare/compare-tick.tsx';
import { LazyCompareTray } from '../features/homes/plans/compare/lazy-compare-tray.tsx';
import { HomeCatalog } from '../features/homes/catalog/list/home-catalog.tsx';
import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { VisitorPlaceForm } from '../domain/lazy-place-form.tsx';
import { Container } from '../ui/layout/surface.tsx';
import { Heading, Text, textLink } from '../ui/text/text.tsx';

const PageLink = chakra(Link, { base: textLink });

// In the HTML that is served; the page does not wait for its script.
const CardPrice = lazy(() =>
  import('../features/homes/prices/card-price.tsx').then((file) => ({ default: file.CardPrice })),
);

/** The catalog: every home with its price. */
export const HomesPage = () => (
  <Container pt={{ base: '8', md: '12' }} pb={{ base: '14', md: '24' }}>
    <Heading as="h1" look="title">
      Homes
    </Heading>
    <Text look="lead" quiet mt="3" mb={{ base: '6', md: '8' }} maxW="prose">
      Every home we sell, with its price delivered and set up and an estimated monthly payment.{' '}
      <PageLink to="/compare">Compare homes</PageLink>, also with another builder’s offer, or see{' '}
      <PageLink to="/my-home">what you have chosen so far</PageLink>.
    </Text>
    <chakra.div mb={{ base: '6', md: '8' }}>
      <VisitorPlaceForm />
    </chakra.div>
    <HomeCatalog
      price={(slug, known) => (
        <Suspense>
          <CardPrice home={{ slug }} known={known} />
        </Suspense>
      )}
      compare={({ slug, name }) => <CompareTick id={slug} name={name} />}
    />
    <LazyCompareTray />
  </Container>
);
