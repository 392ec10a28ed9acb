import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
  type CollisionDetection,
} from '@dnd-kit/core';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';
import { toNextColumn } from './column-keys.ts';
import { dragAnnouncements, dragInstructions } from './drag-words.ts';

const Columns = chakra('div', {
  base: {
    // `relative`, so that content for screen readers only scrolls with it and does not widen the page.
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    // As narrow as a card may be, so that a finger sees that there is more to the right.
    gridAutoColumns: { base: 'minmax(11rem, 16rem)', xl: 'minmax(11rem, 20rem)' },
    columnGap: '2',
    // As high as the window at most: it scrolls both ways, so that the heads of its columns stay in sight.
    maxH: { base: 'calc(100dvh - 7rem)', md: 'calc(100dvh - 8rem)' },
    overflow: 'auto',
    pb: '2',
    _print: { maxH: 'none', overflow: 'visible' },
    scrollSnapType: { base: 'x proximity', sm: 'none' },
  },
  variants: {
    // Seven of them stand side by side in a window of 1280 pixels.
    slim: { true: { gridAutoColumns: { xl: 'minmax(8rem, 20rem)' } } },
  },
});

/** The column under the pointer; for the keyboard, which has none, the one under the card. */
const columnUnder: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

interface BoardProps {
  readonly label: string;
  /** What the cards stand for, in spoken words: `project`. */
  readonly thing: string;
  /** Whether a card is in the air: nothing should change under it. */
  readonly onLift: (lifted: boolean) => void;
  /** A card was dropped on a column. */
  readonly onDrop: (id: string, column: string) => void;
  /** Draws the card that is in the air. */
  readonly lifted: (id: string) => ReactNode;
  /** Narrower columns in a wide window, where all of them fit. */
  readonly slim?: boolean;
  readonly children: ReactNode;
}

/** Columns of cards that are dragged with a mouse, a finger or the keyboard. */
export const Board = ({ label, thing, onLift, onDrop, lifted, slim, children }: BoardProps) => {
  const [inAir, setInAir] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that rests picks up, one that moves scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  );
  const land = (): void => {
    setInAir(null);
    onLift(false);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={{
        announcements: dragAnnouncements,
        screenReaderInstructions: dragInstructions(thing),
      }}
      onDragStart={({ active }) => {
        setInAir(String(active.id));
        onLift(true);
      }}
      onDragEnd={({ active, over }) => {
        land();
        if (over) onDrop(String(active.id), String(over.id));
      }}
      onDragCancel={land}
    >
      <Columns slim={slim ?? false} role="group" aria-label={label} tabIndex={0}>
        {children}
      </Columns>
      <DragOverlay dropAnimation={null}>{inAir !== null && lifted(inAir)}</DragOverlay>
    </DndContext>
  );
};
