import type { Box, Plan } from '../../plan/document.ts';
import type { Point, Point3 } from '../../space/point.ts';
import type { Body } from '../body/parts.ts';
import { houseOfPlan, type House } from '../house.ts';
import type { Opening } from '../house-opening.ts';

/** An outside wall as seen from outside: `u` from left to right, heights above the floor, in inches. */
export interface WallSide {
  readonly length: number;
  /** The line below the roof, from left to right. */
  readonly top: readonly Point[];
  readonly openings: readonly Opening[];
  /** A point of the wall `out` inches outside of its face, at a height above the ground. */
  readonly at: (u: number, out: number, z: number) => Point3;
}

/** A plan seen from behind: what was its rear is its front. */
const turned = (plan: Plan): Plan => {
  const turn = <B extends Box>(box: B): B => ({
    ...box,
    x: plan.length - box.x - box.w,
    y: plan.width - box.y - box.h,
  });
  const [level] = plan.levels;
  return {
    ...plan,
    levels: [{ ...level, doors: level.doors.map(turn), windows: level.windows.map(turn) }],
    porches: plan.porches.map(turn),
  };
};

const topOf = (outline: readonly Point[]): Point[] => outline.slice(2).reverse();

/** A line seen from the other side, so much higher. */
const mirrored = (top: readonly Point[], length: number, by: number): Point[] =>
  top.map(([u, v]): Point => [length - u, v + by]).reverse();

const rise = (top: readonly Point[]): number => (top.at(-1)?.[1] ?? 0) - (top[0]?.[1] ?? 0);

/** The four outside walls of a home, the front first, then counterclockwise from above. */
export const sidesOf = (plan: Plan, house: House, body: Body): WallSide[] => {
  const { length, depth } = house;
  const behind = houseOfPlan(turned(plan), house.roof);
  const [front, end] = [topOf(body.front.outline), topOf(body.end.outline)];
  return [
    { length, top: front, openings: house.front, at: (u, out, z) => [u, -out, z] },
    { length: depth, top: end, openings: house.end, at: (u, out, z) => [length + out, u, z] },
    {
      length,
      top: mirrored(front, length, rise(end)),
      openings: behind.front,
      at: (u, out, z) => [length - u, depth + out, z],
    },
    {
      length: depth,
      top: mirrored(end, depth, -rise(front)),
      openings: behind.end,
      at: (u, out, z) => [-out, depth - u, z],
    },
  ];
};
