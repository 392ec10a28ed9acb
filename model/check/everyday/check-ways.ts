import { ahead } from '../../plan/box.ts';
import { isBath, isBedroom, isPrivate } from '../../plan/kinds.ts';
import { percent, type Checks, type Fault } from '../fault.ts';
import { belongsTo, isOwn, neighbours, roomsWith } from '../survey/belongings.ts';
import { innerRoom, reach } from '../survey/joins.ts';
import type { Survey } from '../survey/survey.ts';

const entrances = new Set<string>([
  'living',
  'family',
  'foyer',
  'hall',
  'kitchen',
  'dining',
  'utility',
  'mud',
  'laundry',
]);

/** Rooms that can be reached from the front door at all. */
const reached = ({ entries, joins }: Survey): ReadonlySet<number> => reach(entries, joins, () => true);

export const wayChecks = {
  'use.reach': (home) => {
    const found = reached(home);
    return home.rooms.flatMap(({ id, name }, index): Fault[] =>
      found.has(index)
        ? []
        : [{ room: id, measured: 'no way', message: `${name} cannot be reached from the front door.` }],
    );
  },

  'use.walkway': (home) => {
    if (home.entries.length === 0)
      return [{ measured: 'no entry', message: 'There is no front door to walk from.' }];
    const way = home.walkway();
    return home.rooms.flatMap(({ id, name, use }, index): Fault[] => {
      const outer = home.doors.flatMap(({ item, faces }) => {
        const other = faces.some(({ room }) => room === index)
          ? faces.find(({ room }) => room !== index)
          : undefined;
        return other ? [ahead(item, other.side, 24)] : [];
      });
      const fits = way.reachesRoom(index) || (use === 'closet' && outer.some((box) => way.reachesBox(box)));
      return fits
        ? []
        : [{ room: id, measured: 'too narrow', message: `No way 22 in wide leads to ${name}.` }];
    });
  },

  'use.through-bedroom': (home) => {
    const all = reached(home);
    const direct = reach(home.entries, home.joins, (from, to) => {
      const [here, there] = [home.rooms[from], home.rooms[to]];
      return here !== undefined && there !== undefined && (!isPrivate(here.use) || belongsTo(here, there));
    });
    return home.rooms.flatMap(({ id, name }, index): Fault[] =>
      all.has(index) && !direct.has(index)
        ? [
            {
              room: id,
              measured: 'through a private room',
              message: `The way to ${name} leads through a bedroom, bath or closet.`,
            },
          ]
        : [],
    );
  },

  'use.entry-room': ({ doors, rooms, entries }) => {
    if (entries.length === 0)
      return [{ measured: 'no entry', message: 'No exterior door is the front door.' }];
    return doors.flatMap((door): Fault[] => {
      const room = door.item.entry ? rooms[innerRoom(door) ?? -1] : undefined;
      if (!room || entrances.has(room.use)) return [];
      return [
        {
          room: room.id,
          item: door.item.id,
          measured: room.use,
          message: `The front door opens into ${room.name}.`,
        },
      ];
    });
  },

  'use.bath-kitchen': ({ joins, rooms }) =>
    joins.flatMap(({ a, b, door }): Fault[] => {
      const pair = [rooms[a], rooms[b]];
      const bath = pair.find((room) => room && isBath(room.use));
      const other = pair.find((room) => room?.use === 'kitchen' || room?.use === 'dining');
      if (!bath || !other) return [];
      return [
        {
          room: bath.id,
          item: door?.item.id,
          measured: other.use,
          message: `${bath.name} opens directly into ${other.name}.`,
        },
      ];
    }),

  'use.bath-common': (home) => {
    const common = reach(home.entries, home.joins, (_from, to) => !isBedroom(home.rooms[to]?.use ?? 'hall'));
    if (home.rooms.some(({ use }, index) => use === 'bath' && common.has(index))) return [];
    return [{ measured: 0, message: 'No bath can be reached without crossing a bedroom.' }];
  },

  'use.primary-bath': (home) => {
    const washing = roomsWith(home, ({ use, bath }) => use === 'bath' && bath !== 'half');
    if (washing.length < 2) return [];
    const primaries = roomsWith(home, ({ use }) => use === 'primary');
    const bare = primaries.filter(
      ({ index }) =>
        !washing.some(
          (bath) => neighbours(home, bath.index).includes(index) && isOwn(home, bath.index, index),
        ),
    );
    if (primaries.length > 0)
      return bare.map(({ room }) => ({
        room: room.id,
        measured: 0,
        message: `${room.name} has no bath of its own.`,
      }));
    return [{ measured: 0, message: 'There is no primary bedroom with a bath of its own.' }];
  },

  'use.bedroom-door': (home) =>
    roomsWith(home, ({ use }) => isBedroom(use) || use === 'bath').flatMap(({ room, index }): Fault[] => {
      const joins = home.joins.filter(({ a, b }) => a === index || b === index);
      const open = joins.find(({ a, b, door }) => {
        const next = home.rooms[a === index ? b : a];
        const own = next !== undefined && (next.for === room.id || room.for === next.id);
        return !door || (door.item.kind === 'cased' && !own);
      });
      if (!open && joins.length > 0) return [];
      const measured = open ? 'open side' : 'no door';
      return [{ room: room.id, item: open?.door?.item.id, measured, message: `${room.name}: ${measured}.` }];
    }),

  'use.hall-share': ({ rooms, squareFeet, homeSquareFeet }, { share }) => {
    const halls = rooms.reduce(
      (sum, { use }, index) => sum + (use === 'hall' ? (squareFeet[index] ?? 0) : 0),
      0,
    );
    const measured = percent(halls / homeSquareFeet);
    return halls <= share * homeSquareFeet
      ? []
      : [{ measured, message: `Halls take ${measured} of the footprint.` }];
  },
} satisfies Checks;
