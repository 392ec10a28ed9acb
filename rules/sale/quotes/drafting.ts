import type { PriceLine } from '../../homes/prices/price-lines.ts';
import { kindOfKey } from '../../homes/prices/keys.ts';
import type { PriceBook } from '../../homes/prices/price-of.ts';
import { rangeText } from '../../homes/prices/price-text.ts';
import { timesCents } from '../../rounding.ts';
import { groupOf, isTax } from './groups.ts';
import { withTax, type StoredLine } from './quote-lines.ts';

/** What the price book knows of a line beyond what the price shows. */
export interface KnownOfLine {
  /** What one of its unit costs the seller. */
  readonly unitCostCents: number | null;
  /** Of tax, the percentage at its high end. */
  readonly highPercent: number | null;
}

const noteOf = (line: PriceLine): string | null => {
  if (groupOf(line.key) === 'discounts') return line.source ?? 'By the price book';
  return line.lowCents === line.highCents ? null : `Usually ${rangeText(line.lowCents, line.highCents)}`;
};

const unitPriceOf = ({ unit, quantity, highCents }: PriceLine): number | null => {
  if (unit === 'percent' || quantity <= 0) return null;
  const each = Math.round(highCents / quantity);
  return timesCents(each, quantity) === highCents ? each : null;
};

/**
 * The lines of a new draft, from the price of a design: exact ones are firm, ranges are allowances at their high end.
 * @param knownOf what the price book knows of the line with a key
 */
export const draftLines = (
  lines: readonly PriceLine[],
  knownOf: (line: PriceLine) => KnownOfLine,
): StoredLine[] =>
  withTax(
    lines
      .filter(({ lowCents, highCents }) => lowCents !== 0 || highCents !== 0)
      .map((line) => {
        const { unitCostCents, highPercent } = knownOf(line);
        return {
          key: line.key,
          label: line.label,
          basis: line.lowCents === line.highCents ? 'firm' : 'allowance',
          quantity: line.quantity,
          unitCents: unitPriceOf(line),
          amountCents: line.highCents,
          taxable: line.taxable,
          note: noteOf(line),
          costCents: unitCostCents === null ? null : timesCents(unitCostCents, line.quantity),
          percent: isTax(line.key) ? highPercent : null,
        };
      }),
  );

/** What the price book of the day knows of the lines of a price: of the rows of a key, which may share a label, that of the amounts counts. */
export const knownBy =
  ({ rows }: PriceBook) =>
  ({ key, label, quantity, lowCents, highCents }: PriceLine): KnownOfLine => {
    const ofKey = rows.filter((row) => row.key === key);
    const ofLabel = ofKey.filter((row) => row.label === label);
    const row =
      ofLabel.find(
        (one) =>
          timesCents(one.lowCents ?? 0, quantity) === lowCents &&
          timesCents(one.highCents ?? 0, quantity) === highCents,
      ) ??
      ofLabel[0] ??
      ofKey[0];
    const { costCents = null } = (row ?? {}) as { costCents?: number | null };
    return {
      unitCostCents: costCents,
      highPercent: row && kindOfKey(key) === 'tax' ? row.highPercent : null,
    };
  };
