import { runsAlongX } from '../../plan/box.ts';
import { floorHeight, type Box, type Wall } from '../../plan/document.ts';
import { seenAt, type House, type Stretch } from '../house.ts';
import { addBox, addSlab, type FacesOf, type Pair } from './faces.ts';
import { fitted, sideOfWall } from './wall-faces.ts';

/** Boards on walls, in inches: how far they stand out, how high they are at the floor, how wide around doors and windows. */
const [out, base, casing] = [0.6, 4, 3] as const;

/** A hole in a wall: along it, and above the floor. */
interface Hole extends Stretch {
  readonly low: number;
  readonly high: number;
}

/** Puts a board on a wall: along it, and above the floor. */
type AddBoard = (along: Pair, above: Pair) => void;

const addBoards = (board: AddBoard, { from, to }: Stretch, holes: readonly Hole[]): void => {
  let at = from;
  for (const hole of holes.filter(({ low }) => low === 0).sort((a, b) => a.from - b.from)) {
    if (hole.from - casing > at) board([at, hole.from - casing], [0, base]);
    at = hole.to + casing;
  }
  if (to > at) board([at, to], [0, base]);
  for (const { from: left, to: right, low, high } of holes) {
    board([left - casing, left], [low, high]);
    board([right, right + casing], [low, high]);
    board([left - casing, right + casing], [high, high + casing]);
    if (low > 0) board([left - casing, right + casing], [low - casing, low]);
  }
};

const addOnInnerWall = (of: FacesOf, { plan }: House, wall: Wall): void => {
  const isAlong = runsAlongX(wall);
  const stretch = ({ x, y, w, h }: Box): Stretch =>
    isAlong ? { from: x, to: x + w } : { from: y, to: y + h };
  const holes = plan.levels[0].doors
    .filter((door) => door.wall === wall.id)
    .map((door): Hole => ({ ...stretch(door), low: 0, high: door.clearHeight }));
  const [near, far] = isAlong ? [wall.y, wall.y + wall.h] : [wall.x, wall.x + wall.w];
  for (const across of [
    [near - out, near],
    [far, far + out],
  ] as const)
    addBoards(
      (along, [low, high]) => {
        const [x, y] = isAlong ? [along, across] : [across, along];
        addBox(of(`wall:${wall.id}`), 'inner-trim', {
          x,
          y: [plan.width - y[1], plan.width - y[0]],
          z: [floorHeight + low, floorHeight + high],
        });
      },
      stretch(wall),
      holes,
    );
};

const addOnOutsideWall = (of: FacesOf, house: House, wall: Wall): void => {
  const side = sideOfWall(house, wall);
  if (!side) return;
  const thick = Math.min(wall.w, wall.h);
  const { from, to } = seenAt(house.plan, side.side, wall);
  addBoards(
    (along, [low, high]) =>
      addSlab(
        of(`wall:${wall.id}`),
        side,
        'inner-trim',
        along,
        [-thick - out, -thick],
        [floorHeight + low, floorHeight + high],
      ),
    { from: Math.max(from, thick), to: Math.min(to, side.length - thick) },
    fitted(side)
      .filter(({ u, w }) => u >= from && u + w <= to)
      .map(({ u, w, sill, h }): Hole => ({ from: u, to: u + w, low: sill, high: sill + h })),
  );
};

/** Boards along the foot of all walls and around doors and windows, as they are seen from inside. */
export const addInsideTrim = (of: FacesOf, house: House): void => {
  for (const wall of house.plan.levels[0].walls)
    (wall.kind === 'exterior' ? addOnOutsideWall : addOnInnerWall)(of, house, wall);
};
