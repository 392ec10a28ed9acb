import { useDroppable } from '@dnd-kit/core';
import { chakra } from '@chakra-ui/react/styled-system';
import { foldStage } from '@hearthline/rules/projects/rules.ts';
import { useId, type ReactNode } from 'react';

const Column = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 0 11rem',
    // As narrow as a card may be, so that a finger sees that there is more to the right.
    minW: '11rem',
    maxW: { base: '16rem', xl: '20rem' },
    minH: '12rem',
    bg: 'sunken',
    borderRadius: 'var(--card-radius)',
    borderWidth: '1px',
    borderColor: 'transparent',
    p: '1.5',
    scrollSnapAlign: 'start',
  },
  variants: { over: { true: { borderColor: 'pine', bg: 'pineTint' } } },
});

interface BoardColumnProps {
  readonly stage: string;
  readonly place: number;
  readonly count: number;
  readonly children: ReactNode;
}

/** One stage of the board: a card that is dropped on it moves there. */
export const BoardColumn = ({ stage, place, count, children }: BoardColumnProps) => {
  const id = useId();
  const { setNodeRef, isOver } = useDroppable({ id: foldStage(stage), data: { stage, place } });
  return (
    <Column ref={setNodeRef} over={isOver} aria-labelledby={id}>
      <chakra.h3
        id={id}
        display="flex"
        justifyContent="space-between"
        gap="2"
        px="1"
        pb="1.5"
        textStyle="fine"
        fontWeight="600"
      >
        <chakra.span overflowWrap="anywhere">{stage}</chakra.span>
        <chakra.span color="quiet" fontWeight="400">
          {count}
          <chakra.span srOnly>{count === 1 ? ' project' : ' projects'}</chakra.span>
        </chakra.span>
      </chakra.h3>
      <chakra.div display="grid" gap="1.5" gridTemplateColumns="minmax(0, 1fr)">
        {children}
      </chakra.div>
    </Column>
  );
};
