import { eave } from './parts.ts';

/** A dormer of a mansard roof, in inches: where it begins along the front, how wide it is, and its heights above the ground. */
export interface Dormer {
  readonly x: number;
  readonly w: number;
  readonly low: number;
  readonly high: number;
  /** Its window, from its lower left corner. */
  readonly window: { readonly u: number; readonly w: number; readonly sill: number; readonly h: number };
}

/** The dormers along a mansard roof of this length. */
export const dormersOf = (length: number): Dormer[] =>
  [0.2, 0.5, 0.8].map((share) => ({
    x: length * share - 24,
    w: 48,
    low: eave + 16,
    high: eave + 72,
    window: { u: 8, w: 32, sill: 6, h: 42 },
  }));
