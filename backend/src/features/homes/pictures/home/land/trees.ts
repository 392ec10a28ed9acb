import { sequence } from '@hearthline/model/random.ts';
import { eyeHeight } from '@hearthline/model/space/camera.ts';
import type { Point } from '@hearthline/model/space/point.ts';
import { lit, mix } from '../../drawing/colour.ts';
import { circlePath, ellipse, ellipsePath, path, polygon, rect, type Shape } from '../../drawing/shape.ts';

export const bark = '#4b3b2f';

/** One fir: a stack of drooping tiers, lit from the left. @param height of the tree on paper */
export const fir = ([x, y]: Point, height: number, colour: string, random: () => number): Shape[] => {
  const tiers = Math.max(8, Math.min(15, Math.round(height / 16)));
  const half = height * (0.16 + random() * 0.05);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let tier = 0; tier <= tiers; tier += 1) {
    const share = tier / tiers;
    const top = y - height * (1 - share * 0.96);
    const reach = half * (0.03 + share ** 0.86);
    const drop = (height / tiers) * (0.5 + random() * 0.3);
    left.push([x - reach * (0.56 + random() * 0.12), top], [x - reach * (0.94 + random() * 0.2), top + drop]);
    right.push(
      [x + reach * (0.56 + random() * 0.12), top],
      [x + reach * (0.94 + random() * 0.2), top + drop],
    );
  }
  const tip: Point = [x, y - height * 1.03];
  return [
    rect(x - height * 0.012, y - height * 0.06, height * 0.024, height * 0.08, { fill: bark }),
    polygon([tip, ...right, ...left.toReversed()], {
      fill: {
        kind: 'linear',
        from: [0, y - height],
        to: [0, y],
        stops: [
          [0, lit(colour, 1.06)],
          [1, lit(colour, 0.86)],
        ],
      },
    }),
    polygon([tip, ...left, [x - half * 0.12, y]], { fill: lit(colour, 1.2), opacity: 0.42 }),
  ];
};

/** A wood so far away that its trees are one edge. */
export const woods = (
  width: number,
  foot: number,
  height: number,
  colour: string,
  far: string,
  seed: string,
): Shape => {
  const random = sequence(seed);
  const line: Point[] = [];
  for (let x = -6; x < width + 8;) {
    const w = height * (0.12 + random() * 0.16);
    const swell = 0.72 + 0.28 * Math.sin(x * 0.006 + random());
    const h = height * swell * (0.55 + random() * 0.45);
    line.push([x, foot - h * 0.42], [x + w * 0.5, foot - h], [x + w, foot - h * 0.46]);
    x += w;
  }
  return polygon([[-6, foot], ...line, [width + 8, foot]], {
    fill: {
      kind: 'linear',
      from: [0, foot - height],
      to: [0, foot],
      stops: [
        [0, colour],
        [1, far],
      ],
    },
  });
};

/** Leaves as dots around a middle. */
const leaves = (
  [x, y]: Point,
  spread: readonly [number, number],
  count: number,
  radius: number,
  random: () => number,
): string =>
  Array.from({ length: count }, () => {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random());
    return circlePath(
      x + Math.cos(angle) * reach * spread[0],
      y + Math.sin(angle) * reach * spread[1],
      radius * (0.55 + random() * 0.7),
    );
  }).join('');

/** A broad-leaved tree with a visible trunk. @param height of the tree on paper */
export const broadleaf = ([x, y]: Point, height: number, colour: string, seed: string): Shape[] => {
  const random = sequence(seed);
  const [crown, w] = [y - height * 0.64, height * 0.32];
  const trunk = height * 0.022;
  // The crown is made of boughs, the lower ones first.
  const boughs = Array.from({ length: 8 }, (_, index): readonly [Point, number] => {
    const share = index / 7;
    const side = index % 2 ? 1 : -1;
    return [
      [
        x + side * w * (0.62 - share * 0.5) * (0.7 + random() * 0.5),
        crown + height * (0.2 - share * 0.38) + (random() - 0.5) * height * 0.05,
      ],
      w * (0.62 - share * 0.14) * (0.85 + random() * 0.3),
    ];
  });
  const limb = (dx: number, dy: number): string =>
    `M${x} ${y - height * 0.26}Q${x + dx * 0.2} ${y - height * 0.38} ${x + dx} ${y - dy}`;
  return [
    polygon(
      [
        [x - trunk * 1.7, y + height * 0.004],
        [x - trunk * 0.8, y - height * 0.06],
        [x - trunk * 0.7, y - height * 0.5],
        [x + trunk * 0.7, y - height * 0.5],
        [x + trunk * 0.8, y - height * 0.06],
        [x + trunk * 1.8, y + height * 0.004],
      ],
      { fill: bark },
    ),
    path(limb(-w * 0.6, height * 0.58) + limb(w * 0.62, height * 0.6), {
      stroke: bark,
      width: trunk * 0.9,
      cap: 'round',
    }),
    ...boughs.flatMap(([at, spread], index) => [
      path(
        ellipsePath(at[0], at[1], spread * 0.9, spread * 0.66) +
          leaves(at, [spread, spread * 0.74], 26, spread * 0.24, random),
        { fill: lit(colour, 0.68 + index * 0.03) },
      ),
      path(
        leaves(
          [at[0] - spread * 0.14, at[1] - spread * 0.12],
          [spread * 0.92, spread * 0.62],
          30,
          spread * 0.15,
          random,
        ),
        {
          fill: lit(colour, 0.86 + index * 0.025),
        },
      ),
      path(
        leaves(
          [at[0] - spread * 0.3, at[1] - spread * 0.28],
          [spread * 0.66, spread * 0.4],
          30,
          spread * 0.1,
          random,
        ),
        {
          fill: lit(colour, 1.04 + index * 0.02),
        },
      ),
    ]),
  ];
};

/** The shade below a tree. */
export const shade = ([x, y]: Point, w: number): Shape =>
  ellipse(x + w * 0.3, y, w, w * 0.09, { fill: '#2c3d2a', opacity: 0.28 });

/** How high a tree is on paper whose foot is seen so far below the horizon: both follow from how far away it stands. */
export const onPaper = (below: number, inches: number): number => (below * inches) / eyeHeight;

/** A colour seen through the air. */
export const through = (colour: string, air: number): string => mix(colour, '#b9cdd2', air);
