import { editsOf, splitCode } from '../edit/edit-text.ts';
import type { Color, StreetSide, Style, WidthClass } from '../plan/document.ts';
import { candidateOf, streetOf } from './candidates.ts';
import { homeLength } from './code.ts';
import { widthOf } from './entry.ts';

/** What a code of the book says of its home. */
export interface CodeFacts {
  readonly widthClass: WidthClass;
  /** Of the sections, from the rear to the front, in inches. */
  readonly depths: readonly number[];
  /** Over all, in inches. */
  readonly length: number;
  readonly width: number;
  /** Length times width, to one decimal. */
  readonly squareFeet: number;
  readonly bedrooms: number;
  /** A half bath counts one half. */
  readonly baths: number;
  readonly style: Style;
  readonly color: Color;
  readonly street: StreetSide;
}

/**
 * Size, rooms and look of a design, read from its code: nothing is built, so a code that says them need not open.
 * Undefined for a code of another version, and for one that names no entry or what the entry cannot have.
 */
export const factsOfCode = (code: string): CodeFacts | undefined => {
  const { base, edits: text } = splitCode(code);
  const edits = editsOf(text);
  const candidate = edits && candidateOf(base);
  if (!candidate) return undefined;
  const { depths, width: widthClass, baths } = candidate.entry;
  const { wish, style, color, mirror } = candidate.recipe;
  const width = widthOf(candidate.entry);
  // Of the changes that follow a code no other makes a home longer, and none makes it wider.
  const length = edits.reduce(
    (sum, edit) => (edit.kind === 'stretch' ? sum + edit.feet * 12 : sum),
    homeLength(candidate.recipe),
  );
  return {
    widthClass,
    depths,
    length,
    width,
    squareFeet: Math.round((length * width) / 14.4) / 10,
    bedrooms: wish.beds.length,
    baths,
    style,
    color,
    street: streetOf(candidate.entry, mirror),
  };
};
