import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface DocumentsLayoutProps {
  /** What is asked for and where to send it; may draw nothing. */
  readonly aside: ReactNode;
  /** The documents that are there. */
  readonly children: ReactNode;
}

/**
 * Requests and upload beside the list where there is room, so that the list begins at the top; above it on a smaller screen,
 * because what is asked for comes first.
 */
export const DocumentsLayout = ({ aside, children }: DocumentsLayoutProps) => (
  <chakra.div
    display="grid"
    rowGap="6"
    alignItems="start"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) auto' }}
  >
    <chakra.div
      display="grid"
      gap="6"
      gridTemplateColumns="minmax(0, 1fr)"
      gridColumn={{ xl: '2' }}
      width={{ xl: '21rem' }}
      ps={{ xl: '6' }}
      _empty={{ display: 'none' }}
    >
      {aside}
    </chakra.div>
    <chakra.div gridColumn={{ xl: '1' }} gridRow={{ xl: '1' }} minW="0">
      {children}
    </chakra.div>
  </chakra.div>
);
