import { z } from 'zod';
import { bedKinds, kitchens, styles, widthClasses } from './document.ts';

const numeric = z
  .string()
  .regex(/^\d{1,5}(\.\d)?$/)
  .transform(Number);
const number = z.union([z.number(), numeric]);
const flag = z.union([z.boolean(), z.literal('true').transform(() => true)]).optional();
const beds = z.array(z.enum(bedKinds)).min(1).max(10);

/** Beds as an address carries them: a comma list, the primary bedroom's first. */
export const bedList = z
  .string()
  .max(100)
  .transform((list) => list.split(','))
  .pipe(beds);

/** A wish as a program has it, or as an address carries it: beds as a comma list, numbers and `true` as text. */
export const wishSchema = z.object({
  beds: z.union([beds, bedList]),
  baths: number.pipe(z.number().min(0).max(20).multipleOf(0.5)),
  width: z.enum(widthClasses),
  length: number.pipe(z.int().min(1).max(1000)).optional(),
  squareFeet: number.pipe(z.number().min(1).max(100_000)).optional(),
  kitchen: z.enum(kitchens).optional(),
  entry: z.literal('utility').optional(),
  primaryApart: flag,
  office: flag,
  porch: flag,
  accessible: flag,
  suites: number.pipe(z.literal(2)).optional(),
  style: z.enum(styles).optional(),
});
