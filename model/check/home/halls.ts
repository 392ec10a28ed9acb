import type { Box } from '../../plan/document.ts';
import type { Checks, Fault } from '../fault.ts';
import { roomsWith } from '../survey/belongings.ts';
import { clearAhead } from '../survey/free-floor.ts';
import type { Survey } from '../survey/survey.ts';
import { groundOf, isSwept, widestSquare } from '../survey/sweep.ts';

/** Halls that are narrower than this, with how wide they are. */
export const narrowHalls = (home: Survey, inches: number, share: number): Fault[] =>
  roomsWith(home, ({ use }) => use === 'hall').flatMap(({ room }): Fault[] => {
    const ground = groundOf(home, room, true);
    if (isSwept(ground, inches, share)) return [];
    const measured = widestSquare(ground, share);
    return [{ room: room.id, measured, message: `${room.name} is ${measured} in wide.` }];
  });

/** Openings of a closet that machines stand in: one uses them through it. */
export const throughDoors = ({ doors }: Survey): Box[] =>
  doors.filter(({ item }) => item.kind !== 'hinged' && item.kind !== 'sliding-glass').map(({ item }) => item);

const isMachine = (kind: string): boolean => kind === 'washer' || kind === 'dryer';

/** Rooms that are halls, or open to one: their floors touch, or only an opening without a swinging leaf is between. */
const hallward = ({ rooms, joins }: Survey): ReadonlySet<string> => {
  const found = new Set(rooms.filter(({ use }) => use === 'hall').map(({ id }) => id));
  for (const { a, b, door } of joins) {
    if (door && (door.item.kind === 'hinged' || door.item.kind === 'pocket')) continue;
    const [one, other] = [rooms[a], rooms[b]];
    if (one?.use === 'hall' && other) found.add(other.id);
    if (other?.use === 'hall' && one) found.add(one.id);
  }
  return found;
};

export const hallChecks = {
  'hud.112-hall': (home, { inches, share }) => narrowHalls(home, inches, share),

  'hud.112-laundry': (home, { inches }) => {
    const near = hallward(home);
    const passable = throughDoors(home);
    return home.level.fixtures.flatMap((machine): Fault[] => {
      if (!isMachine(machine.kind) || !machine.facing || !near.has(machine.room)) return [];
      const measured = clearAhead(home, machine, machine.facing, inches, passable);
      if (measured >= inches) return [];
      return [
        {
          room: machine.room,
          item: machine.id,
          measured,
          message: `${measured} in of passage are left before ${machine.id}.`,
        },
      ];
    });
  },
} satisfies Checks;
