import { z } from 'zod';
import { thousandths } from './rounding.ts';

/** The most that a price, or the value of a loan, may be: 20 million dollars, in cents. */
export const maxCents = 2_000_000_000;

/** What is said of an amount that is none. */
export const centsRequired = 'An amount is a whole number of cents, not negative';

/** Whole US cents, not negative. */
export const cents = z
  .int(centsRequired)
  .min(0, centsRequired)
  .max(maxCents, 'An amount is at most $20 million');

/** A percentage from 0, with at most three decimals. @param max the highest */
export const percentUpTo = (
  max: number,
  message = `Must be 0 to ${max} percent, with at most three decimals`,
) =>
  z
    .number(message)
    .min(0, message)
    .max(max, message)
    .refine((value) => thousandths(value) !== null, message);
