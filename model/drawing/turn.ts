import type { Box, Door, Plan, Side } from '../plan/document.ts';

const turnedSides: Readonly<Record<Side, Side>> = {
  left: 'rear',
  right: 'front',
  rear: 'right',
  front: 'left',
};

/**
 * The plan turned by a quarter, clockwise: its left end is at the top of the sheet and its front at the left, so that a
 * long home fills an upright sheet and its text still reads from left to right. Only for drawing: in it, the length runs
 * along y, which the rules of the document do not allow, and street and front are those of the plan as it was.
 */
export const turnedPlan = (plan: Plan): Plan => {
  const { length, width } = plan;
  const body = <T extends Box>(one: T): T => ({
    ...one,
    x: width - one.y - one.h,
    y: one.x,
    w: one.h,
    h: one.w,
  });
  const point = <T extends { x: number; y: number }>(one: T): T => ({ ...one, x: width - one.y, y: one.x });
  const door = (one: Door): Door => {
    // In a wall across the home, the end at the rear was the first and is now the last.
    const turns = one.hinge !== undefined && one.h > one.w;
    return { ...body(one), ...(turns ? { hinge: one.hinge === 'start' ? 'end' : 'start' } : {}) };
  };
  const [level] = plan.levels;
  return {
    ...plan,
    length: width,
    width: length,
    porches: plan.porches.map(body),
    ...(plan.steps && {
      steps: plan.steps.map((one) => ({ ...body(one), facing: turnedSides[one.facing] })),
    }),
    levels: [
      {
        ...level,
        sections: level.sections.map(body),
        rooms: level.rooms.map((room) => ({
          ...room,
          floor: room.floor.map(([x, y]): [number, number] => [width - y, x]),
        })),
        walls: level.walls.map(body),
        doors: level.doors.map(door),
        windows: level.windows.map(body),
        fixtures: level.fixtures.map((one) => ({
          ...body(one),
          ...(one.facing ? { facing: turnedSides[one.facing] } : {}),
        })),
        alarms: level.alarms.map(point),
        fans: level.fans.map(point),
      },
    ],
  };
};
