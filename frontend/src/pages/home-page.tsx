import { chakra } from '@chakra-ui/react/styled-system';
import { FeaturedHomes } from '../features/homes/featured-homes.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Container, Section } from '../ui/surface.tsx';
import { Heading, Text } from '../ui/text.tsx';

/** What a visitor sees first. */
export const HomePage = () => (
  <>
    <chakra.section bg="night" color="onNight">
      <Container
        display="grid" gap={{ base: '10', lg: '12' }} alignItems="center" py={{ base: '12', md: '20' }}
        gridTemplateColumns={{ base: '1fr', lg: '1fr 1.05fr' }}
      >
        <div>
          <Text textStyle="label" color="onNightQuiet">Most Affordable, Best Practices</Text>
          <Heading as="h1" look="display" mt="3">Dare to Compare.</Heading>
          <Text look="lead" color="onNightQuiet" mt="5" maxW="46ch">
            Homes built indoors, out of the rain, by one crew to one standard, and delivered to your land anywhere in
            Washington. Put our price, our floor plans and our financing beside anyone’s.
          </Text>
          <chakra.div display="flex" flexWrap="wrap" gap="3" mt="8">
            <ButtonLink to="/floor-plan-generator" variant="ember" size="lg">Design Your Home Now — Click Here</ButtonLink>
            <ButtonLink to="/appointments" variant="onNight" size="lg">Book Consultation</ButtonLink>
          </chakra.div>
        </div>
        <chakra.img
          src="/api/image/home-wasco.png" alt="The WASCO, a triple wide home, seen from the front" width="960" height="640"
          fetchPriority="high" w="full" h="auto" aspectRatio="3 / 2" objectFit="cover" borderRadius="xl" bg="nightLine"
        />
      </Container>
    </chakra.section>

    <Section aria-labelledby="featured-homes">
      <Container>
        <chakra.div display="flex" flexWrap="wrap" alignItems="end" justifyContent="space-between" gap="4" mb={{ base: '8', md: '10' }}>
          <Heading id="featured-homes">Featured Homes</Heading>
          <ButtonLink to="/floor-plan-generator" variant="outline">Explore All Home Designs</ButtonLink>
        </chakra.div>
        <FeaturedHomes />
      </Container>
    </Section>

    <Section ground="sunken" aria-labelledby="prices">
      <Container display="grid" gap={{ base: '8', lg: '16' }} gridTemplateColumns={{ base: '1fr', lg: '1fr 1.4fr' }} alignItems="center">
        <div>
          <Heading id="prices">What a home costs</Heading>
          <Text quiet mt="3" maxW="42ch">
            Two examples, estimated with 10% down and a 30-year term. Your land, your options and your loan decide the rest.
          </Text>
          <ButtonLink to="/finance" variant="outline" mt="6">See the ways to finance</ButtonLink>
        </div>
        <chakra.dl display="grid" gap="0" borderTopWidth="1px" borderColor="edge">
          {[
            { home: '2 bedrooms, 1 bath', price: '$89,000', month: 'about $1,200 a month' },
            { home: '3 bedrooms, 2 baths', price: '$145,000', month: 'about $1,800 a month' },
          ].map(({ home, price, month }) => (
            <chakra.div
              key={home} display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" gap="2" py="5"
              borderBottomWidth="1px" borderColor="edge"
            >
              <chakra.dt textStyle="subheading">{home}</chakra.dt>
              <chakra.dd textAlign="end">
                <chakra.span textStyle="figure">{price}</chakra.span>
                <chakra.span display="block" textStyle="small" color="quiet">{month}</chakra.span>
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </Container>
    </Section>
  </>
);
