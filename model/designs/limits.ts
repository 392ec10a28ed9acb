import type { Wish } from '../plan/document.ts';
import { wishLimits } from './design.ts';

const isWhole = (value: number | undefined, max: number): boolean =>
  value === undefined || (Number.isInteger(value) && value >= 1 && value <= max);

/** Whether a wish is worth looking for; what is beyond cannot be built. */
export const isWithinLimits = ({ beds, baths, length, squareFeet }: Wish): boolean =>
  beds.length >= 1 &&
  beds.length <= wishLimits.beds &&
  baths >= wishLimits.baths.min &&
  baths <= wishLimits.baths.max &&
  Number.isInteger(baths * 2) &&
  isWhole(length, 999) &&
  isWhole(squareFeet, 99_999);

/** The same wish with its fields in one order, and without those that ask for nothing. */
export const normalWish = (wish: Wish): Wish => ({
  beds: [...wish.beds],
  baths: wish.baths,
  width: wish.width,
  ...(wish.length === undefined ? {} : { length: wish.length }),
  ...(wish.squareFeet === undefined ? {} : { squareFeet: Math.round(wish.squareFeet) }),
  ...(wish.kitchen ? { kitchen: wish.kitchen } : {}),
  ...(wish.entry ? { entry: wish.entry } : {}),
  ...(wish.primaryApart ? { primaryApart: true } : {}),
  ...(wish.office ? { office: true } : {}),
  ...(wish.porch ? { porch: true } : {}),
  ...(wish.accessible ? { accessible: true } : {}),
  ...(wish.suites ? { suites: wish.suites } : {}),
  ...(wish.style ? { style: wish.style } : {}),
});

/** A wish of somebody who has made the home longer or shorter: without the size that was asked for. */
export const withoutSize = ({ length: _length, squareFeet: _squareFeet, ...rest }: Wish): Wish => rest;
