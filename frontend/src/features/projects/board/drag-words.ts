import type { Active, Announcements, Over } from '@dnd-kit/core';

const nameOf = ({ data }: Active): string => String(data.current?.['name']);
const stageOf = ({ data }: Over): string => String(data.current?.['stage']);

/** How a card is moved without a mouse, for screen readers. */
export const dragInstructions = {
  draggable:
    'Press Space to pick the project up. Then the left and right arrow keys move it from stage to stage, Space drops it, and Escape leaves it where it was.',
} as const;

/** What happens while a card is moved, for screen readers. */
export const dragAnnouncements: Announcements = {
  onDragStart: ({ active }) => `${nameOf(active)} is picked up.`,
  onDragOver: ({ active, over }) =>
    over ? `${nameOf(active)} is over ${stageOf(over)}.` : `${nameOf(active)} is not over a stage.`,
  onDragEnd: ({ active, over }) =>
    over
      ? `${nameOf(active)} was dropped on ${stageOf(over)}.`
      : `${nameOf(active)} was dropped where it was.`,
  onDragCancel: ({ active }) => `${nameOf(active)} stays where it was.`,
};
