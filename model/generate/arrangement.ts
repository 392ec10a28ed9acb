import type { Module } from './blocks/module.ts';

/** How rooms lie, before the home has a length. */
export interface Layout {
  readonly home: Module;
  /** Of the sections, from the rear to the front. */
  readonly depths: readonly number[];
}

/** A way to arrange a home, before it has a length. */
export interface Arrangement extends Layout {
  /** Which kitchen is tried first, by its number. */
  readonly style: number;
}
