import { percentOf, timesCents } from '../../rounding.ts';
import { isTax } from './groups.ts';
import type { QuoteBasis } from './quote-states.ts';

/** The most lines of a quote. */
export const maxLines = 80;

/** A line of a quote. Amounts in whole cents, each rounded once. */
export interface QuoteLine {
  /** Its place among the lines, from `1`. */
  readonly id: string;
  readonly key: string;
  readonly label: string;
  readonly basis: QuoteBasis;
  readonly quantity: number;
  /** Null where the amount is not a quantity of something. */
  readonly unitCents: number | null;
  readonly amountCents: number;
  /** Of an allowance, the most that it settles at; null otherwise. */
  readonly notToExceedCents: number | null;
  readonly taxable: boolean;
  /** Of a tax line, what percentage it is of the taxable lines; null otherwise. */
  readonly percent: number | null;
  /** What the amount depends on, or why there is a discount. */
  readonly note: string | null;
}

/** A line as it is stored: with what only staff see, and what tax is computed by. */
export interface StoredLine extends Omit<QuoteLine, 'id' | 'notToExceedCents'> {
  /** Lines that were stored before allowances had it have none: they do not exceed their amount. */
  readonly notToExceedCents?: number | null;
  /** What its whole quantity costs the seller; null where nobody knows. */
  readonly costCents: number | null;
  /** Of a tax line, the percentage that its tax does not exceed; missing where it is {@link QuoteLine.percent}. */
  readonly highPercent?: number | null;
}

/** What a line counts in the total. */
export const counted = ({ basis, amountCents }: Pick<QuoteLine, 'basis' | 'amountCents'>): number =>
  basis === 'excluded' ? 0 : amountCents;

type Limited = Pick<QuoteLine, 'basis' | 'amountCents'> & Pick<StoredLine, 'notToExceedCents'>;

/** The most that a line comes to, in whole cents: of an allowance the amount that it does not exceed, of a firm line its amount. */
export const ceilingOf = ({ basis, amountCents, notToExceedCents }: Limited): number =>
  basis === 'allowance' ? (notToExceedCents ?? amountCents) : counted({ basis, amountCents });

/** The total that a quote does not exceed: firm lines, and what each allowance does not exceed (rule `quote.ceiling`). Whole cents. */
export const notToExceedOf = (lines: readonly Limited[]): number =>
  lines.reduce((sum, line) => sum + ceilingOf(line), 0);

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

/** The sum that sales tax is due on; never below zero. @param sum of the taxable lines: their total, or what they do not exceed */
export const taxableOf = <Line extends Pick<QuoteLine, 'key' | 'taxable'>>(
  lines: readonly Line[],
  sum: (lines: readonly Line[]) => number,
): number => Math.max(0, sum(lines.filter(({ key, taxable }) => taxable && !isTax(key))));

/**
 * Lines whose tax is that of the others: its percentage of the sum of the taxable ones, rounded half away from zero. It does not exceed
 * its high percentage of what the taxable lines do not exceed.
 */
export const withTax = (lines: readonly StoredLine[]): StoredLine[] => {
  const [base, highest] = [taxableOf(lines, totalOf), taxableOf(lines, notToExceedOf)];
  return lines.map((line) => {
    const { key, basis, percent, highPercent } = line;
    if (percent === null || !isTax(key)) return line;
    if (basis === 'excluded') return { ...line, amountCents: 0, notToExceedCents: null };
    return {
      ...line,
      amountCents: percentOf(base, percent),
      notToExceedCents: basis === 'allowance' ? percentOf(highest, highPercent ?? percent) : null,
    };
  });
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

/** Lines without what only staff see, each with its place. */
export const shownLines = (lines: readonly StoredLine[]): QuoteLine[] =>
  lines.map(({ costCents: _cost, highPercent: _high, ...line }, at) => ({
    ...line,
    id: String(at + 1),
    notToExceedCents: line.basis === 'allowance' ? ceilingOf(line) : null,
  }));
