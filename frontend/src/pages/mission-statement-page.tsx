import { chakra } from '@chakra-ui/react/styled-system';
import { ButtonLink } from '../ui/actions/button.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { Picture } from '../ui/image-viewer/picture.tsx';
import { Card, Container, Section } from '../ui/layout/surface.tsx';
import { Heading, Text } from '../ui/text/text.tsx';

const promises = [
  {
    title: 'More Value',
    picture: 'scene-offer',
    alt: 'A price sheet that names every line, from the home to the permits',
    text: 'A factory buys materials in volume and builds in any weather. The savings go into your home and its price.',
  },
  {
    title: 'More Care',
    picture: 'scene-inspection',
    alt: 'A checklist with a tick at every station of the factory, and the keys beside it',
    text: 'The same consultant from the first question to move-in, and a factory that inspects every home at every station.',
  },
  {
    title: 'More Certainty',
    picture: 'scene-delivery',
    alt: 'A finished section of a home on a truck, on its way to its land',
    text: 'A written quote that says what is firm and what is an allowance, a plan you have seen, and financing explained before you sign.',
  },
] as const;

/** What the company promises. */
export const MissionStatementPage = () => (
  <>
    <PageHeader
      title="Mission Statement"
      lead="A well-built home should be within reach of the people who work here. We get there by building better, not by leaving things out."
    />
    <Container pb={{ base: '14', md: '24' }}>
      <chakra.div
        display="grid"
        gap={{ base: '6', md: '7' }}
        gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
      >
        {promises.map(({ title, text, picture, alt }) => (
          <Card as="section" key={title} p="0" overflow="hidden" aria-label={title}>
            <Picture
              dusk
              src={`/api/image/${picture}.webp?w=800`}
              alt={alt}
              width="800"
              height="600"
              w="full"
              h="auto"
              aspectRatio="4 / 3"
              objectFit="cover"
            />
            <chakra.div p={{ base: '6', md: '5', lg: '7' }}>
              <Heading as="h2" look="heading">
                {title}
              </Heading>
              <Text quiet mt="3">
                {text}
              </Text>
            </chakra.div>
          </Card>
        ))}
      </chakra.div>
    </Container>
    <Section ground="night">
      <Container display="flex" flexWrap="wrap" gap="6" alignItems="center" justifyContent="space-between">
        <Heading look="title">Talk to us</Heading>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <ButtonLink to="/appointments" variant="ember" size="lg">
            Book Consultation
          </ButtonLink>
          <ButtonLink to="/about-us" variant="onNight" size="lg">
            About Us
          </ButtonLink>
        </chakra.div>
      </Container>
    </Section>
  </>
);
