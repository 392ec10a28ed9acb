import type { WidthClass } from '../plan/document.ts';
import { catalogEntries } from './entries/catalog.ts';
import { doubles } from './entries/doubles.ts';
import { retiredEntries } from './entries/retired.ts';
import { singles } from './entries/singles.ts';
import { triples } from './entries/triples.ts';
import { parseEntry, type Entry } from './entry.ts';

/** The edition of the book: it changes with every release that adds entries or no longer offers some. */
export const edition = 2;

/** The entries that answer requests. */
export const offered: readonly Entry[] = [...singles, ...doubles, ...triples].map(parseEntry);

/** All entries that codes name, under their ids. */
export const entries: ReadonlyMap<string, Entry> = new Map(
  [...offered, ...[...catalogEntries, ...retiredEntries].map(parseEntry)].map((entry) => [entry.id, entry]),
);

const cellOf = (width: WidthClass, beds: number, baths: number): string => `${width} ${beds}/${baths}`;

const cells = Map.groupBy(offered, ({ width, beds, baths }) => cellOf(width, beds, baths));

/** The entries that answer requests with so many bedrooms and baths, in their order. */
export const entriesFor = (width: WidthClass, beds: number, baths: number): readonly Entry[] =>
  cells.get(cellOf(width, beds, baths)) ?? [];

const zonesByWidth = Map.groupBy(offered, ({ width, zones }) => `${width} ${zones}`);
const byWidth = Map.groupBy(offered, ({ width }) => width);

/** The share of the entries of a width that have the zones of this one, from 0 to 1. */
export const shareOfZones = ({ width, zones }: Entry): number =>
  (zonesByWidth.get(`${width} ${zones}`)?.length ?? 0) / Math.max(1, byWidth.get(width)?.length ?? 0);
