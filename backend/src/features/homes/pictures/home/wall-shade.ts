import type { Porch } from '@hearthline/model/home/porch-posts.ts';
import type { Project } from '@hearthline/model/space/camera.ts';
import type { Point } from '@hearthline/model/space/point.ts';
import { bounds, mapOf, type Map2, type Surface } from '@hearthline/model/space/surface.ts';
import { polygon, type Shape } from '../drawing/shape.ts';

/** The shadow under the eaves, softer towards its lower edge. */
export const eaveShadow = (
  surface: Surface,
  project: Project,
  top: readonly Point[],
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

/** Light from the left, and the wall's foot in the shade of what stands before it. */
export const shading = (surface: Surface, project: Project, light: number): Shape[] => {
  const { u1, u2, v1, v2 } = bounds(surface);
  const to = mapOf(surface, project);
  const outline = [to(u1, v1), to(u2, v1), to(u2, v2), to(u1, v2)];
  return [
    polygon(outline, {
      fill: {
        kind: 'linear',
        from: to(u1, v2),
        to: to(u2, v2),
        stops:
          light < 1
            ? [
                [0, '#17222b00'],
                [1, '#17222b30'],
              ]
            : [
                [0, '#ffeec820'],
                [0.5, '#ffeec800'],
                [1, '#17222b1c'],
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

/** The shadow of the roof over the porch on the wall behind it: the sun stands on the left. */
export const porchShadow = ({ x, w }: Porch, to: Map2): Shape =>
  polygon([to(x - 6, 99), to(x + w + 12, 99), to(x + w + 34, 46), to(x + 18, 46)], {
    fill: {
      kind: 'linear',
      from: to(x, 99),
      to: to(x, 46),
      stops: [
        [0, '#17222b66'],
        [1, '#17222b14'],
      ],
    },
  });
