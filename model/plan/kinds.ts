import type { BedKind, FixtureKind, Use } from './document.ts';

/** What a kind of fixture means to a plan. */
export interface FixtureFacts {
  /** The least of its lesser and its greater side. */
  readonly least: readonly [lesser: number, greater: number];
  readonly plumbing?: boolean;
  /** Stands in the way of somebody who leaves the home in an emergency. */
  readonly blocks?: boolean;
  /** Hides a window behind it. */
  readonly tall?: boolean;
}

const wet = { plumbing: true, blocks: true } as const;

export const fixtureFacts: Readonly<Record<FixtureKind, FixtureFacts>> = {
  'bed-king': { least: [76, 80] },
  'bed-queen': { least: [60, 80] },
  'bed-full': { least: [54, 75] },
  'bed-twin': { least: [38, 75] },
  toilet: { least: [14, 26], ...wet },
  lavatory: { least: [16, 16], ...wet },
  'double-lavatory': { least: [18, 48], ...wet },
  tub: { least: [28, 54], ...wet },
  'tub-shower': { least: [28, 54], ...wet },
  shower: { least: [30, 30], ...wet, tall: true },
  sink: { least: [15, 20], ...wet },
  dishwasher: { least: [18, 18], ...wet },
  washer: { least: [24, 24], ...wet },
  'water-heater': { least: [16, 16], ...wet },
  dryer: { least: [24, 24], blocks: true },
  range: { least: [20, 22], blocks: true },
  refrigerator: { least: [24, 24], blocks: true, tall: true },
  furnace: { least: [18, 20], blocks: true, tall: true },
  panel: { least: [3, 12] },
  counter: { least: [9, 9], blocks: true },
  island: { least: [24, 30], blocks: true },
  wardrobe: { least: [22, 24], tall: true },
  table: { least: [24, 24] },
  chair: { least: [12, 12] },
  sofa: { least: [28, 48] },
  armchair: { least: [24, 24] },
  desk: { least: [18, 36] },
  dresser: { least: [14, 24] },
  nightstand: { least: [10, 10] },
  'media-unit': { least: [10, 24] },
  bench: { least: [10, 24] },
  shelf: { least: [8, 12] },
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

/** Rooms to live, sleep, eat or cook in. */
export const isHabitable = (use: Use): boolean =>
  isBedroom(use) ||
  use === 'living' ||
  use === 'family' ||
  use === 'dining' ||
  use === 'kitchen' ||
  use === 'office';
