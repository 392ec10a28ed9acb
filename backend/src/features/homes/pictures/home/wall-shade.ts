import type { House, WallSide } from '@hearthline/model/home/house.ts';
import { seenFrom } from '@hearthline/model/home/house.ts';
import { viewerSide } from '@hearthline/model/home/house-camera.ts';
import type { SolidFace } from '@hearthline/model/home/solid/faces.ts';
import { floorHeight } from '@hearthline/model/plan/document.ts';
import type { Point, Point3 } from '@hearthline/model/space/point.ts';
import { bounds, mapOf, type Map2, type Surface } from '@hearthline/model/space/surface.ts';
import type { Project } from '@hearthline/model/space/camera.ts';
import { path, polygon, polygonPath, type Shape } from '../drawing/shape.ts';

/** Where the low sun stands before the street wall: far along it on the viewer's other side, out before it, and up. */
const sunBefore = { aside: 0.5, out: 0.74, up: 0.42 } as const;

/** The direction of the sun, of length 1. */
export const sunOf = (house: House): Point3 => {
  const { street } = house;
  const [x0, y0] = street.at(0, 0, 0);
  const [x, y] = street.at(-viewerSide(house) * sunBefore.aside, sunBefore.out, 0);
  const [dx, dy] = [x - x0, y - y0];
  const length = Math.hypot(dx, dy, sunBefore.up);
  return [dx / length, dy / length, sunBefore.up / length];
};

/** At dusk there is no sun: what is in its shadow by day is as dark as the rest. */
const noShade = '#17222b00';

/** The part of a polygon before a wall: no corner behind its face. Points are along the wall, before it, and up. */
export const beforeWall = (points: readonly Point3[]): Point3[] =>
  points.flatMap((point, index): Point3[] => {
    const next = points[(index + 1) % points.length] ?? point;
    const share = point[1] / (point[1] - next[1]);
    const crossing: Point3 = [
      point[0] + (next[0] - point[0]) * share,
      0,
      point[2] + (next[2] - point[2]) * share,
    ];
    return [...(point[1] >= 0 ? [point] : []), ...(point[1] >= 0 !== next[1] >= 0 ? [crossing] : [])];
  });

/** Twice the area, above 0 where corners run counterclockwise. */
const turn = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [x2, y2] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * y2 - x2 * y;
  }, 0);

/** The shadow that the sun throws on the street wall of what stands before it, as path data. @param to from the wall's coordinates */
export const sunShadow = (house: House, faces: readonly SolidFace[], to: Map2): string => {
  const { aside, out, up } = sunBefore;
  const by = viewerSide(house) * (aside / out);
  return faces
    .filter(({ node }) => /^(?:roof|porch|part)/.test(node))
    .flatMap(({ points }) => {
      const seen = points.map((point): Point3 => {
        const [u, near] = seenFrom(house, house.street.side, point);
        return [u, near, point[2] - floorHeight];
      });
      const before = beforeWall(seen);
      if (before.length < 3 || Math.max(...before.map(([, near]) => near)) < 3) return [];
      const thrown = before.map(([u, near, z]): Point => [u + by * near, z - (up / out) * near]);
      const area = turn(thrown);
      if (Math.abs(area) < 2) return [];
      // All the same way round, so that what two of them cover is not left out.
      return [polygonPath((area > 0 ? thrown : thrown.toReversed()).map(([u, v]) => to(u, v)))];
    })
    .join('');
};

/** A shadow by day. */
export const shadowShape = (d: string, opacity: number): Shape =>
  path(d, { fill: '#17222b', dusk: noShade, opacity });

/** The shadow under the eaves of a wall that the sun does not reach, softer towards its lower edge. */
export const eaveShadow = (
  surface: Surface,
  project: Project,
  { top }: Pick<WallSide, 'top'>,
  drop: number,
): Shape[] => {
  const to = mapOf(surface, project);
  return [drop, drop * 0.55].map((depth) =>
    polygon([...top.map(([u, v]) => to(u, v)), ...[...top].reverse().map(([u, v]) => to(u, v - depth))], {
      fill: '#17222b',
      opacity: 0.2,
    }),
  );
};

/** A wall's foot in the shade of what stands before it, and warm light from the sun's side. */
export const shading = (surface: Surface, project: Project, isLit: boolean, fromLeft: boolean): Shape[] => {
  const { u1, u2, v1, v2 } = bounds(surface);
  const to = mapOf(surface, project);
  const outline = [to(u1, v1), to(u2, v1), to(u2, v2), to(u1, v2)];
  const [near, far] = fromLeft ? [u1, u2] : [u2, u1];
  return [
    polygon(outline, {
      fill: {
        kind: 'linear',
        from: to(near, v2),
        to: to(far, v2),
        stops: isLit
          ? [
              [0, '#ffe6b430'],
              [0.6, '#ffe6b40c'],
              [1, '#17222b14'],
            ]
          : [
              [0, '#17222b00'],
              [1, '#17222b30'],
            ],
      },
    }),
    polygon([to(u1, v1), to(u2, v1), to(u2, 40), to(u1, 40)], {
      fill: {
        kind: 'linear',
        from: to(u2, 0),
        to: to(u2, 40),
        stops: [
          [0, '#17222b38'],
          [1, '#17222b00'],
        ],
      },
    }),
  ];
};
