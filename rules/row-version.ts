import { z } from 'zod';

/** The version a row was read at; it grows with each change, and an update of an older one is refused (`CONFLICT`). */
export const version = z
  .int('The version must be a whole number')
  .min(1, 'The version must be a whole number')
  .max(2_147_483_647, 'The version must be a whole number');
