import { centreOf, distance } from '../../plan/box.ts';
import { isBath, isHabitable } from '../../plan/kinds.ts';
import { tenth, type Checks, type Fault } from '../fault.ts';
import { liesIn, roomsWith } from '../survey/belongings.ts';
import { openableArea } from './openable.ts';

/** A hood hangs over its range, which may stand at the edge of the kitchen’s floor. */
const hoodSlack = 24;

const tooLow = (room: string, name: string, ceiling: number, min: number): Fault[] =>
  ceiling >= min
    ? []
    : [{ room, measured: ceiling, message: `The ceiling of ${name} is ${ceiling} in high.` }];

export const airChecks = {
  'hud.2-size': ({ homeSquareFeet }, { squareFeet }) =>
    homeSquareFeet >= squareFeet
      ? []
      : [{ measured: tenth(homeSquareFeet), message: `The home has ${tenth(homeSquareFeet)} sq ft.` }],

  'hud.103b-whole': ({ level, homeSquareFeet }, { perSquareFoot, min, max }) => {
    const cfm = level.fans.reduce((sum, fan) => sum + (fan.kind === 'whole-house' ? fan.cfm : 0), 0);
    const needed = Math.min(max, Math.max(min, perSquareFoot * homeSquareFeet));
    if (cfm >= needed && cfm <= max) return [];
    return [
      {
        measured: cfm,
        message: `Whole-house ventilation of ${cfm} cfm; ${tenth(needed)} to ${max} are right.`,
      },
    ];
  },

  'hud.103c2-hood': (home, { cfm, inches }) =>
    roomsWith(home, ({ use }) => use === 'kitchen').flatMap(({ room }): Fault[] => {
      const strong = home.level.fans.filter(
        (fan) =>
          fan.kind === 'range-hood' && fan.room === room.id && fan.cfm >= cfm && liesIn(room, fan, hoodSlack),
      );
      if (strong.length === 0)
        return [{ room: room.id, measured: 'none', message: `${room.name} has no exhaust of ${cfm} cfm.` }];
      return home
        .fixturesIn(room)
        .filter(({ kind }) => kind === 'range')
        .flatMap((range): Fault[] => {
          const away = Math.min(...strong.map((fan) => distance(fan, centreOf(range))));
          if (away <= inches) return [];
          const measured = tenth(away);
          return [
            {
              room: room.id,
              item: range.id,
              measured,
              message: `The exhaust of ${room.name} is ${measured} in from the range.`,
            },
          ];
        });
    }),

  'hud.103c3-bath-fan': (home, { cfm, openable }) =>
    roomsWith(home, ({ use }) => isBath(use)).flatMap(({ room, index }): Fault[] => {
      const fans = home.level.fans.filter(
        (fan) => fan.kind === 'bath' && fan.room === room.id && liesIn(room, fan, 6),
      );
      const max = Math.max(0, ...fans.map((fan) => fan.cfm));
      const glass = home.windows
        .filter(({ faces }) => faces.some((face) => face.room === index))
        .reduce((sum, { item }) => sum + openableArea(item), 0);
      if (max >= cfm || (room.use === 'toilet' && glass >= openable)) return [];
      return [{ room: room.id, measured: max, message: `${room.name} has an exhaust of ${max} cfm.` }];
    }),

  'hud.104a-ceiling': ({ rooms }, { inches }) =>
    rooms.flatMap(({ id, name, use, ceiling }) =>
      isHabitable(use) || isBath(use) ? tooLow(id, name, ceiling, inches) : [],
    ),

  'hud.104b-hall-ceiling': ({ rooms }, { inches }) =>
    rooms.flatMap(({ id, name, use, ceiling }) =>
      use === 'hall' || use === 'foyer' ? tooLow(id, name, ceiling, inches) : [],
    ),
} satisfies Checks;
