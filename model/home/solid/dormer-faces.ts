import type { Point3 } from '../../space/point.ts';
import { dormersOf } from '../body/dormers.ts';
import type { Size } from '../body/parts.ts';
import { addBox, type AddFace, type SolidBox, type SolidMaterial } from './mesh.ts';

/** How far a dormer stands out before the wall, and where its roof meets the slope behind. */
const [out, behind] = [5, 34];

/** The dormers of a mansard roof, at its front and its rear. */
export const addDormers = (add: AddFace, { length, depth }: Size): void => {
  for (const isRear of [false, true])
    for (const { x, w, low, high, window } of dormersOf(length)) {
      const turn = ([px, py, pz]: Point3): Point3 => (isRear ? [length - px, depth - py, pz] : [px, py, pz]);
      const box = (material: SolidMaterial, of: SolidBox): void => {
        const [a, b] = [turn([of.x[0], of.y[0], of.z[0]]), turn([of.x[1], of.y[1], of.z[1]])];
        const span = (axis: 0 | 1): readonly [number, number] => [
          Math.min(a[axis], b[axis]),
          Math.max(a[axis], b[axis]),
        ];
        addBox(add, material, { x: span(0), y: span(1), z: of.z }, true);
      };
      box('roof', { x: [x, x + w], y: [-out + 1, behind], z: [low, high] });
      box('trim', { x: [x - 2, x + w + 2], y: [-out, -out + 2], z: [low - 3, high] });
      box('roof', { x: [x - 6, x + w + 6], y: [-out - 5, behind + 4], z: [high + 2, high + 5] });
      box('trim', { x: [x - 6, x + w + 6], y: [-out - 6, behind + 4], z: [high - 3, high + 2] });
      const { u, w: wide, sill, h } = window;
      const [left, foot] = [x + u, low + sill];
      const pane: Point3[] = [
        [left, -out - 0.4, foot],
        [left + wide, -out - 0.4, foot],
        [left + wide, -out - 0.4, foot + h],
        [left, -out - 0.4, foot + h],
      ];
      add('glass', pane.map(turn), true);
      const bar = (at: number, width: number, from: number, to: number): void =>
        box('frame', { x: [at, at + width], y: [-out - 2, -out], z: [from, to] });
      bar(left - 3, 3, foot - 3, foot + h + 3);
      bar(left + wide, 3, foot - 3, foot + h + 3);
      bar(left, wide, foot - 3, foot);
      bar(left, wide, foot + h, foot + h + 3);
      bar(left, wide, foot + h * 0.52, foot + h * 0.52 + 1.8);
    }
};
