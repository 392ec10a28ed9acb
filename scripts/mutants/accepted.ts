/** A mutant that no spec needs to notice, and why. */
export interface Accepted {
  readonly file: string;
  /** The whole line that the mutation is in, without the spaces around it. */
  readonly line: string;
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

export const accepted: readonly Accepted[] = [];
