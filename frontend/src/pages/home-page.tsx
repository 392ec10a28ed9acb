import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { ExamplePrices } from '../features/site/content/example-prices.tsx';
import { CompanyBand } from '../features/site/content/lazy-company-band.tsx';
import { Promotions } from '../features/site/content/promotions.tsx';
import { FeaturedHomes } from '../features/homes/catalog/featured/featured-homes.tsx';
import { Hero } from '../features/homes/catalog/hero.tsx';
import { ValueProposition } from '../features/homes/catalog/value-proposition.tsx';
import { VisitorPlaceForm } from '../domain/lazy-place-form.tsx';
import { ButtonLink } from '../ui/actions/button.tsx';
import { Container, Section } from '../ui/layout/surface.tsx';
import { Heading, Text } from '../ui/text/text.tsx';

// In the HTML that is served; the page does not wait for their script.
const CardPrice = lazy(() =>
  import('../features/homes/prices/card-price.tsx').then((file) => ({ default: file.CardPrice })),
);
const ExampleTerms = lazy(() =>
  import('../features/homes/prices/card-price.tsx').then((file) => ({ default: file.ExampleTerms })),
);

/** The site's start page. */
export const HomePage = () => (
  <>
    <Hero />
    <CompanyBand />
    <ValueProposition />
    <Section aria-labelledby="featured-homes" pt={{ base: '4', md: '6' }}>
      <Container>
        <Heading id="featured-homes" look="title" mb={{ base: '7', md: '10' }}>
          Featured Homes
        </Heading>
        <chakra.div mb={{ base: '7', md: '10' }}>
          <VisitorPlaceForm />
        </chakra.div>
        <FeaturedHomes
          price={(slug) => (
            <Suspense>
              <CardPrice home={{ slug }} />
            </Suspense>
          )}
        />
        <chakra.div
          mt={{ base: '12', md: '16' }}
          display="flex"
          flexWrap="wrap"
          gap="3"
          justifyContent="center"
        >
          <ButtonLink to="/homes" variant="outline" size="lg">
            See all homes and prices
          </ButtonLink>
          <ButtonLink to="/floor-plan-generator" variant="ghost" size="lg">
            Explore All Home Designs
          </ButtonLink>
        </chakra.div>
      </Container>
    </Section>
    <Section ground="sunken" aria-labelledby="prices">
      <Container
        display="grid"
        gap={{ base: '8', lg: '14' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.9fr)' }}
        alignItems="center"
      >
        <div>
          <Heading id="prices" look="title">
            What a home costs
          </Heading>
          <Text quiet mt="4" maxW="42ch">
            Two examples. Your land, your options and your loan decide the rest, and we work it out with you
            line by line.
          </Text>
          <ButtonLink to="/finance" variant="outline" mt="6">
            See the ways to finance
          </ButtonLink>
        </div>
        <ExamplePrices
          terms={(slug) => (
            <Suspense>
              <ExampleTerms slug={slug} />
            </Suspense>
          )}
        />
      </Container>
    </Section>
    <Section ground="night" aria-labelledby="promotions">
      <Container>
        <Heading id="promotions" mb={{ base: '4', md: '8' }}>
          Current Promotions
        </Heading>
        <Promotions />
      </Container>
    </Section>
  </>
);
