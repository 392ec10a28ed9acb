import { boundsOf } from '../../plan/ring.ts';
import { tenth, type Fault, type NewChecks } from '../fault.ts';
import { bathsFor, bedroomsOf, roomsWith } from '../survey/belongings.ts';

export const roomPracticeChecks = {
  'plan.hall-run': (home, { inches }) =>
    roomsWith(home, ({ use }) => use === 'hall').flatMap(({ room: { id, name, floor } }): Fault[] => {
      const { w, h } = boundsOf(floor);
      const measured = Math.max(w, h);
      return measured > inches ? [{ room: id, measured, message: `${name} is ${measured} in long.` }] : [];
    }),

  'plan.lounges': ({ contacts, rooms }) =>
    contacts.flatMap(({ a, b, open }): Fault[] => {
      const pair = [rooms[a], rooms[b]];
      const living = pair.find((room) => room?.use === 'living');
      const family = pair.find((room) => room?.use === 'family');
      if (open === 0 || !living || !family) return [];
      return [
        {
          room: family.id,
          measured: `${open} in`,
          message: `${living.name} and ${family.name} are open to each other.`,
        },
      ];
    }),

  'plan.primary': (home, { share, from, bath: min }) => {
    const others = bedroomsOf(home).filter(({ room }) => room.use === 'bedroom');
    const largest = Math.max(0, ...others.map(({ index }) => home.squareFeet[index] ?? 0));
    return roomsWith(home, ({ use }) => use === 'primary').flatMap(({ room, index }): Fault[] => {
      const area = home.squareFeet[index] ?? 0;
      const bath = Math.max(0, ...bathsFor(home, room).map((own) => home.squareFeet[own.index] ?? 0));
      return [
        ...(area < share * largest
          ? [
              {
                room: room.id,
                measured: `${tenth(area)} sq ft`,
                message: `${room.name} has ${tenth(area)} sq ft, another bedroom ${tenth(largest)}.`,
              },
            ]
          : []),
        ...(home.homeSquareFeet >= from && bath < min
          ? [
              {
                room: room.id,
                measured: `bath ${tenth(bath)} sq ft`,
                message: `The bath of ${room.name} has ${tenth(bath)} sq ft.`,
              },
            ]
          : []),
      ];
    });
  },

  'plan.counter': (home, limit) => {
    const min = home.homeSquareFeet >= limit.more ? limit.moreInches : limit.inches;
    const measured = roomsWith(home, ({ use }) => use === 'kitchen')
      .flatMap(({ room }) => home.fixturesIn(room))
      .reduce(
        (sum, { kind, w, h }) => sum + (kind === 'counter' || kind === 'island' ? Math.max(w, h) : 0),
        0,
      );
    return measured >= min
      ? []
      : [{ measured, message: `Counters and islands are ${measured} in long; ${min} are wanted.` }];
  },

  'plan.unasked': (home, { family, closet: max }, wish) =>
    home.rooms.flatMap(({ id, name, use, for: owner }, index): Fault[] => {
      const area = home.squareFeet[index] ?? 0;
      const unasked =
        (use === 'office' && !wish?.office) ||
        (use === 'family' && home.homeSquareFeet < family) ||
        (use === 'closet' && owner === undefined && area > max);
      return unasked
        ? [{ room: id, measured: `${use}, ${tenth(area)} sq ft`, message: `Nobody asked for ${name}.` }]
        : [];
    }),
} satisfies NewChecks;
