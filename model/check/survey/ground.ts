/** A part of the plan in square inches: 1 where a square may move. */
export interface Ground {
  readonly w: number;
  readonly h: number;
  readonly cells: Uint8Array;
  /** How many square inches may be moved on. */
  readonly area: number;
  /** The side of the largest square that ends at each square inch. */
  readonly squares: () => Uint16Array;
}
