import type { PriceLine } from './price-lines.ts';

/** An amount from and to, in whole cents. */
export interface CentsRange {
  readonly lowCents: number;
  readonly highCents: number;
}

/** The sum of lines at both ends. */
export const sumOf = (lines: readonly Pick<PriceLine, 'lowCents' | 'highCents'>[]): CentsRange => ({
  lowCents: lines.reduce((sum, { lowCents }) => sum + lowCents, 0),
  highCents: lines.reduce((sum, { highCents }) => sum + highCents, 0),
});
