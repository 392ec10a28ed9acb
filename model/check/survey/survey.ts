import type { Box, Door, Fixture, Level, NewPlan, Plan, Room, Window } from '../../plan/document.ts';
import { clip, rasterOf, type Raster } from '../../plan/raster.ts';
import { areaOf, boundsOf } from '../../plan/ring.ts';
import { contactsOf, type Contact } from './contacts.ts';
import type { Ground } from './ground.ts';
import { groupsOf, innerRoom, joinsOf, type Join } from './joins.ts';
import { lazily } from './lazily.ts';
import { openingsOf, type Opening } from './opening.ts';
import { walkway, type Walkway } from './walkway.ts';

/** What is drawn in a plan, measured once and read by the rules. Rooms are named by their index. */
export interface Survey {
  readonly plan: Plan;
  readonly level: Level;
  readonly rooms: readonly Room[];
  readonly roomOf: (id: string) => Room | undefined;
  readonly indexOf: (id: string) => number;
  /** Square feet of the floors as drawn. */
  readonly squareFeet: readonly number[];
  /** Length times width, in square feet. */
  readonly homeSquareFeet: number;
  readonly raster: Raster;
  /** Which fixture stands on each square inch (its index + 1); chairs stand in nobody's way. */
  readonly occupied: Int16Array;
  readonly fixturesIn: (room: Room) => readonly Fixture[];
  readonly doors: readonly Opening<Door>[];
  readonly windows: readonly Opening<Window>[];
  readonly contacts: readonly Contact[];
  readonly joins: readonly Join[];
  /** The inner rooms of the front doors. */
  readonly entries: readonly number[];
  /** How often the footprint would be filled by the boxes around the floors: about once in a home. */
  readonly winding: number;
  /** Floors that were looked at for squares that fit. */
  readonly grounds: Map<string, Ground>;
  readonly walkway: () => Walkway;
  /** Rooms without a fixed wall between them, as 24 CFR 3280.105(a)(2)(i) reads: the group of each. */
  readonly wallless: (inches: number, share: number) => readonly number[];
}

/** The same of a document that says how its home looks from outside. */
export type NewSurvey = Survey & { readonly plan: NewPlan };

const occupiedBy = ({ fixtures }: Level, { length, width }: Raster): Int16Array => {
  const occupied = new Int16Array(length * width);
  for (const [index, fixture] of fixtures.entries()) {
    if (fixture.kind === 'chair') continue;
    const { x, y, w, h } = clip(fixture, length, width);
    for (let row = y; row < y + h; row++) occupied.fill(index + 1, row * length + x, row * length + x + w);
  }
  return occupied;
};

/** Boxes around the floors of a home fill its footprint about once; beyond this they are not the floors of a home. */
export const maxWinding = 3;

const boxArea = ({ w, h }: Box): number => w * h;

/** Widths of the cased openings between two rooms. */
export const casedBetween = (joins: readonly Join[], a: number, b: number): Opening<Door>[] =>
  joins.flatMap((join) =>
    join.door?.item.kind === 'cased' && ((join.a === a && join.b === b) || (join.a === b && join.b === a))
      ? [join.door]
      : [],
  );

/** Measures a plan. The plan's fields must have been read by `readPlan`; what they say is not trusted. */
export const surveyOf = (plan: Plan): Survey => {
  const [level] = plan.levels;
  const { rooms } = level;
  const raster = rasterOf(plan);
  const occupied = occupiedBy(level, raster);
  const doors = openingsOf(level.doors, level, raster);
  const boxes = rooms.map(({ floor }) => boxArea(clip(boundsOf(floor), plan.length, plan.width)));
  const winding = boxes.reduce((sum, area) => sum + area, 0) / raster.cells.length;
  const contacts = winding > maxWinding ? [] : contactsOf(level, raster);
  const joins = joinsOf(doors, contacts);
  const indexes = new Map(rooms.map(({ id }, index) => [id, index]));
  const indexOf = (id: string): number => indexes.get(id) ?? -1;
  const fixtures = Map.groupBy(level.fixtures, ({ room }) => room);
  return {
    plan,
    level,
    rooms,
    indexOf,
    roomOf: (id) => rooms[indexOf(id)],
    squareFeet: rooms.map(({ floor }) => areaOf(floor) / 144),
    homeSquareFeet: (plan.length * plan.width) / 144,
    raster,
    occupied,
    fixturesIn: ({ id }) => fixtures.get(id) ?? [],
    doors,
    windows: openingsOf(level.windows, level, raster),
    contacts,
    joins,
    entries: doors.flatMap((door) => {
      const inner = door.item.entry ? innerRoom(door) : undefined;
      return inner === undefined ? [] : [inner];
    }),
    winding,
    grounds: new Map(),
    walkway: lazily(() => walkway(level, raster, occupied, doors)),
    wallless: (inches, share) =>
      groupsOf(
        rooms.length,
        contacts.flatMap(({ a, b, open, wall }): [number, number][] => {
          const wide = casedBetween(joins, a, b).filter(({ width }) => width > inches);
          const widths = wide.reduce((sum, { width }) => sum + width, 0);
          return open > 0 || (widths > 0 && widths >= share * (open + wall)) ? [[a, b]] : [];
        }),
      ),
  };
};
