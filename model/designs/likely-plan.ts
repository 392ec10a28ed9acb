import { widthClasses, type Plan, type Wish } from '../plan/document.ts';
import { modelTypes, type PlanFacts } from '../plan/home-facts.ts';
import { hash } from '../random.ts';
import { wishLimits } from './design.ts';
import { isWithinLimits } from './limits.ts';
import { findDesigns } from '../book/find-designs.ts';

type StatedFacts = Pick<PlanFacts, 'footprint' | 'bedrooms' | 'bathrooms'> & { readonly modelType: string };

/** A length in feet in which homes of every width have these rooms. */
const defaults = { feet: 66, bedrooms: 3, bathrooms: 2 } as const;

/** Rooms for which homes of most lengths have a plan, the usual ones first. */
const defaultRooms = [defaults.bedrooms, 2, 4, 1].flatMap((bedrooms) =>
  [defaults.bathrooms, 1].map((bathrooms) => ({ bedrooms, bathrooms })),
);

/**
 * A plan that a home of which only facts are known might have, for its outside: with its rooms in its length where such a
 * plan can be built, otherwise with usual rooms in its length, at last in a usual length.
 * @param name decides among equally good plans: the same name and facts have the same plan
 */
export const likelyPlan = (name: string, stated: StatedFacts): Plan | undefined => {
  const width = widthClasses.find((each) => modelTypes[each] === stated.modelType) ?? 'double';
  const feet = Math.max(...stated.footprint.split('x').map(Number));
  for (const length of [feet, defaults.feet])
    for (const { bedrooms, bathrooms } of [stated, ...defaultRooms]) {
      if (bedrooms > wishLimits.beds) continue;
      const beds = Array.from({ length: bedrooms }, (_, index) => (index === 0 ? 'queen' : 'full'));
      const wish: Wish = { beds, baths: bathrooms, width, length, porch: true };
      const [design] = isWithinLimits(wish) ? findDesigns(wish, hash(name), 1) : [];
      if (design) return design.plan;
    }
  return undefined;
};
