import { floorHeight } from '../../plan/document.ts';
import type { House, Opening, WallSide } from '../house.ts';
import { addSlab, type AddFace, type FacesOf, type Pair, type SolidMaterial } from './faces.ts';
import { fitted } from './wall-faces.ts';

/** Styles whose windows have shutters beside them. */
const shuttered: ReadonlySet<string> = new Set(['cottage', 'ranch']);

/** Frame, sashes, glass or door in an opening of a wall so thick: all within the opening. */
const addOpening = (add: AddFace, side: WallSide, { kind, u, w, sill, h }: Opening, thick: number): void => {
  const bar = (material: SolidMaterial, us: Pair, [v1, v2]: Pair, outs: Pair): void =>
    addSlab(add, side, material, us, outs, [floorHeight + v1, floorHeight + v2]);
  const pane = (u1: number, u2: number, v1: number, v2: number, out = -2.5): void => {
    const z = [floorHeight + v1, floorHeight + v2] as const;
    add('glass', [
      side.at(u1, out, z[0]),
      side.at(u2, out, z[0]),
      side.at(u2, out, z[1]),
      side.at(u1, out, z[1]),
    ]);
  };
  const sash = ([u1, u2]: Pair, [v1, v2]: Pair): void => {
    bar('frame', [u1, u1 + 1.6], [v1, v2], [-3.4, -1.4]);
    bar('frame', [u2 - 1.6, u2], [v1, v2], [-3.4, -1.4]);
    bar('frame', [u1, u2], [v1, v1 + 1.8], [-3.4, -1.4]);
    bar('frame', [u1, u2], [v2 - 1.8, v2], [-3.4, -1.4]);
    pane(u1, u2, v1, v2);
  };
  // The jambs take the whole thickness of the wall.
  for (const [from, to] of [
    [u, u + 0.8],
    [u + w - 0.8, u + w],
  ] as const)
    bar('frame', [from, to], [sill, sill + h], [-thick, 0]);
  bar('frame', [u, u + w], [sill + h - 0.8, sill + h], [-thick, 0]);
  if (sill > 0) bar('frame', [u, u + w], [sill, sill + 0.8], [-thick, 0]);
  if (h < 12) return;
  if (kind === 'door') {
    const glazed = h * 0.58;
    bar('door', [u, u + w], [0, glazed], [-4, -2]);
    bar('door', [u, u + w], [h - 6, h], [-4, -2]);
    bar('door', [u, u + 5], [glazed, h - 6], [-4, -2]);
    bar('door', [u + w - 5, u + w], [glazed, h - 6], [-4, -2]);
    pane(u + 5, u + w - 5, glazed, h - 6, -3);
    for (const left of [u + w * 0.12, u + w * 0.54])
      bar('door', [left, left + w * 0.34], [8, glazed - 7], [-2, -1.4]);
    bar('hardware', [u + w * 0.88, u + w * 0.93], [36, 41], [-2, 0]);
    return;
  }
  const sashes = kind === 'glass-door' ? 2 : w > 56 ? 3 : w > 36 ? 2 : 1;
  for (let index = 0; index < sashes; index++)
    sash([u + (w * index) / sashes, u + (w * (index + 1)) / sashes], [sill, sill + h]);
  if (kind === 'window' && h > 40)
    bar('frame', [u, u + w], [sill + h * 0.51, sill + h * 0.51 + 1.8], [-3.4, -1.2]);
};

/** What a wall has around an opening: casing, sill, and shutters where there is room for both. It stands out less than an inch. */
const addCasing = (add: AddFace, side: WallSide, opening: Opening, hasShutters: boolean): void => {
  const { kind, u, w, sill, h } = opening;
  const bar = (material: SolidMaterial, us: Pair, [v1, v2]: Pair, out: number): void =>
    addSlab(add, side, material, us, [0, out], [floorHeight + v1, floorHeight + v2]);
  bar('frame', [u - 4, u], [sill, sill + h], 0.7);
  bar('frame', [u + w, u + w + 4], [sill, sill + h], 0.7);
  bar('frame', [u - 5, u + w + 5], [sill + h, sill + h + 5], 0.9);
  if (kind !== 'window') return;
  bar('frame', [u - 5, u + w + 5], [sill - 4, sill], 0.9);
  if (!hasShutters) return;
  const wide = shutterWidth(opening);
  for (const from of [u - 4.5 - wide, u + w + 4.5])
    bar('shutter', [from, from + wide], [sill, sill + h], 0.9);
};

/** How wide each of two shutters is that close a window together. */
export const shutterWidth = ({ w }: Opening): number => Math.min(16, Math.max(10, w * 0.36));

/** Whether a window of the street wall has shutters: the style has them and nothing else is where they hang. */
export const hasShutters = ({ plan, street }: House, side: WallSide, opening: Opening): boolean => {
  if (side !== street || opening.kind !== 'window' || !shuttered.has(plan.front.style)) return false;
  const reach = shutterWidth(opening) + 10;
  const { u, w } = opening;
  return (
    opening.h > 30 &&
    u > reach &&
    u + w < side.length - reach &&
    side.openings.every((one) => one === opening || one.u + one.w <= u - reach || one.u >= u + w + reach)
  );
};

/** Windows and doors of the outside walls. */
export const addOpenings = (of: FacesOf, house: House): void => {
  const [{ windows, doors }] = house.plan.levels;
  const bodies = new Map([...windows, ...doors].map((one) => [one.id, one]));
  for (const side of Object.values(house.walls))
    for (const [index, opening] of fitted(side).entries()) {
      const body = bodies.get(opening.id);
      const own = side.openings[index];
      if (!body || !own) continue;
      const kind = opening.kind === 'window' ? 'window' : 'door';
      addOpening(of(`${kind}:${opening.id}`), side, opening, Math.min(body.w, body.h));
      addCasing(of(`wall:${body.wall}`), side, opening, hasShutters(house, side, own));
    }
};
