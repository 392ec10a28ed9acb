import type { BathKind, Box, Plan, Use } from '../../../model/plan/document.ts';
import { areaOf, boundsOf, boxesOf } from '../../../model/plan/ring.ts';

/** A room as far as its place and proportions go. In inches, and whole throughout. */
export interface Shape {
  readonly use: Use;
  readonly name: string;
  readonly bath?: BathKind;
  readonly for?: string;
  readonly id: string;
  readonly bounds: Box;
  /** Its largest rectangle among those that it is made of. */
  readonly largest: Box;
  readonly area: number;
}

/** The rooms of a home, without walls, doors and furniture. */
export interface Outline {
  readonly length: number;
  readonly width: number;
  readonly shapes: readonly Shape[];
}

/** What a shape says of a room beside its size. */
export type Named = Pick<Shape, 'use' | 'name' | 'bath' | 'for' | 'id'>;

const sizeOf = ({ w, h }: Box): number => w * h;

const joined = (a: Box, b: Box): Box | undefined => {
  if (a.y === b.y && a.h === b.h && (a.x + a.w === b.x || b.x + b.w === a.x))
    return { x: Math.min(a.x, b.x), y: a.y, w: a.w + b.w, h: a.h };
  if (a.x === b.x && a.w === b.w && (a.y + a.h === b.y || b.y + b.h === a.y))
    return { x: a.x, y: Math.min(a.y, b.y), w: a.w, h: a.h + b.h };
  return undefined;
};

/** The same floor in fewer boxes: those that lie side by side are one. */
export const merged = (boxes: readonly Box[]): Box[] => {
  const [first, ...rest] = boxes;
  if (!first) return [];
  for (const [index, other] of rest.entries()) {
    const both = joined(first, other);
    if (both) return merged([both, ...rest.filter((_, at) => at !== index)]);
  }
  return [first, ...merged(rest)];
};

const around = (boxes: readonly Box[]): Box => {
  const [x, y] = [Math.min(...boxes.map((one) => one.x)), Math.min(...boxes.map((one) => one.y))];
  return {
    x,
    y,
    w: Math.max(...boxes.map((one) => one.x + one.w)) - x,
    h: Math.max(...boxes.map((one) => one.y + one.h)) - y,
  };
};

/** The shape of a room of these boxes, which do not overlap. */
export const shapeOf = ({ use, name, bath, for: owner, id }: Named, boxes: readonly Box[]): Shape => {
  const parts = merged(boxes);
  return {
    use,
    name,
    id,
    ...(bath ? { bath } : {}),
    ...(owner ? { for: owner } : {}),
    bounds: around(parts),
    largest: parts.reduce((best, one) => (sizeOf(one) > sizeOf(best) ? one : best)),
    area: parts.reduce((sum, one) => sum + sizeOf(one), 0),
  };
};

/** The rooms of a plan as they are drawn. */
export const outlineOf = ({ length, width, levels: [{ rooms }] }: Plan): Outline => ({
  length,
  width,
  shapes: rooms.map((room) => {
    const parts = boxesOf(room.floor);
    const shape = shapeOf(room, parts.length > 0 ? parts : [boundsOf(room.floor)]);
    return { ...shape, area: Math.floor(areaOf(room.floor)) };
  }),
});
