import type { HomeView } from '@hearthline/rules/homes/catalog/views.ts';
import type { Box, Side } from '../plan/document.ts';
import { aspectFrom, cameraOn, type Camera, type Frame, type Viewpoint } from '../space/camera.ts';
import type { Point3 } from '../space/point.ts';
import type { House } from './house.ts';
import { deckHeight, porchEaves } from './solid/porch-faces.ts';
import { eave } from './roof.ts';

/** Degrees from facing the front to facing each side. */
const turnTo: Readonly<Record<Side, number>> = { front: 0, right: 90, rear: 180, left: -90 };

/** On which side of the front door the viewer stands: where the nearer end of the street wall is. */
export const viewerSide = ({ entry, street }: House): 1 | -1 => (entry < street.length / 2 ? -1 : 1);

const cornersOf = ({ depth }: House, { x, y, w, h }: Box): Point3[] =>
  [x, x + w].flatMap((atX) => [y, y + h].map((atY): Point3 => [atX, depth - atY, 0]));

/** The corners of a home, of its roof with what it carries, and of what lies before it. A ramp is long: it may leave the picture. */
const outerPoints = (house: House): Point3[] => {
  const { plan, roof, length, depth, parts } = house;
  return [
    ...cornersOf(house, { x: 0, y: 0, w: length, h: depth }),
    ...roof.planes.flat(),
    [length / 2, depth / 2, roof.top],
    ...plan.steps.flatMap((one) => (one.kind === 'stairs' ? cornersOf(house, one) : [])),
    ...house.porches.flatMap(({ wall, from, to, depth: out, porch }) =>
      [from - porchEaves, to + porchEaves].map((u) => wall.at(u, out, porch.covered ? eave : deckHeight)),
    ),
    ...parts.map(({ wall, from, to }) => wall.at((from + to) / 2, 0, roof.top)),
  ];
};

const centreOf = ({ length, depth }: House): Point3 => [length / 2, depth / 2, 0];

/** How long a home is along the street, and how deep behind it. */
const extentOf = ({ street, length, depth }: House): { long: number; deep: number } => ({
  long: street.length,
  deep: length + depth - street.length,
});

/** So many degrees from facing the street wall, towards the nearer end of it. */
const turned = (house: House, degrees: number): number =>
  turnTo[house.street.side] + viewerSide(house) * degrees;

/** Wider than this, a home is a strip across the picture: it is turned until it fills it. */
const widest = 3.1;

const streetFrom = (house: House, points: readonly Point3[]): Viewpoint => {
  const { long, deep } = extentOf(house);
  const distance = Math.max(long, deep * 0.8) * 0.8 + 420;
  const at = (turn: number): Viewpoint => ({ centre: centreOf(house), distance, turn: turned(house, turn) });
  for (let turn = 28; turn < 50; turn += 1) if (aspectFrom(points, at(turn)) <= widest) return at(turn);
  return at(50);
};

/** Nearer to the end wall than to the street's. */
const cornerFrom = (house: House): Viewpoint => {
  const { long, deep } = extentOf(house);
  return {
    centre: centreOf(house),
    distance: Math.max(long, deep) * 0.74 + 380,
    turn: turned(house, 66 - 20 * Math.min(1, deep / 480)),
  };
};

/** A few steps beside the walk to the front door. */
const porchFrom = (house: House): Viewpoint => {
  const { entry, street } = house;
  const side = viewerSide(house);
  const distance = 420;
  // The whole wall has to be before the viewer: one that passes beside him cannot be drawn.
  const reach = side > 0 ? street.length - entry : entry;
  const max = Math.asin(Math.min(1, (distance - 120) / (reach + 40)));
  return {
    centre: street.at(entry + 20 * side, 0, 0),
    distance,
    turn: turned(house, Math.min(27, (max * 180) / Math.PI)),
  };
};

/** The porch of the front door; undefined where its document has none. */
export const entryPorch = ({ porches, street, entry }: House): House['porches'][number] | undefined =>
  porches.find(({ wall, from, to }) => wall === street && from <= entry && entry <= to);

const porchPoints = (house: House): Point3[] => {
  const { entry, street } = house;
  const { from, to, depth } = entryPorch(house) ?? { from: entry, to: entry, depth: 0 };
  // Of a long porch only what lies about the door.
  const [left, right] = [
    Math.min(entry - 90, Math.max(from, entry - 170)) - 30,
    Math.max(entry + 90, Math.min(to, entry + 170)) + 30,
  ];
  return [left, right].flatMap((u): Point3[] => [
    street.at(u, 0, deckHeight),
    street.at(u, 0, eave + 24),
    street.at(u, depth + 34, 0),
  ]);
};

/**
 * The view of a home by somebody who stands before its street wall, on the side of the front door.
 * @param frame where the home stands on paper; the front door is fitted into it when seen from near
 */
export const houseCamera = (house: House, frame: Frame, view: HomeView = 'street'): Camera => {
  const points = outerPoints(house);
  switch (view) {
    case 'street':
      return cameraOn(points, streetFrom(house, points), frame);
    case 'corner':
      return cameraOn(points, cornerFrom(house), frame);
    case 'porch':
      return cameraOn(porchPoints(house), porchFrom(house), frame);
  }
};

/** A view from above the eaves, which shows a roof. */
export const roofCamera = (house: House, frame: Frame): Camera => {
  const { long } = extentOf(house);
  const from = { centre: centreOf(house), distance: long * 1.15 + 620, turn: turned(house, 39), eye: 190 };
  return cameraOn(outerPoints(house), from, frame);
};
