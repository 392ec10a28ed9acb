import type { Door } from './doors.ts';
import type { Room } from './room.ts';
import type { Window } from './windows.ts';

/** What the geometry of a home follows from: facts of a floor plan's row. */
export interface PlanModel {
  readonly slug: string;
  readonly name: string;
  readonly bedrooms: number;
  /** Full and half baths, each counted as one. */
  readonly bathrooms: number;
  /** Nominal feet, `26x66` or `60x40`. */
  readonly footprint: string;
  readonly modelType: string;
  readonly squareFootage: number;
}

/** The inside of a home, in the inches of `Rect`. */
export interface Layout {
  readonly length: number;
  readonly width: number;
  /** How many boxes the factory builds it in, side by side across the width. */
  readonly sections: 1 | 2 | 3;
  readonly rooms: readonly Room[];
  readonly doors: readonly Door[];
  readonly windows: readonly Window[];
  /** The wall that carries the kitchen counter. */
  readonly counter: 'rear' | 'front';
}
