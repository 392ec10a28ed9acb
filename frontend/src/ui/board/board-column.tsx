import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { useColumnPart } from './board-parts.ts';

const Column = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    // What is longer than the board's first cards ends with it: a head stays as long as its column is in sight.
    height: 'fit-content',
    minH: 'max(12rem, 100%)',
    bg: 'sunken',
    borderRadius: 'var(--card-radius)',
    borderWidth: '1px',
    borderColor: 'transparent',
    px: '1.5',
    pb: '1.5',
    scrollSnapAlign: 'start',
  },
  variants: {
    over: { true: { borderColor: 'pine', bg: 'pineTint' } },
  },
});

/** Title and sums, which stay while the cards scroll. All heads are equally high, so that the first cards stand on one line. */
const Head = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    bg: 'inherit',
    pt: '1.5',
    borderTopRadius: 'var(--card-radius)',
    textStyle: 'fine',
  },
});

interface BoardColumnProps {
  /** What a drop on it is told as. */
  readonly id: string;
  readonly title: string;
  /** Its place from the left, by which the keyboard finds the next one. */
  readonly place: number;
  /** How many there are, and of what. */
  readonly count: number;
  readonly things: string;
  /** Below the title: what they are worth. */
  readonly sums?: ReactNode;
  /** Below the cards: the way to those that are not shown. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** One column of a board: a card that is dropped on it moves there. */
export const BoardColumn = ({ id, title, place, count, things, sums, foot, children }: BoardColumnProps) => {
  const headingId = useId();
  const { element, isOver } = useColumnPart({ id, title, place });
  return (
    <Column ref={element} over={isOver} aria-labelledby={headingId}>
      <Head>
        <chakra.h3
          id={headingId}
          display="flex"
          justifyContent="space-between"
          gap="2"
          px="1"
          pb={sums ? '0' : '1.5'}
          fontWeight="600"
        >
          <chakra.span minW="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" title={title}>
            {title}
          </chakra.span>
          <chakra.span color="quiet" fontWeight="400">
            {count}
            <chakra.span srOnly>{` ${things}`}</chakra.span>
          </chakra.span>
        </chakra.h3>
        {sums}
      </Head>
      <chakra.div display="grid" gap="1.5" alignContent="start" gridTemplateColumns="minmax(0, 1fr)">
        {children}
        {foot}
      </chakra.div>
    </Column>
  );
};
