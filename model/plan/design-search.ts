import { z } from 'zod';
import { bedList, wishSchema } from './wish.ts';

/** How many designs one search may ask for, and the greatest seed. */
export const designSearchLimits = { designs: 6, defaultDesigns: 3, seed: 2_147_483_647 } as const;

const whole = (min: number, max: number) =>
  z.union([
    z.int().min(min).max(max),
    z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number)
      .pipe(z.int().min(min).max(max)),
  ]);

/**
 * What `GET /api/floor-plans/designs` takes: a wish that can be drawn, a seed and how many designs. Each parameter once and no
 * other: a name that is misspelled would silently leave a wish out.
 */
export const designSearch = z.strictObject({
  ...wishSchema.shape,
  // A list would be a parameter that is given more than once.
  beds: bedList,
  baths: wishSchema.shape.baths.pipe(z.number().min(1).max(6)),
  seed: whole(0, designSearchLimits.seed).optional(),
  count: whole(1, designSearchLimits.designs).default(designSearchLimits.defaultDesigns),
});
