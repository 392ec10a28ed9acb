import { ahead, facesAlongX, opposite } from '../../plan/box.ts';
import type { Box, FixtureKind } from '../../plan/document.ts';
import type { Edge } from '../frame/frame.ts';
import { boxAt, touches, type Furnishing, type Furniture } from './spots.ts';

/** Depth of counters, the aisle before them, and an island's depth. */
const counterDepth = 25;
const aisle = 42;
const islandDepth = 38;

interface Unit {
  readonly kind: FixtureKind;
  readonly size: number;
  /** Takes a share of what is left over. */
  readonly grows?: boolean;
}

const unit = (kind: FixtureKind, size: number, grows = false): Unit => ({ kind, size, grows });

/** Everything along one wall. */
const galley: readonly Unit[] = [
  unit('refrigerator', 36),
  unit('counter', 15, true),
  unit('range', 30),
  unit('counter', 24, true),
  unit('sink', 33),
  unit('dishwasher', 24),
  unit('counter', 9, true),
];
/** The sink is on the island. */
const withIsland: readonly Unit[] = [
  unit('counter', 12, true),
  unit('range', 30),
  unit('counter', 15, true),
  unit('refrigerator', 36),
];

const sum = (units: readonly Unit[]): number => units.reduce((total, { size }) => total + size, 0);

const most = 40;

interface Placed {
  readonly kind: FixtureKind;
  readonly at: number;
  readonly size: number;
}

const lineUp = (units: readonly Unit[], from: number, length: number): Placed[] => {
  const growing = units.filter(({ grows }) => grows).length;
  let extra = Math.min(length - sum(units), growing * most);
  let left = growing;
  let at = from;
  return units.map(({ kind, size, grows }) => {
    const more = grows ? Math.floor(extra / left--) : 0;
    extra -= more;
    const one = { kind, at, size: size + more };
    at += one.size;
    return one;
  });
};

/** Stretches of an edge before which nothing but floor lies. */
const freeRuns = ({ grid, doors }: Furnishing, edge: Edge): [number, number][] => {
  const runs: [number, number][] = [];
  let start: number | undefined;
  for (let at = edge.from; at <= edge.to; at++) {
    const body = boxAt(edge, at, 1, counterDepth);
    const before = boxAt(edge, at, 1, counterDepth + 36);
    const free =
      at < edge.to &&
      !touches(body, doors) &&
      grid.isWithin(before, (name) => name !== 'wall' && name !== '');
    if (free) start ??= at;
    else if (start !== undefined) {
      runs.push([start, at]);
      start = undefined;
    }
  }
  return runs;
};

const islandFor = (
  furnishing: Furnishing,
  edge: Edge,
  from: number,
  to: number,
  sink: boolean,
  seats: number,
): Furniture[] | undefined => {
  const { one, grid, doors, bodies } = furnishing;
  const isRoom = (name: string): boolean => name !== 'wall' && name !== '';
  for (const size of [96, 84, 72])
    for (const shift of [0, -12, 12, -24, 24]) {
      const at = Math.round((from + to - size) / 2) + shift;
      const reach = boxAt(edge, at, size, counterDepth + aisle + islandDepth);
      const run = boxAt(edge, at, size, counterDepth + aisle);
      const upright = facesAlongX(edge.side);
      const body: Box = upright
        ? { ...reach, x: edge.side === 'left' ? run.x + run.w : reach.x, w: islandDepth }
        : { ...reach, y: edge.side === 'rear' ? run.y + run.h : reach.y, h: islandDepth };
      const around = {
        x: body.x - (upright ? 0 : 30),
        y: body.y - (upright ? 30 : 0),
        w: body.w + (upright ? 0 : 60),
        h: body.h + (upright ? 60 : 0),
      };
      const behind = ahead(body, opposite[edge.side], 36);
      if (!grid.isWithin(body, (name) => name === one.room.id) || touches(body, [...doors, ...bodies]))
        continue;
      if (!grid.isWithin(around, isRoom) || !grid.isWithin(behind, isRoom)) continue;
      const on = (kind: FixtureKind, offset: number, width: number): Furniture => ({
        kind,
        room: one.room.id,
        ...(upright
          ? { x: edge.side === 'left' ? body.x : body.x + body.w - 24, y: body.y + offset, w: 24, h: width }
          : { x: body.x + offset, y: edge.side === 'rear' ? body.y : body.y + body.h - 24, w: width, h: 24 }),
        facing: edge.side,
      });
      return [
        { kind: 'island', room: one.room.id, ...body, facing: opposite[edge.side], seats },
        ...(sink ? [on('sink', 12, 30), on('dishwasher', 42, 24)] : []),
      ];
    }
  return undefined;
};

/** Counters along a wall, with an island before them where there is room. */
export const furnishKitchen = (
  furnishing: Furnishing,
  preferIsland: boolean,
  seats: number,
): Furniture[] | undefined => {
  const { one, windows } = furnishing;
  const runs = one.backs
    .flatMap((edge) => freeRuns(furnishing, edge).map(([from, to]) => ({ edge, from, to })))
    .toSorted((a, b) => b.to - b.from - (a.to - a.from));
  for (const inIsland of preferIsland ? [true, false] : [false, true])
    for (const { edge, from, to } of runs)
      for (const backwards of [false, true]) {
        const plain = inIsland ? withIsland : galley;
        if (sum(plain) > to - from) continue;
        const units = backwards ? plain.toReversed() : plain;
        const line = lineUp(units, from, to - from);
        const counters = line.map(({ kind, at, size }): Furniture => ({
          kind,
          room: one.room.id,
          ...boxAt(edge, at, size, kind === 'refrigerator' ? 30 : counterDepth),
          facing: opposite[edge.side],
        }));
        if (counters.some((box) => box.kind === 'refrigerator' && touches(box, windows))) continue;
        if (touches(boxAt(edge, from, to - from, counterDepth), furnishing.bodies)) continue;
        const end = line.at(-1);
        const island = islandFor(furnishing, edge, from, end ? end.at + end.size : to, inIsland, seats);
        if (inIsland && !island) continue;
        return [...counters, ...(island ?? [])];
      }
  return undefined;
};
