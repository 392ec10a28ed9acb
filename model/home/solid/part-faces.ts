import type { Point3 } from '../../space/point.ts';
import { eave } from '../roof.ts';
import type { House, HousePart, WallSide } from '../house.ts';
import { addPlate, addSlab, type AddFace, type FacesOf, type SolidMaterial } from './faces.ts';
import { porchEaves } from './porch-faces.ts';

/** How far the roof of a gable reaches beyond it, along the wall and out of it. */
const eaves = 10;
const thick = 6;
/** Rise per inch of run: of a gable, and of the small roofs of dormers. */
const slope = 0.5;
/** A part stays so far below the ridge. */
const belowRidge = 6;

/** How far in from a wall the roof of the home is as high as z; undefined where it never is. */
const meetsRoof = (
  { roof, length, depth }: House,
  wall: WallSide,
  u: number,
  z: number,
): number | undefined => {
  const far = wall.side === 'left' || wall.side === 'right' ? length : depth;
  for (let inward = -24; inward <= far; inward += 1) {
    const [x, y] = wall.at(u, -inward, 0);
    if (roof.heightAt(x, y) >= z) return inward;
  }
  return undefined;
};

/** Where the posts of a gable over a porch carry it, above the ground. */
const overPorch = eave - 10;

/**
 * A roof with a ridge that points out of a wall, and the wall below it.
 * @param out how far before the wall of the home its face stands
 * @param foot the height at which its face begins
 */
const addPeak = (
  of: FacesOf,
  house: House,
  { part, wall, from, to }: HousePart,
  { out, foot, low, beyond }: { out: number; foot: number; low: number; beyond: number },
  material: SolidMaterial,
): void => {
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  const pitch = Math.min(slope, (house.roof.top - belowRidge - low) / half);
  const ridge = low + half * pitch;
  const face = of(`part:${part.id}`);
  const bottom = ([u, z]: [number, number]): Point3 => wall.at(u, out, z);
  const outline = [
    bottom([from, foot]),
    bottom([to, foot]),
    bottom([to, low]),
    bottom([middle, ridge]),
    bottom([from, low]),
  ];
  face(material, foot < low ? outline : [outline[0]!, outline[1]!, outline[3]!], true);
  const upper = of('roof', part.id);
  const [edgeLow, front] = [low - beyond * pitch, out + eaves];
  const lift = thick - 1;
  const ridgeIn = meetsRoof(house, wall, middle, ridge + lift) ?? 0;
  for (const [u, sign] of [
    [from - beyond, -1],
    [to + beyond, 1],
  ] as const) {
    const eaveIn = Math.min(
      ridgeIn,
      meetsRoof(house, wall, Math.max(0, Math.min(wall.length, u)), edgeLow + lift) ?? 0,
    );
    const points = [
      wall.at(u, front, edgeLow + lift),
      wall.at(middle, front, ridge + lift),
      wall.at(middle, -ridgeIn, ridge + lift),
      wall.at(u, -eaveIn, edgeLow + lift),
    ];
    addPlate(upper, 'roof', sign > 0 ? points.reverse() : points, thick);
  }
};

const addWindow = (
  add: AddFace,
  wall: WallSide,
  [u1, u2]: readonly [number, number],
  out: number,
  [z1, z2]: readonly [number, number],
): void => {
  add(
    'glass',
    [
      wall.at(u1, out + 0.3, z1),
      wall.at(u2, out + 0.3, z1),
      wall.at(u2, out + 0.3, z2),
      wall.at(u1, out + 0.3, z2),
    ],
    true,
  );
  const bar = (us: readonly [number, number], z: readonly [number, number]): void =>
    addSlab(add, wall, 'frame', us, [out, out + 0.9], z, true);
  bar([u1 - 3, u1], [z1 - 3, z2 + 3]);
  bar([u2, u2 + 3], [z1 - 3, z2 + 3]);
  bar([u1, u2], [z1 - 3, z1]);
  bar([u1, u2], [z2, z2 + 3]);
  const panes = Math.max(1, Math.round((u2 - u1) / 34));
  for (let pane = 1; pane < panes; pane++) {
    const u = u1 + ((u2 - u1) * pane) / panes;
    bar([u - 0.9, u + 0.9], [z1, z2]);
  }
};

/** The upright sides of something that stands on a roof: from its face back to where the roof is as high. */
const addCheeks = (
  add: AddFace,
  house: House,
  { wall, from, to }: HousePart,
  out: number,
  top: number,
): void => {
  for (const [u, flips] of [
    [from, false],
    [to, true],
  ] as const) {
    const back = meetsRoof(house, wall, u, top) ?? -out + 40;
    const [x, y] = wall.at(u, out, 0);
    const points = [
      wall.at(u, -back, top),
      wall.at(u, out, Math.min(top, house.roof.heightAt(x, y) - 2)),
      wall.at(u, out, top),
    ];
    add('siding', flips ? points.reverse() : points, true);
  }
};

const addGable = (of: FacesOf, house: House, part: HousePart, material: SolidMaterial): void => {
  const porch = house.porches.find(({ gable }) => gable === part);
  if (porch) {
    addPeak(
      of,
      house,
      part,
      { out: porch.depth - 2, foot: overPorch, low: overPorch, beyond: porchEaves },
      material,
    );
    return;
  }
  addPeak(of, house, part, { out: 0.5, foot: eave - 2, low: eave - 2, beyond: eaves }, material);
};

/** A dormer stands so far behind the wall, and is at most so high in front. */
const [setback, dormerHigh] = [10, 40];

const addDormer = (of: FacesOf, house: House, part: HousePart): void => {
  const { wall, from, to } = part;
  const [x, y] = wall.at((from + to) / 2, -setback, 0);
  const foot = house.roof.heightAt(x, y) - 2;
  const room = house.roof.top - belowRidge - foot;
  const rise = Math.min(slope * ((to - from) / 2), room * 0.45);
  const low = foot + Math.min(dormerHigh, Math.max(8, room - rise));
  addPeak(of, house, part, { out: -setback, foot, low, beyond: 6 }, 'siding');
  const add = of(`part:${part.part.id}`);
  addCheeks(add, house, part, -setback, low);
  const sill = foot + 7;
  if (low - sill > 10) {
    const half = Math.min(20, (to - from) / 2 - 10);
    const middle = (from + to) / 2;
    addWindow(add, wall, [middle - half, middle + half], -setback, [sill, low - 3]);
  }
};

/** A clerestory stands so far behind the wall, and so high above the roof there. */
const clerestory = { setback: 24, high: 34 } as const;

const addClerestory = (of: FacesOf, house: House, part: HousePart): void => {
  const { wall, from, to } = part;
  const out = -clerestory.setback;
  const heights = [from, (from + to) / 2, to].map((u) => {
    const [x, y] = wall.at(u, out, 0);
    return house.roof.heightAt(x, y);
  });
  const foot = Math.min(...heights) - 2;
  const top = Math.max(...heights) + clerestory.high;
  const far = wall.side === 'left' || wall.side === 'right' ? house.length : house.depth;
  const back = Math.min(meetsRoof(house, wall, (from + to) / 2, top) ?? Infinity, far * 0.6);
  const add = of(`part:${part.part.id}`);
  add(
    'siding',
    [wall.at(from, out, foot), wall.at(to, out, foot), wall.at(to, out, top), wall.at(from, out, top)],
    true,
  );
  addSlab(add, wall, 'siding', [from, to], [-back, out - 1], [foot, top - 1], true);
  addWindow(add, wall, [from + 8, to - 8], out, [Math.max(...heights) + 6, top - 6]);
  const [left, right, front] = [from - 10, to + 10, out + 12];
  addPlate(
    of('roof', part.part.id),
    'roof',
    [
      wall.at(left, front, top + 6),
      wall.at(right, front, top + 6),
      wall.at(right, -back - 6, top + 8),
      wall.at(left, -back - 6, top + 8),
    ],
    thick,
  );
};

/** What the roof carries. @param material of the gables */
export const addParts = (of: FacesOf, house: House, material: SolidMaterial): void => {
  for (const part of house.parts) {
    if (part.part.kind === 'gable') addGable(of, house, part, material);
    else if (part.part.kind === 'dormer') addDormer(of, house, part);
    else addClerestory(of, house, part);
  }
};
