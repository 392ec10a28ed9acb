import { centreOf, distance } from '../../plan/box.ts';
import type { Door } from '../../plan/document.ts';
import { isPrivate } from '../../plan/kinds.ts';
import { tenth, type Checks, type Fault } from '../fault.ts';
import { rules } from '../rules.ts';
import { bedroomsOf, roomsWith } from '../survey/belongings.ts';
import { innerRoom, reach } from '../survey/joins.ts';
import type { Opening } from '../survey/opening.ts';
import type { Survey } from '../survey/survey.ts';
import { walksTo } from '../survey/walk.ts';

interface Exit {
  readonly door: Opening<Door>;
  readonly room: number;
}

/** Doors to the outside that the document marks as required exits. */
const exitsOf = ({ doors }: Survey): Exit[] =>
  doors.flatMap((door) => {
    const room = door.item.exit ? innerRoom(door) : undefined;
    return room === undefined ? [] : [{ door, room }];
  });

interface Pair {
  readonly separate: boolean;
  readonly apart: number;
}

const pairsOf = (home: Survey): Pair[] => {
  const { inches, share } = rules['hud.105a2i-same-room'].limit;
  const group = home.wallless(inches, share);
  const exits = exitsOf(home);
  return exits.flatMap((one, index) =>
    exits.slice(index + 1).map((other) => ({
      separate: group[one.room] !== group[other.room],
      apart: distance(centreOf(one.door.item), centreOf(other.door.item)),
    })),
  );
};

export const exitChecks = {
  'hud.105a-two-doors': (home, { doors }) => {
    const count = exitsOf(home).length;
    return count >= doors
      ? []
      : [{ measured: count, message: `${count} exterior doors are marked as exits.` }];
  },

  'hud.105a1-lockable': (home) => {
    const living = roomsWith(home, ({ use }) => use === 'living' || use === 'family').map(
      ({ index }) => index,
    );
    if (living.length === 0) return [];
    const free = reach(living, home.joins, (_from, _to, { door }) => !door || door.item.lock === 'none');
    return exitsOf(home).flatMap(({ door, room }): Fault[] =>
      free.has(room)
        ? []
        : [
            {
              item: door.item.id,
              measured: 'lockable',
              message: `${door.item.id} cannot be reached from the living area without passing a door that can be locked.`,
            },
          ],
    );
  },

  'hud.105a2i-same-room': (home) => {
    const pairs = pairsOf(home);
    if (pairs.length === 0 || pairs.some(({ separate }) => separate)) return [];
    return [
      {
        measured: 'one group',
        message: 'All exits are in one room, or in rooms without fixed walls between them.',
      },
    ];
  },

  'hud.105a2ii-apart': (home, limit) => {
    const min = home.plan.widthClass === 'single' ? limit.single : limit.wider;
    const pairs = pairsOf(home);
    if (pairs.length === 0 || pairs.some(({ separate, apart }) => separate && apart >= min)) return [];
    const judged = pairs.some(({ separate }) => separate) ? pairs.filter(({ separate }) => separate) : pairs;
    const measured = tenth(Math.max(...judged.map(({ apart }) => apart)));
    if (measured >= min) return [];
    return [{ measured, message: `The two exits are ${measured} in apart; ${min} in are needed.` }];
  },

  'hud.105a2iv-travel': (home, { inches, clear, error }) => {
    const exits = exitsOf(home);
    if (exits.length === 0) return [];
    const to = exits.map(({ door }) => centreOf(door.item));
    const bedrooms = bedroomsOf(home);
    const starts = bedrooms.flatMap(({ room, index }) =>
      home.joins.flatMap(({ a, b, door }) => {
        const next = a === index ? b : b === index ? a : undefined;
        const beyondDoor = next === undefined ? undefined : home.rooms[next];
        if (!door || !beyondDoor || isPrivate(beyondDoor.use)) return [];
        return [{ room, index, door: door.item }];
      }),
    );
    // From the exits to the doors, so that one search serves all bedrooms.
    const walks = walksTo(
      home,
      to,
      starts.map(({ door }) => centreOf(door)),
      clear,
    );
    return starts.flatMap(({ room, index, door }, at): Fault[] => {
      const own = exits.filter((exit) => exit.room === index).map((exit) => centreOf(exit.door.item));
      const away = Math.min(
        walks[at] ?? Infinity,
        ...(own.length > 0 ? walksTo(home, own, [centreOf(door)], clear, index) : []),
      );
      if (away <= inches * (1 + error)) return [];
      const measured = Number.isFinite(away) ? tenth(away) : 'no way';
      return [
        {
          room: room.id,
          item: door.id,
          measured,
          message: `The walk from the door of ${room.name} to the nearest exit: ${measured}${Number.isFinite(away) ? ' in' : ''}.`,
        },
      ];
    });
  },
} satisfies Checks;
