import { chakra } from '@chakra-ui/react/styled-system';
import type { RefObject } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { BackIcon, NextIcon } from '../../../../ui/theme/icons.tsx';
import { resultRow } from '../plan-loading.tsx';

/** Homes of the catalog beside each other in one row, which is swiped, or moved by {@link RowButtons}; on paper one below the other. */
export const ResultRow = chakra('ul', {
  base: {
    ...resultRow,
    mx: { base: '-5', sm: '0' },
    px: { base: '5', sm: '0' },
    pb: '1',
    listStyle: 'none',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: { base: '1.25rem', sm: '0' },
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    '& > li': { scrollSnapAlign: 'start' },
    _print: { display: 'grid', overflow: 'visible' },
  },
  variants: { isStale: { true: { opacity: '0.5' } } },
});

/** Moves a row by most of what is seen of it. */
export const RowButtons = ({ row }: { readonly row: RefObject<HTMLUListElement | null> }) => {
  const move = (by: 1 | -1): void => row.current?.scrollBy({ left: by * row.current.clientWidth * 0.8 });
  return (
    // Where it is swiped, they are not needed.
    <chakra.div display={{ base: 'none', sm: 'flex' }} gap="2" _print={{ display: 'none' }}>
      <Button variant="outline" size="icon" aria-label="Previous homes" onClick={() => move(-1)}>
        <BackIcon />
      </Button>
      <Button variant="outline" size="icon" aria-label="Next homes" onClick={() => move(1)}>
        <NextIcon />
      </Button>
    </chakra.div>
  );
};
