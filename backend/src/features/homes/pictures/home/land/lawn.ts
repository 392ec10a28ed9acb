import { sequence } from '@hearthline/model/random.ts';
import type { Point } from '@hearthline/model/space/point.ts';
import { ellipse, path, polygon, type Gradient, type Shape } from '../../drawing/shape.ts';

export interface Grass {
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly bright: string;
  readonly dark: string;
}

/** The ground from the horizon to the viewer's feet. Whatever stands beyond its edge is drawn before it. */
export const drawLawn = (
  width: number,
  height: number,
  horizon: number,
  { far, middle, near, bright, dark }: Grass,
  seed: string,
): Shape[] => {
  const random = sequence(`${seed} lawn`);
  const depth = height - horizon;
  const fill: Gradient = {
    kind: 'linear',
    from: [0, horizon],
    to: [0, height],
    stops: [
      [0, far],
      [0.3, middle],
      [1, near],
    ],
  };
  const edge = Array.from({ length: 61 }, (_, step): Point => [
    (width * step) / 60,
    horizon + depth * (0.092 + 0.008 * Math.sin(step * 0.36) + random() * 0.006),
  ]);
  const brush = edge.slice(1, -1).map(([x, y]) =>
    ellipse(
      x + (random() - 0.5) * 24,
      y,
      depth * (0.05 + random() * 0.09),
      depth * (0.008 + random() * 0.016),
      {
        fill: dark,
        opacity: 0.35 + random() * 0.3,
      },
    ),
  );
  // Light and shade lie the flatter the farther away they are.
  const bands = Array.from({ length: 14 }, (_, index) => {
    const share = 0.1 + 0.88 * (index / 14) ** 1.5;
    return ellipse(
      random() * width,
      horizon + depth * share,
      width * (0.1 + random() * 0.22),
      2 + share * 16,
      {
        fill: index % 2 ? dark : bright,
        opacity: 0.14,
      },
    );
  });
  const blades = Array.from({ length: 900 }, () => {
    const share = 0.1 + 0.9 * Math.sqrt(random());
    const size = 1 + share * share * 9;
    return `M${(random() * width).toFixed(1)} ${(horizon + depth * share).toFixed(1)}l${((random() - 0.5) * size * 0.6).toFixed(1)} ${(-size).toFixed(1)}`;
  });
  return [
    ...brush,
    polygon([...edge, [width, height], [0, height]], { fill }),
    ...bands,
    path(blades.slice(0, 450).join(''), { stroke: dark, width: 1, opacity: 0.32 }),
    path(blades.slice(450).join(''), { stroke: bright, width: 1, opacity: 0.4 }),
    // Nearest to the viewer the meadow lies in shade, which leads the eye to the home.
    polygon(
      [
        [0, height - depth * 0.34],
        [width, height - depth * 0.34],
        [width, height],
        [0, height],
      ],
      {
        fill: {
          kind: 'linear',
          from: [0, height - depth * 0.34],
          to: [0, height],
          stops: [
            [0, '#24381f00'],
            [1, '#24381f66'],
          ],
        },
      },
    ),
  ];
};

/** Tufts of high grass before everything else, in the lower corners. */
export const tufts = (width: number, height: number, { bright, dark }: Grass, seed: string): Shape[] => {
  const random = sequence(`${seed} tufts`);
  const blades: [string[], string[]] = [[], []];
  const flowers: string[] = [];
  for (const side of [0, 1])
    for (let tuft = 0; tuft < 7; tuft += 1) {
      const x = side ? width - random() ** 1.6 * width * 0.26 : random() ** 1.6 * width * 0.22;
      for (let blade = 0; blade < 11; blade += 1) {
        const [lean, size] = [(random() - 0.5) * 40, 14 + random() * 40];
        blades[blade % 2]?.push(
          `M${(x - 3 + blade).toFixed(1)} ${height + 6}q${(lean * 0.2).toFixed(1)} ${(-size * 0.6).toFixed(1)} ${lean.toFixed(1)} ${(-size).toFixed(1)}q${(-lean * 0.5).toFixed(1)} ${(size * 0.3).toFixed(1)} ${(-lean + 4).toFixed(1)} ${size.toFixed(1)}Z`,
        );
        if (random() > 0.93)
          flowers.push(
            `M${(x - 6 + blade + lean).toFixed(1)} ${(height + 4 - size).toFixed(1)}a3 3 0 1 1 6 0a3 3 0 1 1 -6 0Z`,
          );
      }
    }
  return [
    path(blades[0].join(''), { fill: dark }),
    path(blades[1].join(''), { fill: bright, opacity: 0.85 }),
    path(flowers.join(''), { fill: '#f6e7b4' }),
  ];
};
