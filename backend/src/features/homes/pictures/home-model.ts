import type { Look } from '@hearthline/rules/homes/looks/look.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';

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
  /** Its own look. */
  readonly look: Look;
  readonly plan: Plan | null;
}
