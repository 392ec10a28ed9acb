import { z } from 'zod';
import { planSchemaOf } from './schema.ts';
import { wishSchema } from './wish.ts';

/** The most that a plan which visitors store may take, in bytes of its canonical form. A triple of four bedrooms takes 22 kB. */
export const storedPlanBytes = 65_536;

/**
 * A plan document that is stored for a visitor: nothing in it is unknown, at any depth. It may say by which code, for which wish and
 * from which seed it was drawn, as the site's own documents do.
 */
export const storedPlanSchema = planSchemaOf(z.strictObject).safeExtend({
  code: z.string().max(200).optional(),
  seed: z.int().min(0).optional(),
  wish: z.strictObject(wishSchema.shape).optional(),
});
