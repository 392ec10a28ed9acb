import { chakra } from '@chakra-ui/react/styled-system';
import { Container } from '../../ui/layout/surface.tsx';
import { Heading, Text } from '../../ui/text/text.tsx';

const reasons = [
  {
    title: 'Built indoors',
    text: 'Dry from the first board to the last, checked at every station, with far less waste than a building site.',
  },
  {
    title: 'Priced in the open',
    text: 'The price, the plan and the monthly payment are on the table before you sign anything.',
  },
  {
    title: 'One person to ask',
    text: 'One consultant stays with you from the first call to the day you get your keys.',
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
