import { percentOf } from '../prices/rounding.ts';

/** What a deal is worth in the forecast, in whole cents: its value by its probability, rounded half away from zero. */
export const weightedCents = (valueCents: number, probabilityPercent: number): number =>
  percentOf(valueCents, probabilityPercent);
