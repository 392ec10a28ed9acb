import { distanceOf } from '../../plan/box.ts';
import type { Box } from '../../plan/document.ts';
import { boundsOf } from '../../plan/ring.ts';
import type { Fault, NewChecks } from '../fault.ts';
import { opaqueBoxes, sightOf } from '../survey/lines-of-sight.ts';
import { roomAt } from '../survey/opening.ts';
import type { NewSurvey } from '../survey/survey.ts';

/** More than a real home takes, in which five toilets and 1,500 places are hidden by 250 pieces of wall; beyond it nobody looks. */
const maxLooks = 4_000_000;

const livingUses = new Set<string>(['living', 'dining', 'kitchen']);

/** The middles of square inches of floor where one lives, eats or cooks, on a grid. */
const eyesIn = ({ raster, rooms }: NewSurvey, grid: number): { x: number; y: number }[] => {
  const eyes: { x: number; y: number }[] = [];
  for (let y = 0; y < raster.width; y += grid)
    for (let x = 0; x < raster.length; x += grid)
      if (livingUses.has(rooms[roomAt(raster, x, y)]?.use ?? 'hall')) eyes.push({ x: x + 0.5, y: y + 0.5 });
  return eyes;
};

/** The doors of the room in which a toilet stands, if nothing else is open to it: who sees the toilet looks through one of them. */
const gatesOf = ({ rooms, contacts, level, raster }: NewSurvey, { x, y, w, h }: Box): Box[] | undefined => {
  const index = roomAt(raster, x + (w >> 1), y + (h >> 1));
  const room = rooms[index];
  if (!room || livingUses.has(room.use)) return undefined;
  if (contacts.some(({ a, b, open }) => open > 0 && (a === index || b === index))) return undefined;
  const bounds = boundsOf(room.floor);
  return level.doors.filter((door) => distanceOf(door, bounds) === 0);
};

export const sightChecks = {
  'plan.sight': (home, { grid }) => {
    const toilets = home.level.fixtures.filter(({ kind }) => kind === 'toilet');
    const opaque = opaqueBoxes(home.level);
    const eyes = eyesIn(home, grid);
    if (toilets.length * eyes.length * opaque.length > maxLooks) return [];
    return toilets.flatMap((toilet): Fault[] => {
      const sees = sightOf(toilet, opaque, gatesOf(home, toilet));
      const eye = eyes.find(sees);
      const room = eye && home.rooms[roomAt(home.raster, Math.floor(eye.x), Math.floor(eye.y))];
      if (!room) return [];
      return [
        {
          room: toilet.room,
          item: toilet.id,
          measured: `from ${room.id}`,
          message: `${toilet.id} is seen from ${room.name} when doors are open.`,
        },
      ];
    });
  },
} satisfies NewChecks;
