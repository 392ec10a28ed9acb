import type { QuoteLine, StoredLine } from '../quotes/quote-lines.ts';

/** A line of a change order as it is stored; always firm. A credit is negative. */
export interface StoredChangeLine extends StoredLine {
  /** The line of the agreement, an allowance, that it settles above what that does not exceed; null otherwise. */
  readonly settles: string | null;
}

/** A line of a change order. */
export interface ChangeLine extends QuoteLine {
  readonly settles: string | null;
}
