import type { Module } from './blocks/module.ts';

/** A way to arrange a home, before it has a length. */
export interface Arrangement {
  readonly home: Module;
  /** Of the sections, from the rear to the front. */
  readonly depths: readonly number[];
}
