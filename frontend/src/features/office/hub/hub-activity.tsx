import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/layout/surface.tsx';

/** The list of Recent Sales Activity. */
export const ActivityList = ({ children }: { children: ReactNode }) => (
  <Card
    as="ul"
    aria-label="Recent Sales Activity"
    listStyleType="none"
    display="grid"
    py={{ base: '2', md: '2.5' }}
  >
    {children}
  </Card>
);

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '5',
    rowGap: '1',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: '0' },
  },
});

/** What happened, with the time or a sample mark beside it. */
export const ActivityLine = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <Line>
    <chakra.span minW="0" flex="1 1 16rem" overflowWrap="anywhere">
      {children}
    </chakra.span>
    <chakra.span textStyle="fine" color="quiet">
      {aside}
    </chakra.span>
  </Line>
);
