import { hash, sequence } from '@hearthline/model/random.ts';
import type { Project } from '@hearthline/model/space/camera.ts';
import { eyeHeight } from '@hearthline/model/space/camera.ts';
import type { Point } from '@hearthline/model/space/point.ts';
import { mix } from '../drawing/colour.ts';
import { rect, type Shape } from '../drawing/shape.ts';
import { drawLawn, type Grass } from './land/lawn.ts';
import { peak, range } from './land/mountains.ts';
import { neighbors, orchard, sea } from './land/neighborhood.ts';
import { drawSky } from './land/sky.ts';
import { broadleaf, fir, onPaper, through, woods } from './land/trees.ts';

const far = 1e7;

/** Paper height of the horizon: of whatever is as high as the viewer's eye. */
const horizonOf = (project: Project): number => project([0, far, eyeHeight])[1];

const meadow: Grass = {
  far: '#b5c592',
  middle: '#9bb573',
  near: '#7c9d56',
  bright: '#c3d58f',
  dark: '#5f7f48',
};
const prairie: Grass = {
  far: '#d9cf9c',
  middle: '#c6bf7f',
  near: '#98a25d',
  bright: '#e9dda4',
  dark: '#7f8a4c',
};

const clipped: Grass = {
  far: '#a9bf83',
  middle: '#8fae66',
  near: '#719a4c',
  bright: '#b4cf80',
  dark: '#557a40',
};

interface Setting {
  readonly grass: Grass;
  readonly peak: boolean;
  readonly hills: number;
  /** How much of the ground is wooded, from 0 to 1. */
  readonly firs: number;
  readonly broadleaf: readonly string[];
  /** What lies between the home's own ground and the hills. */
  readonly country?: (width: number, horizon: number, depth: number, seed: string) => Shape[];
  /** Whether woods close the view. */
  readonly isOpen?: true;
}

/** The country around a home: a meadow, pines, an orchard, the coast, a lot in a town. */
const settings: readonly Setting[] = [
  { grass: meadow, peak: true, hills: 60, firs: 0.55, broadleaf: ['#7f9f58', '#8fa955'] },
  { grass: meadow, peak: false, hills: 118, firs: 1, broadleaf: [] },
  { grass: meadow, peak: true, hills: 78, firs: 0.12, broadleaf: ['#6f9a58', '#88a759'], country: orchard },
  {
    grass: prairie,
    peak: false,
    hills: 24,
    firs: 0.34,
    broadleaf: ['#8aa35a', '#a9a557'],
    country: sea,
    isOpen: true,
  },
  {
    grass: clipped,
    peak: false,
    hills: 84,
    firs: 0.14,
    broadleaf: ['#6f9a58', '#88a759', '#5f8a55', '#a39a4e'],
    country: neighbors,
  },
];

/** Rows of trees from far to near: how far below the horizon they stand, of the ground's depth on paper. */
const rows = [
  { below: 0.026, count: 40, air: 0.36 },
  { below: 0.048, count: 26, air: 0.18 },
  { below: 0.084, count: 15, air: 0.04 },
] as const;

/** Sky, mountains, hills, trees and the ground: the land a home stands on. */
export const drawLand = (width: number, height: number, project: Project, seed: string): Shape[] => {
  const random = sequence(seed);
  const horizon = horizonOf(project);
  const depth = height - horizon;
  const {
    grass,
    peak: hasPeak,
    hills,
    firs,
    broadleaf: crowns,
    country,
    isOpen = false,
  } = settings[hash(`${seed} country`) % settings.length] ?? settings[0]!;
  const clearing = width * (0.16 + random() * 0.2);
  /** Trees are fewer and lower around a clearing on the left, and a wood towards the right. */
  const growth = (x: number): number => Math.min(1, 0.12 + Math.abs(x - clearing) / (width * 0.42));
  const grove = rows.flatMap(({ below, count, air }) => {
    const trees = Math.round(count * (0.4 + firs));
    return Array.from({ length: trees }, (_, index): Shape[] => {
      const x = ((index + random()) / trees) * width * 1.06 - width * 0.03;
      const foot: Point = [x, horizon + depth * below * (0.9 + random() * 0.2)];
      const isFir = random() < firs || !crowns.length;
      const inches = (isFir ? 620 : 380) + 520 * random() * growth(x);
      const size = onPaper(foot[1] - horizon, inches);
      if (random() > 0.2 + 0.8 * growth(x)) return [];
      if (isFir) return fir(foot, size, through(mix('#3f6350', '#587a4f', random() * 0.5), air), random);
      const crown = crowns[index % crowns.length] ?? '#7f9f58';
      return broadleaf(foot, size, through(crown, air), `${seed} ${index} ${below}`);
    }).flat();
  });
  return [
    ...drawSky(width, height, horizon, seed),
    ...(hasPeak ? peak(clearing, horizon, width * 0.34, height * (0.35 + random() * 0.08), seed) : []),
    range(width, horizon, hills * 1.5, ['#9db3bd', '#cfdcdc'], `${seed} range`),
    range(width, horizon, hills * 0.8, ['#7f9c93', '#bccdc0'], `${seed} hills`),
    ...(isOpen ? [] : [woods(width, horizon + 3, hills * 0.42, '#6e907f', '#a5bba2', `${seed} far woods`)]),
    rect(0, horizon, width, depth, { fill: grass.far }),
    ...(isOpen
      ? []
      : [
          woods(
            width,
            horizon + depth * 0.03,
            hills * 0.62 * firs + 14,
            '#587d68',
            '#86a283',
            `${seed} woods`,
          ),
        ]),
    ...(country?.(width, horizon, depth, seed) ?? []),
    ...grove,
    ...drawLawn(width, height, horizon, grass, seed),
  ];
};

/** What a home's land has as its own besides what is far away. */
export const grassOf = (seed: string): Grass =>
  (settings[hash(`${seed} country`) % settings.length] ?? settings[0]!).grass;
