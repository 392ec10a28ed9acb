import type { Point } from '@hearthline/model/space/point.ts';
import { lit } from '../drawing/colour.ts';
import { ellipse, group, path, type Shape } from '../drawing/shape.ts';

export interface Person {
  /** The middle of the shoulders, at the height of the table's far edge. */
  readonly at: Point;
  /** Which way they look: 1 to the right, -1 to the left. */
  readonly facing: 1 | -1;
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  readonly longHair?: boolean;
  /** Where the near hand lies, from `at` and before mirroring. */
  readonly hand: Point;
  readonly collar?: boolean;
}

/** Measures from `at`, drawn looking to the right and mirrored. */
const turned = (facing: 1 | -1) => {
  const f = (value: number): number => value * facing;
  return { f, p: (px: number, py: number): string => `${f(px).toFixed(1)} ${py.toFixed(1)}` };
};

/** Somebody sitting at a table, from the waist up, in three-quarter view; the near arm comes after the table ({@link nearArm}). */
export const person = ({
  at: [x, y],
  facing,
  skin,
  hair,
  top,
  longHair = false,
  hand: [hx, hy],
  collar = false,
}: Person): Shape => {
  const { f, p } = turned(facing);
  const shade = lit(top, 0.86);
  return group(
    [
      ...(longHair
        ? [
            path(
              `M${p(-44, -232)}C${p(-86, -200)} ${p(-76, -120)} ${p(-62, -92)}L${p(30, -96)}L${p(26, -220)}Z`,
              { fill: lit(hair, 0.85) },
            ),
          ]
        : []),
      // Far arm, body, neck, head.
      path(`M${p(46, -86)}C${p(92, -60)} ${p(hx * 0.75, hy - 46)} ${p(hx * 0.92, hy - 22)}`, {
        stroke: shade,
        width: 36,
        cap: 'round',
      }),
      path(
        `M${p(-92, 60)}C${p(-98, -40)} ${p(-92, -92)} ${p(-40, -108)}L${p(26, -108)}C${p(72, -94)} ${p(84, -30)} ${p(84, 60)}Z`,
        { fill: top },
      ),
      path(`M${p(-26, -134)}L${p(22, -134)}L${p(24, -100)}Q${p(0, -78)} ${p(-28, -102)}Z`, {
        fill: lit(skin, 0.86),
      }),
      ...(collar
        ? [
            path(`M${p(-32, -108)}L${p(0, -66)}L${p(28, -108)}L${p(44, -98)}L${p(8, -34)}L${p(-48, -98)}Z`, {
              fill: '#fffdf9',
            }),
          ]
        : []),
      ellipse(f(2), -182, 44, 54, { fill: skin }),
      path(`M${p(44, -190)}q${p(11, 12)} ${p(0, 20)}Z`, { fill: skin }),
      path(
        `M${p(-46, -164)}C${p(-66, -246)} ${p(-8, -262)} ${p(24, -246)}C${p(48, -240)} ${p(54, -216)} ${p(44, -204)}C${p(20, -224)} ${p(-6, -216)} ${p(-16, -204)}C${p(-18, -186)} ${p(-24, -176)} ${p(-30, -170)}Q${p(-34, -150)} ${p(-46, -164)}Z`,
        { fill: hair },
      ),
      ellipse(f(-24), -176, 9, 12, { fill: lit(skin, 0.9) }),
      ellipse(f(24), -184, 3.6, 4.8, { fill: '#2b2b2b' }),
      path(`M${p(16, -198)}q${p(8, -5)} ${p(17, -1)}`, { stroke: lit(hair, 0.8), width: 3.4, cap: 'round' }),
      path(`M${p(12, -154)}q${p(12, 9)} ${p(23, -1)}`, { stroke: '#8c4a3c', width: 3.4, cap: 'round' }),
      ellipse(f(8), -162, 8, 5, { fill: '#d9795f', opacity: 0.22 }),
    ],
    { move: [x, y] },
  );
};

/** The arm that lies on the table. */
export const nearArm = ({ at: [x, y], facing, skin, top, hand: [hx, hy] }: Person): Shape => {
  const { f, p } = turned(facing);
  return group(
    [
      path(`M${p(-66, -70)}C${p(-86, 20)} ${p(hx * 0.25, hy + 8)} ${p(hx * 0.82, hy)}`, {
        stroke: lit(top, 0.93),
        width: 40,
        cap: 'round',
      }),
      ellipse(f(hx * 0.98), hy - 2, 25, 15, { fill: skin }),
      path(`M${p(hx * 0.98 + 12, hy - 6)}l${p(24, 3)}`, { stroke: skin, width: 10, cap: 'round' }),
    ],
    { move: [x, y] },
  );
};
