import { boundsOf } from '../../plan/ring.ts';
import { tenth, type Checks, type Fault } from '../fault.ts';
import { bedroomsOf, closetsOf, roomsWith, type Indexed } from '../survey/belongings.ts';
import type { Survey } from '../survey/survey.ts';
import { groundOf, isSwept, widestSquare } from '../survey/sweep.ts';

interface MinSize {
  readonly squareFeet?: number;
  readonly inches: number;
  readonly share: number;
}

const tooSmall = (
  home: Survey,
  { room, index }: Indexed,
  { squareFeet = 0, inches, share }: MinSize,
): Fault[] => {
  const area = home.squareFeet[index] ?? 0;
  if (area < squareFeet)
    return [
      { room: room.id, measured: `${tenth(area)} sq ft`, message: `${room.name} has ${tenth(area)} sq ft.` },
    ];
  const ground = groundOf(home, room);
  if (isSwept(ground, inches, share)) return [];
  const width = widestSquare(ground, share);
  return [{ room: room.id, measured: `${width} in`, message: `${room.name} is ${width} in wide.` }];
};

export const roomSizeChecks = {
  'use.closet-size': (home, limit) =>
    bedroomsOf(home).flatMap((bedroom): Fault[] => {
      const min = bedroom.room.use === 'primary' ? limit.primary : limit.bedroom;
      const closets = closetsOf(home, bedroom).map(({ room }) => {
        const { w, h } = boundsOf(room.floor);
        return { id: room.id, hanging: Math.max(w, h) };
      });
      const [longest] = closets.toSorted((a, b) => b.hanging - a.hanging);
      if (!longest || longest.hanging >= min) return [];
      const { id, hanging } = longest;
      return [
        {
          room: id,
          measured: hanging,
          message: `The closet of ${bedroom.room.name} is ${hanging} in long; ${min} are needed.`,
        },
      ];
    }),

  'use.bedroom-size': (home, limit) =>
    roomsWith(home, ({ use }) => use === 'bedroom').flatMap((one) => tooSmall(home, one, limit)),

  'use.primary-size': (home, limit) =>
    roomsWith(home, ({ use }) => use === 'primary').flatMap((one) => tooSmall(home, one, limit)),

  'use.living-size': (home, limit) =>
    roomsWith(home, ({ use }) => use === 'living').flatMap((one) => tooSmall(home, one, limit)),
} satisfies Checks;
