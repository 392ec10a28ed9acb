import { useSortable } from '@dnd-kit/sortable';
import { useCallback, useEffect, useRef } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { GripIcon } from '../catalog-icons.tsx';

interface DragHandleProps {
  readonly id: string;
  readonly name: string;
}

/** Picks up the row that it stands in. The row belongs to the list; the handle moves it while it is dragged. */
export const DragHandle = ({ id, name }: DragHandleProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, data: { name } });
  const row = useRef<HTMLElement | null>(null);
  // Rows move up and down only.
  const moved = transform ? `translateY(${Math.round(transform.y)}px)` : '';
  useEffect(() => {
    if (!row.current) return;
    const { style } = row.current;
    style.transform = moved;
    style.transition = transition ?? '';
    style.position = isDragging ? 'relative' : '';
    style.zIndex = isDragging ? '1' : '';
    // It passes over other rows.
    style.background = isDragging ? 'var(--h-colors-paper)' : '';
    style.boxShadow = isDragging ? 'var(--h-shadows-high)' : '';
  }, [moved, transition, isDragging]);
  const found = useCallback(
    (button: HTMLButtonElement | null): void => {
      row.current = button?.closest('tr') ?? null;
      setActivatorNodeRef(button);
      setNodeRef(row.current);
    },
    [setActivatorNodeRef, setNodeRef],
  );
  return (
    <Button
      ref={found}
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
