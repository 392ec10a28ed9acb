import { contains, sharedArea, adjoins, widthOf } from '../../plan/box.ts';
import type { Box } from '../../plan/document.ts';
import { boundsOf, ringFault } from '../../plan/ring.ts';
import { maxWinding } from '../survey/survey.ts';
import { percent, tenth, type Checks, type Fault } from '../fault.ts';

const cornersOf = ({ x, y, w, h }: Box): string => `${x},${y} to ${x + w},${y + h}`;

export const floorChecks = {
  'geo.rectilinear': ({ rooms, winding }) => {
    const faults = rooms.flatMap(({ id, name, floor }): Fault[] => {
      const fault = ringFault(floor);
      if (!fault) return [];
      const [x, y] = fault.corner;
      return [
        {
          room: id,
          measured: `${x},${y}: ${fault.why}`,
          message: `The floor of ${name} has ${fault.why} at ${x},${y}.`,
        },
      ];
    });
    if (winding > maxWinding)
      faults.push({
        measured: `${tenth(winding)} times the footprint`,
        message: `The floors wind around each other: boxes around them fill the footprint ${tenth(winding)} times.`,
      });
    return faults;
  },

  'geo.inside': ({ plan, level, rooms }) => {
    const footprint = { x: 0, y: 0, w: plan.length, h: plan.width };
    const outside = (box: Box, where: { room?: string; item?: string }): Fault[] =>
      contains(footprint, box)
        ? []
        : [
            {
              ...where,
              measured: cornersOf(box),
              message: `${where.item ?? where.room} does not lie inside the footprint.`,
            },
          ];
    return [
      ...rooms.flatMap(({ id, floor }) => outside(boundsOf(floor), { room: id })),
      ...[...level.sections, ...level.walls, ...level.doors, ...level.windows, ...level.fixtures].flatMap(
        (item) => outside(item, { item: item.id }),
      ),
      ...[...level.alarms, ...level.fans].flatMap(({ id, x, y }) =>
        outside({ x, y, w: 0, h: 0 }, { item: id }),
      ),
      ...plan.porches
        .filter((porch) => sharedArea(porch, footprint) > 0 || !adjoins(porch, footprint))
        .map((porch) => ({
          item: porch.id,
          measured: cornersOf(porch),
          message: `${porch.id} does not lie outside the footprint, touching it.`,
        })),
      ...(plan.front?.parts ?? [])
        .filter(({ side, from, to }) => from < 0 || to <= from || to > widthOf(footprint, side))
        .map(({ id, side, from, to }) => ({
          item: id,
          measured: `${from} to ${to}`,
          message: `${id} does not lie within the ${side} side.`,
        })),
    ];
  },

  'geo.overlap': ({ rooms, raster }) =>
    rooms.flatMap(({ id, name }, index): Fault[] => {
      const twice = raster.overlaps[index] ?? 0;
      return twice > 0
        ? [
            {
              room: id,
              measured: twice,
              message: `${twice} sq in of ${name} are held by another floor or a wall as well.`,
            },
          ]
        : [];
    }),

  'geo.cover': ({ raster }, { share }) => {
    const covered = raster.covered / raster.cells.length;
    if (covered >= share) return [];
    return [
      { measured: percent(covered), message: `Floors and walls fill ${percent(covered)} of the footprint.` },
    ];
  },

  'geo.area': ({ plan, rooms, squareFeet, homeSquareFeet }, limit) => {
    const wrong = (stated: number, drawn: number): boolean =>
      Math.abs(stated - drawn) > Math.max(limit.share * drawn, limit.squareFeet);
    const faults: Fault[] = [];
    if (wrong(plan.summary.squareFeet, homeSquareFeet))
      faults.push({
        measured: `${plan.summary.squareFeet} stated, ${tenth(homeSquareFeet)} drawn`,
        message: `The home is said to have ${plan.summary.squareFeet} sq ft; it has ${tenth(homeSquareFeet)}.`,
      });
    for (const [index, room] of rooms.entries()) {
      const drawn = squareFeet[index] ?? 0;
      if (wrong(room.squareFeet, drawn))
        faults.push({
          room: room.id,
          measured: `${room.squareFeet} stated, ${tenth(drawn)} drawn`,
          message: `${room.name} is said to have ${room.squareFeet} sq ft; it has ${tenth(drawn)}.`,
        });
    }
    return faults;
  },

  'geo.envelope': ({ level, raster: { length, width, cells } }) => {
    let [outline, closed] = [0, 0];
    const count = (x: number, y: number): void => {
      outline++;
      const code = cells[y * length + x] ?? 0;
      if (code < 0 && level.walls[-code - 1]?.kind === 'exterior') closed++;
    };
    for (let x = 0; x < length; x++) for (const y of [0, width - 1]) count(x, y);
    for (let y = 1; y < width - 1; y++) for (const x of [0, length - 1]) count(x, y);
    if (closed === outline) return [];
    return [
      {
        measured: percent(Math.min(0.999, closed / outline)),
        message: `Exterior walls stand on ${percent(Math.min(0.999, closed / outline))} of the outline.`,
      },
    ];
  },
} satisfies Checks;
