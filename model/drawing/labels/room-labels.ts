import { centreOf, type Point } from '../../plan/box.ts';
import type { Box, Room, Use } from '../../plan/document.ts';
import { boundsOf, boxesOf } from '../../plan/ring.ts';
import { boxOfText } from '../extent.ts';
import type { Primitive, Text } from '../primitive.ts';
import { floorFills, floorFinish } from '../draw-floors.ts';
import { box } from '../shapes.ts';
import { feetInches } from './feet-inches.ts';
import { FreeSpace } from './free-space.ts';
import { fitted, printable, textWidth } from './text-width.ts';

/** What text should not cover: never, and only if there is no other place. */
export interface Obstacles {
  readonly solid: readonly Box[];
  readonly lines: readonly Box[];
}

interface Line {
  readonly text: string;
  readonly size: number;
  readonly strong: boolean;
}

interface Version {
  readonly lines: readonly Line[];
  readonly upright: boolean;
}

/** Rooms too small, or too little used, for their size to be of interest. */
const unmeasured: ReadonlySet<Use> = new Set(['hall', 'foyer', 'closet', 'pantry', 'mechanical', 'toilet']);

const leading = 1.22;
/** The least that text is written at, as a share of the drawing's: the page relies on it for what a phone can show. */
const smallest = 0.85;

/** The size of a room between its finishes. */
export const sizeOf = (room: Room): string => {
  const { w, h } = boundsOf(room.floor);
  return `${feetInches(w)} × ${feetInches(h)}`;
};

const boxOfVersion = ({ lines, upright }: Version): { w: number; h: number } => {
  const w = Math.max(...lines.map(({ text, size, strong }) => textWidth(text, size, strong)));
  const h = lines.reduce((total, { size }) => total + size * leading, 0);
  return upright ? { w: h, h: w } : { w, h };
};

/** In two lines of about the same length; a number stays beside its word. */
const brokenInTwo = (name: string): string[] => {
  const words = name.split(/ (?!\d+$)/);
  if (words.length < 2) return [name];
  const breaks = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((one) => textWidth(one, 1)));
  return breaks.sort((a, b) => longest(a) - longest(b))[0] ?? [name];
};

/** Ways to write a room's name, the most generous first: with the room's size, and without. */
const versionsOf = (room: Room, name: string, textSize: number): { sized: Version[]; named: Version[] } => {
  const strong = (text: string, size: number): Line => ({ text, size, strong: true });
  const named = (size: number): Line[][] => {
    const broken = brokenInTwo(name);
    return [[strong(name, size)], ...(broken.length > 1 ? [broken.map((one) => strong(one, size))] : [])];
  };
  const flat = (lines: readonly Line[]): Version => ({ lines, upright: false });
  const upright = (lines: readonly Line[]): Version => ({ lines, upright: true });
  const measure = (size: number): Line => ({ text: sizeOf(room), size, strong: false });
  const sized = unmeasured.has(room.use)
    ? []
    : [
        ...[...named(textSize * 1.12), ...named(textSize)].map((lines) => [...lines, measure(textSize)]),
        ...named(textSize).map((lines) => [...lines, measure(textSize * smallest)]),
      ].map(flat);
  const names = [...named(textSize), ...named(textSize * smallest)];
  return { sized, named: [...names.map(flat), ...names.map(upright)] };
};

const textsOf = ({ lines, upright }: Version, middle: Point, { id, use }: Room): Text[] => {
  const total = lines.reduce((sum, { size }) => sum + size * leading, 0);
  let down = -total / 2;
  return lines.map(({ text, size, strong }) => {
    const off = down + (size * leading) / 2;
    down += size * leading;
    return {
      kind: 'text',
      layer: 'text',
      text,
      x: upright ? middle.x + off : middle.x,
      y: upright ? middle.y : middle.y + off,
      size,
      strong,
      upright,
      ink: strong ? 'text' : 'quiet',
      finish: floorFinish(use),
      of: id,
    };
  });
};

/** Text on a ground of its own, because lines run there. */
const grounded = (texts: readonly Text[], room: Room): Primitive[] => [
  ...texts.map((text) =>
    box(boxOfText(text), {
      layer: 'text',
      fill: floorFills[room.use],
      finish: floorFinish(room.use),
      of: room.id,
    }),
  ),
  ...texts,
];

/** What drawings call a room that is too small for its name. */
const shortNames: Readonly<Record<string, string>> = {
  'Primary Bedroom': 'Primary',
  'Primary Bath': 'Bath',
  Closet: 'CL',
  'Walk-in': 'WIC',
};

/** In the middle, whatever stands there: the name in one line or two, else its short form; of one from outside, what fits of it. */
const forced = (room: Room, name: string, textSize: number): Text[] => {
  const { x, y, w, h } = boundsOf(room.floor);
  const version = (texts: readonly string[], upright: boolean): Version => ({
    lines: texts.map((text) => ({ text, size: textSize, strong: true })),
    upright,
  });
  const short = shortNames[name] ?? fitted(name, textSize, Math.max(w, h) - textSize * 0.5, true);
  if (!short) return [];
  const ways = [h > w, h <= w];
  const fits = (one: Version): boolean => {
    const box = boxOfVersion(one);
    return box.w <= w - textSize * 0.25 && box.h <= h - textSize * 0.25;
  };
  const written = [[name], brokenInTwo(name)].flatMap((texts) => ways.map((way) => version(texts, way)));
  return textsOf(written.find(fits) ?? version([short], h > w), { x: x + w / 2, y: y + h / 2 }, room);
};

/** The middle of the largest part of a floor. */
const heartOf = (room: Room): Point => {
  const [largest] = boxesOf(room.floor).sort((a, b) => b.w * b.h - a.w * a.h);
  return centreOf(largest ?? boundsOf(room.floor));
};

/** A room's name and size, where they cover neither furniture nor the way of a door, if there is such a place. */
export const labelOf = (room: Room, { solid, lines }: Obstacles, textSize: number): Primitive[] => {
  const name = printable(room.name) || room.use;
  const heart = heartOf(room);
  const attempt = (space: FreeSpace, versions: readonly Version[], pad: number): Text[] | null => {
    for (const version of versions) {
      const { w, h } = boxOfVersion(version);
      const middle = space.nearest({ w: w + pad, h: h + pad * 0.6 }, heart);
      if (middle) return textsOf(version, middle, room);
    }
    return null;
  };
  const { sized, named } = versionsOf(room, name, textSize);
  const open = new FreeSpace(room.floor, [...solid, ...lines]);
  const [ample, close] = [textSize * 1.6, textSize * 0.5];
  // Rather a little apart from furniture and walls than large.
  const clear =
    attempt(open, sized.slice(0, -brokenInTwo(name).length), ample) ??
    attempt(open, [...sized, ...named], close);
  if (clear) return clear;
  const floor = new FreeSpace(room.floor, solid);
  return grounded(
    attempt(floor, [...sized, ...named], close) ?? forced(room, name, textSize * smallest),
    room,
  );
};
