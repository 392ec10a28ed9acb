import type { WidthClass } from '../plan/document.ts';
import { doubles } from './entries/doubles.ts';
import { singles } from './entries/singles.ts';
import { triples } from './entries/triples.ts';
import { parseEntry, type Entry } from './entry.ts';

/** The edition of the book: it changes with every release that adds entries. */
export const edition = 1;

/** All entries, under their ids. */
export const entries: ReadonlyMap<string, Entry> = new Map(
  [...singles, ...doubles, ...triples].map((line) => {
    const entry = parseEntry(line);
    return [entry.id, entry];
  }),
);

const cellOf = (width: WidthClass, beds: number, baths: number): string => `${width} ${beds}/${baths}`;

const cells = Map.groupBy(entries.values(), ({ width, beds, baths }) => cellOf(width, beds, baths));

/** The entries with so many bedrooms and baths, in their order. */
export const entriesFor = (width: WidthClass, beds: number, baths: number): readonly Entry[] =>
  cells.get(cellOf(width, beds, baths)) ?? [];
