import type { CentsRange } from './line-sums.ts';
import type { PriceLine } from './price-lines.ts';
import { centsText, rangeText } from '../../dollars.ts';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
const count =
  (one: string, many: string) =>
  (quantity: number): string =>
    `${number.format(quantity)} ${quantity === 1 ? one : many}`;

const units: Readonly<Record<Exclude<PriceLine['unit'], 'each' | 'percent'>, (quantity: number) => string>> =
  {
    section: count('section', 'sections'),
    joint: count('joint', 'joints'),
    square_foot: count('sq ft', 'sq ft'),
    mile: count('mile hauled', 'miles hauled'),
  };

/** An amount divided by a quantity; null if that is not a whole number of cents, as after rounding. */
const each = (cents: number, quantity: number): number | null => {
  const unit = cents / quantity;
  return Number.isInteger(unit) ? unit : null;
};

/**
 * How an amount comes about, as in `910 sq ft × $11.00–$17.00`; an empty text where it is one of its kind.
 * @param taxable what a percentage is of: the sums of the lines on which tax is due
 */
export const quantityText = (
  { unit, quantity, lowCents, highCents }: PriceLine,
  taxable: CentsRange,
): string => {
  if (unit === 'percent')
    return lowCents > 0 ? `On ${rangeText(taxable.lowCents, taxable.highCents)} that is taxed` : '';
  if (unit === 'each') return '';
  const [low, high] = [each(lowCents, quantity), each(highCents, quantity)];
  const words = units[unit](quantity);
  return low === null || high === null ? words : `${words} × ${rangeText(low, high, centsText)}`;
};
