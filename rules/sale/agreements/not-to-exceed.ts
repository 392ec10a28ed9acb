import { counted, type QuoteLine } from '../quotes/quote-lines.ts';

type Line = Pick<QuoteLine, 'basis' | 'amountCents'> & { readonly notToExceedCents?: number | null };

/** The amount that a line will not exceed: that of an allowance, which is its amount where no other was named; in whole cents. */
export const ceilingOf = (line: Line): number =>
  line.basis === 'allowance' ? (line.notToExceedCents ?? line.amountCents) : counted(line);

/** The total with every allowance at the amount that it will not exceed, in whole cents. */
export const notToExceedOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + ceilingOf(line), 0);
