import { runsAlongX } from '../../plan/box.ts';
import { fixtureFacts } from '../../plan/kinds.ts';
import { boundsOf } from '../../plan/ring.ts';
import { percent, type Checks, type Fault } from '../fault.ts';
import type { Survey } from '../survey/survey.ts';

/** Where sections meet, from the rear. */
export const linesOf = ({ level, plan }: Survey): number[] =>
  [...new Set(level.sections.flatMap(({ y, h }) => [y, y + h]))]
    .filter((y) => y > 0 && y < plan.width)
    .sort((a, b) => a - b);

const crossed = (lines: readonly number[], { y, h }: { y: number; h: number }): number | undefined =>
  lines.find((line) => y < line && y + h > line);

/** Inch by inch whether a marriage line is open: neither side is wall, or a door is in it. */
const openingsAlong = ({ raster: { length, width, cells }, level }: Survey, line: number): Uint8Array => {
  const open = new Uint8Array(length);
  if (line <= 0 || line >= width) return open;
  for (let x = 0; x < length; x++)
    open[x] = (cells[(line - 1) * length + x] ?? 0) < 0 || (cells[line * length + x] ?? 0) < 0 ? 0 : 1;
  for (const { x, y, w, h } of level.doors)
    if (w >= h && y <= line && y + h >= line) open.fill(1, Math.max(0, x), Math.max(0, x + w));
  return open;
};

const longestRun = (open: Uint8Array): number => {
  let [run, longest] = [0, 0];
  for (const inch of open) {
    run = inch === 1 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
};

const mayCross = new Set<string>(['living', 'dining', 'family', 'kitchen', 'foyer', 'hall']);

export const sectionChecks = {
  'fab.sections': ({ level: { sections }, plan }, limit) => {
    const needed = limit[plan.widthClass];
    let end = 0;
    let tiled = true;
    for (const { x, y, w, h } of sections.toSorted((a, b) => a.y - b.y)) {
      tiled &&= x === 0 && w === plan.length && y === end;
      end = y + h;
    }
    if (sections.length === needed && tiled && end === plan.width) return [];
    return [
      {
        measured: sections.length === needed ? 'not side by side' : sections.length,
        message: `${sections.length} sections for a ${plan.widthClass}, which must fill the footprint side by side.`,
      },
    ];
  },

  'fab.section-width': ({ level }, { min, max, warning }) =>
    level.sections
      .filter(({ h }) => h < min || h > warning)
      .map(({ id, h }) => ({
        item: id,
        measured: h,
        message: `${id} is ${h} in wide.`,
        level: h >= min && h <= max ? 'warning' : 'error',
      })),

  'fab.section-length': ({ level }, { max, warning }) =>
    level.sections
      .filter(({ w }) => w > warning)
      .map(({ id, w }) => ({
        item: id,
        measured: w,
        message: `${id} is ${w} in long.`,
        level: w <= max ? 'warning' : 'error',
      })),

  'fab.marriage-wall': (home, { inches }) => {
    const lines = linesOf(home);
    return home.level.walls.flatMap((wall): Fault[] => {
      const along = runsAlongX(wall) && wall.kind !== 'exterior';
      const line = along ? lines.find((y) => wall.y <= y && wall.y + wall.h >= y) : undefined;
      const fault = (measured: string | number, message: string): Fault[] => [
        { item: wall.id, measured, message },
      ];
      if (line === undefined)
        return wall.kind === 'marriage' ? fault('no line', `${wall.id} stands on no marriage line.`) : [];
      if (wall.kind !== 'marriage')
        return fault(wall.kind, `${wall.id} stands on a marriage line and is of kind ${wall.kind}.`);
      if (wall.y === line || wall.y + wall.h === line)
        return fault('one half', `${wall.id} lies on one side of the marriage line.`);
      return wall.h < inches ? fault(wall.h, `${wall.id} is ${wall.h} in thick.`) : [];
    });
  },

  'fab.marriage-longest': (home, { inches }) =>
    linesOf(home).flatMap((line): Fault[] => {
      const measured = longestRun(openingsAlong(home, line));
      return measured > inches
        ? [{ measured, message: `The marriage line at ${line} is open over ${measured} in.` }]
        : [];
    }),

  'fab.marriage-share': (home, { share }) =>
    linesOf(home).flatMap((line): Fault[] => {
      const open = openingsAlong(home, line).reduce((sum, inch) => sum + inch, 0) / home.plan.length;
      return open > share
        ? [{ measured: percent(open), message: `${percent(open)} of the marriage line at ${line} are open.` }]
        : [];
    }),

  'fab.room-span': (home) => {
    const lines = linesOf(home);
    return home.rooms.flatMap(({ id, name, use, floor }): Fault[] => {
      const line = mayCross.has(use) ? undefined : crossed(lines, boundsOf(floor));
      return line === undefined
        ? []
        : [{ room: id, measured: use, message: `${name} crosses the marriage line at ${line}.` }];
    });
  },

  'fab.wet-section': (home) => {
    const lines = linesOf(home);
    return home.level.fixtures.flatMap((fixture): Fault[] => {
      const line = fixtureFacts[fixture.kind].plumbing ? crossed(lines, fixture) : undefined;
      return line === undefined
        ? []
        : [
            {
              room: fixture.room,
              item: fixture.id,
              measured: 'across a line',
              message: `${fixture.id} stands across the marriage line at ${line}.`,
            },
          ];
    });
  },
} satisfies Checks;
