import { percentOf } from '../../rounding.ts';

/**
 * Where the value of a deal comes from, the first that there is: its contract, its accepted quote, the newest issued one, the price of its
 * design, what staff typed; else nothing has a price.
 */
export const dealValueBases = [
  'contract',
  'accepted_quote',
  'issued_quote',
  'design',
  'typed',
  'none',
] as const;
export type DealValueBasis = (typeof dealValueBases)[number];

/** What a deal is worth in the forecast, in whole cents: its value by its probability, rounded half away from zero. */
export const weightedCents = (valueCents: number, probabilityPercent: number): number =>
  percentOf(valueCents, probabilityPercent);
