import { likelyPlan } from '../designs/likely-plan.ts';

/** What homes are sold as: model types, with nominal feet of each. */
const sizes = {
  'Single Wide': ['13x48', '13x60', '15x66', '17x76'],
  'Double Wide': ['26x36', '26x48', '26x60', '30x72'],
  'Triple Wide': ['52x40', '60x40', '76x40'],
} as const;

/** Homes with a porch, of every width, of many lengths and counts of rooms. */
export const homes = Object.entries(sizes).flatMap(([modelType, footprints]) =>
  footprints.flatMap((footprint) =>
    [1, 2, 3, 4].flatMap((bedrooms) => {
      const name = `${footprint} with ${bedrooms} bedrooms`;
      const plan = likelyPlan(name, { modelType, footprint, bedrooms, bathrooms: bedrooms > 2 ? 2 : 1 });
      return plan ? [{ name, plan }] : [];
    }),
  ),
);
