import type { Active, Announcements, Over } from '@dnd-kit/core';

const nameOf = ({ data }: Active): string => String(data.current?.['name']);
const columnOf = ({ data }: Over): string => String(data.current?.['title']);

/** How a card is moved without a mouse, for screen readers. @param thing what the cards stand for: `project` */
export const dragInstructions = (thing: string): { readonly draggable: string } => ({
  draggable: `Press Space to pick the ${thing} up. Then the left and right arrow keys move it from stage to stage, Space drops it, and Escape leaves it where it was.`,
});

/** What happens while a card is moved, for screen readers. */
export const dragAnnouncements: Announcements = {
  onDragStart: ({ active }) => `${nameOf(active)} is picked up.`,
  onDragOver: ({ active, over }) =>
    over ? `${nameOf(active)} is over ${columnOf(over)}.` : `${nameOf(active)} is not over a stage.`,
  onDragEnd: ({ active, over }) =>
    over
      ? `${nameOf(active)} was dropped on ${columnOf(over)}.`
      : `${nameOf(active)} was dropped where it was.`,
  onDragCancel: ({ active }) => `${nameOf(active)} stays where it was.`,
};
