import { z } from 'zod';
import { floorPlanSentences, maxSearch } from './plan-rules.ts';

/** What is said of half a room: only whole ones are counted (docs/specification.md, section 7: full plus half). */
export const wholeRooms = {
  bedrooms: 'Must be a whole number',
  bathrooms: 'Must be a whole number: a half bath counts as one bathroom.',
} as const;

/** @param whole the sentence for half a room */
const count = (whole: string) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\d{1,3}(\.5)?$/)
          .transform(Number),
      ],
      floorPlanSentences.selectSome,
    )
    .pipe(
      z
        .number()
        .int(whole)
        .min(1, floorPlanSentences.selectSome)
        .max(maxSearch, `Must be at most ${maxSearch}`),
    );

/** A search for plans with exactly these counts, each at least one. */
export const floorPlanSearch = z.object({
  bedrooms: count(wholeRooms.bedrooms),
  bathrooms: count(wholeRooms.bathrooms),
});
