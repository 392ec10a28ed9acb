import { chakra } from '@chakra-ui/react/styled-system';
import { Container } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';

const reasons = [
  {
    title: 'Built indoors',
    text: 'Protected from the weather, inspected at every station, and with less waste than a building site.',
  },
  {
    title: 'Clear pricing',
    text: 'You see the price, the floor plan and the estimated monthly payment before you sign anything.',
  },
  {
    title: 'One consultant',
    text: 'The same consultant works with you from the first call until you get your keys.',
  },
] as const;

/** Why to buy here, in three lines. */
export const ValueProposition = () => (
  <Container py={{ base: '12', md: '16' }}>
    <Heading srOnly>Why us</Heading>
    <chakra.ul
      display="grid"
      gap={{ base: '7', md: '10' }}
      gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
    >
      {reasons.map(({ title, text }) => (
        <chakra.li key={title} borderTopWidth="2px" borderColor="ember" pt="4">
          <Heading as="h3" look="subheading">
            {title}
          </Heading>
          <Text quiet mt="2">
            {text}
          </Text>
        </chakra.li>
      ))}
    </chakra.ul>
  </Container>
);
