import { chakra } from '@chakra-ui/react/styled-system';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Picture } from '../../../ui/image-viewer/picture.tsx';
import { Container } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';

/** The first screen: tagline, headline, two links, and a house. */
export const Hero = () => (
  <chakra.section bg="night" color="onNight" overflow="hidden">
    <Container
      maxW="100rem"
      display="grid"
      gap={{ base: '8', lg: '10' }}
      alignItems="center"
      px={{ base: '0', lg: '8' }}
      pe={{ lg: '0' }}
      py="0"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 0.75fr) minmax(0, 1.25fr)' }}
    >
      <chakra.div
        px={{ base: '5', md: '8', lg: '0' }}
        ps={{ xl: 'max(0px, calc((min(100vw, 100rem) - 76rem) / 2))' }}
        pt={{ base: '12', lg: '14' }}
        pb={{ base: '0', lg: '14' }}
      >
        <Text textStyle="label" color="onNightQuiet">
          Most Affordable, Best Practices
        </Text>
        <Heading as="h1" look="display" mt="3">
          Dare to Compare.
        </Heading>
        <Text look="lead" color="onNightQuiet" mt="5" maxW="44ch">
          Homes built indoors, out of the rain, by one crew to one standard, and delivered to your land
          anywhere in Washington. Put our price, our floor plans and our financing beside anyone’s.
        </Text>
        <chakra.div display="flex" flexWrap="wrap" gap="3" mt="8">
          <ButtonLink
            to="/floor-plan-generator"
            variant="ember"
            size="lg"
            px={{ base: '5', sm: '7' }}
            flexShrink="1"
          >
            Design Your Home Now — Click Here
          </ButtonLink>
          <ButtonLink to="/appointments" variant="onNight" size="lg">
            Book Consultation
          </ButtonLink>
        </chakra.div>
      </chakra.div>
      <Picture
        // On the dark ground of this section in light and dark pages alike.
        src="/api/image/house-shed-wood.dusk.webp?w=800"
        srcSet={[400, 800, 1600]
          .map((width) => `/api/image/house-shed-wood.dusk.webp?w=${width} ${width}w`)
          .join()}
        sizes="(min-width: 1024px) 60vw, 100vw"
        alt="A home with a shed roof and wood siding at dusk"
        width="1200"
        height="800"
        loading="eager"
        fetchPriority="high"
        w="full"
        h="auto"
        aspectRatio="3 / 2"
        objectFit="cover"
        bg="nightLine"
        my={{ lg: '14' }}
        borderStartRadius={{ lg: 'xl' }}
        // In a window wider than the page, the picture no longer reaches the window's edge, so its corners are rounded.
        css={{ '@media (min-width: 1600px)': { borderRadius: 'xl' } }}
      />
    </Container>
  </chakra.section>
);
