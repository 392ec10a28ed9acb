import type { Box, Door, Front, Plan, Side, StreetSide } from './document.ts';
import { facesAlongX } from './box.ts';

const swapped: Readonly<Record<Side, Side>> = { left: 'right', right: 'left', rear: 'rear', front: 'front' };

const streetAfter: Readonly<Record<StreetSide, StreetSide>> = {
  left: 'right',
  right: 'left',
  front: 'front',
};

const mirroredFront = (front: Front, length: number): Front => ({
  ...front,
  parts: front.parts.map((part) => ({
    ...part,
    side: swapped[part.side],
    ...(facesAlongX(part.side) ? {} : { from: length - part.to, to: length - part.from }),
  })),
});

/** The plan as seen in a mirror at its left end: what was at the left end is at the right. */
export const mirroredPlan = (plan: Plan): Plan => {
  const { length } = plan;
  const body = <T extends Box>(one: T): T => ({ ...one, x: length - one.x - one.w });
  const point = <T extends { x: number }>(one: T): T => ({ ...one, x: length - one.x });
  const door = (one: Door): Door => {
    // A door in a wall along the length: its ends change places.
    const turns = one.hinge !== undefined && one.w > one.h;
    return { ...body(one), ...(turns ? { hinge: one.hinge === 'start' ? 'end' : 'start' } : {}) };
  };
  const [level] = plan.levels;
  return {
    ...plan,
    porches: plan.porches.map(body),
    ...(plan.steps && { steps: plan.steps.map((one) => ({ ...body(one), facing: swapped[one.facing] })) }),
    ...(plan.street && { street: streetAfter[plan.street] }),
    ...(plan.front && { front: mirroredFront(plan.front, length) }),
    levels: [
      {
        ...level,
        sections: level.sections.map(body),
        rooms: level.rooms.map((room) => ({
          ...room,
          floor: room.floor.map(([x, y]): [number, number] => [length - x, y]).reverse(),
        })),
        walls: level.walls.map(body),
        doors: level.doors.map(door),
        windows: level.windows.map(body),
        fixtures: level.fixtures.map((one) => ({
          ...body(one),
          ...(one.facing ? { facing: swapped[one.facing] } : {}),
        })),
        alarms: level.alarms.map(point),
        fans: level.fans.map(point),
      },
    ],
  };
};
