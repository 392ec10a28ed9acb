/** A window or door in a wall, in inches along that wall and above the floor. */
export interface Opening {
  readonly kind: 'window' | 'door' | 'glass-door';
  /** Where it begins along the wall. */
  readonly u: number;
  readonly w: number;
  readonly sill: number;
  readonly h: number;
}
