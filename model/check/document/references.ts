import type { Level, Plan } from '../../plan/document.ts';
import { outside } from '../../plan/document.ts';
import type { Checks, Fault } from '../fault.ts';

interface Named {
  readonly id: string;
}

const everything = (plan: Plan, level: Level): Named[] => [
  ...plan.porches,
  ...(plan.steps ?? []),
  ...(plan.front?.parts ?? []),
  ...level.sections,
  ...level.rooms,
  ...level.walls,
  ...level.doors,
  ...level.windows,
  ...level.fixtures,
  ...level.alarms,
  ...level.fans,
];

const repeated = (named: readonly Named[]): Fault[] => {
  const seen = new Set<string>([outside]);
  return named.flatMap(({ id }) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ item: id, measured: id, message: `The id ${id} is used more than once.` }];
  });
};

export const referenceChecks = {
  'geo.ids': ({ plan, level }) => {
    const rooms = new Set(level.rooms.map(({ id }) => id));
    const walls = new Set(level.walls.map(({ id }) => id));
    const faults = repeated(everything(plan, level));
    const expect = (
      item: string,
      field: string,
      id: string | undefined,
      known: ReadonlySet<string>,
    ): void => {
      if (id !== undefined && !known.has(id))
        faults.push({
          item,
          measured: id,
          message: `${item} names “${id}” as its ${field}, which does not exist.`,
        });
    };
    const porches = new Set(plan.porches.map(({ id }) => id));
    for (const steps of plan.steps ?? []) expect(steps.id, 'porch', steps.porch, porches);
    const roomsOrOutside = new Set([...rooms, outside]);
    for (const room of level.rooms) expect(room.id, 'room', room.for, rooms);
    for (const door of level.doors) {
      expect(door.id, 'wall', door.wall, walls);
      for (const room of door.rooms) expect(door.id, 'room', room, roomsOrOutside);
      expect(door.id, 'side to swing to', door.into, new Set(door.rooms));
    }
    for (const window of level.windows) expect(window.id, 'wall', window.wall, walls);
    for (const item of [...level.windows, ...level.fixtures, ...level.alarms, ...level.fans])
      expect(item.id, 'room', item.room, rooms);
    return faults;
  },

  'geo.counts': ({ plan: { summary }, rooms }) => {
    const baths = (kind: string): number =>
      rooms.filter(({ use, bath }) => use === 'bath' && bath === kind).length;
    const counted = [
      [
        'bedrooms',
        summary.bedrooms,
        rooms.filter(({ use }) => use === 'primary' || use === 'bedroom').length,
      ],
      ['full baths', summary.fullBaths, baths('full')],
      ['three-quarter baths', summary.threeQuarterBaths, baths('three-quarter')],
      ['half baths', summary.halfBaths, baths('half')],
    ] as const;
    return counted
      .filter(([, stated, drawn]) => stated !== drawn)
      .map(([what, stated, drawn]) => ({
        item: what,
        measured: `${stated} stated, ${drawn} drawn`,
        message: `The summary states ${stated} ${what}; ${drawn} are drawn.`,
      }));
  },
} satisfies Checks;
