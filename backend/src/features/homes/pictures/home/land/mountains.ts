import { sequence } from '@hearthline/model/random.ts';
import type { Point } from '@hearthline/model/space/point.ts';
import { polygon, type Gradient, type Shape } from '../../drawing/shape.ts';

/** A line from one point to another that is as rough as rock. */
const rough = (from: Point, to: Point, by: number, random: () => number): Point[] => {
  let points: Point[] = [from, to];
  let swing = by;
  for (let turn = 0; turn < 4; turn += 1) {
    points = points.flatMap((point, index): Point[] => {
      const next = points[index + 1];
      if (!next) return [point];
      return [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2 + (random() - 0.5) * swing]];
    });
    swing *= 0.55;
  }
  return points;
};

/** Far things fade into the air above the horizon. */
const haze = (top: number, bottom: number, colour: string, far: string): Gradient => ({
  kind: 'linear',
  from: [0, top],
  to: [0, bottom],
  stops: [
    [0, colour],
    [1, far],
  ],
});

/** A snow peak with its shaded side to the right. */
export const peak = (x: number, y: number, w: number, h: number, seed: string): Shape[] => {
  const random = sequence(`${seed} peak`);
  const top: Point = [x, y - h];
  const left = rough([x - w, y], [x - w * 0.3, y - h * 0.62], h * 0.1, random).concat(
    rough([x - w * 0.3, y - h * 0.62], top, h * 0.07, random).slice(1),
  );
  const right = rough(top, [x + w * 0.34, y - h * 0.64], h * 0.07, random).concat(
    rough([x + w * 0.34, y - h * 0.64], [x + w * 1.06, y], h * 0.1, random).slice(1),
  );
  const outline = [...left, ...right.slice(1)];
  const snowLine = y - h * 0.46;
  const hem: Point[] = [];
  const above = outline.filter(([, at]) => at < snowLine);
  const [first, last] = [above[0] ?? top, above.at(-1) ?? top];
  const teeth = 11;
  for (let tooth = 1; tooth < teeth; tooth += 1) {
    const share = tooth / teeth;
    hem.push([
      last[0] + (first[0] - last[0]) * share,
      snowLine + (tooth % 2 ? -h * (0.06 + random() * 0.16) : h * random() * 0.1),
    ]);
  }
  const spine: Point[] = [
    [x + w * 0.05, y - h * 0.8],
    [x - w * 0.02, y - h * 0.62],
    [x + w * 0.1, y - h * 0.42],
    [x + w * 0.02, y - h * 0.2],
    [x + w * 0.14, y],
  ];
  return [
    polygon(outline, { fill: haze(y - h, y, '#8fa9bf', '#c9d7dc') }),
    polygon([...above, ...hem], { fill: haze(y - h, snowLine, '#ffffff', '#e9f0f3'), opacity: 0.95 }),
    polygon([top, ...right.slice(1), ...spine.toReversed()], {
      fill: haze(y - h, y, '#5f7f9f', '#a3b9c6'),
      opacity: 0.42,
    }),
  ];
};

/** A range of hills across the picture. */
export const range = (
  width: number,
  horizon: number,
  height: number,
  colours: readonly [near: string, far: string],
  seed: string,
): Shape => {
  const random = sequence(seed);
  const swells = Array.from({ length: 3 }, (_, index) => ({
    at: random() * Math.PI * 2,
    times: 1.3 + index * 1.7 + random(),
    by: 1 / (index + 1),
  }));
  const steps = 80;
  const line = Array.from({ length: steps + 1 }, (_, step): Point => {
    const share = step / steps;
    const swell = swells.reduce(
      (sum, { at, times, by }) => sum + by * Math.sin(at + share * times * Math.PI),
      0,
    );
    return [width * share, horizon - height * (0.62 + 0.2 * swell + (random() - 0.5) * 0.05)];
  });
  return polygon([[0, horizon + 8], ...line, [width, horizon + 8]], {
    fill: haze(horizon - height, horizon, ...colours),
  });
};
