import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface ToolbarLineProps {
  readonly search: ReactNode;
  /** The most used filter as a select, further ones behind a button. */
  readonly filters: ReactNode;
  /** The list's buttons, at the end of the line. */
  readonly children: ReactNode;
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    gap: '2',
    minW: '0',
    _print: { display: 'none' },
  },
});

/** The controls of a list on one line of one height; on a phone the search has a line of its own. */
export const ToolbarLine = ({ search, filters, children }: ToolbarLineProps) => (
  <Line>
    <chakra.div
      role="search"
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      gap="2"
      flex={{ base: '1 1 100%', md: '1 1 auto' }}
      minW="0"
      css={{
        '--search-min': '9rem',
        '& > div:first-of-type': { flex: { base: '1 1 100%', md: '1 1 14rem' }, maxW: { md: '22rem' } },
        '& > span': { flex: '1 1 8rem', width: 'auto', maxW: { md: '11rem' } },
      }}
    >
      {search}
      {filters}
    </chakra.div>
    <chakra.div display="flex" alignItems="center" gap="2" ms={{ base: 'auto', md: '0' }}>
      {children}
    </chakra.div>
  </Line>
);
