import { shortCentsText } from '../../dollars.ts';
import { sectionsOf, widthOfModel, type HomeWidth, type PriceUnit } from './keys.ts';
import { timesCents } from '../../rounding.ts';

/** What is published of a choice. */
export interface PublishedSurcharge {
  readonly standard: boolean;
  readonly unit: PriceUnit | null;
  readonly lowCents: number | null;
  readonly highCents: number | null;
}

/** A home, as far as surcharges depend on it. */
export interface SurchargedHome {
  readonly width: HomeWidth;
  readonly squareFeet: number;
}

/** What surcharges need to know of a home; null without one, or if it is not known well enough. */
export const surchargedHome = (
  home: { readonly modelType: string | null; readonly squareFootage: number | null } | null,
): SurchargedHome | null =>
  home?.modelType && home.squareFootage !== null
    ? { width: widthOfModel(home.modelType), squareFeet: home.squareFootage }
    : null;

const quantityOf = (unit: PriceUnit, { width, squareFeet }: SurchargedHome): number | null => {
  if (unit === 'each') return 1;
  if (unit === 'section') return sectionsOf[width];
  if (unit === 'square_foot') return squareFeet;
  return null;
};

const unitWords: Readonly<Partial<Record<PriceUnit, string>>> = {
  section: ' a section',
  square_foot: ' a sq ft',
};

const range = (low: number, high: number): string =>
  high === 0
    ? 'No extra cost'
    : low === high
      ? `+ ${shortCentsText(low)}`
      : `+ ${shortCentsText(low)} to ${shortCentsText(high)}`;

/**
 * What a choice adds to the price, in words, before tax: `+ $3,200`, `+ $1,800 to $2,400`, `Included`. Without a home, what one of its unit
 * costs: `+ $1,600 a section`. Null if it has no price.
 * @param isIncluded whether the price of the home has it already, as of its own look
 */
export const surchargeText = (
  { standard, unit, lowCents, highCents }: PublishedSurcharge,
  home: SurchargedHome | null,
  isIncluded = standard,
): string | null => {
  if (isIncluded) return 'Included';
  if (unit === null || lowCents === null || highCents === null) return null;
  const quantity = home && quantityOf(unit, home);
  if (quantity !== null) {
    // To the dollar: the line of the price has the cents.
    const whole = (cents: number): number => Math.round(timesCents(cents, quantity) / 100) * 100;
    return range(whole(lowCents), whole(highCents));
  }
  return `${range(lowCents, highCents)}${highCents === 0 ? '' : (unitWords[unit] ?? '')}`;
};
