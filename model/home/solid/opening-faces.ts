import { base } from '../body/parts.ts';
import type { Opening } from '../house-opening.ts';
import { addBox, type AddFace, type SolidMaterial } from './mesh.ts';
import type { WallSide } from './sides.ts';
import { fitted } from './wall-faces.ts';

type Span = readonly [from: number, to: number];

/** Frames, sashes, glass and doors in the openings of a wall. */
export const addOpenings = (add: AddFace, side: WallSide): void => {
  const bar = (material: SolidMaterial, [u1, u2]: Span, [v1, v2]: Span, [out1, out2]: Span): void => {
    const [a, b] = [side.at(u1, out1, base + v1), side.at(u2, out2, base + v2)];
    const span = (axis: 0 | 1 | 2): Span => [Math.min(a[axis], b[axis]), Math.max(a[axis], b[axis])];
    addBox(add, material, { x: span(0), y: span(1), z: span(2) });
  };
  const pane = (u1: number, u2: number, v1: number, v2: number, out = -2.5): void => {
    add('glass', [
      side.at(u1, out, base + v1),
      side.at(u2, out, base + v1),
      side.at(u2, out, base + v2),
      side.at(u1, out, base + v2),
    ]);
  };
  const casing = ({ u, w, sill, h }: Opening, foot: number): void => {
    bar('frame', [u - 4, u], [sill - foot, sill + h], [-1, 1.2]);
    bar('frame', [u + w, u + w + 4], [sill - foot, sill + h], [-1, 1.2]);
    bar('frame', [u - 5, u + w + 5], [sill + h, sill + h + 5], [-1, 1.7]);
    if (foot > 0) bar('frame', [u - 6, u + w + 6], [sill - 4, sill], [-1, 2.6]);
  };
  const sash = ([u1, u2]: Span, [v1, v2]: Span): void => {
    bar('frame', [u1, u1 + 1.6], [v1, v2], [-3.4, -1.4]);
    bar('frame', [u2 - 1.6, u2], [v1, v2], [-3.4, -1.4]);
    bar('frame', [u1, u2], [v1, v1 + 1.8], [-3.4, -1.4]);
    bar('frame', [u1, u2], [v2 - 1.8, v2], [-3.4, -1.4]);
    pane(u1, u2, v1, v2);
  };
  for (const opening of fitted(side)) {
    const { kind, u, w, sill, h } = opening;
    if (h < 12) continue;
    casing(opening, kind === 'window' ? 4 : 0);
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
      continue;
    }
    const sashes = kind === 'glass-door' ? 2 : w > 56 ? 3 : w > 34 ? 2 : 1;
    for (let index = 0; index < sashes; index++)
      sash([u + (w * index) / sashes, u + (w * (index + 1)) / sashes], [sill, sill + h]);
    if (kind === 'window' && h > 40)
      bar('frame', [u, u + w], [sill + h * 0.51, sill + h * 0.51 + 1.8], [-3.4, -1.2]);
  }
};
