import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import { hash } from '../drawing/random.ts';
import { rect, type Picture, type Shape } from '../drawing/shape.ts';
import { layoutOf } from '../plan/layout/layout.ts';
import type { Layout, PlanModel } from '../plan/layout/model.ts';
import { decksOf } from '../plan/porch.ts';
import { drawHouse, houseCamera, studioShadow, type House } from './draw-house.ts';
import type { Opening } from './draw-opening.ts';
import type { Porch } from './porch-posts.ts';
import { drawLand, walkway } from './land.ts';

const size = { width: 1200, height: 800 } as const;

const doorHeight = 82;

/** Windows and doors of one outside wall of a plan, seen from outside. */
const openingsOf = (layout: Layout, side: 'front' | 'right'): Opening[] => {
  const at = side === 'front' ? layout.width : layout.length;
  const axis = side === 'front' ? 'x' : 'y';
  // Along the end wall, inches run from the front to the rear; in a plan, from the rear to the front.
  const from = ({ from: start, to }: { from: number; to: number }): number =>
    side === 'front' ? start : layout.width - to;
  const windows = layout.windows
    .filter((window) => window.side === side)
    .map(({ edge, sill, height }): Opening => ({
      kind: 'window',
      u: from(edge),
      w: edge.to - edge.from,
      sill,
      h: height,
    }));
  const doors = layout.doors
    .filter(({ rooms, edge }) => rooms[1] === null && edge.axis === axis && edge.at === at)
    .map(({ kind, edge }): Opening => ({
      kind: kind === 'patio' ? 'glass-door' : 'door',
      u: from(edge),
      w: edge.to - edge.from,
      sill: 0,
      h: doorHeight,
    }));
  return [...windows, ...doors];
};

const porchOf = (layout: Layout): Porch => {
  const deck = decksOf(layout).find(({ covered }) => covered);
  return deck
    ? { x: deck.rect.x, w: deck.rect.w, depth: deck.rect.h, door: deck.door }
    : { x: 0, w: 120, depth: 60, door: 60 };
};

export const houseOf = (layout: Layout, roof: RoofProfile, siding: Siding, seed: string): House => ({
  length: layout.length,
  depth: layout.width,
  roof,
  siding,
  front: openingsOf(layout, 'front'),
  end: openingsOf(layout, 'right'),
  porch: porchOf(layout),
  seed,
});

const onLand = (title: string, house: House): Picture => {
  const { project, body } = houseCamera(house, { x: 70, y: 200, w: size.width - 150, h: 505 });
  const { porch } = house;
  const shapes: Shape[] = [
    ...drawLand(size.width, size.height, project, house.seed),
    ...walkway(project, porch.door, -porch.depth - 30),
    ...drawHouse(house, project, body, { onLand: true }),
  ];
  return { title, ...size, shapes };
};

const finishes: readonly (readonly [RoofProfile, Siding])[] = [
  ['gable', 'fiber-cement'],
  ['gable', 'vinyl'],
  ['hip', 'brick'],
  ['gable', 'wood'],
  ['hip', 'stucco'],
  ['saltbox', 'fiber-cement'],
  ['gable', 'stone'],
];

/** A model as it stands on its lot; windows, door and porch are those of its plan. */
export const homePicture = (model: PlanModel): Picture | null => {
  const layout = layoutOf(model);
  if (!layout) return null;
  const [roof, siding] =
    finishes[hash(`${model.slug} site`) % finishes.length] ?? (['gable', 'vinyl'] as const);
  return onLand(`${model.name}, seen from the front`, houseOf(layout, roof, siding, model.slug));
};

/** The home that shows roofs and sidings: a mid-sized double wide. */
export const sample: PlanModel = {
  slug: 'sample',
  name: 'Sample',
  bedrooms: 2,
  bathrooms: 1,
  footprint: '26x42',
  modelType: 'Double Wide',
  squareFootage: 1120,
};

/** A shorter home, so that the roof is the subject of the picture. */
const cottage: PlanModel = {
  slug: 'cottage',
  name: 'Cottage',
  bedrooms: 2,
  bathrooms: 1,
  footprint: '26x36',
  modelType: 'Double Wide',
  squareFootage: 960,
};

const sampleHouse = (roof: RoofProfile, siding: Siding): House | null => {
  const layout = layoutOf(sample);
  return layout && houseOf(layout, roof, siding, 'sample');
};

/** The sample home with a chosen roof and siding, for Design Your Home. */
export const designPicture = (roof: RoofProfile, siding: Siding): Picture | null => {
  const house = sampleHouse(roof, siding);
  return house && onLand(`Home with ${roof} roof and ${siding} siding`, house);
};

/** The cottage with a chosen roof, on plain paper with nothing but the roof in color. */
export const roofPicture = (roof: RoofProfile): Picture | null => {
  const layout = layoutOf(cottage);
  if (!layout) return null;
  const house = houseOf(layout, roof, 'vinyl', 'roof');
  const [width, height] = [800, 600];
  const { project, body } = houseCamera(house, { x: 54, y: 70, w: width - 120, h: 440 }, 39);
  return {
    title: `${roof} roof`,
    width,
    height,
    shapes: [
      rect(0, 0, width, height, {
        fill: {
          kind: 'linear',
          from: [0, 0],
          to: [0, height],
          stops: [
            [0, '#f3f1ea'],
            [0.66, '#fbf8f1'],
            [1, '#ece6d8'],
          ],
        },
      }),
      studioShadow(house, project),
      ...drawHouse(house, project, body, { onLand: false, roofColour: '#ad6049' }),
    ],
  };
};
