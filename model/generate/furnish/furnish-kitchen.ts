import { facesAlongX, opposite } from '../../plan/box.ts';
import type { Box, FixtureKind, Window } from '../../plan/document.ts';
import { islandAt } from './island.ts';
import { isWithinReach } from './measure.ts';
import { runsOf, type Run } from './runs.ts';
import { boxAt, leavesWays, touches, type Furnishing, type Furniture } from './spots.ts';

export const counterDepth = 25;
const refrigeratorDepth = 30;
const aisle = 38;

interface Unit {
  readonly kind: FixtureKind;
  readonly size: number;
  /** Takes a share of what is left over, up to so much. */
  readonly grows?: number;
}

const unit = (kind: FixtureKind, size: number, grows = 0): Unit => ({ kind, size, grows });
const counter = (size: number, grows = 30): Unit => unit('counter', size, grows);

/** Along one wall, and from the corner along the next: the counter in the corner belongs to the first. */
interface Style {
  readonly main: readonly Unit[];
  readonly side: readonly Unit[];
  /** Along the wall that faces the first, instead of from its corner. */
  readonly across?: readonly Unit[];
  readonly island: 'sink' | 'plain' | 'none';
}

const refrigerator = unit('refrigerator', 36);
const range = unit('range', 30);
const sink = unit('sink', 33);
const dishwasher = unit('dishwasher', 24);

const cornerSink: Style = {
  main: [counter(34, 10), range, counter(15, 12), refrigerator],
  side: [counter(9, 6), sink, dishwasher, counter(9, 36)],
  island: 'none',
};
const cornerRange: Style = {
  main: [counter(31, 8), sink, dishwasher, counter(12, 36)],
  side: [counter(12, 6), range, counter(15, 8), refrigerator],
  island: 'none',
};
const galley: Style = {
  main: [refrigerator, counter(12, 5), range, counter(18, 8), sink, dishwasher, counter(18, 36)],
  side: [],
  island: 'none',
};
const islandSink: Style = {
  main: [counter(12), range, counter(15, 20), refrigerator],
  side: [],
  island: 'sink',
};
/** Both sides of a narrow kitchen. */
const facing: Style = {
  main: [counter(18, 24), sink, dishwasher, counter(18, 36)],
  side: [],
  across: [refrigerator, counter(15, 12), range, counter(15, 36)],
  island: 'none',
};
/** Two walls of a small kitchen. */
const smallRange: Style = {
  main: [counter(25, 12), range, counter(15, 24), refrigerator],
  side: [counter(9, 6), sink, dishwasher, counter(0, 36)],
  island: 'none',
};
const smallSink: Style = {
  main: [counter(25, 12), sink, counter(15, 24), refrigerator],
  side: [counter(9, 6), range, counter(24, 24)],
  island: 'none',
};
/** Two walls of the smallest, with appliances as apartments have them. */
const tinySink: Style = {
  main: [counter(25, 12), unit('sink', 25), counter(9, 24), unit('refrigerator', 28)],
  side: [counter(15, 8), unit('range', 24), counter(32, 30)],
  island: 'none',
};
const tinyRange: Style = {
  main: [counter(25, 12), unit('range', 24), counter(9, 24), unit('refrigerator', 28)],
  side: [counter(12, 6), unit('sink', 25), counter(35, 30)],
  island: 'none',
};
const plain = (style: Style): Style => ({ ...style, island: 'plain' });

/** From the most to the least generous. */
const styles: readonly Style[] = [
  plain(cornerSink),
  plain(cornerRange),
  plain(galley),
  islandSink,
  cornerSink,
  cornerRange,
  galley,
  facing,
  smallRange,
  smallSink,
  tinySink,
  tinyRange,
];

/** The number of the style for a narrow kitchen with both sides used. */
export const facingStyle = styles.indexOf(facing);

const lengthOf = (units: readonly Unit[]): number => units.reduce((total, { size }) => total + size, 0);

/** Units one after another from a point, in either direction; what is left over goes to counters. */
const lineUp = (
  units: readonly Unit[],
  { edge, from, to }: Run,
  backwards: boolean,
  offset: number,
  room: string,
): Furniture[] => {
  let extra = to - from - offset - lengthOf(units);
  let at = offset;
  return units
    .map(({ kind, size, grows = 0 }) => {
      const more = Math.min(grows, extra);
      extra -= more;
      const width = size + more;
      const start = backwards ? to - at - width : from + at;
      at += width;
      const depth = kind === 'refrigerator' ? refrigeratorDepth : counterDepth;
      return { kind, room, ...boxAt(edge, start, width, depth), facing: opposite[edge.side] };
    })
    .filter(({ w, h }) => Math.min(w, h) >= 9);
};

/** Whether two runs meet in a corner, and at which of their ends. */
const cornerOf = (one: Run, other: Run): { oneEnd: boolean; otherEnd: boolean } | undefined => {
  if (facesAlongX(one.edge.side) === facesAlongX(other.edge.side)) return undefined;
  const [oneEnd, otherEnd] = [one.to === other.edge.at, other.to === one.edge.at];
  const meets = (oneEnd || one.from === other.edge.at) && (otherEnd || other.from === one.edge.at);
  return meets ? { oneEnd, otherEnd } : undefined;
};

/** Between the fronts of two counters that face each other. */
const aisles = { min: 42, max: 60 } as const;

/** Whether two runs lie across a narrow kitchen from each other. */
const faces = (one: Run, other: Run): boolean => {
  const gap = Math.abs(one.edge.at - other.edge.at) - 2 * counterDepth;
  return (
    other.edge.side === opposite[one.edge.side] &&
    gap >= aisles.min &&
    gap <= aisles.max &&
    Math.min(one.to, other.to) - Math.max(one.from, other.from) >= 60
  );
};

const linesOf = (style: Style, runs: readonly Run[], room: string): { main: Run; pieces: Furniture[] }[] =>
  runs.flatMap((main) => {
    if (lengthOf(style.main) > main.to - main.from) return [];
    const { across } = style;
    if (across)
      return runs.flatMap((other) =>
        faces(main, other) && lengthOf(across) <= other.to - other.from
          ? [false, true].map((backwards) => ({
              main,
              pieces: [
                ...lineUp(style.main, main, backwards, 0, room),
                ...lineUp(across, other, backwards, 0, room),
              ],
            }))
          : [],
      );
    if (style.side.length === 0)
      return [false, true].map((backwards) => ({
        main,
        pieces: lineUp(style.main, main, backwards, 0, room),
      }));
    return runs.flatMap((side) => {
      const corner = cornerOf(main, side);
      if (!corner || lengthOf(style.side) + counterDepth > side.to - side.from) return [];
      return [
        {
          main,
          pieces: [
            ...lineUp(style.main, main, corner.oneEnd, 0, room),
            ...lineUp(style.side, side, corner.otherEnd, counterDepth, room),
          ],
        },
      ];
    });
  });

/** Floor before sink, range and refrigerator. */
export const aislesOf = (pieces: readonly Furniture[]): Box[] =>
  pieces.flatMap(({ kind, facing, x, y, w, h }): Box[] => {
    if (!facing || kind === 'counter' || kind === 'dishwasher') return [];
    if (facesAlongX(facing)) return [{ x: facing === 'right' ? x + w : x - aisle, y, w: aisle, h }];
    return [{ x, y: facing === 'front' ? y + h : y - aisle, w, h: aisle }];
  });

export interface Kitchen {
  /** Other wet rooms, whose pipes a sink should share. */
  readonly wetRooms: readonly Box[];
  readonly windows: readonly Window[];
  readonly seats: number;
  /** The style that is tried first. */
  readonly style: number;
  readonly withoutIsland?: boolean;
}

/** Counters along one or two walls, with an island before them where there is room. */
export const furnishKitchen = (furnishing: Furnishing, wanted: Kitchen): Furniture[] | undefined => {
  const { one, grid, windows, bodies, doors } = furnishing;
  const runs = runsOf(furnishing, counterDepth, aisle);
  const isFloor = (name: string): boolean => name !== 'wall' && name !== '';
  let best: { pieces: Furniture[]; cost: number } | undefined;
  for (const [index, style] of styles.entries()) {
    if (wanted.withoutIsland && style.island !== 'none') continue;
    if (best && index > facingStyle) break;
    for (const { main, pieces } of linesOf(style, runs, one.room.id)) {
      if (pieces.some((box) => box.kind === 'refrigerator' && touches(box, windows))) continue;
      // A refrigerator is deeper than the counters for which there is room in a run.
      if (pieces.some((box) => touches(box, doors))) continue;
      const before = aislesOf(pieces);
      if (!before.every((box) => grid.isWithin(box, isFloor) && !touches(box, [...pieces, ...bodies])))
        continue;
      const island =
        style.island === 'none'
          ? []
          : islandAt(furnishing, main.edge, pieces, before, style.island === 'sink', wanted.seats);
      if (!island) continue;
      const all = [...pieces, ...island];
      const sinks = all.filter(({ kind }) => kind === 'sink' || kind === 'dishwasher');
      const shares = wanted.wetRooms.some((room) => sinks.some((box) => isWithinReach(box, room, 20)));
      const view = wanted.windows.some((window) => sinks.some((box) => isWithinReach(box, window, 0)));
      const cost =
        10 * ((index - wanted.style + styles.length) % styles.length) +
        (index > 3 ? 40 : 0) -
        (shares ? 200 : 0) -
        (view ? 15 : 0);
      if (best && best.cost <= cost) continue;
      if (!leavesWays({ ...furnishing, bodies: [...bodies, ...all] })) continue;
      best = { pieces: all, cost };
    }
  }
  return best?.pieces;
};
