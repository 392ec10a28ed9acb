import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { Heading, Text } from '../../ui/text.tsx';

/** Specification, section 3, Featured home. */
const homes = [
  { id: 'wasco', title: 'WASCO', form: '3x Triple Wide, 60x40', specs: '2,310 sqft, 5 bedrooms, 3 baths' },
  { id: 'birkenfeld', title: 'Birkenfeld', form: '2x Double Wide, 26x66', specs: '1,760 sqft, 3 bed, 2 bath' },
  { id: 'enid', title: 'Enid', form: '1x Single Wide, 13x66', specs: '880 sqft, 3 bed, 2 bath' },
] as const;

const PlanLink = chakra(Link, {
  base: {
    alignSelf: 'start', mt: '3', fontWeight: '600', color: 'pineText', textDecoration: 'underline', textUnderlineOffset: '0.25em',
    textDecorationThickness: '1px', _hover: { textDecorationThickness: '2px' },
    // The whole card leads there.
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
});

/** The three featured models; the first one is the largest home and the largest picture. */
export const FeaturedHomes = () => (
  <chakra.ul display="grid" gap={{ base: '8', md: '7' }} gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: '1.25fr 1fr 1fr' }}>
    {homes.map(({ id, title, form, specs }, index) => (
      <chakra.li
        key={id} position="relative" display="flex" flexDirection="column"
        gridColumn={index === 0 ? { sm: '1 / -1', lg: 'auto' } : undefined}
      >
        <chakra.img
          src={`/api/image/home-${id}.png`} alt={`The ${title} home seen from the front`} width="960" height="640" loading="lazy"
          decoding="async" w="full" h={{ base: 'auto', lg: '19rem' }} aspectRatio={{ base: '3 / 2', lg: 'auto' }} objectFit="cover" borderRadius="lg" bg="sunken"
        />
        <Heading as="h3" look="subheading" mt="5">{title}</Heading>
        <Text look="small" quiet mt="1">{form}</Text>
        <Text look="small" fontWeight="500">{specs}</Text>
        <PlanLink to="/floor-plan-generator" aria-label={`View Floor Plan: ${title}`}>View Floor Plan</PlanLink>
      </chakra.li>
    ))}
  </chakra.ul>
);
