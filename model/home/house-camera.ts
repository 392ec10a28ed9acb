import { cameraOn, type Frame, type Project } from '../space/camera.ts';
import type { Point3 } from '../space/point.ts';
import { bodyOf } from './body/body.ts';
import { eave, type Body } from './body/parts.ts';
import type { House } from './house.ts';

/**
 * The view of a home from its front right, and its body, which the view was fitted to.
 * @param frame where the home stands on paper
 * @param turn degrees away from facing its front
 */
export const houseCamera = (
  house: House,
  frame: Frame,
  turn = 26 + 11 * Math.min(1, house.length / 900),
): { project: Project; body: Body } => {
  const body = bodyOf(house.roof, house);
  const { length, depth, porch } = house;
  const points: Point3[] = [
    ...[-22, length + 22].flatMap((x) =>
      [-22, depth + 22].flatMap((y): Point3[] => [
        [x, y, 0],
        [x, y, eave],
      ]),
    ),
    [0, depth / 2, body.top],
    [length, depth / 2, body.top],
    [porch.door, -porch.depth - 40, 0],
  ];
  return { body, project: cameraOn(points, [length / 2, depth / 2, 0], length * 1.15 + 620, turn, frame) };
};
