import { entryPorch } from '@hearthline/model/home/house-camera.ts';
import { seenAt, type House } from '@hearthline/model/home/house.ts';

/** The ground that a home takes, in feet from its middle: along the street and behind it, as it is seen from there. */
export interface Ground {
  readonly length: number;
  readonly depth: number;
  readonly door: number;
  /** Where the walk begins, from the wall. */
  readonly out: number;
  /** What stands before the wall. */
  readonly built: readonly { readonly from: number; readonly to: number }[];
}

/** What of a home its garden depends on. */
export const groundOf = (house: House): Ground => {
  const { length, depth, street, entry, porches } = house;
  const long = street.length;
  const own = porches.filter(({ wall }) => wall === street);
  const steps = own.flatMap((porch) => porch.steps);
  const feet = (u: number): number => (u - long / 2) / 12;
  return {
    length: long / 12,
    depth: (length + depth - long) / 12,
    door: feet(entry),
    out: (entryPorch(house)?.depth ?? 0) / 12 + 2.5,
    built: [...own, ...steps.map((one) => seenAt(house.plan, street.side, one))].map(({ from, to }) => ({
      from: feet(from),
      to: feet(to),
    })),
  };
};
