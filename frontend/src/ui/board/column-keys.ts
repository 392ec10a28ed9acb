import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** With the keyboard a card moves from column to column: the right and left arrows go to the next one, over the edge to none. */
export const toNextColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = steps[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const columns = context.droppableContainers
    .getEnabled()
    .toSorted((one, other) => one.data.current?.['place'] - other.data.current?.['place']);
  const here = columns.findIndex(({ id }) => id === context.over?.id);
  const column = columns[here + step];
  const rect = column && context.droppableRects.get(column.id);
  return rect ? { x: rect.left + 1, y: currentCoordinates.y } : undefined;
};
