import { CompareTick } from '../features/floor-plans/compare/compare-tick.tsx';
import { LazyCompareTray } from '../features/floor-plans/compare/lazy-compare-tray.tsx';
import { HomeCatalog } from '../features/homes/catalog/home-catalog.tsx';
import { CardPrice } from '../features/prices/card-price.tsx';
import { Container } from '../ui/layout/surface.tsx';
import { Heading, Text } from '../ui/text/text.tsx';

/** The catalog: every home with its price. */
export const HomesPage = () => (
  <Container pt={{ base: '8', md: '12' }} pb={{ base: '14', md: '24' }}>
    <Heading as="h1" look="title">
      Homes
    </Heading>
    <Text look="lead" quiet mt="3" mb={{ base: '6', md: '8' }} maxW="prose">
      Every home we sell, with its price and what a month comes to.
    </Text>
    <HomeCatalog
      price={(slug, known) => <CardPrice home={{ slug }} known={known} />}
      compare={({ slug, name }) => <CompareTick id={slug} name={name} />}
    />
    <LazyCompareTray />
  </Container>
);
