import { base } from '@hearthline/model/home/body/parts.ts';
import type { House } from '@hearthline/model/home/house.ts';
import type { Opening } from '@hearthline/model/home/house-opening.ts';
import type { Project } from '@hearthline/model/space/camera.ts';
import type { Point, Point3 } from '@hearthline/model/space/point.ts';
import type { Map2 } from '@hearthline/model/space/surface.ts';
import { hex } from '../drawing/colour.ts';
import { circle, ellipse, group, polygon, type Gradient, type Shape } from '../drawing/shape.ts';
import { patch } from './patch.ts';

/** A light that fades out around a point. */
const halo = (at: Point, reach: number, colour: string, strength: number): Gradient => ({
  kind: 'radial',
  from: at,
  to: [at[0] + reach, at[1]],
  stops: [
    [0, `${colour}${hex(strength)}`],
    [0.4, `${colour}${hex(strength * 0.42)}`],
    [1, `${colour}00`],
  ],
});

/** A pool of light on the ground around a point of it. @param reach on paper */
export const pool = (at: Point, reach: number, flat: number, strength: number): Shape =>
  group([circle(0, 0, reach, { dusk: halo([0, 0], reach, '#ffcf86', strength) })], { move: at, flat });

const givesLight = ({ w, h }: Opening): boolean => w * h > 500;

/** Light that falls out of the windows of the front onto the lawn. Like all of this, it is seen at dusk only. */
export const lightOnLawn = ({ front, entry, porch }: House, project: Project): Shape[] => {
  const lit = (x: number, y: number, half: number, strength: number): Shape => {
    const at = project([x, y, 0]);
    const reach = Math.abs(project([x + half, y, 0])[0] - at[0]);
    const tall = Math.abs(project([x, y + half, 0])[1] - at[1]);
    return pool(at, reach, Math.max(0.08, Math.min(0.4, tall / reach)), strength);
  };
  return [
    ...front
      .filter((opening) => opening.kind !== 'door' && givesLight(opening))
      .flatMap(({ u, w }) => [lit(u + w / 2, -56, w * 0.7 + 26, 150), lit(u + w / 2, -90, w + 74, 90)]),
    ...(porch ? [lit(entry, -porch.depth - 50, 130, 120)] : []),
  ];
};

/** A lamp beside a door: its place along the wall, clear of windows. */
const lampAt = (door: Opening, openings: readonly Opening[]): number => {
  const isFree = (u: number): boolean =>
    openings.every((one) => one === door || u < one.u - 9 || u > one.u + one.w + 9);
  return [door.u + door.w + 13, door.u - 13].find(isFree) ?? door.u + door.w + 13;
};

/** Lamps on the front wall beside its doors, with the light that they throw on the wall. */
export const porchLamps = ({ front }: House, to: Map2): Shape[] =>
  front
    .filter(({ kind }) => kind === 'door')
    .flatMap((door): Shape[] => {
      const u = lampAt(door, front);
      const at = to(u, 68);
      const reach = Math.abs(to(u, 68 + 60)[1] - at[1]);
      return [
        ellipse(at[0], at[1] + reach * 0.16, reach * 1.25, reach * 1.1, {
          dusk: halo([at[0], at[1] + reach * 0.16], reach * 1.25, '#ffc873', 160),
        }),
        patch(to, u - 2.4, 63, 4.8, 11, '#2d3236'),
        polygon([to(u - 1.6, 64), to(u + 1.6, 64), to(u + 1.6, 71), to(u - 1.6, 71)], {
          fill: '#e9dcb8',
          dusk: '#fff3cf',
        }),
      ];
    });

/** The air before lit windows, a little bright. */
export const bloom = ({ front, end, length }: House, project: Project, isEndSeen: boolean): Shape[] => {
  const at = (point: Point3, up: Point3): Shape => {
    const [x, y] = project(point);
    const reach = Math.abs(project(up)[1] - y);
    return ellipse(x, y, reach, reach, { dusk: halo([x, y], reach, '#ffc46b', 72) });
  };
  return [
    ...front.filter(givesLight).map(({ u, w, sill, h }) => {
      const z = base + sill + h / 2;
      return at([u + w / 2, 0, z], [u + w / 2, 0, z + Math.max(w, h) * 1.05]);
    }),
    ...(isEndSeen ? end.filter(givesLight) : []).map(({ u, w, sill, h }) => {
      const z = base + sill + h / 2;
      return at([length, u + w / 2, z], [length, u + w / 2, z + Math.max(w, h) * 0.9]);
    }),
  ];
};
