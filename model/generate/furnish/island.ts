import { ahead, facesAlongX, opposite } from '../../plan/box.ts';
import type { Box, FixtureKind } from '../../plan/document.ts';
import type { Edge } from '../frame/frame.ts';
import { touches, type Furnishing, type Furniture } from './spots.ts';

const islandDepth = 38;
const aisle = 43;
const behind = 36;
const ends = 32;

/** An island along a counter, with stools on its other side; undefined if there is no room for one. */
export const islandAt = (
  { one, grid, doors, bodies }: Furnishing,
  edge: Edge,
  pieces: readonly Furniture[],
  aisles: readonly Box[],
  withSink: boolean,
  seats: number,
): Furniture[] | undefined => {
  const upright = facesAlongX(edge.side);
  const own = pieces.filter(({ facing }) => facing === opposite[edge.side]);
  const start = Math.min(...own.map(({ x, y }) => (upright ? y : x)));
  const end = Math.max(...own.map(({ x, y, w, h }) => (upright ? y + h : x + w)));
  const isFloor = (name: string): boolean => name !== 'wall' && name !== '';
  const near = edge.side === 'rear' || edge.side === 'left';
  const across = near ? edge.at + 25 + aisle : edge.at - 25 - aisle - islandDepth;
  for (const size of [120, 108, 96, 84, 72, ...(withSink ? [] : [60])])
    for (const shift of [0, 12, -12, 24, -24, 36, -36]) {
      const at = ((start + end - size) >> 1) + shift;
      const body: Box = upright
        ? { x: across, y: at, w: islandDepth, h: size }
        : { x: at, y: across, w: size, h: islandDepth };
      if (!grid.isWithin(body, (name) => name === one.room.id)) continue;
      if (touches(body, [...doors, ...bodies, ...aisles, ...pieces])) continue;
      const around: Box = upright
        ? { ...body, y: body.y - ends, h: body.h + 2 * ends }
        : { ...body, x: body.x - ends, w: body.w + 2 * ends };
      if (touches(around, [...bodies, ...pieces]) || !grid.isWithin(around, isFloor)) continue;
      const stools = ahead(body, opposite[edge.side], behind);
      if (!grid.isWithin(stools, isFloor) || touches(stools, bodies)) continue;
      const on = (kind: FixtureKind, offset: number, width: number): Furniture => ({
        kind,
        room: one.room.id,
        ...(upright
          ? { x: near ? body.x : body.x + body.w - 24, y: body.y + offset, w: 24, h: width }
          : { x: body.x + offset, y: near ? body.y : body.y + body.h - 24, w: width, h: 24 }),
        facing: edge.side,
      });
      return [
        {
          kind: 'island',
          room: one.room.id,
          ...body,
          facing: opposite[edge.side],
          seats: Math.min(seats, Math.floor((size + 24) / 24)),
        },
        ...(withSink ? [on('sink', 9, 30), on('dishwasher', 42, 24)] : []),
      ];
    }
  return undefined;
};
