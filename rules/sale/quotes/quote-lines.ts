import { percentOf, timesCents } from '../../rounding.ts';
import { isTax } from './groups.ts';
import type { QuoteBasis } from './quote-states.ts';

/** The most lines of a quote. */
export const maxLines = 80;

/** A line of a quote. Amounts in whole cents, each rounded once. */
export interface QuoteLine {
  readonly key: string;
  readonly label: string;
  readonly basis: QuoteBasis;
  readonly quantity: number;
  /** Null where the amount is not a quantity of something. */
  readonly unitCents: number | null;
  readonly amountCents: number;
  readonly taxable: boolean;
  /** What the amount depends on, or why there is a discount. */
  readonly note: string | null;
}

/** A line as it is stored: with what only staff see, and what tax is computed by. */
export interface StoredLine extends QuoteLine {
  /** What its whole quantity costs the seller; null where nobody knows. */
  readonly costCents: number | null;
  /** Of a tax line, its percentage; null otherwise. */
  readonly percent: number | null;
}

/** What a line counts in the total. */
export const counted = ({ basis, amountCents }: Pick<QuoteLine, 'basis' | 'amountCents'>): number =>
  basis === 'excluded' ? 0 : amountCents;

/** The total: firm lines and allowances (rule `quote.total`). */
export const totalOf = (lines: readonly Pick<QuoteLine, 'basis' | 'amountCents'>[]): number =>
  lines.reduce((sum, line) => sum + counted(line), 0);

/** A total by what is firm and what may turn out otherwise. */
export const sumsOf = (
  lines: readonly Pick<QuoteLine, 'basis' | 'amountCents'>[],
): { readonly firmCents: number; readonly allowanceCents: number } => ({
  firmCents: totalOf(lines.filter(({ basis }) => basis === 'firm')),
  allowanceCents: totalOf(lines.filter(({ basis }) => basis === 'allowance')),
});

/** The sum that sales tax is due on; never below zero. */
export const taxableOf = (lines: readonly QuoteLine[]): number =>
  Math.max(0, totalOf(lines.filter(({ key, taxable }) => taxable && !isTax(key))));

/** Lines whose tax is that of the others: its percentage of the sum of the taxable ones, rounded half away from zero. */
export const withTax = (lines: readonly StoredLine[]): StoredLine[] => {
  const base = taxableOf(lines);
  return lines.map((line) =>
    line.percent !== null && isTax(line.key)
      ? { ...line, amountCents: line.basis === 'excluded' ? 0 : percentOf(base, line.percent) }
      : line,
  );
};

/** The amount of a line, and its unit price if the amount is a quantity of it. What is excluded counts nothing. */
export const amountOf = ({
  basis,
  quantity,
  unitCents,
  amountCents,
}: {
  readonly basis: QuoteBasis;
  readonly quantity: number;
  readonly unitCents: number | null;
  readonly amountCents: number | null;
}): Pick<QuoteLine, 'unitCents' | 'amountCents'> => {
  const product = unitCents === null ? null : timesCents(unitCents, quantity);
  const amount = amountCents ?? product ?? 0;
  if (basis === 'excluded') return { unitCents: null, amountCents: 0 };
  return { unitCents: product === amount ? unitCents : null, amountCents: amount };
};

/**
 * What a quote costs the seller: lines of which nobody knows it count with their price, discounts with nothing. Null if it is known of
 * no line at all.
 */
export const costOf = (lines: readonly StoredLine[]): number | null =>
  lines.every(({ costCents }) => costCents === null)
    ? null
    : lines
        .filter(({ basis }) => basis !== 'excluded')
        .reduce((sum, { costCents, amountCents }) => sum + (costCents ?? Math.max(0, amountCents)), 0);

/** A line without what only staff see. */
export const shownLine = ({ costCents: _cost, percent: _percent, ...line }: StoredLine): QuoteLine => line;
