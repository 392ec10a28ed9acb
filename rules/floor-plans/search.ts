import { z } from 'zod';
import { floorPlanSentences, maxSearch } from './rules.ts';

const count = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number),
    ],
    floorPlanSentences.selectSome,
  )
  .pipe(
    z
      .number()
      .int('Must be a whole number')
      .min(1, floorPlanSentences.selectSome)
      .max(maxSearch, `Must be at most ${maxSearch}`),
  );

/** A search for plans with exactly these counts, each at least one. */
export const floorPlanSearch = z.object({ bedrooms: count, bathrooms: count });
