import type { BedKind, FixtureKind, Use } from './document.ts';

/** What a kind of fixture means to a plan. */
export interface FixtureFacts {
  /** The least of its lesser and its greater side. */
  readonly minSize: readonly [lesser: number, greater: number];
  readonly plumbing?: boolean;
  /** Stands in the way of somebody who leaves the home in an emergency. */
  readonly blocks?: boolean;
  /** Hides a window behind it. */
  readonly tall?: boolean;
}

const wet = { plumbing: true, blocks: true } as const;

export const fixtureFacts: Readonly<Record<FixtureKind, FixtureFacts>> = {
  'bed-king': { minSize: [76, 80] },
  'bed-queen': { minSize: [60, 80] },
  'bed-full': { minSize: [54, 75] },
  'bed-twin': { minSize: [38, 75] },
  toilet: { minSize: [14, 26], ...wet },
  lavatory: { minSize: [16, 16], ...wet },
  'double-lavatory': { minSize: [18, 48], ...wet },
  tub: { minSize: [28, 54], ...wet },
  'tub-shower': { minSize: [28, 54], ...wet },
  shower: { minSize: [30, 30], ...wet, tall: true },
  sink: { minSize: [15, 20], ...wet },
  dishwasher: { minSize: [18, 18], ...wet },
  washer: { minSize: [24, 24], ...wet },
  'water-heater': { minSize: [16, 16], ...wet },
  dryer: { minSize: [24, 24], blocks: true },
  range: { minSize: [20, 22], blocks: true },
  refrigerator: { minSize: [24, 24], blocks: true, tall: true },
  furnace: { minSize: [18, 20], blocks: true, tall: true },
  panel: { minSize: [3, 12] },
  counter: { minSize: [9, 9], blocks: true },
  island: { minSize: [24, 30], blocks: true },
  wardrobe: { minSize: [22, 24], tall: true },
  table: { minSize: [24, 24] },
  chair: { minSize: [12, 12] },
  sofa: { minSize: [28, 48] },
  armchair: { minSize: [24, 24] },
  desk: { minSize: [18, 36] },
  dresser: { minSize: [14, 24] },
  nightstand: { minSize: [10, 10] },
  'media-unit': { minSize: [10, 24] },
  bench: { minSize: [10, 24] },
  shelf: { minSize: [8, 12] },
};

/** The bed's size: across, and from head to foot. */
export const bedSize: Readonly<Record<BedKind, readonly [across: number, long: number]>> = {
  king: [76, 80],
  queen: [60, 80],
  full: [54, 75],
  twin: [38, 75],
};

export const bedFixture = (bed: BedKind): FixtureKind => `bed-${bed}`;

export const isBed = (kind: FixtureKind): boolean => kind.startsWith('bed-');

/** Kinds that are used from one side, which the document must name. */
export const needsFacing = (kind: FixtureKind): boolean =>
  isBed(kind) ||
  kind === 'dryer' ||
  kind === 'range' ||
  kind === 'refrigerator' ||
  kind === 'panel' ||
  (fixtureFacts[kind].plumbing === true && kind !== 'water-heater');

export const isBedroom = (use: Use): boolean => use === 'primary' || use === 'bedroom';

export const isBath = (use: Use): boolean => use === 'bath' || use === 'toilet';

/** Rooms that one may go into, but not through. */
export const isPrivate = (use: Use): boolean => isBedroom(use) || isBath(use) || use === 'closet';

/** Rooms that make the great room, in which people live together. */
export const isGreatRoom = (use: Use): boolean =>
  use === 'living' || use === 'family' || use === 'dining' || use === 'kitchen' || use === 'foyer';

/** Rooms to live, sleep, eat or cook in. */
export const isHabitable = (use: Use): boolean =>
  isBedroom(use) ||
  use === 'living' ||
  use === 'family' ||
  use === 'dining' ||
  use === 'kitchen' ||
  use === 'office';
