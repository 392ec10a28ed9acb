import { distanceOf, opposite, sharedArea } from '../../plan/box.ts';
import { sides } from '../../plan/document.ts';
import { fixtureFacts } from '../../plan/kinds.ts';
import { percent, type Checks, type Fault } from '../fault.ts';
import { gapsToWall } from '../survey/free-floor.ts';
import { groupsOf } from '../survey/joins.ts';
import { beyond } from '../survey/opening.ts';
import type { Survey } from '../survey/survey.ts';

/** As far as is looked for a wall. */
const farthest = 24;

/** How far a fixture's side is from a wall, over at least half of it. */
const halfOf = (gaps: readonly number[]): number =>
  gaps.toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0;

/** Doors and windows in the rear and the front wall, which carry the trusses. */
const sideOpenings = ({ doors, windows }: Survey): { side: string; width: number; id: string }[] =>
  [...doors, ...windows].flatMap(({ alongX, faces, width, item }) => {
    const side = faces.find(({ room }) => room === beyond)?.side;
    return alongX && side ? [{ side, width, id: item.id }] : [];
  });

export const structureChecks = {
  'fab.wet-wall': (home, { inches }) =>
    home.level.fixtures.flatMap((fixture): Fault[] => {
      if (!fixtureFacts[fixture.kind].plumbing) return [];
      const onIsland =
        (fixture.kind === 'sink' || fixture.kind === 'dishwasher') &&
        home.level.fixtures.some((other) => other.kind === 'island' && sharedArea(other, fixture) > 0);
      if (onIsland) return [];
      const backs = fixture.facing ? [opposite[fixture.facing]] : sides;
      const measured = Math.min(...backs.map((side) => halfOf(gapsToWall(home, fixture, side, farthest))));
      if (measured <= inches) return [];
      return [
        {
          room: fixture.room,
          item: fixture.id,
          measured,
          message: `The back of ${fixture.id} is ${measured} in from a wall.`,
        },
      ];
    }),

  'fab.wet-groups': ({ level, rooms, plan }, { inches, min, triple }) => {
    const wet = level.fixtures.filter(({ kind }) => fixtureFacts[kind].plumbing);
    const group = groupsOf(
      wet.length,
      wet.flatMap((one, a) =>
        wet.flatMap((other, b): [number, number][] =>
          b > a && (one.room === other.room || distanceOf(one, other) <= inches) ? [[a, b]] : [],
        ),
      ),
    );
    const measured = new Set(group).size;
    const baths = rooms.filter(({ use }) => use === 'bath').length;
    const max = Math.max(min, baths) + (plan.widthClass === 'triple' ? triple : 0);
    return measured <= max
      ? []
      : [{ measured, message: `The plumbing is in ${measured} groups; ${max} are enough.` }];
  },

  'fab.header': (home, { inches }) =>
    sideOpenings(home)
      .filter(({ width }) => width > inches)
      .map(({ id, width }) => ({ item: id, measured: width, message: `${id} is ${width} in wide.` })),

  'fab.side-share': (home, { share }) =>
    ['rear', 'front'].flatMap((side): Fault[] => {
      const open = sideOpenings(home).reduce((sum, one) => sum + (one.side === side ? one.width : 0), 0);
      const measured = percent(open / home.plan.length);
      return open > share * home.plan.length
        ? [{ measured, message: `${measured} of the ${side} wall are open.` }]
        : [];
    }),

  'fab.walls': ({ level }, limit) =>
    level.walls.flatMap(({ id, kind, w, h }): Fault[] => {
      const thickness = Math.min(w, h);
      const [min, max] = limit[kind];
      if (thickness >= min && thickness <= max) return [];
      return [
        { item: id, measured: thickness, message: `${id} is of kind ${kind} and ${thickness} in thick.` },
      ];
    }),
} satisfies Checks;
