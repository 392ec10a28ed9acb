import type { Door } from './doors.ts';
import { outsideEdges, type Edge, type Room, type RoomKind, type Side } from './room.ts';

/** A window in an outside wall. */
export interface Window {
  /** The id of its room. */
  readonly room: string;
  readonly side: Side;
  readonly edge: Edge;
  /** Heights of the sill and of the glass in inches, for the elevation. */
  readonly sill: number;
  readonly height: number;
}

interface Habit {
  readonly width: number;
  readonly sill: number;
  readonly height: number;
  /** There is one more window for each this many inches of wall. */
  readonly every: number;
}

const habits: Partial<Record<RoomKind, Habit>> = {
  living: { width: 66, sill: 24, height: 60, every: 130 },
  family: { width: 60, sill: 28, height: 54, every: 150 },
  dining: { width: 54, sill: 30, height: 52, every: 200 },
  kitchen: { width: 44, sill: 44, height: 38, every: 260 },
  primary: { width: 56, sill: 28, height: 54, every: 260 },
  bedroom: { width: 48, sill: 30, height: 52, every: 260 },
  office: { width: 54, sill: 28, height: 54, every: 260 },
  bath: { width: 26, sill: 56, height: 26, every: 999 },
  utility: { width: 24, sill: 52, height: 30, every: 999 },
  hall: { width: 30, sill: 30, height: 52, every: 130 },
};

const margin = 12;

/** The longest stretches of an outside wall without doors. */
const stretches = (edge: Edge, doors: readonly Door[]): { from: number; to: number }[] => {
  const cuts = doors
    .filter(
      (door) =>
        door.edge.axis === edge.axis &&
        door.edge.at === edge.at &&
        door.edge.to > edge.from &&
        door.edge.from < edge.to,
    )
    .map((door) => ({ from: door.edge.from - 8, to: door.edge.to + 8 }))
    .sort((a, b) => a.from - b.from);
  const free: { from: number; to: number }[] = [];
  let start = edge.from + margin;
  for (const cut of cuts) {
    free.push({ from: start, to: cut.from });
    start = cut.to;
  }
  free.push({ from: start, to: edge.to - margin });
  return free.sort((a, b) => b.to - b.from - (a.to - a.from));
};

/** Windows for every room on its outside walls; closets have none. */
export const placeWindows = (
  rooms: readonly Room[],
  doors: readonly Door[],
  length: number,
  width: number,
): Window[] => {
  const windows: Window[] = [];
  for (const room of rooms) {
    const habit = habits[room.kind];
    if (!habit) continue;
    const edges = outsideEdges(room, length, width);
    for (const { side, edge } of room.kind === 'bath' ? edges.slice(0, 1) : edges) {
      const [stretch] = stretches(edge, doors);
      if (!stretch) continue;
      const space = stretch.to - stretch.from;
      const size = Math.min(habit.width, space);
      if (size < 20) continue;
      const count = Math.max(1, Math.min(3, Math.floor(space / habit.every)));
      for (let index = 0; index < count; index += 1) {
        const centre = stretch.from + (space * (2 * index + 1)) / (2 * count);
        const from = Math.round(centre - size / 2);
        windows.push({
          room: room.id,
          side,
          sill: habit.sill,
          height: habit.height,
          edge: { ...edge, from, to: from + size },
        });
      }
    }
  }
  return windows;
};
