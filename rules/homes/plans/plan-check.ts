import { z } from 'zod';

/** A plan document to be checked, and what the buyer asked for. The checker itself says what is wrong with the document. */
export const planCheck = z.object({
  plan: z.looseObject({}, 'Must be a plan document'),
  wish: z.looseObject({}, 'Must be an object').nullish(),
});

const measure = z.union([z.string(), z.number()]);

/** What a plan breaks, as REST answers it. */
export const planFindings = z.array(
  z.object({
    rule: z.string(),
    level: z.enum(['error', 'warning', 'practice']),
    cite: z.string(),
    at: z.object({ room: z.string().optional(), item: z.string().optional() }),
    measured: measure,
    required: measure,
    message: z.string(),
  }),
);
