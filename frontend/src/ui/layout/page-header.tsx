import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Container } from './surface.tsx';
import { Heading, Text } from '../text/text.tsx';

interface PageHeaderProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Buttons below. */
  readonly children?: ReactNode;
}

/** The top of a page: its h1, what it is about, and what to do first. */
export const PageHeader = ({ title, lead, children }: PageHeaderProps) => (
  <Container pt={{ base: '12', md: '20' }} pb={{ base: '8', md: '12' }}>
    <Heading as="h1" look="title">
      {title}
    </Heading>
    {lead && (
      <Text look="lead" quiet mt="4" maxW="prose">
        {lead}
      </Text>
    )}
    {children && (
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="7">
        {children}
      </chakra.div>
    )}
  </Container>
);
