import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Badge } from '../text/badge.tsx';
import { Button, ButtonLink } from '../form/button.tsx';
import { Container } from './surface.tsx';
import { Heading, Text } from '../text/text.tsx';

interface PortalHeaderProps {
  readonly title: string;
  /** Beside the title, as in `Admin`. */
  readonly badge?: string;
  /** The signed-in user, or a greeting. */
  readonly person: ReactNode;
  /** A link to another signed-in screen. */
  readonly link?: { readonly to: string; readonly text: string } | null;
  readonly onLogout: () => void;
}

/** The top of a portal: its title, the signed-in user, and the sign-out button. */
export const PortalHeader = ({ title, badge, person, link, onLogout }: PortalHeaderProps) => (
  <chakra.div bg="sunken" borderBottomWidth="1px" borderColor="line">
    <Container
      py={{ base: '4', md: '5' }}
      display={{ base: 'flex', md: 'grid' }}
      flexWrap="wrap"
      gridTemplateColumns="minmax(0, 1fr) auto"
      alignItems="center"
      columnGap="4"
      rowGap="1"
    >
      <chakra.div flexBasis="100%" display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Heading as="h1" look="heading">
          {title}
        </Heading>
        {badge && <Badge tone="ember">{badge}</Badge>}
      </chakra.div>
      <Text look="small" quiet gridRow="2">
        {person}
      </Text>
      <chakra.div gridRow="1 / span 2" gridColumn="2" display="flex" alignItems="center" gap="2" ms="auto">
        {link && (
          <ButtonLink to={link.to} variant="ghost" size="sm">
            {link.text}
          </ButtonLink>
        )}
        <Button variant="outline" size="sm" onClick={onLogout}>
          Logout
        </Button>
      </chakra.div>
    </Container>
  </chakra.div>
);
