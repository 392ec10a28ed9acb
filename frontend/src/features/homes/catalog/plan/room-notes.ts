import { feetInches, wholeNumber } from '@hearthline/model/drawing/labels/feet-inches.ts';
import type { Fixture, FixtureKind, Plan, Room } from '@hearthline/model/plan/document.ts';
import { boundsOf } from '@hearthline/model/plan/ring.ts';

/** What people bring with them or sit at; fixtures and cabinets belong to the home. */
const names: Readonly<Partial<Record<FixtureKind, readonly [one: string, many: string]>>> = {
  'bed-king': ['king bed', 'king beds'],
  'bed-queen': ['queen bed', 'queen beds'],
  'bed-full': ['full bed', 'full beds'],
  'bed-twin': ['twin bed', 'twin beds'],
  nightstand: ['nightstand', 'nightstands'],
  dresser: ['dresser', 'dressers'],
  wardrobe: ['wardrobe', 'wardrobes'],
  sofa: ['sofa', 'sofas'],
  armchair: ['armchair', 'armchairs'],
  'media-unit': ['media unit', 'media units'],
  desk: ['desk', 'desks'],
  bench: ['bench', 'benches'],
  island: ['island', 'islands'],
  'double-lavatory': ['double vanity', 'double vanities'],
  tub: ['tub', 'tubs'],
  'tub-shower': ['tub with shower', 'tubs with shower'],
  shower: ['shower', 'showers'],
  range: ['range', 'ranges'],
  refrigerator: ['refrigerator', 'refrigerators'],
  washer: ['washer', 'washers'],
  dryer: ['dryer', 'dryers'],
};
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const counted = (count: number, [one, many]: readonly [string, string]): string =>
  count === 1 ? `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}` : `${numbers[count] ?? count} ${many}`;

/** `a, b and c`. */
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

const tableFor = (pieces: readonly Fixture[]): string[] =>
  pieces
    .filter(({ kind, seats }) => kind === 'table' && (seats ?? 0) > 0)
    .map(({ seats = 0 }) => `a table for ${numbers[seats] ?? seats}`);

/** What the room is drawn with, as in `a king bed, two nightstands and a dresser`; empty for a hall. */
const furnishedWith = (room: Room, fixtures: readonly Fixture[]): string => {
  const pieces = fixtures.filter((one) => one.room === room.id);
  const kinds = (Object.keys(names) as FixtureKind[]).filter((kind) =>
    pieces.some((piece) => piece.kind === kind),
  );
  return listed([
    ...kinds.map((kind) =>
      counted(pieces.filter((piece) => piece.kind === kind).length, names[kind] ?? [kind, kind]),
    ),
    ...tableFor(pieces),
  ]);
};

export interface RoomNote {
  readonly id: string;
  readonly name: string;
  /** `13' 2" × 12' 0"`, along the length of the home and across it. */
  readonly size: string;
  readonly area: string;
  /** `Fits a king bed and two nightstands`; empty where nothing stands. */
  readonly fits: string;
}

/** What a visitor is told about each room, in the order of the document. */
export const roomNotes = ({ levels: [{ rooms, fixtures }] }: Plan): RoomNote[] =>
  rooms.map((room) => {
    const { w, h } = boundsOf(room.floor);
    const what = furnishedWith(room, fixtures);
    return {
      id: room.id,
      name: room.name,
      size: `${feetInches(w)} × ${feetInches(h)}`,
      area: `${wholeNumber(room.squareFeet)} sq ft`,
      fits: what && `Fits ${what}`,
    };
  });

/** All of it in one line, for those who listen. */
export const spokenNote = ({ name, size, area, fits }: RoomNote): string =>
  [name, size, area, fits].filter(Boolean).join(', ');
