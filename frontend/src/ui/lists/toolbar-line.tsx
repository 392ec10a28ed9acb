import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface ToolbarLineProps {
  readonly search: ReactNode;
  /** The most used filter as a select, further ones behind a button. */
  readonly filters: ReactNode;
  /** The list's buttons, at the end of the line. */
  readonly children: ReactNode;
}

/** The text of a button, still read out. */
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const Frame = chakra('div', { base: { containerType: 'inline-size', _print: { display: 'none' } } });

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    gap: '2',
    minW: '0',
    '--search-min': '9rem',
    // Beside an open panel and on a phone there is no room for the texts of the buttons.
    '@container (max-width: 47rem)': {
      '& button': { position: 'relative', minW: 'var(--control, 2.75rem)', px: '2' },
      '& [data-label]': unseen,
    },
  },
});

/** The controls of a list on one line of one height; on a phone the search has a line of its own. Texts of buttons are `data-label`. */
export const ToolbarLine = ({ search, filters, children }: ToolbarLineProps) => (
  <Frame>
    <Line>
      <chakra.div
        role="search"
        display={{ base: 'contents', md: 'flex' }}
        gap="2"
        flex="1 1 auto"
        minW="0"
        // The search box, and the selects beside it, which have widths of their own.
        css={{
          '& > div:first-of-type': { flex: { base: '1 1 100%', md: '1 1 14rem' }, maxW: { md: '22rem' } },
          '& > span': { flex: '1 1 6rem', width: 'auto', minW: '0', maxW: { md: '11rem' } },
        }}
      >
        {search}
        {filters}
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="2" ms={{ md: 'auto' }}>
        {children}
      </chakra.div>
    </Line>
  </Frame>
);
