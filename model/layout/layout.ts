import { hash } from '../random.ts';
import type { Brief, Design } from './design.ts';
import { doubleWide } from './double-wide.ts';
import { singleWide } from './single-wide.ts';
import { tripleWide } from './triple-wide.ts';
import { floorOf, placeDoors } from './doors.ts';
import { mirrored } from './mirror.ts';
import type { Layout, PlanModel } from './plan-model.ts';
import type { Rect, Room, RoomKind } from './room.ts';
import { rooms as cut } from './split.ts';
import { placeWindows } from './windows.ts';

/** Clear floor below which a room is no longer that room: shorter and longer side in inches. */
export const leastFloor: Record<RoomKind, readonly [number, number]> = {
  living: [104, 118],
  family: [110, 118],
  kitchen: [84, 108],
  dining: [84, 100],
  primary: [110, 120],
  bedroom: [92, 96],
  closet: [24, 36],
  bath: [58, 76],
  'half-bath': [50, 62],
  utility: [56, 62],
  laundry: [34, 36],
  office: [90, 96],
  hall: [36, 36],
};

const footprintPattern = /^(\d{2})x(\d{2})$/;

/**
 * Length and width in inches; null if the footprint is not two numbers of two digits. The footprint is nominal (13x66), the square footage exact: it
 * gives the true width (13'4") as long as the two agree within the trade's rounding.
 */
export const sizeOf = (model: PlanModel): { length: number; width: number } | null => {
  const match = footprintPattern.exec(model.footprint);
  if (!match) return null;
  const [a, b] = [Number(match[1]), Number(match[2])];
  const length = Math.max(a, b);
  const nominal = Math.min(a, b);
  const exact = model.squareFootage / length;
  const width = Math.abs(exact - nominal) <= 1.6 ? exact : nominal;
  return { length: length * 12, width: Math.round(width * 6) * 2 };
};

const largeEnough = (room: Room, floor: Rect): boolean => {
  const [shorter, longer] = leastFloor[room.kind];
  return Math.min(floor.w, floor.h) >= shorter && Math.max(floor.w, floor.h) >= longer;
};

const arrange = (
  design: Design,
  length: number,
  width: number,
): Pick<Layout, 'rooms' | 'doors' | 'windows'> | null => {
  const rooms = cut(design.tree, { x: 0, y: 0, w: length, h: width });
  if (!rooms?.every((room) => largeEnough(room, floorOf(room, length, width)))) return null;
  const doors = placeDoors(design, rooms, length, width);
  return doors && { rooms, doors, windows: placeWindows(rooms, doors, length, width) };
};

/** Whether a design has exactly the bedrooms and baths that are sold; otherwise it may not be used. */
const asSold = (rooms: readonly Room[], { bedrooms, bathrooms }: PlanModel): boolean =>
  rooms.filter(({ kind }) => kind === 'primary' || kind === 'bedroom').length === bedrooms &&
  rooms.filter(({ kind }) => kind === 'bath' || kind === 'half-bath').length === bathrooms &&
  new Set(rooms.map(({ id }) => id)).size === rooms.length;

const designsFor = (brief: Brief): { sections: 1 | 2 | 3; designs: Design[] } => {
  if (brief.width <= 19 * 12) return { sections: 1, designs: singleWide(brief) };
  if (brief.width <= 34 * 12) return { sections: 2, designs: doubleWide(brief) };
  return { sections: 3, designs: tripleWide(brief) };
};

/** Rooms, doors and windows of a model, always the same for the same row; null if its numbers allow no plan. */
export const layoutOf = (model: PlanModel): Layout | null => {
  const size = sizeOf(model);
  if (!size || model.bedrooms < 1 || model.bathrooms < 1) return null;
  const { length, width } = size;
  const seed = hash(model.slug);
  const brief: Brief = {
    length,
    width,
    bedrooms: model.bedrooms,
    bathrooms: model.bathrooms,
    taste: (seed >>> 4) % 60,
  };
  const { sections, designs } = designsFor(brief);
  for (const design of designs) {
    const arranged = arrange(design, length, width);
    if (!arranged || !asSold(arranged.rooms, model)) continue;
    const layout: Layout = { length, width, sections, counter: design.counter, ...arranged };
    return (seed >>> 12) % 2 === 0 ? layout : mirrored(layout);
  }
  return null;
};
