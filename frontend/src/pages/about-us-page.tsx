import { chakra } from '@chakra-ui/react/styled-system';
import { useCompany } from '../platform/company.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Container, Section } from '../ui/surface.tsx';
import { Heading, Text } from '../ui/text.tsx';

/** Who we are, and why we ask to be compared. */
export const AboutUsPage = () => {
  const { name } = useCompany();
  return (
    <>
      <PageHeader title="About Us" lead="We sell manufactured and modular homes, and we would rather be measured than believed." />
      <Container display="grid" gap={{ base: '10', lg: '20' }} gridTemplateColumns={{ base: '1fr', lg: '1.2fr 1fr' }} pb={{ base: '12', md: '20' }} alignItems="start">
        <chakra.div display="grid" gap="5" maxW="prose">
          <Heading as="h2">Our story</Heading>
          <Text>
            {name || 'Our company'} began with a plain observation: a house built in a factory is dry from the first board to the
            last, is checked at every station, and wastes far less of what it is made of. What it lacked was somebody who
            sold it with the same care.
          </Text>
          <Text>
            So we put everything a buyer needs in one place: models you can walk through, floor plans that follow from the
            rooms you need, financing explained before you sign anything, and one consultant from the first call to the day
            you get your keys.
          </Text>
        </chakra.div>
        <chakra.img src="/api/image/home-birkenfeld.png" alt="The Birkenfeld, a double wide home, seen from the front" width="960" height="640" loading="lazy" w="full" h="auto" aspectRatio="3 / 2" objectFit="cover" borderRadius="lg" bg="sunken" />
      </Container>
      <Section ground="sunken">
        <Container>
          <Heading as="h2" look="title">Dare to Compare.</Heading>
          <Text look="lead" quiet mt="4" maxW="prose">
            Compare the price per square foot, the insulation in the walls, the warranty, the monthly payment. Bring another
            builder’s offer along; we will go through it with you, line by line.
          </Text>
          <ButtonLink to="/appointments" variant="ember" size="lg" mt="7">Book Consultation</ButtonLink>
        </Container>
      </Section>
    </>
  );
};
