/** Floor plans are measured in whole inches: x runs along the length, y from the rear wall (0) to the front. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export type RoomKind =
  | 'living'
  | 'family'
  | 'kitchen'
  | 'dining'
  | 'primary'
  | 'bedroom'
  | 'closet'
  | 'bath'
  | 'half-bath'
  | 'utility'
  | 'laundry'
  | 'office'
  | 'hall';

/** A room from wall line to wall line; `floorOf` gives what is between the walls. */
export interface Room extends Rect {
  /** Unique within a layout, such as `bedroom-2`. */
  readonly id: string;
  readonly kind: RoomKind;
  readonly name: string;
}

export type Side = 'left' | 'right' | 'rear' | 'front';

/** A wall line that two rooms share, or that a room shares with the outside. */
export interface Edge {
  /** `x`: the wall runs along x, at a fixed y. */
  readonly axis: 'x' | 'y';
  /** The fixed coordinate. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Thickness of walls. Outer ones lie inside the footprint, inner ones lie centered on the line between two rooms. */
export const wall = { outer: 6, inner: 4 } as const;

/** The coordinate of the right side. */
export const right = (rect: Rect): number => rect.x + rect.w;
/** The coordinate of the front side. */
export const front = (rect: Rect): number => rect.y + rect.h;

/** Whether two rectangles have floor in common, or lie closer than `gap`. Touching sides do not overlap. */
export const overlaps = (a: Rect, b: Rect, gap = 0): boolean =>
  a.x < right(b) + gap && b.x < right(a) + gap && a.y < front(b) + gap && b.y < front(a) + gap;

/** Whether a rectangle lies inside another; sides may touch. */
export const within = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && right(inner) <= right(outer) && front(inner) <= front(outer);

/** The wall between two rooms; null when they do not touch along a line. */
export const sharedEdge = (a: Rect, b: Rect): Edge | null => {
  const rangeX = { from: Math.max(a.x, b.x), to: Math.min(right(a), right(b)) };
  const rangeY = { from: Math.max(a.y, b.y), to: Math.min(front(a), front(b)) };
  if (rangeX.to > rangeX.from && (front(a) === b.y || front(b) === a.y)) {
    return { axis: 'x', at: front(a) === b.y ? b.y : a.y, ...rangeX };
  }
  if (rangeY.to > rangeY.from && (right(a) === b.x || right(b) === a.x)) {
    return { axis: 'y', at: right(a) === b.x ? b.x : a.x, ...rangeY };
  }
  return null;
};

/** The room's sides that are outside walls of a home of this length and width. */
export const outsideEdges = (room: Rect, length: number, width: number): { side: Side; edge: Edge }[] => {
  const edges: { side: Side; edge: Edge }[] = [];
  const alongX = { axis: 'x', from: room.x, to: right(room) } as const;
  const alongY = { axis: 'y', from: room.y, to: front(room) } as const;
  if (room.y === 0) edges.push({ side: 'rear', edge: { ...alongX, at: 0 } });
  if (front(room) === width) edges.push({ side: 'front', edge: { ...alongX, at: width } });
  if (room.x === 0) edges.push({ side: 'left', edge: { ...alongY, at: 0 } });
  if (right(room) === length) edges.push({ side: 'right', edge: { ...alongY, at: length } });
  return edges;
};

/** Inches as the trade writes them: 150 → `12'6"`. */
export const feetAndInches = (inches: number): string =>
  `${Math.floor(inches / 12)}'${Math.round(inches) % 12}"`;
