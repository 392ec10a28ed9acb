import { layoutOf } from '../layout/layout.ts';
import type { Layout, PlanModel } from '../layout/plan-model.ts';

/** The sizes that homes are built in: nominal feet, and exact square feet. */
const sizes: readonly (readonly [footprint: string, squareFootage: number])[] = [
  ['13x36', 480],
  ['13x48', 640],
  ['13x60', 800],
  ['13x66', 880],
  ['15x48', 728],
  ['15x66', 1001],
  ['15x72', 1092],
  ['17x66', 1155],
  ['17x76', 1330],
  ['26x36', 960],
  ['26x42', 1120],
  ['26x54', 1440],
  ['26x66', 1760],
  ['26x72', 1920],
  ['30x54', 1638],
  ['30x66', 2002],
  ['30x72', 2184],
  ['52x40', 2002],
  ['56x40', 2156],
  ['60x40', 2310],
  ['68x40', 2618],
  ['76x40', 2926],
];

/** Slugs decide between equally good arrangements, so a size is tried under several. */
const slugs = ['wasco', 'enid', 'toutle', 'birkenfeld', 'packwood'];

const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);

const every: PlanModel[] = sizes.flatMap(([footprint, squareFootage]) =>
  upTo(5).flatMap((bedrooms) =>
    upTo(4).flatMap((bathrooms) =>
      slugs.map((slug) => ({
        slug,
        name: slug,
        bedrooms,
        bathrooms,
        footprint,
        modelType: '',
        squareFootage,
      })),
    ),
  ),
);

/** Every home that has a layout, of all sizes, counts and slugs above. */
export const homes: readonly (PlanModel & { readonly layout: Layout })[] = every.flatMap((model) => {
  const layout = layoutOf(model);
  return layout ? [{ ...model, layout }] : [];
});
