import { sequence } from '@hearthline/model/random.ts';
import type { Project } from '@hearthline/model/space/camera.ts';
import type { Point } from '@hearthline/model/space/point.ts';
import { lit, mix } from '../drawing/colour.ts';
import { ellipse, group, path, polygon, polygonPath, rect, type Shape } from '../drawing/shape.ts';

const far = 1e7;

/** Paper height of the horizon. */
const horizonOf = (project: Project): number => project([0, far, 190])[1];

/** One fir: a stack of drooping tiers, lit from the left. */
const fir = ([x, y]: Point, height: number, colour: string, random: () => number): Shape[] => {
  const tiers = 9;
  const half = height * (0.15 + random() * 0.05);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let tier = 0; tier <= tiers; tier += 1) {
    const share = tier / tiers;
    const top = y - height * (1 - share);
    const reach = half * (0.03 + share ** 0.86);
    left.push(
      [x - reach * (0.62 + random() * 0.12), top],
      [x - reach * (1 + random() * 0.14), top + height * 0.055],
    );
    right.push(
      [x + reach * (0.62 + random() * 0.12), top],
      [x + reach * (1 + random() * 0.14), top + height * 0.055],
    );
  }
  const tip: Point = [x, y - height * 1.02];
  return [
    rect(x - height * 0.012, y - height * 0.04, height * 0.024, height * 0.1, { fill: '#4b3b2f' }),
    polygon([tip, ...right, ...[...left].reverse()], { fill: colour }),
    polygon([tip, ...left, [x - half * 0.1, y + height * 0.01]], { fill: lit(colour, 1.12), opacity: 0.55 }),
  ];
};

const ridge = (from: number, to: number, y: number, height: number, seed: string): Point[] => {
  const random = sequence(seed);
  const points: Point[] = [];
  const steps = 46;
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    points.push([
      from + (to - from) * share,
      y - height * (0.55 + 0.45 * Math.sin(share * 5.2 + random() * 0.5)) * (0.82 + random() * 0.18),
    ]);
  }
  return points;
};

/** A lone snow peak with its shaded side to the right. */
const peak = (x: number, y: number, w: number, h: number): Shape[] => {
  const top: Point = [x, y - h];
  const outline: Point[] = [
    [x - w, y],
    [x - w * 0.52, y - h * 0.42],
    [x - w * 0.24, y - h * 0.78],
    top,
    [x + w * 0.18, y - h * 0.84],
    [x + w * 0.46, y - h * 0.46],
    [x + w * 1.05, y],
  ];
  const snow: Point[] = [
    top,
    [x + w * 0.18, y - h * 0.84],
    [x + w * 0.4, y - h * 0.54],
    [x + w * 0.24, y - h * 0.6],
    [x + w * 0.14, y - h * 0.46],
    [x + w * 0.02, y - h * 0.58],
    [x - w * 0.12, y - h * 0.42],
    [x - w * 0.2, y - h * 0.55],
    [x - w * 0.4, y - h * 0.5],
    [x - w * 0.24, y - h * 0.78],
  ];
  return [
    polygon(outline, { fill: '#a9bccb', opacity: 0.8 }),
    polygon(snow, { fill: '#f7fafb', opacity: 0.92 }),
    polygon(
      [top, [x + w * 0.18, y - h * 0.84], [x + w * 1.05, y], [x + w * 0.1, y], [x + w * 0.02, y - h * 0.58]],
      { fill: '#7f97ac', opacity: 0.35 },
    ),
  ];
};

/** Rows of firs from far to near: how far below the horizon they stand, how many there are, their height on a sheet of 800. */
const rows = [
  { below: 3, count: 64, least: 44, most: 104, colour: '#8fa897' },
  { below: 9, count: 40, least: 80, most: 190, colour: '#6a8a75' },
  { below: 16, count: 22, least: 120, most: 280, colour: '#4a6a54' },
] as const;

/** Sky, a far peak, hills, a line of firs and the lawn: the land a home stands on. */
export const drawLand = (width: number, height: number, project: Project, seed: string): Shape[] => {
  const random = sequence(seed);
  const horizon = horizonOf(project);
  const unit = height / 800;
  const sky: Shape = rect(0, 0, width, height, {
    fill: {
      kind: 'linear',
      from: [0, 0],
      to: [0, horizon],
      stops: [
        [0, '#a9c8dd'],
        [0.55, '#d4e3e8'],
        [1, '#f6efe2'],
      ],
    },
    dusk: {
      kind: 'linear',
      from: [0, 0],
      to: [0, horizon],
      stops: [
        [0, '#1c2a44'],
        [0.5, '#4a5373'],
        [0.82, '#97748a'],
        [1, '#d0926f'],
      ],
    },
  });
  const clouds = Array.from({ length: 5 }, () => {
    const [x, y, w] = [random() * width, height * (0.06 + random() * 0.2), 110 + random() * 190];
    return group(
      Array.from({ length: 5 }, (_, puff) =>
        ellipse(x + (puff - 2) * w * 0.2, y - Math.sin(puff * 0.9) * 7, w * 0.26, 8 + random() * 9, {
          fill: '#ffffff',
          opacity: 0.17,
        }),
      ),
    );
  });
  const peakAt = width * (0.2 + random() * 0.16);
  const hills = (lift: number, tall: number, colour: string, name: string): Shape =>
    polygon(
      [[0, horizon + 4], ...ridge(0, width, horizon - lift, tall, `${seed} ${name}`), [width, horizon + 4]],
      { fill: colour },
    );
  /** Fewer and lower trees before the peak, a wood towards the right. */
  const growth = (x: number): number =>
    Math.min(1, Math.abs(x - peakAt) / (width * 0.34) + (x > peakAt ? 0.12 : 0));
  const grove = rows.flatMap(({ below, count, least, most, colour }) =>
    Array.from({ length: count }, (_, index): Shape[] => {
      const x = ((index + random()) / count) * width * 1.06 - width * 0.03;
      const size = (least + (most - least) * random() * growth(x)) * (0.45 + 0.55 * growth(x)) * unit;
      return random() > 0.15 + 0.85 * growth(x)
        ? []
        : fir([x, horizon + below * unit], size, mix(colour, '#38503f', random() * 0.25), random);
    }).flat(),
  );
  const lawn = {
    fill: {
      kind: 'linear',
      from: [0, horizon],
      to: [0, height],
      stops: [
        [0, '#b9c29a'],
        [0.35, '#9db07c'],
        [1, '#7f9a62'],
      ],
    },
  } as const;
  // The near ground rises a little before the trees: they stand behind its edge, not on it.
  const edge = Array.from({ length: 41 }, (_, step): Point => [
    (width * step) / 40,
    horizon + (13 + 3 * Math.sin(step * 0.42 + random() * 0.3)) * unit,
  ]);
  const brush = edge.slice(1, -1).map(([x, y]) =>
    ellipse(x + (random() - 0.5) * 24, y + 1, (18 + random() * 22) * unit, (3 + random() * 4) * unit, {
      fill: '#56745a',
      opacity: 0.5 + random() * 0.3,
    }),
  );
  const blades = Array.from({ length: 700 }, () => {
    const y = horizon + 16 + (height - horizon - 16) * Math.sqrt(random());
    const size = 1.5 + ((y - horizon) / (height - horizon)) * 6;
    const x = random() * width;
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(random() * 2 - 1).toFixed(1)} ${(-size).toFixed(1)}`;
  });
  const swaths = Array.from({ length: 9 }, (_, index) => {
    const y = horizon + (height - horizon) * (0.14 + index * 0.11);
    return ellipse(random() * width, y, 160 + random() * 320, 6 + index * 4, {
      fill: index % 2 ? '#6f8b55' : '#b9c68f',
      opacity: 0.16,
    });
  });
  return [
    sky,
    ...clouds,
    ...peak(peakAt, horizon - 12, width * 0.2, height * 0.19),
    hills(16, 34, '#a3b7b8', 'far'),
    hills(2, 26, '#8aa394', 'near'),
    rect(0, horizon, width, height - horizon, lawn),
    ...grove,
    ...brush,
    polygon([...edge, [width, height], [0, height]], lawn),
    ...swaths,
    path(blades.slice(0, 350).join(''), { stroke: '#6d8a52', width: 1, opacity: 0.3 }),
    path(blades.slice(350).join(''), { stroke: '#c3cf9b', width: 1, opacity: 0.28 }),
  ];
};

/** A rounded shrub of many small leaves; `size` on paper. */
export const shrub = ([x, y]: Point, size: number, colour: string, seed: string): Shape[] => {
  const random = sequence(seed);
  const blobs = (count: number, spread: number, radius: number, dy: number): string =>
    Array.from({ length: count }, () => {
      const angle = random() * Math.PI * 2;
      const reach = Math.sqrt(random()) * spread;
      const [cx, cy, r] = [
        x + Math.cos(angle) * reach * 1.15,
        y - size * 0.62 + dy + Math.sin(angle) * reach * 0.8,
        radius * (0.6 + random() * 0.6),
      ];
      return `M${(cx - r).toFixed(1)} ${cy.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(-2 * r).toFixed(1)} 0Z`;
    }).join('');
  return [
    ellipse(x + size * 0.25, y, size * 1.1, size * 0.2, { fill: '#2f4030', opacity: 0.3 }),
    ellipse(x, y - size * 0.55, size * 0.86, size * 0.6, { fill: lit(colour, 0.7) }),
    path(blobs(26, size * 0.66, size * 0.2, size * 0.04), { fill: lit(colour, 0.82) }),
    path(blobs(24, size * 0.6, size * 0.15, -size * 0.06), { fill: colour }),
    path(blobs(18, size * 0.5, size * 0.1, -size * 0.18), { fill: lit(colour, 1.16) }),
  ];
};

/** A path of pale stone from the steps towards the viewer. */
export const walkway = (project: Project, x: number, y: number): Shape[] => {
  const curve = (offset: number): Point[] =>
    Array.from({ length: 16 }, (_, step) =>
      project([x + offset + Math.sin((step / 15) * 2.2) * 46, y - (step / 15) * 720, 0]),
    );
  const [left, right] = [curve(-25), curve(25)];
  return [
    polygon([...left, ...[...right].reverse()], { fill: '#d9d0bd' }),
    path(
      left
        .flatMap((point, index) =>
          index % 2 ? [polygonPath([point, right[index] ?? point]).slice(0, -1)] : [],
        )
        .join(''),
      { stroke: '#b8ad97', width: 1.2 },
    ),
  ];
};
