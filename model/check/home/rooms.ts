import { ahead, beside, widthOf } from '../../plan/box.ts';
import type { Room } from '../../plan/document.ts';
import { boundsOf } from '../../plan/ring.ts';
import { tenth, type Checks, type Fault } from '../fault.ts';
import { rules } from '../rules.ts';
import { bedroomsOf, closetsOf, roomsWith, sleepersOf } from '../survey/belongings.ts';
import { clearAhead, gapsToWall } from '../survey/free-floor.ts';
import type { Survey } from '../survey/survey.ts';
import { groundOf, sweptArea, widestSquare } from '../survey/sweep.ts';

const neededBy = (room: Room): number => {
  const { one, two, further } = rules['hud.109b-bedroom'].limit;
  const people = sleepersOf(room);
  return people <= 1 ? one : two + further * (people - 2);
};

const min = (home: Survey, room: Room): number => {
  const { w, h } = boundsOf(room.floor);
  return room.floor.length === 4 ? Math.min(w, h) : widestSquare(groundOf(home, room), 0.97);
};

const livingRooms = (home: Survey): ReturnType<typeof roomsWith> =>
  roomsWith(home, ({ use }) => use === 'living' || use === 'family').toSorted(
    (a, b) => (home.squareFeet[b.index] ?? 0) - (home.squareFeet[a.index] ?? 0),
  );

export const roomChecks = {
  'hud.109a-living': (home, { squareFeet }) => {
    const [largest] = livingRooms(home);
    const area = largest ? (home.squareFeet[largest.index] ?? 0) : 0;
    if (area >= squareFeet) return [];
    return [
      {
        room: largest?.room.id,
        measured: tenth(area),
        message: `The largest living area has ${tenth(area)} sq ft.`,
      },
    ];
  },

  'hud.109b-bedroom': (home) =>
    bedroomsOf(home).flatMap(({ room, index }): Fault[] => {
      const area = home.squareFeet[index] ?? 0;
      if (area >= neededBy(room)) return [];
      return [
        {
          room: room.id,
          measured: tenth(area),
          message: `${room.name} has ${tenth(area)} sq ft; ${neededBy(room)} are needed.`,
        },
      ];
    }),

  'hud.109c-closet': (home, { inches }) =>
    bedroomsOf(home).flatMap((bedroom): Fault[] => {
      const closets = closetsOf(home, bedroom).filter(({ room }) => room.rod && room.shelf);
      const deepest = Math.max(0, ...closets.map(({ room }) => min(home, room)));
      if (deepest >= inches) return [];
      const measured = closets.length > 0 ? deepest : 'no closet with rod and shelf';
      return [
        {
          room: bedroom.room.id,
          measured,
          message: `The hanging space of ${bedroom.room.name}: ${measured}.`,
        },
      ];
    }),

  'hud.110-dimension': (home, { inches }) => {
    const judge = (room: Room, needed: number): Fault[] => {
      const swept = sweptArea(groundOf(home, room), inches) / 144;
      if (swept >= needed) return [];
      return [
        {
          room: room.id,
          measured: tenth(swept),
          message: `${tenth(swept)} sq ft of ${room.name} are at least ${inches} in wide; ${needed} are needed.`,
        },
      ];
    };
    const living = livingRooms(home).map(({ room }) =>
      judge(room, rules['hud.109a-living'].limit.squareFeet),
    );
    return [
      ...(living.every((faults) => faults.length > 0) ? (living[0] ?? []) : []),
      ...bedroomsOf(home).flatMap(({ room }) => judge(room, neededBy(room))),
    ];
  },

  'hud.111-toilet-side': (home, { inches }) =>
    home.level.fixtures.flatMap((toilet): Fault[] => {
      if (toilet.kind !== 'toilet' || !toilet.facing) return [];
      const half = widthOf(toilet, toilet.facing) / 2;
      const gaps = beside(toilet.facing).flatMap((side) => gapsToWall(home, toilet, side, inches));
      const measured = half + Math.min(...gaps);
      if (measured >= inches) return [];
      return [
        {
          room: toilet.room,
          item: toilet.id,
          measured,
          message: `The centre line of ${toilet.id} is ${measured} in from a wall.`,
        },
      ];
    }),

  'hud.111-toilet-tub': ({ level }, { inches }) =>
    level.fixtures.flatMap((toilet): Fault[] => {
      const { facing } = toilet;
      if (toilet.kind !== 'toilet' || !facing) return [];
      const half = widthOf(toilet, facing) / 2;
      const [one, other] = beside(facing).map((side) => ahead(toilet, side, inches));
      const gaps = level.fixtures.flatMap((tub) => {
        if (tub.kind !== 'tub' && tub.kind !== 'tub-shower') return [];
        const meets = [one, other].some(
          (strip) =>
            strip &&
            strip.x < tub.x + tub.w &&
            tub.x < strip.x + strip.w &&
            strip.y < tub.y + tub.h &&
            tub.y < strip.y + strip.h,
        );
        if (!meets) return [];
        const upright = facing === 'left' || facing === 'right';
        return [
          upright
            ? Math.max(tub.y - toilet.y - toilet.h, toilet.y - tub.y - tub.h)
            : Math.max(tub.x - toilet.x - toilet.w, toilet.x - tub.x - tub.w),
        ];
      });
      const measured = half + Math.min(...gaps);
      if (measured >= inches) return [];
      return [
        {
          room: toilet.room,
          item: toilet.id,
          measured,
          message: `The centre line of ${toilet.id} is ${measured} in from a tub.`,
        },
      ];
    }),

  'hud.111-toilet-front': (home, { inches }) =>
    home.level.fixtures.flatMap((toilet): Fault[] => {
      if (toilet.kind !== 'toilet' || !toilet.facing) return [];
      const measured = clearAhead(home, toilet, toilet.facing, inches);
      if (measured >= inches) return [];
      return [
        {
          room: toilet.room,
          item: toilet.id,
          measured,
          message: `${measured} in are clear in front of ${toilet.id}.`,
        },
      ];
    }),
} satisfies Checks;
