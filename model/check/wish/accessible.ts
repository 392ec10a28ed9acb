import { type Fault, type WishChecks } from '../fault.ts';
import { narrowHalls } from '../home/halls.ts';
import { roomsWith } from '../survey/belongings.ts';
import { blockedBoxes, clearanceOf } from '../survey/clearance.ts';
import type { Survey } from '../survey/survey.ts';
import { groundOf } from '../survey/sweep.ts';
import type { Room } from '../../plan/document.ts';

/** The widest circle, to an inch, that fits on a room's floor beside what stands on it. Its middle may lie at half inches. */
const widestCircle = (home: Survey, room: Room, enough: number): number => {
  const { w, h, cells } = groundOf(home, room, true);
  // In half inches, within a frame that is not free, so that the edge of the floor counts as a wall.
  const [length, width] = [2 * w + 2, 2 * h + 2];
  const free = new Uint8Array(length * width);
  for (let y = 0; y < 2 * h; y++)
    for (let x = 0; x < 2 * w; x++) free[(y + 1) * length + x + 1] = cells[(y >> 1) * w + (x >> 1)] ?? 0;
  const blocked = blockedBoxes(free, length, width);
  let [fits, tooWide] = [0, Math.min(enough, w, h) + 1];
  while (tooWide - fits > 1) {
    const middle = (fits + tooWide) >> 1;
    if (clearanceOf(blocked, length, width, middle).clear.includes(1)) fits = middle;
    else tooWide = middle;
  }
  return fits;
};

export const accessibleChecks = {
  'wish.accessible-door': ({ doors, rooms }, { inches }, { accessible }) => {
    if (!accessible) return [];
    return doors.flatMap(({ item, faces }): Fault[] => {
      if (item.clearWidth >= inches || faces.some(({ room }) => rooms[room]?.use === 'closet')) return [];
      return [
        { item: item.id, measured: item.clearWidth, message: `${item.id} clears ${item.clearWidth} in.` },
      ];
    });
  },

  'wish.accessible-hall': (home, { inches, share }, { accessible }) =>
    accessible ? narrowHalls(home, inches, share) : [],

  'wish.accessible-bath': (home, { inches }, { accessible }) => {
    if (!accessible) return [];
    const baths = roomsWith(home, ({ use, bath }) => use === 'bath' && bath !== 'half');
    const widest = Math.max(0, ...baths.map(({ room }) => widestCircle(home, room, inches)));
    return widest >= inches
      ? []
      : [{ measured: widest, message: `The widest circle on the floor of a bath is ${widest} in.` }];
  },
} satisfies WishChecks;
