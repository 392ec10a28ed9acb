import { finishOf, keepsColor, sidingColors, type HouseColors } from '@hearthline/model/home/finishes.ts';
import { seenFrom, type House, type WallSide } from '@hearthline/model/home/house.ts';
import { viewerSide } from '@hearthline/model/home/house-camera.ts';
import { wallHeight } from '@hearthline/model/home/roof.ts';
import { areaVector, type SolidFace } from '@hearthline/model/home/solid/faces.ts';
import { outsideFaces } from '@hearthline/model/home/solid/house-solid.ts';
import { hasShutters, shutterWidth } from '@hearthline/model/home/solid/opening-faces.ts';
import { secondOn } from '@hearthline/model/home/solid/wall-faces.ts';
import { floorHeight } from '@hearthline/model/plan/document.ts';
import type { Project } from '@hearthline/model/space/camera.ts';
import type { Point, Point3 } from '@hearthline/model/space/point.ts';
import { bounds, mapOf, type Map2, type Surface } from '@hearthline/model/space/surface.ts';
import type { Siding } from '@hearthline/rules/home-options.ts';
import { lit } from '../drawing/colour.ts';
import { ellipse, group, path, polygon, polygonPath, type Shape } from '../drawing/shape.ts';
import { drawFaces, facesViewer, nearness, type FacePaint } from './draw-faces.ts';
import { drawOpening } from './draw-opening.ts';
import { groundShadow, planting } from './garden.ts';
import { bloom, lightOnLawn, porchLamps } from './glow.ts';
import { onSurface, patch, patchPath } from './patch.ts';
import { drawSiding } from './siding/draw-siding.ts';
import { beforeWall, eaveShadow, shading, shadowShape, sunOf, sunShadow } from './wall-shade.ts';

/** A home to draw, and what decides what is left to chance: stones, shrubs, trees. */
export interface PaintedHouse {
  readonly house: House;
  readonly colors: HouseColors;
  readonly seed: string;
}

/** A home in the colors of its look. */
export const painted = (house: House, seed: string): PaintedHouse => ({
  house,
  colors: finishOf(house.plan.front),
  seed,
});

/** A home that shows a siding as it comes, not painted. */
export const unpainted = (house: House, seed: string): PaintedHouse => {
  const { siding } = house.plan.front;
  const own = finishOf({ ...house.plan.front, color: 'white' });
  return { house, colors: keepsColor(siding) ? own : { ...own, wall: sidingColors[siding] }, seed };
};

const surfaceOf = ({ at, top, length }: WallSide): Surface => {
  const [x0, y0, z0] = at(0, 0, floorHeight);
  const [x1, y1] = at(1, 0, floorHeight);
  return {
    origin: [x0, y0, z0],
    u: [x1 - x0, y1 - y0, 0],
    v: [0, 0, 1],
    outline: [[0, 0], [length, 0], ...top.toReversed()],
  };
};

const isSeen = (surface: Surface, project: Project): boolean => {
  const { origin, u } = surface;
  const { u2, v2 } = bounds(surface);
  const corner = (a: number, b: number): Point3 => [
    origin[0] + a * u[0],
    origin[1] + a * u[1],
    origin[2] + b,
  ];
  return facesViewer([corner(0, 0), corner(u2, 0), corner(u2, v2), corner(0, v2)], project);
};

const shutters = (to: Map2, house: House, wall: WallSide, colour: string): Shape[] =>
  wall.openings
    .filter((opening) => hasShutters(house, wall, opening))
    .flatMap((opening) => {
      const { u, w, sill, h } = opening;
      const wide = shutterWidth(opening);
      return [u - 5 - wide, u + w + 5].flatMap((from) => {
        const slats: string[] = [];
        for (let v = sill + 3; v < sill + h - 3; v += 2.4)
          slats.push(patchPath(to, from + 2, v, wide - 4, 0.8));
        return [
          patch(to, from + 1.2, sill - 1.4, wide, h, '#17222b', 0.25),
          patch(to, from, sill, wide, h, colour),
          path(slats.join(''), { fill: lit(colour, 0.74) }),
          patch(to, from, sill + h * 0.48, wide, 3, lit(colour, 1.05)),
        ];
      });
    });

const shadeLight = 0.74;

const drawWall = (
  { house, colors, seed }: PaintedHouse,
  wall: WallSide,
  project: Project,
  faces: readonly SolidFace[],
): Shape[] => {
  const { siding, second } = house.plan.front;
  const surface = surfaceOf(wall);
  const to = mapOf(surface, project);
  const box = bounds(surface);
  const isStreet = wall === house.street;
  const light = isStreet ? 1.02 : shadeLight;
  const clad = (own: Siding, colour: string): Shape[] =>
    drawSiding(own, { to, ...box, light, detail: 'far', seed: `${seed} ${own} ${light}` }, colour);
  const within = (outline: readonly Point[], shapes: readonly Shape[]): Shape =>
    group(shapes, { clip: polygonPath(outline.map(([u, v]) => to(u, v))) });
  const masonry = siding === 'brick' || siding === 'stone' || siding === 'stucco';
  const edge = (u: number): Shape => patch(to, u, 0, 4.5, box.v2, lit(colors.trim, light));
  const other = second?.siding ?? siding;
  const patches = secondOn(house, wall).map(({ from, to: end, high }) =>
    within(
      [
        [from, 0],
        [end, 0],
        [end, high],
        [from, high],
      ],
      clad(other, colors.second),
    ),
  );
  const ledges = secondOn(house, wall)
    .filter(({ high }) => high < wallHeight)
    .map(({ from, to: end, high }) =>
      patch(to, from, high - 1, end - from, 3, lit(colors.trim, light * 0.96)),
    );
  const gable =
    second?.where === 'gables' && Math.max(...wall.top.map(([, v]) => v)) > wallHeight + 6
      ? [
          within(
            [
              [0, wallHeight],
              [wall.length, wallHeight],
              [wall.length, box.v2],
              [0, box.v2],
            ],
            clad(other, colors.second),
          ),
          patch(to, 0, wallHeight - 2, wall.length, 5, lit(colors.trim, light)),
        ]
      : [];
  const shadow = isStreet ? sunShadow(house, faces, to) : '';
  return [
    onSurface(surface, project, [
      ...clad(siding, colors.wall),
      ...gable,
      ...patches,
      ...ledges,
      ...(masonry ? [] : [edge(0), edge(box.u2 - 4.5)]),
      ...shading(surface, project, isStreet, viewerSide(house) > 0),
      ...(isStreet ? [shadowShape(shadow, 0.4)] : eaveShadow(surface, project, wall, 12)),
      ...shutters(to, house, wall, lit(colors.door, light)),
      ...wall.openings.flatMap((opening) => drawOpening(to, opening, colors, light)),
      ...(isStreet ? [shadowShape(shadow, 0.2)] : []),
    ]),
  ];
};

const skirting = (wall: WallSide, project: Project, isStreet: boolean): Shape[] => {
  const light = isStreet ? 0.98 : 0.76;
  const at = (u: number, z: number): Point => project(wall.at(u, 0, z));
  const { length } = wall;
  const count = Math.max(1, Math.round(length / 24));
  const joints = Array.from({ length: count }, (_, index) => {
    const u = (length * index) / count;
    return polygonPath([at(u, 0), at(u, floorHeight)]).slice(0, -1);
  }).join('');
  return [
    polygon([at(0, 0), at(length, 0), at(length, floorHeight), at(0, floorHeight)], {
      fill: lit('#c3bdb0', light),
    }),
    path(joints, { stroke: lit('#9a958a', light), width: 0.7 }),
    polygon(
      [at(0, floorHeight - 5), at(length, floorHeight - 5), at(length, floorHeight), at(0, floorHeight)],
      {
        fill: '#17222b',
        opacity: 0.3,
      },
    ),
    polygon([at(0, 0), at(length, 0), at(length, 7), at(0, 7)], { fill: '#2a3524', opacity: 0.32 }),
  ];
};

/** The lower side of a roof where it reaches beyond the walls: nothing else of it is seen. */
const beyondWalls = (house: House, walls: readonly WallSide[], face: SolidFace): SolidFace[] =>
  areaVector(face.points)[2] >= 0
    ? [face]
    : walls.flatMap((wall) => {
        const seen = face.points.map((point): Point3 => [...seenFrom(house, wall.side, point), point[2]]);
        const points = beforeWall(seen).map(([u, near, z]) => wall.at(u, near, z));
        return points.length > 2 ? [{ ...face, points }] : [];
      });

/** Something that stands before the walls, and how near. */
interface Standing {
  readonly near: number;
  readonly shapes: readonly Shape[];
}

const standingOf = (
  { house }: PaintedHouse,
  faces: readonly SolidFace[],
  paint: FacePaint,
): (Standing & { readonly wall: WallSide })[] =>
  house.porches.map(({ porch, wall, from, to, depth, steps, gable }) => {
    const of = (node: string): SolidFace[] => faces.filter((face) => face.node === node);
    const owned = (owner: string | undefined): SolidFace[] =>
      owner === undefined ? [] : faces.filter((face) => face.owner === owner);
    const over = gable ? [...of(`part:${gable.part.id}`), ...owned(gable.part.id)] : owned(porch.id);
    return {
      wall,
      near: nearness(paint.project, wall.at((from + to) / 2, depth / 2, 0)),
      shapes: [
        ...drawFaces(over, paint),
        ...drawFaces(of(`porch:${porch.id}`), paint),
        ...steps.flatMap(({ id }) => drawFaces(of(`steps:${id}`), paint)),
      ],
    };
  });

/** The home itself, from its shadow on the ground to the shrubs before it. */
export const drawHouse = (
  home: PaintedHouse,
  project: Project,
  options: { onLand: boolean; roofColour?: string },
): Shape[] => {
  const { house, seed } = home;
  const { front } = house.plan;
  const colors = options.roofColour ? { ...home.colors, covering: options.roofColour } : home.colors;
  const faces = outsideFaces(house);
  const paint: FacePaint = {
    project,
    sun: sunOf(house),
    colors,
    siding: front.siding,
    second: front.second?.siding ?? front.siding,
    covering: house.roof.covering,
    seed,
  };
  const seen = Object.values(house.walls)
    .filter((wall) => isSeen(surfaceOf(wall), project))
    .sort(
      (a, b) => nearness(project, a.at(a.length / 2, 0, 0)) - nearness(project, b.at(b.length / 2, 0, 0)),
    );
  const standing = standingOf({ ...home, colors }, faces, paint);
  const behind = standing.filter(({ wall }) => !seen.includes(wall));
  const covered = new Set(house.porches.flatMap(({ gable }) => (gable ? [gable.part.id] : [])));
  const roof = faces.filter(
    ({ node, owner, material }) =>
      node === 'roof' && owner === undefined && material !== 'siding' && material !== 'second',
  );
  const parts = house.parts
    .filter(({ part, wall }) => seen.includes(wall) && !covered.has(part.id))
    .map(({ part, wall, from, to }): Standing => ({
      near: nearness(project, wall.at((from + to) / 2, 0, 0)),
      shapes: drawFaces(
        faces.filter(({ node, owner }) => node === `part:${part.id}` || owner === part.id),
        paint,
      ),
    }));
  const before: Standing[] = [
    ...standing.filter(({ wall }) => seen.includes(wall)),
    ...(options.onLand ? planting(house, project, seed) : []),
  ];
  const draw = (list: readonly Standing[]): Shape[] =>
    list.toSorted((a, b) => a.near - b.near).flatMap(({ shapes }) => shapes);
  const walls = seen.map((wall) => ({ wall, to: mapOf(surfaceOf(wall), project) }));
  return [
    ...(options.onLand ? [...groundShadow(house, project), ...lightOnLawn(house, project)] : []),
    ...draw(behind),
    ...seen.flatMap((wall) => [
      ...skirting(wall, project, wall === house.street),
      ...drawWall({ ...home, colors }, wall, project, faces),
    ]),
    ...walls.filter(({ wall }) => wall === house.street).flatMap(({ wall, to }) => porchLamps(wall, to)),
    ...drawFaces(
      roof.flatMap((face) => beyondWalls(house, seen, face)),
      paint,
    ),
    ...draw(parts),
    ...draw(before),
    ...(options.onLand ? bloom(seen, project) : []),
  ];
};

/** A soft round shadow for a home on plain paper. */
export const studioShadow = ({ length, depth }: House, project: Project): Shape => {
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
