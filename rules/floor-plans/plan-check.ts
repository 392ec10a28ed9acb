import { z } from 'zod';

/** A plan document to be checked, and what the buyer asked for. The checker itself says what is wrong with the document. */
export const planCheck = z.object({
  plan: z.looseObject({}, 'Must be a plan document'),
  wish: z.looseObject({}, 'Must be an object').nullish(),
});
