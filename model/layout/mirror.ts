import type { Door } from './doors.ts';
import type { Layout } from './plan-model.ts';
import type { Edge, Rect, Side } from './room.ts';

/** The same home mirrored left to right: the factory builds both. */
export const mirrored = (layout: Layout): Layout => {
  const { length } = layout;
  const turnRect = <R extends Rect>(rect: R): R => ({ ...rect, x: length - rect.x - rect.w });
  const turnEdge = (edge: Edge): Edge =>
    edge.axis === 'x'
      ? { ...edge, from: length - edge.to, to: length - edge.from }
      : { ...edge, at: length - edge.at };
  const turnSide = (side: Side): Side => (side === 'left' ? 'right' : side === 'right' ? 'left' : side);
  const turnDoor = (door: Door): Door => ({
    ...door,
    edge: turnEdge(door.edge),
    hinge: door.edge.axis === 'y' ? door.hinge : door.hinge === 'from' ? 'to' : 'from',
    towards: door.edge.axis === 'x' ? door.towards : door.towards === 1 ? -1 : 1,
    clear: door.clear.map(({ room, rect }) => ({ room, rect: turnRect(rect) })),
  });
  return {
    ...layout,
    rooms: layout.rooms.map(turnRect),
    doors: layout.doors.map(turnDoor),
    windows: layout.windows.map((window) => ({
      ...window,
      side: turnSide(window.side),
      edge: turnEdge(window.edge),
    })),
  };
};
