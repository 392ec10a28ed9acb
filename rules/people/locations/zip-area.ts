import type { Point } from './distance.ts';

/** The states whose ZIP codes are known. */
export const states = ['WA', 'OR', 'ID'] as const;
export type State = (typeof states)[number];

export const stateNames: Readonly<Record<State, string>> = { WA: 'Washington', OR: 'Oregon', ID: 'Idaho' };

/** What is known of where a ZIP code is. */
export interface ZipArea {
  readonly state: State;
  /** Without the word County, the one with the largest share of the land first; none of a code without an area. */
  readonly counties: readonly string[];
  /** The inside of the area, or the middle of all areas with the same three digits. */
  readonly point: Point;
}
