import type { HomeView } from '@hearthline/rules/homes/catalog/views.ts';
import { aspectFrom, cameraOn, type Camera, type Frame, type Viewpoint } from '../space/camera.ts';
import type { Point3 } from '../space/point.ts';
import { bodyOf } from './body/body.ts';
import { base, eave, type Body } from './body/parts.ts';
import type { House } from './house.ts';

/** A view of a home, and its body, which the view was fitted to. */
export interface HouseCamera extends Camera {
  readonly body: Body;
}

/** The corners of a home and of its roof, and the end of its steps. */
const outerPoints = ({ length, depth, entry, porch }: House, { top, roof }: Body): Point3[] => [
  ...[-22, length + 22].flatMap((x) =>
    [-22, depth + 22].flatMap((y): Point3[] => [
      [x, y, 0],
      [x, y, eave],
    ]),
  ),
  [0, depth / 2, top],
  [length, depth / 2, top],
  [entry, -(porch?.depth ?? 0) - 40, 0],
  ...roof.flatMap(({ surface: { origin, u, v, outline } }) =>
    outline.map(([a, b]): Point3 => [
      origin[0] + a * u[0] + b * v[0],
      origin[1] + a * u[1] + b * v[1],
      origin[2] + a * u[2] + b * v[2],
    ]),
  ),
];

const centreOf = ({ length, depth }: House): Point3 => [length / 2, depth / 2, 0];

/** Wider than this, a home is a strip across the picture: it is turned until it fills it. */
const widest = 3.1;

const streetFrom = (house: House, points: readonly Point3[]): Viewpoint => {
  const distance = house.length * 0.8 + 420;
  const centre = centreOf(house);
  const at = (turn: number): Viewpoint => ({ centre, distance, turn });
  for (let turn = 28; turn < 50; turn += 1) if (aspectFrom(points, at(turn)) <= widest) return at(turn);
  return at(50);
};

/** Nearer to the end wall than to the front. */
const cornerFrom = (house: House): Viewpoint => ({
  centre: centreOf(house),
  distance: house.length * 0.74 + 380,
  turn: 66 - 20 * Math.min(1, house.depth / 480),
});

/** A few steps to the right of the walk to the front door. */
const porchFrom = ({ length, entry }: House): Viewpoint => {
  const distance = 420;
  // The whole front has to be before the viewer: a wall that passes beside him cannot be drawn.
  const max = Math.asin(Math.min(1, (distance - 120) / (length + 40 - entry)));
  return { centre: [entry + 20, 0, 0], distance, turn: Math.min(27, (max * 180) / Math.PI) };
};

const porchPoints = ({ entry, porch }: House): Point3[] => {
  const { x, w, depth } = porch ?? { x: entry, w: 0, depth: 0 };
  const [left, right] = [Math.min(x, entry - 90) - 30, Math.max(x + w, entry + 90) + 30];
  return [left, right].flatMap((at): Point3[] => [
    [at, 0, base],
    [at, 0, eave + 24],
    [at, -depth - 34, 0],
  ]);
};

/**
 * The view of a home by somebody who stands before its front right.
 * @param frame where the home stands on paper; the front door is fitted into it when seen from near
 */
export const houseCamera = (house: House, frame: Frame, view: HomeView = 'street'): HouseCamera => {
  const body = bodyOf(house.roof, house);
  const points = outerPoints(house, body);
  switch (view) {
    case 'street':
      return { body, ...cameraOn(points, streetFrom(house, points), frame) };
    case 'corner':
      return { body, ...cameraOn(points, cornerFrom(house), frame) };
    case 'porch':
      return { body, ...cameraOn(porchPoints(house), porchFrom(house), frame) };
  }
};

/** A view from above the eaves, which shows a roof. */
export const roofCamera = (house: House, frame: Frame): HouseCamera => {
  const body = bodyOf(house.roof, house);
  const from = { centre: centreOf(house), distance: house.length * 1.15 + 620, turn: 39, eye: 190 };
  return { body, ...cameraOn(outerPoints(house, body), from, frame) };
};
