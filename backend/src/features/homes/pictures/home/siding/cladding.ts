import type { Map2 } from '@hearthline/model/space/surface.ts';

/** A wall to clad: its size in inches, how much light it gets, and how close the viewer is. */
export interface Cladding {
  readonly to: Map2;
  readonly u1: number;
  readonly u2: number;
  readonly v1: number;
  readonly v2: number;
  /** 1: full sun; below: shade. */
  readonly light: number;
  /** `near` adds grain, bevels and joints that a whole house is too small for. */
  readonly detail: 'near' | 'far';
  readonly seed: string;
}
