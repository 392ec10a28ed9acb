import type { Active, Announcements, Over } from '@dnd-kit/core';

const nameOf = ({ data }: Active | Over): string => String(data.current?.['name']);
const placeOf = ({ data }: Over): number => {
  const sortable = data.current?.['sortable'] as { readonly index: number } | undefined;
  return (sortable?.index ?? 0) + 1;
};

/** How a home is moved without a mouse, for screen readers. */
export const dragInstructions = {
  draggable:
    'Press Space to pick the home up. Then the up and down arrow keys move it, Space puts it down, and Escape leaves it where it was.',
} as const;

/** What happens while a home is moved, for screen readers. */
export const dragAnnouncements: Announcements = {
  onDragStart: ({ active }) => `${nameOf(active)} is picked up.`,
  onDragOver: ({ active, over }) =>
    over ? `${nameOf(active)} is at place ${placeOf(over)}.` : `${nameOf(active)} is not over the list.`,
  onDragEnd: ({ active, over }) =>
    over
      ? `${nameOf(active)} was put down at place ${placeOf(over)}.`
      : `${nameOf(active)} stays where it was.`,
  onDragCancel: ({ active }) => `${nameOf(active)} stays where it was.`,
};
