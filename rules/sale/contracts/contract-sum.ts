import { isTax } from '../quotes/groups.ts';
import { notToExceedOf, taxableOf, totalOf, withTax, type StoredLine } from '../quotes/quote-lines.ts';
import type { QuoteDocument } from '../quotes/quote-document.ts';

type SignedLine = QuoteDocument['lines'][number];

/** What allowances were settled at, in whole cents, by the ids of their lines. */
export type Settled = ReadonlyMap<string, number>;

/** The id of a line of an agreement: lines that were signed before they had ids are counted from `1`. */
export const lineIdOf = (line: Partial<Pick<SignedLine, 'id'>>, at: number): string =>
  line.id ?? String(at + 1);

/** What percentage an amount is of a base, with three decimals as price rows have it; null of nothing. */
const percentIn = (amountCents: number, baseCents: number): number | null =>
  baseCents > 0 ? Math.round((amountCents / baseCents) * 100_000) / 1000 : null;

/** The tax line with the percentages that were signed; agreements do not name the one that tax does not exceed. */
const taxAsSigned = (line: StoredLine, lines: readonly StoredLine[]): StoredLine => {
  const percent = line.percent ?? percentIn(line.amountCents, taxableOf(lines, totalOf));
  const highPercent = percentIn(line.notToExceedCents ?? line.amountCents, taxableOf(lines, notToExceedOf));
  return { ...line, percent, highPercent: line.basis === 'allowance' ? highPercent : percent };
};

/** The tax line of an agreement, with the percentage of the taxable lines that was signed; null where no tax is due. */
export const contractTax = (
  signed: readonly SignedLine[],
): (Pick<SignedLine, 'key' | 'label'> & { readonly percent: number }) | null => {
  const lines = contractLines(signed, new Map());
  const tax = lines.find(({ key, basis }) => isTax(key) && basis !== 'excluded');
  const percent = tax ? taxAsSigned(tax, lines).percent : null;
  return tax && percent ? { key: tax.key, label: tax.label, percent } : null;
};

/**
 * The lines of an agreement with its settled allowances at their amount, and tax over them. While nothing is settled they are those that
 * were signed.
 */
export const contractLines = (signed: readonly SignedLine[], settled: Settled): StoredLine[] => {
  const lines = signed.map((line): StoredLine => ({
    ...line,
    percent: line.percent ?? null,
    costCents: null,
  }));
  if (settled.size === 0) return lines;
  return withTax(
    lines.map((line, at) => {
      if (isTax(line.key)) return taxAsSigned(line, lines);
      const amountCents = settled.get(lineIdOf(signed[at] ?? {}, at));
      return amountCents === undefined
        ? line
        : { ...line, amountCents, notToExceedCents: line.basis === 'allowance' ? amountCents : null };
    }),
  );
};

/** What a contract comes to, in whole cents. */
export interface ContractSums {
  /** The contract sum. */
  readonly contractCents: number;
  /** What it does not exceed while no other change is signed. */
  readonly notToExceedCents: number;
}

/**
 * The contract sum (rule `change.sum`): the lines of the agreement, settled allowances at their amount, tax once over them, and the totals
 * of signed change orders, each with its own tax.
 * @param changes what each signed change order comes to, in whole cents
 */
export const contractSums = (
  signed: readonly SignedLine[],
  settled: Settled,
  changes: readonly number[],
): ContractSums => {
  const lines = contractLines(signed, settled);
  const changed = changes.reduce((sum, cents) => sum + cents, 0);
  return { contractCents: totalOf(lines) + changed, notToExceedCents: notToExceedOf(lines) + changed };
};
