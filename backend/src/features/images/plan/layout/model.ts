import type { Door } from './doors.ts';
import type { Room } from './room.ts';
import type { Window } from './windows.ts';

/** What a drawing needs from a floor plan's row. */
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

export interface Layout {
  /** Inches. */
  readonly length: number;
  readonly width: number;
  readonly sections: 1 | 2 | 3;
  readonly rooms: readonly Room[];
  readonly doors: readonly Door[];
  readonly windows: readonly Window[];
  readonly counter: 'rear' | 'front';
}
