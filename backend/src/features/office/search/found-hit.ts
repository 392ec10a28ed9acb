import type { SearchKind } from '@hearthline/rules/office/search-hits.ts';

/** Something that was found, before it is ranked among all others. */
export interface FoundHit {
  readonly kind: SearchKind;
  readonly id: string;
  readonly title: string;
  readonly detail: string | null;
  readonly path: string;
  /** Of equals, the newest comes first. */
  readonly at: Date | string;
}

/** The parts of a detail that are known, in one line. */
export const detailOf = (...parts: readonly (string | null | undefined)[]): string | null =>
  parts.filter(Boolean).join(' · ') || null;

/** How many rows of one kind are looked at: the newest that match. */
export const rowsOfKind = 50;
