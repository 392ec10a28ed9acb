import { chakra } from '@chakra-ui/react/styled-system';

/** Homes of the catalog beside each other in one row, which is swiped; on paper one below the other. */
export const ResultRow = chakra('ul', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    // In a small window the next one looks in at the edge.
    gridAutoColumns: { base: 'calc(100% - 1.75rem)', sm: '23.5rem' },
    gap: '4',
    // As high as the cards, which come after their placeholders.
    minH: '28rem',
    mx: { base: '-5', sm: '0' },
    px: { base: '5', sm: '0' },
    pb: '2',
    listStyle: 'none',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: { base: '1.25rem', sm: '0' },
    '& > li': { display: 'grid', minW: '0', scrollSnapAlign: 'start' },
    _print: { gridAutoFlow: 'row', gridAutoColumns: 'auto', overflow: 'visible' },
  },
  variants: { isStale: { true: { opacity: '0.5' } } },
});
