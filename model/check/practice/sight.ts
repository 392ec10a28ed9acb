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

export const sightChecks = {
  'plan.sight': (home, { grid }) => {
    const toilets = home.level.fixtures.filter(({ kind }) => kind === 'toilet');
    const opaque = opaqueBoxes(home.level, home.raster);
    const eyes = eyesIn(home, grid);
    if (toilets.length * eyes.length * opaque.length > maxLooks) return [];
    return toilets.flatMap((toilet): Fault[] => {
      const sees = sightOf(toilet, opaque);
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
