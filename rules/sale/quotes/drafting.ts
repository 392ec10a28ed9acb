import { sumOf, type CentsRange } from '../../homes/prices/line-sums.ts';
import { percentsOf, type PriceLine } from '../../homes/prices/price-lines.ts';
import type { PriceBook } from '../../homes/prices/price-of.ts';
import { rangeText } from '../../dollars.ts';
import { percentOf, timesCents } from '../../rounding.ts';
import { groupOf, isTax } from './groups.ts';
import { withTax, type StoredLine } from './quote-lines.ts';

/** What the price book knows of a line beyond what the price shows. */
export interface KnownOfLine {
  /** What one of its unit costs the seller. */
  readonly unitCostCents: number | null;
  /** Of tax, the percentage of its estimate, in the middle, and the one that it does not exceed. */
  readonly percents: { readonly percent: number; readonly highPercent: number } | null;
}

const noteOf = (line: PriceLine): string | null => {
  if (groupOf(line.key) === 'discounts') return line.source ?? 'By the price book';
  // Tax follows from the other lines: its range would no longer hold once one is changed.
  return line.lowCents === line.highCents || isTax(line.key)
    ? null
    : `Usually ${rangeText(line.lowCents, line.highCents)}`;
};

const unitPriceOf = ({ unit, quantity, estimateCents }: PriceLine): number | null => {
  if (unit === 'percent' || quantity <= 0) return null;
  const each = Math.round(estimateCents / quantity);
  return timesCents(each, quantity) === estimateCents ? each : null;
};

/**
 * The lines of a new draft, from the price of a design (rule `quote.same`): each at its estimate. Exact ones are firm; ranges are
 * allowances that do not exceed their high end. A percentage of a range may be less of more: then the end that is the higher one counts.
 * @param knownOf what the price book knows of a line, by what the taxable lines come to
 */
export const draftLines = (
  lines: readonly PriceLine[],
  knownOf: (line: PriceLine, taxed: CentsRange) => KnownOfLine,
): StoredLine[] => {
  const taxed = sumOf(lines.filter(({ taxable }) => taxable));
  return withTax(
    lines
      .filter(({ lowCents, highCents }) => lowCents !== 0 || highCents !== 0)
      .map((line) => {
        const { unitCostCents, percents } = knownOf(line, taxed);
        const isExact = line.lowCents === line.highCents;
        return {
          key: line.key,
          label: line.label,
          basis: isExact ? 'firm' : 'allowance',
          quantity: line.quantity,
          unitCents: unitPriceOf(line),
          amountCents: line.estimateCents,
          notToExceedCents: isExact ? null : Math.max(line.lowCents, line.highCents),
          taxable: line.taxable,
          note: noteOf(line),
          costCents: unitCostCents === null ? null : timesCents(unitCostCents, line.quantity),
          percent: null,
          ...(isTax(line.key) && percents),
        };
      }),
  );
};

type BookRow = PriceBook['rows'][number];

/** Whether the amounts of a line are those of a row. */
const isFrom = (row: BookRow, { quantity, lowCents, highCents }: PriceLine, taxed: CentsRange): boolean =>
  row.unit === 'percent'
    ? percentOf(Math.max(0, taxed.lowCents), row.lowPercent ?? 0) === lowCents &&
      percentOf(Math.max(0, taxed.highCents), row.highPercent ?? 0) === highCents
    : timesCents(row.lowCents ?? 0, quantity) === lowCents &&
      timesCents(row.highCents ?? 0, quantity) === highCents;

/** What the price book of the day knows of the lines of a price: of the rows of a key, which may share a label, that of the amounts counts. */
export const knownBy =
  ({ rows }: PriceBook) =>
  (line: PriceLine, taxed: CentsRange): KnownOfLine => {
    const ofKey = rows.filter((row) => row.key === line.key);
    const ofLabel = ofKey.filter((row) => row.label === line.label);
    const row = ofLabel.find((one) => isFrom(one, line, taxed)) ?? ofLabel[0] ?? ofKey[0];
    const { costCents = null } = (row ?? {}) as { costCents?: number | null };
    if (!row || !isTax(line.key)) return { unitCostCents: costCents, percents: null };
    const { estimate, high } = percentsOf(row);
    return { unitCostCents: costCents, percents: { percent: estimate, highPercent: high } };
  };
