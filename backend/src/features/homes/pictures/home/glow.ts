import { entryPorch } from '@hearthline/model/home/house-camera.ts';
import type { House, Opening, WallSide } from '@hearthline/model/home/house.ts';
import { floorHeight } from '@hearthline/model/plan/document.ts';
import type { Project } from '@hearthline/model/space/camera.ts';
import type { Point } from '@hearthline/model/space/point.ts';
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

/** Light that falls out of the windows of the street wall onto the lawn. Like all of this, it is seen at dusk only. */
export const lightOnLawn = (house: House, project: Project): Shape[] => {
  const { street, entry } = house;
  const lit = (u: number, out: number, half: number, strength: number): Shape => {
    const at = project(street.at(u, out, 0));
    const reach = Math.abs(project(street.at(u + half, out, 0))[0] - at[0]);
    const tall = Math.abs(project(street.at(u, out - half, 0))[1] - at[1]);
    return pool(at, reach, Math.max(0.08, Math.min(0.4, tall / reach)), strength);
  };
  const porch = entryPorch(house);
  return [
    ...street.openings
      .filter((opening) => opening.kind !== 'door' && givesLight(opening))
      .flatMap(({ u, w }) => [lit(u + w / 2, 56, w * 0.7 + 26, 150), lit(u + w / 2, 90, w + 74, 90)]),
    ...(porch ? [lit(entry, porch.depth + 50, 130, 120)] : []),
  ];
};

/** A lamp beside a door: its place along the wall, clear of windows. */
const lampAt = (door: Opening, openings: readonly Opening[]): number => {
  const isFree = (u: number): boolean =>
    openings.every((one) => one === door || u < one.u - 9 || u > one.u + one.w + 9);
  return [door.u + door.w + 13, door.u - 13].find(isFree) ?? door.u + door.w + 13;
};

/** Lamps on a wall beside its doors, with the light that they throw on the wall. */
export const porchLamps = ({ openings }: WallSide, to: Map2): Shape[] =>
  openings
    .filter(({ kind }) => kind === 'door')
    .flatMap((door): Shape[] => {
      const u = lampAt(door, openings);
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
export const bloom = (walls: readonly WallSide[], project: Project): Shape[] => {
  const halos = (wall: WallSide): Shape[] =>
    wall.openings.filter(givesLight).map(({ u, w, sill, h }) => {
      const at = (z: number): Point => project(wall.at(u + w / 2, 0, z));
      const z = floorHeight + sill + h / 2;
      const [x, y] = at(z);
      const reach = Math.abs(at(z + Math.max(w, h))[1] - y);
      return ellipse(x, y, reach, reach, { dusk: halo([x, y], reach, '#ffc46b', 72) });
    });
  return walls.flatMap(halos);
};
