import { useSortable } from '@dnd-kit/sortable';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { GripIcon } from '../catalog-icons.tsx';

interface DragHandleProps {
  readonly id: string;
  readonly name: string;
}

/** Picks up the row that it stands in. The row belongs to the list; the handle moves it while it is dragged. */
export const DragHandle = ({ id, name }: DragHandleProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, data: { name } });
  const [row, setRow] = useState<HTMLElement | null>(null);
  // Rows move up and down only.
  const moved = transform ? `translateY(${Math.round(transform.y)}px)` : '';
  useEffect(() => setNodeRef(row), [row, setNodeRef]);
  useEffect(() => {
    if (!row) return;
    row.style.transform = moved;
    row.style.transition = transition ?? '';
    row.style.position = isDragging ? 'relative' : '';
    row.style.zIndex = isDragging ? '1' : '';
    row.toggleAttribute('data-lifted', isDragging);
  }, [row, moved, transition, isDragging]);
  return (
    <Button
      ref={(button: HTMLButtonElement | null) => {
        setActivatorNodeRef(button);
        setRow(button?.closest('tr') ?? null);
      }}
      {...attributes}
      {...listeners}
      variant="ghost"
      size="icon"
      w={{ base: '11', md: '6' }}
      h={{ base: '11', md: '7' }}
      ms={{ base: '-3', md: '-1' }}
      color="quiet"
      cursor="grab"
      touchAction="none"
      aria-label={`Move ${name}`}
    >
      <GripIcon />
    </Button>
  );
};
