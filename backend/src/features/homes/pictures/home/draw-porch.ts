import { base } from '@hearthline/model/home/body/parts.ts';
import type { Porch, PostedPorch } from '@hearthline/model/home/porch-posts.ts';
import type { Project } from '@hearthline/model/space/camera.ts';
import type { Point3 } from '@hearthline/model/space/point.ts';
import { lit } from '../drawing/colour.ts';
import { path, polygon, type Shape } from '../drawing/shape.ts';
import { facesViewer } from './draw-roof.ts';

interface Box {
  readonly x1: number;
  readonly x2: number;
  readonly y1: number;
  readonly y2: number;
  readonly z1: number;
  readonly z2: number;
}

const quad = (project: Project, points: readonly Point3[], fill: string): Shape =>
  polygon(points.map(project), { fill, stroke: fill, width: 0.4 });

/** A side that the viewer sees: its corners run counterclockwise there. */
const side = (project: Project, points: readonly Point3[], fill: string): Shape[] =>
  facesViewer(points, project) ? [quad(project, points, fill)] : [];

/** The sides of a box that are seen from before it: top, both ends, front. */
const box = (project: Project, { x1, x2, y1, y2, z1, z2 }: Box, colour: string): Shape[] => [
  ...side(
    project,
    [
      [x1, y1, z2],
      [x2, y1, z2],
      [x2, y2, z2],
      [x1, y2, z2],
    ],
    lit(colour, 1.08),
  ),
  ...side(
    project,
    [
      [x2, y1, z1],
      [x2, y2, z1],
      [x2, y2, z2],
      [x2, y1, z2],
    ],
    lit(colour, 0.7),
  ),
  ...side(
    project,
    [
      [x1, y2, z1],
      [x1, y1, z1],
      [x1, y1, z2],
      [x1, y2, z2],
    ],
    lit(colour, 1.02),
  ),
  quad(
    project,
    [
      [x1, y1, z1],
      [x2, y1, z1],
      [x2, y1, z2],
      [x1, y1, z2],
    ],
    lit(colour, 0.95),
  ),
];

/** Deck, steps and everything below the porch roof. */
export const drawPorchFloor = (porch: Porch, project: Project, timber: string): Shape[] => {
  const { x, w, depth, door } = porch;
  const steps = [2, 1, 0].flatMap((step) => {
    const z2 = (base - 4) * ((step + 1) / 4);
    return box(
      project,
      { x1: door - 27, x2: door + 27, y1: -depth - 11 * (3 - step), y2: -depth - 11 * (2 - step), z1: 0, z2 },
      lit(timber, 0.98),
    );
  });
  let gaps = '';
  let boards = '';
  for (let at = x + 7; at < x + w; at += 7) {
    const [a, b] = [project([at, -depth, 0]), project([at, -depth, base - 9])];
    boards += `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
  }
  for (let along = x + 6; along < x + w; along += 6) {
    const [a, b] = [project([along, 0, base - 2]), project([along, -depth, base - 2])];
    gaps += `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
  }
  return [
    ...box(project, { x1: x, x2: x + w, y1: -depth, y2: 0, z1: 0, z2: base - 2 }, timber),
    path(gaps, { stroke: lit(timber, 0.72), width: 0.6 }),
    path(boards, { stroke: lit(timber, 0.62), width: 0.7, opacity: 0.8 }),
    quad(
      project,
      [
        [x, -depth, base - 9],
        [x + w, -depth, base - 9],
        [x + w, -depth, base - 2],
        [x, -depth, base - 2],
      ],
      lit(timber, 1.04),
    ),
    ...steps,
  ];
};

/** Posts, rails and the roof over the entry. */
export const drawPorchRoof = (
  porch: PostedPorch,
  project: Project,
  timber: string,
  trim: string,
  roof: string,
): Shape[] => {
  const { x, w, depth, door, posts, out } = porch;
  const [low, high] = [base + 90, base + 99];
  const post = (at: number): Shape[] =>
    box(project, { x1: at - 3, x2: at + 3, y1: -out - 3, y2: -out + 3, z1: base - 2, z2: low }, trim);
  // Where the posts stand back under the roof, a low one at each corner holds the rail.
  const corner = (at: number): Shape[] =>
    out < depth - 8
      ? box(
          project,
          { x1: at - 2, x2: at + 2, y1: -depth + 3, y2: -depth + 7, z1: base - 2, z2: base + 38 },
          trim,
        )
      : [];
  const standing = posts.flatMap(post);
  const rail = (from: number, to: number): Shape[] => {
    if (to - from < 14) return [];
    const balusters = Array.from({ length: Math.floor((to - from) / 7) }, (_, index) =>
      box(
        project,
        {
          x1: from + 4 + index * 7,
          x2: from + 5.4 + index * 7,
          y1: -depth + 4,
          y2: -depth + 5.4,
          z1: base + 2,
          z2: base + 34,
        },
        trim,
      ),
    ).flat();
    return [
      ...balusters,
      ...box(
        project,
        { x1: from, x2: to, y1: -depth + 3, y2: -depth + 7, z1: base + 33, z2: base + 36 },
        trim,
      ),
    ];
  };
  const slab: Point3[] = [
    [x - 10, -depth - 8, low],
    [x + w + 10, -depth - 8, low],
    [x + w + 10, 0, high],
    [x - 10, 0, high],
  ];
  const lift = (points: readonly Point3[], by: number): Point3[] =>
    points.map(([a, b, c]): Point3 => [a, b, c + by]);
  const [a, b, c, d] = lift(slab, 7) as [Point3, Point3, Point3, Point3];
  const [e, f, g] = slab as [Point3, Point3, Point3, Point3];
  return [
    quad(project, slab, lit(trim, 0.55)),
    ...(out < depth - 8 ? standing : []),
    ...rail(x + 6, Math.max(x + 6, door - 27)),
    ...rail(Math.min(x + w - 6, door + 27), x + w - 6),
    ...corner(x + 5),
    ...corner(x + w - 5),
    ...(out < depth - 8 ? [] : standing),
    ...side(project, [a, b, c, d], lit(roof, 1.06)),
    ...side(project, [f, g, c, b], lit(trim, 0.78)),
    quad(project, [e, f, b, a], lit(trim, 0.98)),
    quad(
      project,
      [
        [x + 2, -depth + 2, low - 6],
        [x + w - 2, -depth + 2, low - 6],
        [x + w - 2, -depth + 2, low],
        [x + 2, -depth + 2, low],
      ],
      lit(timber, 0.8),
    ),
  ];
};
