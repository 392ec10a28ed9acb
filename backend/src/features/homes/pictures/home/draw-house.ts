import { base, type Body, type Size } from '@hearthline/model/home/body/parts.ts';
import { block, finishes, type Finish } from '@hearthline/model/home/finishes.ts';
import type { House } from '@hearthline/model/home/house.ts';
import type { Opening } from '@hearthline/model/home/house-opening.ts';
import { dormersOf } from '@hearthline/model/home/body/dormers.ts';
import { postedPorch } from '@hearthline/model/home/posted-porch.ts';
import type { Project } from '@hearthline/model/space/camera.ts';
import type { Point, Point3 } from '@hearthline/model/space/point.ts';
import { bounds, mapOf, type Surface } from '@hearthline/model/space/surface.ts';
import type { Siding } from '@hearthline/rules/home-options.ts';
import { lit } from '../drawing/colour.ts';
import { ellipse, path, polygon, polygonPath, type Shape } from '../drawing/shape.ts';
import { drawOpening } from './draw-opening.ts';
import { drawPorchFloor, drawPorchRoof } from './draw-porch.ts';
import { drawRoof, isSeen } from './draw-roof.ts';
import { groundShadow, planting } from './garden.ts';
import { bloom, lightOnLawn, porchLamps } from './glow.ts';
import { onSurface, patch } from './patch.ts';
import { drawSiding } from './siding/draw-siding.ts';
import { eaveShadow, porchShadow, shading } from './wall-shade.ts';

/** A home with its materials, to draw from the front right. */
export interface PaintedHouse extends House {
  readonly siding: Siding;
  /** Decides what is left to chance: stones, shrubs, trees. */
  readonly seed: string;
}

const frontLight = 1;
const endLight = 0.76;

const corner = (surface: Surface, project: Project, u: number, trim: string, light: number): Shape => {
  const { v2 } = bounds(surface);
  return patch(mapOf(surface, project), u, 0, 4.5, v2, lit(trim, light));
};

const drawWall = (
  house: PaintedHouse,
  surface: Surface,
  project: Project,
  light: number,
  openings: readonly Opening[],
  top: readonly Point[],
  drop: number,
): Shape[] => {
  const style = finishes[house.siding];
  const to = mapOf(surface, project);
  const box = bounds(surface);
  const masonry = house.siding === 'brick' || house.siding === 'stone' || house.siding === 'stucco';
  const cladding = drawSiding(house.siding, {
    to,
    ...box,
    light,
    detail: 'far',
    seed: `${house.seed} ${light}`,
  });
  const frames = openings.flatMap((opening) => drawOpening(to, opening, style, light));
  const edges = masonry
    ? []
    : [
        corner(surface, project, 0, style.trim, light),
        corner(surface, project, box.u2 - 4.5, style.trim, light),
      ];
  return [
    onSurface(surface, project, [
      ...cladding,
      ...edges,
      ...shading(surface, project, light),
      ...frames,
      ...(top.length ? eaveShadow(surface, project, top, drop) : []),
    ]),
  ];
};

const skirting = ({ length, depth }: Size, project: Project, isEndSeen: boolean): Shape[] => {
  const side = (a: Point3, b: Point3, light: number): Shape[] => {
    const at = (share: number, z: number): Point =>
      project([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, z]);
    const count = Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 20);
    const joints = Array.from({ length: count }, (_, index) =>
      polygonPath([at(index / count, 0), at(index / count, base)]).slice(0, -1),
    ).join('');
    return [
      polygon([at(0, 0), at(1, 0), at(1, base), at(0, base)], { fill: lit(block, light) }),
      path(joints, { stroke: lit('#8f8b80', light), width: 0.7 }),
      polygon([at(0, base - 5), at(1, base - 5), at(1, base), at(0, base)], {
        fill: '#17222b',
        opacity: 0.3,
      }),
    ];
  };
  return [
    ...(isEndSeen ? side([length, 0, 0], [length, depth, 0], endLight) : []),
    ...side([0, 0, 0], [length, 0, 0], 0.98),
  ];
};

const dormers = ({ length, roof }: PaintedHouse, project: Project, style: Finish): Shape[] => {
  if (roof !== 'mansard') return [];
  return dormersOf(length).flatMap(({ x: x1, w, low: z1, high: z2, window }) => {
    const [x2, y, back] = [x1 + w, 0, 30];
    const to = (u: number, v: number): Point => project([x1 + u, y, z1 + v]);
    return [
      polygon(
        [
          project([x2, y, z1]),
          project([x2, y + back, z1 + 30]),
          project([x2, y + back, z2]),
          project([x2, y, z2]),
        ],
        { fill: lit(style.covering, 0.8) },
      ),
      polygon([to(-2, -3), to(w + 2, -3), to(w + 2, z2 - z1), to(-2, z2 - z1)], { fill: style.trim }),
      ...drawOpening(to, { kind: 'window', ...window }, style, frontLight),
      polygon(
        [
          project([x1 - 6, y - 5, z2 + 2]),
          project([x2 + 6, y - 5, z2 + 2]),
          project([x2 + 6, y + back, z2 + 4]),
          project([x1 - 6, y + back, z2 + 4]),
        ],
        { fill: lit(style.covering, 1.1) },
      ),
      polygon(
        [
          project([x1 - 6, y - 5, z2 - 3]),
          project([x2 + 6, y - 5, z2 - 3]),
          project([x2 + 6, y - 5, z2 + 2]),
          project([x1 - 6, y - 5, z2 + 2]),
        ],
        { fill: lit(style.trim, 0.95) },
      ),
    ];
  });
};

/** The home itself, from its shadow on the ground to the shrubs before it. */
export const drawHouse = (
  house: PaintedHouse,
  project: Project,
  body: Body,
  options: { onLand: boolean; roofColour?: string },
): Shape[] => {
  const style = options.roofColour
    ? { ...finishes[house.siding], covering: options.roofColour }
    : finishes[house.siding];
  const posted = postedPorch(house);
  const porch = posted ?? house.porch;
  const front = mapOf(body.front, project);
  const isEndSeen = isSeen(body.end, project);
  return [
    ...(options.onLand ? [...groundShadow(house, project), ...lightOnLawn(house, project)] : []),
    ...drawRoof(body.under, project, style),
    ...skirting(house, project, isEndSeen),
    ...(isEndSeen ? drawWall(house, body.end, project, endLight, house.end, body.endTop, 10) : []),
    ...drawWall(house, body.front, project, frontLight, house.front, body.frontTop, 20),
    ...(posted ? [porchShadow(posted, front)] : []),
    ...porchLamps(house, front),
    ...drawRoof(body.roof, project, style),
    ...dormers(house, project, style),
    ...(options.onLand ? planting(house, porch, project, house.seed) : []),
    ...(porch ? drawPorchFloor(porch, project, style.timber) : []),
    ...(posted ? drawPorchRoof(posted, project, style.timber, style.trim, style.covering) : []),
    ...(options.onLand ? bloom(house, project, isEndSeen) : []),
  ];
};

/** A soft round shadow for a home on plain paper. */
export const studioShadow = ({ length, depth }: Size, project: Project): Shape => {
  const [x, y] = project([length / 2, depth / 2, 0]);
  const [x2] = project([length, 0, 0]);
  const reach = Math.abs(x2 - x) * 1.6;
  return ellipse(x, y + 16, reach, reach * 0.16, {
    fill: {
      kind: 'radial',
      from: [x, y + 16],
      to: [x + reach, y + 16],
      stops: [
        [0, '#26332f66'],
        [0.7, '#26332f22'],
        [1, '#26332f00'],
      ],
    },
  });
};
