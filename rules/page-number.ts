import { z } from 'zod';
import { maxPage } from './paging.ts';

/** A page number from 1; a missing one is 1. Also accepts digits as text, as they come in a query (`?page=2`). */
export const pageNumber = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,7}$/, 'Page must be a whole number')
        .transform(Number),
    ],
    'Page must be a whole number',
  )
  .pipe(
    z
      .number()
      .int('Page must be a whole number')
      .min(1, 'Page must be at least 1')
      .max(maxPage, 'Page is too high'),
  )
  .nullish()
  .transform((page) => page ?? 1);
