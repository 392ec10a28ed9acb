import { centreOf, distance, distanceTo } from '../../plan/box.ts';
import type { Alarm } from '../../plan/document.ts';
import { isBedroom, isPrivate } from '../../plan/kinds.ts';
import { tenth, type Checks, type Fault } from '../fault.ts';
import { rules } from '../rules.ts';
import { liesIn, roomsWith } from '../survey/belongings.ts';
import type { Survey } from '../survey/survey.ts';

const isSmoke = ({ kind }: Alarm): boolean => kind !== 'co';

/** A wall alarm may be drawn on the wall rather than on the floor before it. */
const isIn = (home: Survey, alarm: Alarm, room: string): boolean => {
  const there = home.roomOf(room);
  return alarm.room === room && there !== undefined && liesIn(there, alarm, alarm.mount === 'wall' ? 6 : 0);
};

export const alarmChecks = {
  'hud.209b-smoke': (home) => {
    const { inches, share } = rules['hud.105a2i-same-room'].limit;
    const group = home.wallless(inches, share);
    const alarms = home.level.alarms.filter(isSmoke);
    const guarded = home.rooms.map(({ id }) => alarms.some((alarm) => isIn(home, alarm, id)));
    const isGuarded = (index: number): boolean =>
      home.rooms.some(
        ({ use }, other) => guarded[other] === true && !isPrivate(use) && group[other] === group[index],
      );
    const living = roomsWith(home, ({ use }) => use === 'living' || use === 'family');
    const kitchens = roomsWith(home, ({ use }) => use === 'kitchen');
    const bare = [
      ...(living.some(({ index }) => isGuarded(index)) ? [] : living.slice(0, 1)),
      ...kitchens.filter(({ index }) => !isGuarded(index)),
      ...roomsWith(home, ({ use }) => isBedroom(use)).filter(({ index }) => !guarded[index]),
    ];
    return bare.map(({ room }) => ({
      room: room.id,
      measured: 0,
      message: `${room.name} has no smoke alarm.`,
    }));
  },

  'hud.209b1-range': ({ level }, { inches }) =>
    level.alarms.flatMap((alarm): Fault[] => {
      if (!isSmoke(alarm) || alarm.photoelectric || alarm.silence) return [];
      const away = Math.min(
        ...level.fixtures.filter(({ kind }) => kind === 'range').map((range) => distanceTo(range, alarm)),
      );
      if (away > inches) return [];
      return [
        {
          room: alarm.room,
          item: alarm.id,
          measured: 'neither',
          message: `${alarm.id} is ${tenth(away)} in from the range, and neither photoelectric nor to be silenced.`,
        },
      ];
    }),

  'hud.209c-mount': ({ level }, { inches }) =>
    level.alarms.flatMap((alarm): Fault[] => {
      if (alarm.mount !== 'ceiling') return [];
      const away = Math.min(...level.walls.map((wall) => distanceTo(wall, alarm)));
      if (away >= inches) return [];
      return [
        {
          room: alarm.room,
          item: alarm.id,
          measured: tenth(away),
          message: `${alarm.id} is ${tenth(away)} in from a wall.`,
        },
      ];
    }),

  'hud.209d-linked': ({ level }) =>
    level.alarms
      .filter((alarm) => isSmoke(alarm) && !alarm.interconnected)
      .map(({ id, room }) => ({
        room,
        item: id,
        measured: 'false',
        message: `${id} is not interconnected.`,
      })),

  'hud.211-co': (home, { inches }) => {
    if (home.plan.fuel === 'electric' && !home.plan.garage) return [];
    const alarms = home.level.alarms.filter(({ kind }) => kind !== 'smoke');
    return home.joins.flatMap(({ a, b, door }): Fault[] => {
      const [one, other] = [home.rooms[a], home.rooms[b]];
      if (!door || !one || !other) return [];
      const [bedroom, next] = isBedroom(one.use) ? [one, other] : [other, one];
      if (!isBedroom(bedroom.use) || isPrivate(next.use)) return [];
      const away = Math.min(
        ...alarms
          .filter((alarm) => isIn(home, alarm, next.id))
          .map((alarm) => distance(alarm, centreOf(door.item))),
      );
      if (away <= inches) return [];
      const measured = Number.isFinite(away) ? tenth(away) : 'none';
      return [
        {
          room: next.id,
          item: door.item.id,
          measured,
          message: `The CO alarm in ${next.name} before ${bedroom.name}: ${measured}.`,
        },
      ];
    });
  },
} satisfies Checks;
