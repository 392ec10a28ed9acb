import { isHabitable } from '../../plan/kinds.ts';
import { percent, tenth, type NewChecks } from '../fault.ts';
import { bathsFor, roomsWith } from '../survey/belongings.ts';
import { innerRoom, outerSide } from '../survey/joins.ts';
import type { NewSurvey } from '../survey/survey.ts';

/** All glass to the outside, and the floors that need some by 24 CFR 3280.103(a), in square inches. */
const lightOf = ({ rooms, squareFeet, doors, windows }: NewSurvey): { glass: number; floor: number } => ({
  glass: [...doors, ...windows].reduce(
    (sum, opening) => sum + (outerSide(opening) ? (opening.item.glazedArea ?? 0) : 0),
    0,
  ),
  floor: rooms.reduce(
    (sum, { use }, index) =>
      sum + (isHabitable(use) && use !== 'kitchen' ? 144 * (squareFeet[index] ?? 0) : 0),
    0,
  ),
});

const livingUses = new Set<string>(['living', 'family', 'dining', 'kitchen']);

export const daylightChecks = {
  'light.share': (home, { share, never }) => {
    const { glass, floor } = lightOf(home);
    if (glass >= share * floor) return [];
    return [
      {
        measured: percent(glass / floor),
        message: `${tenth(glass / 144)} sq ft of glass for ${tenth(floor / 144)} sq ft of floor.`,
        level: glass < never * floor ? 'error' : 'practice',
      },
    ];
  },

  'light.bath': (home, { share }) => {
    const lit = new Set(
      home.windows.flatMap((window) => (outerSide(window) ? window.faces.map(({ room }) => room) : [])),
    );
    const baths = roomsWith(home, ({ use }) => use === 'bath');
    const withWindow = baths.filter(({ index }) => lit.has(index)).length;
    const primaries = roomsWith(home, ({ use }) => use === 'primary').filter(({ room }) => {
      const own = bathsFor(home, room);
      return own.length > 0 && !own.some(({ index }) => lit.has(index));
    });
    return [
      ...primaries.map(({ room }) => ({
        room: room.id,
        measured: 'none',
        message: `The bath of ${room.name} has no window.`,
      })),
      ...(withWindow < share * baths.length
        ? [
            {
              measured: `${withWindow} of ${baths.length}`,
              message: `${withWindow} of ${baths.length} baths have a window.`,
            },
          ]
        : []),
    ];
  },

  'light.rear': (home, { area }) => {
    const glass = home.doors.flatMap((door) => {
      const use = home.rooms[innerRoom(door) ?? -1]?.use ?? 'hall';
      return livingUses.has(use) && outerSide(door) !== home.plan.street ? [door.item.glazedArea ?? 0] : [];
    });
    const most = Math.max(0, ...glass);
    if (most >= area) return [];
    return [
      {
        measured: `${most} sq in`,
        message: 'No glass door leads out from where one lives, away from the street.',
      },
    ];
  },
} satisfies NewChecks;
