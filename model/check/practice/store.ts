import type { Room } from '../../plan/document.ts';
import type { NewChecks } from '../fault.ts';
import type { LimitOf } from '../rules.ts';
import { roomsWith } from '../survey/belongings.ts';
import { innerRoom } from '../survey/joins.ts';
import { holdsBox } from '../survey/sweep.ts';
import type { NewSurvey } from '../survey/survey.ts';

type Limit = LimitOf<'store.kinds'>;

const besidePantry = new Set<string>(['kitchen', 'dining', 'hall', 'utility', 'mud']);

const hasPantry = (home: NewSurvey, { pantry }: Limit): boolean =>
  roomsWith(home, ({ use }) => use === 'pantry').some(
    ({ index }) =>
      (home.squareFeet[index] ?? 0) >= pantry &&
      home.joins.some(
        ({ a, b, door }) =>
          door !== undefined &&
          (a === index || b === index) &&
          besidePantry.has(home.rooms[a === index ? b : a]?.use ?? 'closet'),
      ),
  );

const hasLinen = (home: NewSurvey, { linen: [min, max] }: Limit): boolean =>
  roomsWith(home, ({ use }) => use === 'closet').some(({ room, index }) => {
    const area = home.squareFeet[index] ?? 0;
    const owner = room.for === undefined ? undefined : home.roomOf(room.for);
    return area >= min && area <= max && (owner?.use === 'bath' || owner?.use === 'hall');
  });

const hasLargeCloset = (home: NewSurvey, { closet: side }: Limit): boolean =>
  home.rooms.some(
    (room) =>
      room.use === 'closet' &&
      room.for !== undefined &&
      home.roomOf(room.for)?.use === 'primary' &&
      holdsBox(home, room, side, side),
  );

const hasBench = (home: NewSurvey): boolean => {
  const comesIn = ({ use, id }: Room): boolean =>
    (use === 'mud' || use === 'utility') && home.doors.some((door) => innerRoom(door) === home.indexOf(id));
  return home.rooms.some(
    (room) => comesIn(room) && home.fixturesIn(room).some(({ kind }) => kind === 'bench'),
  );
};

export const storeChecks = {
  'store.kinds': (home, limit) => {
    const needed = limit.from.filter((squareFeet) => home.homeSquareFeet >= squareFeet).length;
    const pantry = hasPantry(home, limit);
    const found = [
      pantry && 'pantry',
      hasLinen(home, limit) && 'linen',
      hasLargeCloset(home, limit) && 'large closet',
      hasBench(home) && 'bench',
    ].filter((one) => one !== false);
    if (found.length >= needed && (pantry || home.homeSquareFeet < limit.withPantry)) return [];
    const measured = found.join(', ') || 'none';
    return [{ measured, message: `Room to store things: ${measured}; ${needed} kinds are wanted.` }];
  },
} satisfies NewChecks;
