import type { Plan, WidthClass, Wish } from '../plan/document.ts';

/** A plan that was generated for a wish and has passed every rule of level `error`. */
export interface Design {
  /** Matches `[A-Za-z0-9._~-]{1,200}`; {@link designOf} makes the plan again from it alone. */
  readonly code: string;
  readonly name: string;
  readonly widthClass: WidthClass;
  /** Length times width, to one decimal. */
  readonly squareFeet: number;
  /** With `code`, `seed` and `wish` as further fields. The same bytes for the same code, on any machine. */
  readonly plan: GeneratedPlan;
}

/** A plan document that says by which code it is made again, and what was wished. */
export interface GeneratedPlan extends Plan {
  readonly code: string;
  readonly wish: Wish;
}

/** A wish near one that cannot be built; it has a design. */
export interface NearestWish {
  readonly wish: Wish;
  /** What is not as it was asked for, such as `length` or `beds`. */
  readonly differs: readonly (keyof Wish)[];
}

/** What a wish is answered with: designs, the best first; or none, why, and up to three wishes that can be built. */
export type DesignAnswer =
  | { readonly designs: readonly [Design, ...Design[]] }
  | {
      readonly designs: readonly [];
      /** Which rule or limit stands in the way, as a sentence. */
      readonly reason: string;
      readonly nearest: readonly NearestWish[];
    };

/** Beds, baths, lengths and sizes that a wish may ask for; what is beyond is answered without looking for a plan. */
export const wishLimits = {
  beds: 10,
  baths: { min: 1, max: 6 },
  designs: { min: 1, max: 6, defaultCount: 3 },
} as const;
