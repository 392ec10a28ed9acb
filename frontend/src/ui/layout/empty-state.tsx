import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Heading, Text } from '../text/text.tsx';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  /** The level of its heading: h3 unless it stands directly below the page's title, or is the page's title itself. */
  readonly as?: 'h1' | 'h2' | 'h3';
  /** Buttons for what to do next. */
  readonly children?: ReactNode;
}

/** Shown where there is nothing to show and nothing is wrong. */
export const EmptyState = ({ title, text, as = 'h3', children }: EmptyStateProps) => (
  <chakra.div
    display="grid"
    justifyItems="center"
    textAlign="center"
    gap="2"
    px="5"
    py="14"
    borderWidth="1px"
    borderStyle="dashed"
    borderColor="edge"
    borderRadius="lg"
  >
    <Heading as={as} look="subheading" textWrap="balance">
      {title}
    </Heading>
    {text && (
      <Text quiet maxW="prose">
        {text}
      </Text>
    )}
    {children && <chakra.div mt="3">{children}</chakra.div>}
  </chakra.div>
);
