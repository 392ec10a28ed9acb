import type { Siding } from '@hearthline/rules/home-options.ts';
import type { Look, StreetSide, Style } from '@hearthline/rules/homes/looks/look.ts';

export {
  colors,
  streetSides,
  styles,
  type Color,
  type Look,
  type StreetSide,
  type Style,
} from '@hearthline/rules/homes/looks/look.ts';

/**
 * The plan document `hearthline.plan/1`: one floor of a factory-built home.
 *
 * Whole inches throughout. x runs along the length from the left end, y across the width from the rear wall to the
 * front. `left`, `right`, `rear` and `front` are the sides x = 0, x = length, y = 0 and y = width.
 */

export const planSchemaName = 'hearthline.plan/1';

export const uses = [
  'living',
  'family',
  'dining',
  'kitchen',
  'foyer',
  'hall',
  'primary',
  'bedroom',
  'office',
  'bath',
  'toilet',
  'closet',
  'pantry',
  'laundry',
  'utility',
  'mud',
  'mechanical',
] as const;
export type Use = (typeof uses)[number];

export const sides = ['left', 'right', 'rear', 'front'] as const;
/** A side of the home, or of a box: rear is where y is least, left where x is. */
export type Side = (typeof sides)[number];

export const widthClasses = ['single', 'double', 'triple'] as const;
export type WidthClass = (typeof widthClasses)[number];

export const fuels = ['electric', 'gas', 'propane', 'oil'] as const;
export type Fuel = (typeof fuels)[number];

export const bedKinds = ['king', 'queen', 'full', 'twin'] as const;
export type BedKind = (typeof bedKinds)[number];

export const bathKinds = ['full', 'three-quarter', 'half'] as const;
export type BathKind = (typeof bathKinds)[number];

export const wallKinds = ['exterior', 'interior', 'marriage'] as const;
export type WallKind = (typeof wallKinds)[number];

export const doorKinds = ['hinged', 'pocket', 'barn', 'bifold', 'bypass', 'cased', 'sliding-glass'] as const;
export type DoorKind = (typeof doorKinds)[number];

export const locks = ['none', 'privacy', 'keyed'] as const;
export type Lock = (typeof locks)[number];

export const hinges = ['start', 'end'] as const;
/** The end of the opening with the smaller or the greater coordinate. */
export type Hinge = (typeof hinges)[number];

export const operations = [
  'fixed',
  'single-hung',
  'double-hung',
  'slider',
  'casement',
  'awning',
  'egress',
] as const;
export type Operation = (typeof operations)[number];

/** What the buyer brings in. */
export const furnitureKinds = [
  'bed-king',
  'bed-queen',
  'bed-full',
  'bed-twin',
  'wardrobe',
  'table',
  'chair',
  'sofa',
  'armchair',
  'desk',
  'dresser',
  'nightstand',
  'media-unit',
  'bench',
  'shelf',
] as const;

export const fixtureKinds = [
  ...furnitureKinds,
  'toilet',
  'lavatory',
  'double-lavatory',
  'tub',
  'tub-shower',
  'shower',
  'sink',
  'dishwasher',
  'washer',
  'water-heater',
  'dryer',
  'range',
  'refrigerator',
  'furnace',
  'panel',
  'counter',
  'island',
] as const;
export type FixtureKind = (typeof fixtureKinds)[number];

export const alarmKinds = ['smoke', 'co', 'smoke-co'] as const;
export type AlarmKind = (typeof alarmKinds)[number];

export const mounts = ['ceiling', 'wall'] as const;
export type Mount = (typeof mounts)[number];

export const fanKinds = ['bath', 'range-hood', 'whole-house'] as const;
export type FanKind = (typeof fanKinds)[number];

/** How the bedrooms lie about the great room, or what is special of a plan. */
export const arrangements = [
  'split',
  'one-wing',
  'foyer-wings',
  'two-suites',
  'rear-living',
  'galley',
  'cottage',
  'porch-end',
] as const;
export type ArrangementKind = (typeof arrangements)[number];

export const stepsKinds = ['stairs', 'ramp'] as const;
export type StepsKind = (typeof stepsKinds)[number];

export const partKinds = ['gable', 'dormer', 'clerestory'] as const;
export type PartKind = (typeof partKinds)[number];

/** Where a second siding goes: 36 in up the street wall, in the gables, on the wall under the porch. */
export const secondSidingPlaces = ['base', 'gables', 'porch'] as const;
export type SecondSidingPlace = (typeof secondSidingPlaces)[number];

/** How high the floor is above the ground, in inches. */
export const floorHeight = 30;

/** w runs along x, h along y. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Corner = [x: number, y: number];

export interface Summary {
  bedrooms: number;
  fullBaths: number;
  threeQuarterBaths: number;
  halfBaths: number;
  /** Length times width / 144, to one decimal. */
  squareFeet: number;
}

/** Outside the footprint, touching it. One that is not covered is a landing. */
export interface Porch extends Box {
  id: string;
  /** New documents. */
  covered?: boolean;
}

/** Outside the footprint, touching its porch. */
export interface Steps extends Box {
  id: string;
  porch: string;
  kind: StepsKind;
  /** Of a ramp 0. */
  risers: number;
  /** The side they lead down to. */
  facing: Side;
}

/** What the roof carries above a side. */
export interface FrontPart {
  id: string;
  kind: PartKind;
  side: Side;
  /** Inches along the side: x at the front and the rear, y at the ends. */
  from: number;
  to: number;
}

type Writable<Value> = { -readonly [Name in keyof Value]: Value[Name] };

/** How the home looks from outside. */
export interface Front extends Writable<Look> {
  parts: FrontPart[];
  second: { siding: Siding; where: SecondSidingPlace } | null;
}

/** A box over the whole length. The line between two sections is a marriage line. */
export interface Section extends Box {
  id: string;
}

export interface Room {
  id: string;
  /** What is written in the drawing. */
  name: string;
  use: Use;
  /** The corners of the clear floor between finishes: not closed, no needless corner. */
  floor: Corner[];
  ceiling: number;
  squareFeet: number;
  bed?: BedKind;
  sleeps?: number;
  bath?: BathKind;
  /** The room it belongs to: closet of a bedroom, bath of the primary bedroom, toilet compartment of a bath. */
  for?: string;
  rod?: boolean;
  shelf?: boolean;
}

/** The box is its whole body; the lesser side is the thickness. */
export interface Wall extends Box {
  id: string;
  kind: WallKind;
}

/** A room's id, or what lies beyond an exterior wall. */
export const outside = 'outside';

export interface Door extends Box {
  id: string;
  wall: string;
  kind: DoorKind;
  rooms: [string, string];
  clearWidth: number;
  clearHeight: number;
  lock: Lock;
  /** Hinged: the room, or `outside`, into which it swings. */
  into?: string;
  hinge?: Hinge;
  /** Exterior: counts as a required exit. */
  exit?: boolean;
  /** Exterior: the front door. */
  entry?: boolean;
  glazedArea?: number;
  openableArea?: number;
  safetyGlazing?: boolean;
}

export interface Window extends Box {
  id: string;
  wall: string;
  room: string;
  operation: Operation;
  /** From the floor to the bottom of the clear opening. */
  sill: number;
  /** Of the frame. */
  height: number;
  glazedArea: number;
  openableArea: number;
  clearWidth: number;
  clearHeight: number;
  /** The highest thing to operate, above the floor. */
  latch: number;
  safetyGlazing: boolean;
}

export interface Fixture extends Box {
  id: string;
  kind: FixtureKind;
  room: string;
  /** The side from which it is used: the foot of a bed, the front of a range. */
  facing?: Side;
  /** Tables and islands. */
  seats?: number;
}

export interface Alarm {
  id: string;
  kind: AlarmKind;
  room: string;
  x: number;
  y: number;
  mount: Mount;
  interconnected: boolean;
  photoelectric: boolean;
  silence: boolean;
}

export interface Fan {
  id: string;
  kind: FanKind;
  room: string;
  x: number;
  y: number;
  cfm: number;
}

export interface Level {
  sections: Section[];
  rooms: Room[];
  walls: Wall[];
  doors: Door[];
  windows: Window[];
  fixtures: Fixture[];
  alarms: Alarm[];
  fans: Fan[];
}

export interface Plan {
  schema: typeof planSchemaName;
  name: string;
  /** Overall, outside of the exterior walls. */
  length: number;
  width: number;
  widthClass: WidthClass;
  fuel: Fuel;
  garage: boolean;
  summary: Summary;
  /** New documents. */
  arrangement?: ArrangementKind;
  /** New documents. */
  street?: StreetSide;
  porches: Porch[];
  /** New documents. */
  steps?: Steps[];
  /** What makes a document a new one. */
  front?: Front;
  /** Exactly one today. */
  levels: [Level];
}

/** A document that says how its home looks from outside: rules of practice apply to these only. */
export type NewPlan = Plan & Required<Pick<Plan, 'arrangement' | 'street' | 'steps' | 'front'>>;

/** A document that says all of its outside: what it is drawn from. */
export type DressedPlan = Plan & Required<Pick<Plan, 'street' | 'steps' | 'front'>>;

/** Whether a document is a new one. `planSchema` has seen to it that it then has the other new fields. */
export const isNewPlan = (plan: Plan): plan is NewPlan => plan.front !== undefined;

export const kitchens = ['open', 'closed'] as const;

/** What a buyer asked for. Length in feet. */
export interface Wish {
  /** The first is the primary bedroom's. */
  beds: BedKind[];
  /** A half bath counts one half, a three-quarter bath one. */
  baths: number;
  width: WidthClass;
  length?: number;
  squareFeet?: number;
  kitchen?: (typeof kitchens)[number];
  entry?: 'utility';
  primaryApart?: boolean;
  office?: boolean;
  porch?: boolean;
  accessible?: boolean;
  /** Two bedrooms with a full or three-quarter bath of their own. */
  suites?: 2;
  style?: Style;
}

/** The gravest first. */
export const findingLevels = ['error', 'warning', 'practice'] as const;

/** What a rule found: one for each place that breaks it. */
export interface Finding {
  rule: string;
  /** `practice` is advice: it stops nothing, and a home is checked with it. */
  level: (typeof findingLevels)[number];
  cite: string;
  at: { room?: string; item?: string };
  measured: string | number;
  required: string | number;
  message: string;
}
