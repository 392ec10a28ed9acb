import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Card, Container } from './surface.tsx';
import { Heading, Text } from '../text/text.tsx';

interface SignInLayoutProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** What fills the free side of a wide window: see `sign-in-picture.tsx`. */
  readonly picture?: ReactNode;
  /** The content of the card, mostly a form. */
  readonly children: ReactNode;
  /** Stands below the title, or below the card in a narrow window. */
  readonly more?: ReactNode;
}

/** The layout of a screen before signing in: title and lead on one side, a card on the other. */
export const SignInLayout = ({ title, lead, picture, children, more }: SignInLayoutProps) => (
  <Container
    py={{ base: '10', md: '20' }}
    display="grid"
    gap={{ base: '8', lg: '20' }}
    alignItems="start"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 28rem' }}
  >
    <chakra.div pt={{ lg: '8' }}>
      <Heading as="h1" look="title">
        {title}
      </Heading>
      {lead && (
        <Text look="lead" quiet mt="4" maxW="36ch">
          {lead}
        </Text>
      )}
      {picture && (
        <chakra.div display={{ base: 'none', lg: 'block' }} mt="8">
          {picture}
        </chakra.div>
      )}
    </chakra.div>
    <Card
      p={{ base: '6', md: '8' }}
      boxShadow="low"
      gridColumn={{ lg: '2' }}
      gridRow={{ lg: more ? '1 / span 2' : '1' }}
    >
      {children}
    </Card>
    {more && (
      <chakra.div gridColumn={{ lg: '1' }} alignSelf="end">
        {more}
      </chakra.div>
    )}
  </Container>
);
