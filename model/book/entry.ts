import {
  arrangements,
  type ArrangementKind,
  type BedKind,
  type Box,
  type WidthClass,
} from '../plan/document.ts';
import { zonesOf } from '../check/zone-schema.ts';
import { specsOf } from './rooms.ts';
import { lengthOf } from './size.ts';
import { boxesOf, parseTree, roomsIn, type Tree } from './tree.ts';

export const grades = ['A', 'B'] as const;
/** What somebody said who looked at its drawing: A, I want it; B, I would take it. */
export type Grade = (typeof grades)[number];

/** A released entry is never changed or removed: codes name it for ever. A better one gets a new id. */
export interface Entry {
  readonly id: string;
  readonly arrangement: ArrangementKind;
  readonly width: WidthClass;
  /** The lengths in inches in which it was judged. */
  readonly lengths: readonly [min: number, max: number];
  readonly beds: number;
  readonly baths: number;
  /** How many have a seat at its table; null for one of the first edition, of which some eat at an island. */
  readonly table: number | null;
  /** `both`: it was judged with its kitchen closed as well. */
  readonly kitchen: 'open' | 'both';
  readonly grade: Grade;
  /** Of the sections, from the rear to the front, in inches. */
  readonly depths: readonly number[];
  readonly tree: Tree;
  /** The rooms with doors to the outside: the entry's, those with an exit, and the one with a glass door. */
  readonly entry: string;
  readonly exits: readonly string[];
  readonly patio: string | null;
  /** Where its zones lie, see `zonesOf`. */
  readonly zones: string;
}

const widthLetters: Readonly<Record<string, WidthClass>> = { s: 'single', d: 'double', t: 'triple' };

/** Beds, for what a tree must be read with before a wish is known. */
export const anyBeds = (count: number): BedKind[] => Array.from({ length: count }, () => 'queen');

/** How wide a home of such sections is over all, in inches. */
export const widthOf = ({ depths }: Pick<Entry, 'depths'>): number =>
  depths.reduce((sum, depth) => sum + depth, 0);

/** Where the zones of a tree lie, by the middles of its walls. */
const zonesIn = (tree: Tree, beds: number, depths: readonly number[]): string => {
  const starts = depths.map((_, index) => depths.slice(0, index).reduce((sum, depth) => sum + depth, 0));
  const width = widthOf({ depths });
  const boxes = boxesOf(tree, { x: 0, y: 0, w: lengthOf(tree), h: width });
  const boundsOf = (id: string): Box => {
    const own = boxes.filter(({ room }) => room === id);
    const [x, y] = [Math.min(...own.map((box) => box.x)), Math.min(...own.map((box) => box.y))];
    return {
      x,
      y,
      w: Math.max(...own.map((box) => box.x + box.w)) - x,
      h: Math.max(...own.map((box) => box.y + box.h)) - y,
    };
  };
  return zonesOf(
    specsOf(roomsIn(tree), anyBeds(beds)).map((spec) => ({ ...spec, bounds: boundsOf(spec.id) })),
    depths.map((h, index) => ({ y: starts[index] ?? 0, h })),
  );
};

/**
 * Reads a line of the book, such as `s12 split B 182 648-744 3/2 open L>U~D [152P …]`: id, arrangement, grade, depths of
 * the sections, lengths, beds and baths (from the second edition on also the seats at its table, such as `3/2/6`), kitchen, rooms
 * with outside doors (entry, `>` exits, `~` glass door), tree.
 * @throws Error for a line that is none
 */
export const parseEntry = (line: string): Entry => {
  const [
    id = '',
    arrangement = '',
    grade = '',
    depths = '',
    lengths = '',
    rooms = '',
    kitchen = '',
    doors = '',
  ] = line.split(' ', 8);
  const text = line.split(' ').slice(8).join(' ');
  const tree = parseTree(text);
  const [beds, baths, table] = rooms.split('/').map(Number);
  const [min = 0, max = 0] = lengths.split('-').map(Number);
  const [entry = '', ...others] = doors.split(/(?=[>~])/);
  const width = widthLetters[id[0] ?? ''];
  const tokens = new Set(roomsIn(tree));
  const known = [entry, ...others.map((one) => one.slice(1))].every((one) => tokens.has(one));
  if (!width || !known || !arrangements.includes(arrangement as ArrangementKind))
    throw new Error(`No entry: ${line}`);
  return {
    id,
    arrangement: arrangement as ArrangementKind,
    grade: grade as Grade,
    width,
    depths: depths.split('+').map(Number),
    lengths: [min, max],
    beds: beds ?? 0,
    baths: baths ?? 0,
    table: table ?? null,
    kitchen: kitchen === 'both' ? 'both' : 'open',
    entry,
    exits: others.filter((one) => one.startsWith('>')).map((one) => one.slice(1)),
    patio: others.find((one) => one.startsWith('~'))?.slice(1) ?? null,
    tree,
    zones: zonesIn(tree, beds ?? 0, depths.split('+').map(Number)),
  };
};
