import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  pointerWithin,
  rectIntersection,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type CollisionDetection,
} from '@dnd-kit/core';
import { useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { BoardParts, CardPart, ColumnPart } from './board-parts.ts';
import { toNextColumn } from './column-keys.ts';
import { dragAnnouncements, dragInstructions } from './drag-words.ts';

/** The column under the pointer; for the keyboard, which has none, the one under the card. */
const columnUnder: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

const DraggedCard = ({ id, name, disabled, element, handle, show }: CardPart) => {
  const { attributes, listeners, isDragging, setNodeRef, setActivatorNodeRef } = useDraggable({
    id,
    disabled,
    data: { name },
  });
  useLayoutEffect(() => {
    // A card that was dropped has left its column, and stands in the other one a moment later: the focus returns to what is known by then.
    if (!element.current) return;
    setNodeRef(element.current);
    setActivatorNodeRef(handle.current);
  });
  useLayoutEffect(
    () => show({ attributes, listeners, isDragging }),
    [show, attributes, listeners, isDragging],
  );
  return null;
};

const DropColumn = ({ id, title, place, element, show }: ColumnPart) => {
  const { setNodeRef, isOver } = useDroppable({ id, data: { title, place } });
  useLayoutEffect(() => setNodeRef(element.current));
  useLayoutEffect(() => show(isOver), [show, isOver]);
  return null;
};

/** What a board has to say about dragging. */
export interface DraggingProps {
  /** What the cards stand for, in spoken words: `project`. */
  readonly thing: string;
  /** Whether a card is in the air: nothing should change under it. */
  readonly onLift: (lifted: boolean) => void;
  /** A card was dropped on a column. */
  readonly onDrop: (id: string, column: string) => void;
  /** Draws the card that is in the air. */
  readonly lifted: (id: string) => ReactNode;
}

/** Drags the cards of a board with a mouse, a finger or the keyboard. */
export const BoardDragging = ({
  parts,
  thing,
  onLift,
  onDrop,
  lifted,
}: DraggingProps & { readonly parts: BoardParts }) => {
  const shown = useSyncExternalStore(parts.subscribe, parts.read);
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
      {shown.map((part) =>
        part.kind === 'card' ? (
          <DraggedCard key={`card ${part.id}`} {...part} />
        ) : (
          <DropColumn key={`column ${part.id}`} {...part} />
        ),
      )}
      <DragOverlay dropAnimation={null}>{inAir !== null && lifted(inAir)}</DragOverlay>
    </DndContext>
  );
};
