import { sequence } from '@hearthline/model/random.ts';
import { circlePath, ellipse, ellipsePath, path, rect, type Shape } from '../../drawing/shape.ts';

/** A heap of cloud, lit from above, whose foot dissolves in the air. */
const cloud = (x: number, y: number, w: number, strength: number, random: () => number): Shape => {
  const puffs = 17;
  const h = w * 0.17;
  let d = ellipsePath(x, y - h * 0.3, w * 0.36, h * 0.34);
  for (let puff = 0; puff < puffs; puff += 1) {
    const share = (puff + 0.2 + random() * 0.6) / puffs;
    const swell = Math.sin(share * Math.PI) ** 0.8 * (0.45 + random() * 0.55);
    const r = h * (0.16 + 0.34 * swell);
    d += circlePath(x + (share - 0.5) * w, y - r * 0.5 - h * 0.62 * swell * random(), r);
  }
  const from = [0, y - h * 1.05] as const;
  const to = [0, y + h * 0.03] as const;
  return path(d, {
    fill: {
      kind: 'linear',
      from,
      to,
      stops: [
        [0, '#ffffff'],
        [0.45, '#fdf9f2f0'],
        [0.8, '#e8edf0a0'],
        [1, '#e8edf000'],
      ],
    },
    // The sun is below them: their feet are red.
    dusk: {
      kind: 'linear',
      from,
      to,
      stops: [
        [0, '#4d5578'],
        [0.5, '#8a6f8ee0'],
        [0.82, '#e8a083a0'],
        [1, '#e8a08300'],
      ],
    },
    opacity: strength,
  });
};

/** Sky with the sun low on the left, behind the viewer's shoulder at noon and in the picture after sunset. */
export const drawSky = (width: number, height: number, horizon: number, seed: string): Shape[] => {
  const random = sequence(`${seed} sky`);
  const [sunX, sunY] = [width * (0.1 + random() * 0.16), horizon - height * 0.05];
  const across = { from: [0, 0], to: [0, horizon] } as const;
  const clouds = Array.from({ length: 3 + Math.floor(random() * 3) }, (_, index) => {
    const depth = random();
    const x = ((index + random()) / 4.2) * width * 1.1 - width * 0.04;
    return cloud(
      x,
      horizon * (0.14 + depth * 0.5),
      (400 - depth * 260) * (0.75 + random() * 0.6),
      0.8 - depth * 0.3,
      random,
    );
  });
  const streaks = Array.from({ length: 4 }, () =>
    ellipse(random() * width, horizon * (0.06 + random() * 0.5), 180 + random() * 300, 1.5 + random() * 3, {
      fill: '#ffffff',
      dusk: '#e6a58c',
      opacity: 0.16,
    }),
  );
  const stars = Array.from({ length: 46 }, () =>
    circlePath(random() * width, horizon * random() ** 1.6 * 0.6, 0.6 + random() * 0.8),
  ).join('');
  return [
    rect(0, 0, width, height, {
      fill: {
        kind: 'linear',
        ...across,
        stops: [
          [0, '#6fa6d3'],
          [0.42, '#a5cbe3'],
          [0.78, '#dceaec'],
          [1, '#f8efdd'],
        ],
      },
      dusk: {
        kind: 'linear',
        ...across,
        stops: [
          [0, '#1b2b52'],
          [0.4, '#45517f'],
          [0.68, '#8a6b8f'],
          [0.88, '#d98d78'],
          [1, '#f3b67c'],
        ],
      },
    }),
    path(stars, { dusk: '#f2efff', opacity: 0.55 }),
    rect(0, 0, width, height, {
      fill: {
        kind: 'radial',
        from: [sunX, sunY],
        to: [sunX + width * 0.55, sunY],
        stops: [
          [0, '#fff2cfcc'],
          [0.4, '#fff2cf55'],
          [1, '#fff2cf00'],
        ],
      },
      dusk: {
        kind: 'radial',
        from: [sunX, sunY],
        to: [sunX + width * 0.6, sunY],
        stops: [
          [0, '#ffd08ab0'],
          [0.4, '#f59f6c50'],
          [1, '#f59f6c00'],
        ],
      },
    }),
    ...streaks,
    ...clouds,
  ];
};
