import { sequence } from '@hearthline/model/random.ts';
import { circlePath, ellipse, path, rect, type Shape } from '../../drawing/shape.ts';

/** A heap of cloud with a level foot, lit from above. */
const cloud = (x: number, y: number, w: number, strength: number, random: () => number): Shape => {
  const puffs = 9;
  const h = w * 0.15;
  let d = '';
  for (let puff = 0; puff < puffs; puff += 1) {
    const share = (puff + 0.5) / puffs;
    const r = h * (0.3 + 0.7 * Math.sin(share * Math.PI) * (0.7 + random() * 0.4));
    d += circlePath(x + (share - 0.5) * w, y - r * 0.75, r);
  }
  d += `M${x - w * 0.52} ${y - h * 0.22}h${w * 1.04}a${h * 0.2} ${h * 0.14} 0 0 1 0 ${h * 0.24}h${-w * 1.04}a${h * 0.2} ${h * 0.14} 0 0 1 0 ${-h * 0.24}Z`;
  const from = [0, y - h * 1.5] as const;
  const to = [0, y + h * 0.1] as const;
  return path(d, {
    fill: {
      kind: 'linear',
      from,
      to,
      stops: [
        [0, '#fffefa'],
        [0.55, '#fbf6ee'],
        [1, '#dfe5ea'],
      ],
    },
    // The sun is below them: their feet are red.
    dusk: {
      kind: 'linear',
      from,
      to,
      stops: [
        [0, '#4d5578'],
        [0.6, '#8a6f8e'],
        [1, '#e09a80'],
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
  const clouds = Array.from({ length: 4 + Math.floor(random() * 3) }, (_, index) => {
    const depth = random();
    const x = ((index + random()) / 5.5) * width * 1.1 - width * 0.04;
    return cloud(x, horizon * (0.16 + depth * 0.42), (240 - depth * 150) * (0.7 + random() * 0.6), 0.62 - depth * 0.25, random);
  });
  const streaks = Array.from({ length: 4 }, () =>
    ellipse(random() * width, horizon * (0.06 + random() * 0.5), 150 + random() * 260, 2 + random() * 4, {
      fill: '#ffffff',
      dusk: '#e6a58c',
      opacity: 0.2,
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
