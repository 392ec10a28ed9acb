import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';

/** What a buyer chose for a home; null where they have not. */
export interface HomeLook {
  readonly roof: RoofProfile | null;
  readonly siding: Siding | null;
}

/** What pictures of a home follow from: its facts, and its plan if it has one. */
export interface HomeModel {
  readonly slug: string;
  readonly name: string;
  readonly bedrooms: number;
  /** Full and half baths, each counted as one. */
  readonly bathrooms: number;
  /** Nominal feet, `26x66` or `60x40`. */
  readonly footprint: string;
  readonly modelType: string;
  readonly squareFootage: number;
  readonly plan: Plan | null;
}
