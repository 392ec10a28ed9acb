import { sequence } from '@hearthline/model/random.ts';
import { lit, mix } from '../../drawing/colour.ts';
import { ellipse, path, polygon, rect, rectPath, type Shape } from '../../drawing/shape.ts';
import { bark, onPaper, through } from './trees.ts';

/** Rows of fruit trees, each as far apart as it is from the next. Rows lie so far below the horizon, of the ground's depth on paper. */
export const orchard = (width: number, horizon: number, depth: number, seed: string): Shape[] => {
  const random = sequence(`${seed} orchard`);
  return [0.03, 0.042, 0.058, 0.08].flatMap((share, row) => {
    const below = depth * share;
    const apart = onPaper(below, 210);
    const shapes: Shape[] = [];
    for (let x = -random() * apart; x < width + apart; x += apart) {
      const [at, foot] = [x + (random() - 0.5) * apart * 0.12, horizon + below];
      const tall = onPaper(below, 140 + random() * 34);
      const colour = through(mix('#6f9350', '#8aa858', random()), 0.3 - row * 0.09);
      const crown = foot - tall * 0.62;
      shapes.push(
        ellipse(at + tall * 0.1, foot, tall * 0.5, tall * 0.06, { fill: '#2c3d2a', opacity: 0.25 }),
        rect(at - tall * 0.035, foot - tall * 0.4, tall * 0.07, tall * 0.41, { fill: bark }),
        ellipse(at, crown, tall * 0.43, tall * 0.37, { fill: lit(colour, 0.86) }),
        ellipse(at - tall * 0.1, crown - tall * 0.08, tall * 0.3, tall * 0.24, { fill: lit(colour, 1.08) }),
      );
      const fruit = Array.from({ length: 5 }, () =>
        rectPath(
          at + (random() - 0.5) * tall * 0.6,
          crown + (random() - 0.5) * tall * 0.44,
          tall * 0.035,
          tall * 0.035,
        ),
      );
      if (tall > 26) shapes.push(path(fruit.join(''), { fill: '#c8553d' }));
    }
    return shapes;
  });
};

/** The sea up to the horizon, with lines of surf before the shore. */
export const sea = (width: number, horizon: number, depth: number, seed: string): Shape[] => {
  const random = sequence(`${seed} sea`);
  const end = horizon + depth * 0.11;
  const surf = Array.from({ length: 26 }, (): string => {
    const share = random() ** 0.7;
    const long = width * (0.03 + random() * 0.12) * (0.3 + share);
    const [x, y] = [random() * width, horizon + depth * 0.095 * share];
    return `M${x.toFixed(1)} ${y.toFixed(1)}q${(long / 2).toFixed(1)} ${(-1.6 * share).toFixed(1)} ${long.toFixed(1)} 0`;
  });
  return [
    rect(0, horizon, width, end - horizon, {
      fill: {
        kind: 'linear',
        from: [0, horizon],
        to: [0, end],
        stops: [
          [0, '#7fa6b8'],
          [0.7, '#6794a8'],
          [1, '#a9c3c4'],
        ],
      },
    }),
    path(surf.join(''), { stroke: '#eef4f3', width: 1.2, opacity: 0.6, cap: 'round' }),
  ];
};

const walls = ['#d9d2c3', '#b9c3c4', '#c9b79b', '#a7b39f', '#cfc6d0'] as const;

/** Neighbors' homes, far enough away to be quiet, and a fence of pickets before them. */
export const neighbors = (width: number, horizon: number, depth: number, seed: string): Shape[] => {
  const random = sequence(`${seed} neighbors`);
  const below = depth * 0.052;
  const foot = horizon + below;
  const apart = onPaper(below, 900);
  const homes: Shape[] = [];
  for (let x = -random() * apart; x < width; x += apart * (0.9 + random() * 0.25)) {
    const [long, high, rise] = [620, 128, 70].map((inches) =>
      onPaper(below, inches * (0.9 + random() * 0.2)),
    );
    if (long === undefined || high === undefined || rise === undefined) continue;
    const wall = through(walls[Math.floor(random() * walls.length)] ?? '#d9d2c3', 0.25);
    const eaves = onPaper(below, 16);
    homes.push(
      rect(x, foot - high, long, high, { fill: wall }),
      polygon(
        [
          [x - eaves, foot - high],
          [x + long * 0.06, foot - high - rise],
          [x + long * 0.94, foot - high - rise],
          [x + long + eaves, foot - high],
        ],
        { fill: through(mix('#5b5f63', '#6d5a4c', random()), 0.25) },
      ),
      ...[0.12, 0.3, 0.66, 0.84].map((share) =>
        rect(x + long * share, foot - high * 0.76, long * 0.07, high * 0.4, {
          fill: '#8fa8b2',
          dusk: random() > 0.35 ? '#e9b163' : '#3a4a5c',
        }),
      ),
      rect(x + long * 0.47, foot - high * 0.72, long * 0.06, high * 0.72, { fill: lit(wall, 0.66) }),
    );
  }
  const line = horizon + depth * 0.1;
  const [picket, apartFence] = [onPaper(line - horizon, 44), onPaper(line - horizon, 7)];
  let pickets = '';
  for (let x = 0; x < width; x += apartFence) pickets += rectPath(x, line - picket, apartFence * 0.5, picket);
  return [
    ...homes,
    path(
      rectPath(0, line - picket * 0.82, width, picket * 0.08) +
        rectPath(0, line - picket * 0.36, width, picket * 0.08),
      {
        fill: '#dcd8cd',
      },
    ),
    path(pickets, { fill: '#efece4' }),
  ];
};
