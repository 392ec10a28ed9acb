import type { Point } from './distance.ts';

/** The states whose ZIP codes are known. */
export const states = ['WA', 'OR', 'ID'] as const;
export type State = (typeof states)[number];

export const stateNames: Readonly<Record<State, string>> = { WA: 'Washington', OR: 'Oregon', ID: 'Idaho' };

/** A county, without the word County: its name alone does not say of which state. */
export interface County {
  readonly state: State;
  readonly name: string;
}

/** What is known of where a ZIP code is. */
export interface ZipArea {
  /** The state of most of its land. */
  readonly state: State;
  /** The one with the largest share of the land first, also of another state; none of a code without an area. */
  readonly counties: readonly County[];
  /** The inside of the area, or the middle of all areas with the same three digits. */
  readonly point: Point;
}
