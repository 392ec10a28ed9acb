import { useDroppable } from '@dnd-kit/core';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';

const Column = chakra('section', {
  base: {
    display: 'grid',
    gridRow: '1 / -1',
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minH: '12rem',
    bg: 'sunken',
    borderRadius: 'var(--card-radius)',
    borderWidth: '1px',
    borderColor: 'transparent',
    p: '1.5',
    scrollSnapAlign: 'start',
  },
  variants: {
    over: { true: { borderColor: 'pine', bg: 'pineTint' } },
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
  const { setNodeRef, isOver } = useDroppable({ id, data: { title, place } });
  return (
    <Column ref={setNodeRef} over={isOver} aria-labelledby={headingId}>
      <chakra.h3
        id={headingId}
        display="flex"
        justifyContent="space-between"
        gap="2"
        px="1"
        pb={sums ? '0' : '1.5'}
        textStyle="fine"
        fontWeight="600"
      >
        <chakra.span overflowWrap="anywhere">{title}</chakra.span>
        <chakra.span color="quiet" fontWeight="400">
          {count}
          <chakra.span srOnly>{` ${things}`}</chakra.span>
        </chakra.span>
      </chakra.h3>
      <div>{sums}</div>
      <chakra.div display="grid" gap="1.5" alignContent="start" gridTemplateColumns="minmax(0, 1fr)">
        {children}
        {foot}
      </chakra.div>
    </Column>
  );
};
