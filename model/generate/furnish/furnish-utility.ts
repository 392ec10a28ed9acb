import { facesAlongX, opposite } from '../../plan/box.ts';
import type { Box } from '../../plan/document.ts';
import { fixtureFacts } from '../../plan/kinds.ts';
import { isWithinReach } from './measure.ts';
import { runsOf, type Run } from './runs.ts';
import {
  boxAt,
  byCost,
  furnitureAt,
  leavesWays,
  placed,
  spotsFor,
  touches,
  type Furnishing,
  type Furniture,
  type Piece,
} from './spots.ts';

const laundry: readonly Piece[] = [
  { kind: 'washer', width: 27, depth: 30, front: 29 },
  { kind: 'dryer', width: 27, depth: 30, front: 29 },
];
const mechanical: readonly Piece[] = [
  { kind: 'water-heater', width: 22, depth: 22, front: 0 },
  { kind: 'furnace', width: 22, depth: 24, front: 20 },
];
const depth = 30;
const front = 29;

/** Beside a panel only the working space counts; in a corner it lies to one side. */
const panels: readonly Piece[] = [
  { kind: 'panel', width: 30, depth: 4, front: 31 },
  { kind: 'panel', width: 15, depth: 4, front: 31, beside: 8 },
];

/** Machines side by side at one end of a run. */
const lineUp = (pieces: readonly Piece[], run: Run, atEnd: boolean, room: string): Furniture[] => {
  let at = 0;
  return pieces.map(({ kind, width, depth: deep }) => {
    const start = atEnd ? run.to - at - width : run.from + at;
    at += width;
    return { kind, room, ...boxAt(run.edge, start, width, deep), facing: opposite[run.edge.side] };
  });
};

const lengthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { width }) => sum + width, 0);

/** Floor before machines that must stay free. */
export const frontsOf = (pieces: readonly Furniture[]): Box[] =>
  pieces.flatMap(({ kind, facing, x, y, w, h }): Box[] => {
    const free = kind === 'furnace' ? 20 : kind === 'water-heater' ? 0 : front;
    if (!facing || free === 0) return [];
    if (facesAlongX(facing)) return [{ x: facing === 'right' ? x + w : x - free, y, w: free, h }];
    return [{ x, y: facing === 'front' ? y + h : y - free, w, h: free }];
  });

const linesOf = (runs: readonly Run[], room: string): Furniture[][] => {
  const together = [
    [...laundry, ...mechanical],
    [...mechanical.toReversed(), ...laundry.toReversed()],
    [...laundry.toReversed(), ...mechanical],
  ];
  const apart = runs.flatMap((one) =>
    runs.flatMap((other) =>
      [false, true].flatMap((oneEnd) =>
        [false, true].map((otherEnd) =>
          (one === other && oneEnd === otherEnd) ||
          lengthOf(laundry) > one.to - one.from ||
          lengthOf(mechanical) > other.to - other.from
            ? []
            : [...lineUp(laundry, one, oneEnd, room), ...lineUp(mechanical, other, otherEnd, room)],
        ),
      ),
    ),
  );
  const inOne = runs.flatMap((run) =>
    together.flatMap((pieces) =>
      lengthOf(pieces) > run.to - run.from
        ? []
        : [false, true].map((atEnd) => lineUp(pieces, run, atEnd, room)),
    ),
  );
  return [...inOne, ...apart].filter((pieces) => pieces.length > 0);
};

const isPlumbing = ({ kind }: Furniture): boolean => kind === 'washer' || kind === 'water-heater';

/**
 * Washer, dryer, water heater, furnace and panel.
 * @param wet what stands in other wet rooms, to whose pipes these should be near
 */
export const furnishUtility = (
  furnishing: Furnishing,
  wet: readonly Box[],
  sharesWall: (box: Furniture) => boolean,
): Furniture[] | undefined => {
  const { one, grid } = furnishing;
  const isOwn = (name: string): boolean => name === one.room.id;
  const runs = runsOf(furnishing, depth, 0);
  const cost = (pieces: readonly Furniture[]): number => {
    const pipes = pieces.filter(isPlumbing);
    const near = pipes.some((piece) => wet.some((other) => isWithinReach(other, piece, 24)));
    return (near ? -100 : 0) + (pipes.some(sharesWall) ? -40 : 0);
  };
  const hidesWindow = (pieces: readonly Furniture[]): boolean =>
    pieces.some((piece) => fixtureFacts[piece.kind].tall && touches(piece, furnishing.windows));
  const lines = linesOf(runs, one.room.id)
    .filter((pieces) => !hidesWindow(pieces))
    .map((pieces, index) => ({ pieces, cost: cost(pieces) + index }))
    .toSorted(byCost((line) => line.cost));
  for (const { pieces } of lines) {
    const fronts = frontsOf(pieces);
    const overlap = pieces.some((piece, index) => touches(piece, pieces.slice(index + 1)));
    if (overlap || !fronts.every((box) => grid.isWithin(box, isOwn) && !touches(box, pieces))) continue;
    const standing: Furnishing = {
      ...furnishing,
      bodies: [...furnishing.bodies, ...pieces],
      keeps: [...furnishing.keeps, ...fronts],
    };
    for (const panel of panels)
      for (const spot of spotsFor(standing, panel, true))
        if (leavesWays(placed(standing, spot))) return [...pieces, furnitureAt(standing, panel, spot)];
  }
  return undefined;
};
