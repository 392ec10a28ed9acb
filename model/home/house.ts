import { dressed, ownLook } from '../generate/exterior/dressed.ts';
import { sideOfPorch } from '../generate/exterior/porch-doors.ts';
import {
  outside,
  sides,
  type Box,
  type DressedPlan,
  type FrontPart,
  type Look,
  type Plan,
  type Porch,
  type Side,
  type Steps,
} from '../plan/document.ts';
import type { Point, Point3 } from '../space/point.ts';
import { roofOf, type Roof, type Size } from './roof.ts';

/** A window or door in an outside wall, in inches along that wall and above the floor. */
export interface Opening {
  readonly id: string;
  readonly kind: 'window' | 'door' | 'glass-door';
  /** Where it begins along the wall, from the left as seen from outside. */
  readonly u: number;
  readonly w: number;
  readonly sill: number;
  readonly h: number;
}

/** An outside wall as seen from outside: `u` from left to right, heights above the floor, in inches. */
export interface WallSide {
  readonly side: Side;
  readonly length: number;
  /** The line below the roof, from left to right. */
  readonly top: readonly Point[];
  readonly openings: readonly Opening[];
  /** A point of the wall `out` inches outside of its face, at a height above the ground. */
  readonly at: (u: number, out: number, z: number) => Point3;
}

/** A stretch of a wall seen from outside. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface HousePart extends Stretch {
  readonly part: FrontPart;
  readonly wall: WallSide;
}

export interface HousePorch extends Stretch {
  readonly porch: Porch;
  readonly wall: WallSide;
  readonly depth: number;
  readonly steps: readonly Steps[];
  /** The gable that is its roof, if one spans it. */
  readonly gable: HousePart | undefined;
}

/** A home as it stands there: what its document says of its outside, each wall seen from before it. Without materials. */
export interface House extends Size {
  readonly plan: DressedPlan;
  readonly roof: Roof;
  readonly walls: Readonly<Record<Side, WallSide>>;
  /** The wall toward the street. */
  readonly street: WallSide;
  /** The middle of the front door along that wall; of the wall where it has none. */
  readonly entry: number;
  readonly porches: readonly HousePorch[];
  readonly parts: readonly HousePart[];
}

/** A point as somebody sees it who stands before a side: how far to the right along it, and how far before it. */
export const seenFrom = ({ length, depth }: Size, side: Side, [x, y]: Point3): Point => {
  switch (side) {
    case 'front':
      return [x, -y];
    case 'right':
      return [y, x - length];
    case 'rear':
      return [length - x, y - depth];
    case 'left':
      return [depth - y, -x];
  }
};

/** Where a box lies along a side, to somebody who stands before it. */
export const seenAt = (
  { length, width }: Pick<Plan, 'length' | 'width'>,
  side: Side,
  { x, y, w, h }: Box,
): Stretch => {
  switch (side) {
    case 'front':
      return { from: x, to: x + w };
    case 'rear':
      return { from: length - x - w, to: length - x };
    case 'left':
      return { from: y, to: y + h };
    case 'right':
      return { from: width - y - h, to: width - y };
  }
};

/** How far in from the outer face a window or door may lie that is in this wall. */
const skin = 8;

/** Whether a window or an outside door lies in the wall of a side. */
const isIn = ({ length, width }: Plan, side: Side, { x, y, w, h }: Box): boolean => {
  const gap = { front: width - y - h, rear: y, left: x, right: length - x - w }[side];
  return gap < skin && (side === 'left' || side === 'right' ? h >= w : w > h);
};

const openingsOf = (plan: Plan, side: Side): Opening[] => {
  const [{ windows, doors }] = plan.levels;
  const along = (box: Box): Pick<Opening, 'u' | 'w'> => {
    const { from, to } = seenAt(plan, side, box);
    return { u: from, w: to - from };
  };
  const isHere = (box: Box): boolean => isIn(plan, side, box);
  return [
    ...windows.filter(isHere).map((window): Opening => ({
      id: window.id,
      kind: 'window',
      ...along(window),
      sill: window.sill,
      h: window.height,
    })),
    ...doors
      .filter((door) => door.rooms.includes(outside) && isHere(door))
      .map((door): Opening => ({
        id: door.id,
        kind: door.kind === 'sliding-glass' ? 'glass-door' : 'door',
        ...along(door),
        sill: 0,
        h: door.clearHeight,
      })),
  ];
};

const pointOf =
  ({ length, width }: Plan, side: Side): WallSide['at'] =>
  (u, out, z) => {
    switch (side) {
      case 'front':
        return [u, -out, z];
      case 'right':
        return [length + out, u, z];
      case 'rear':
        return [length - u, width + out, z];
      case 'left':
        return [-out, width - u, z];
    }
  };

/** The home of a dressed document. */
export const houseOf = (plan: DressedPlan): House => {
  const { length, width: depth } = plan;
  const roof = roofOf(plan.front.roof, { length, depth });
  const walls = Object.fromEntries(
    sides.map((side): [Side, WallSide] => [
      side,
      {
        side,
        length: side === 'left' || side === 'right' ? depth : length,
        top: roof.tops[side],
        openings: openingsOf(plan, side),
        at: pointOf(plan, side),
      },
    ]),
  ) as Record<Side, WallSide>;
  const parts = plan.front.parts.map((part): HousePart => {
    const { from, to, side } = part;
    const box = { x: from, y: from, w: to - from, h: to - from };
    return { part, wall: walls[side], ...seenAt(plan, side, box) };
  });
  const street = walls[plan.street];
  const door = plan.levels[0].doors.find(({ entry }) => entry);
  const own = street.openings.find(({ id }) => id === door?.id);
  return {
    plan,
    length,
    depth,
    roof,
    walls,
    street,
    entry: own ? own.u + own.w / 2 : street.length / 2,
    parts,
    porches: plan.porches.flatMap((porch): HousePorch[] => {
      const side = sideOfPorch(plan, porch);
      if (!side) return [];
      const span = seenAt(plan, side, porch);
      return [
        {
          porch,
          wall: walls[side],
          ...span,
          depth: side === 'left' || side === 'right' ? porch.w : porch.h,
          steps: plan.steps.filter((one) => one.porch === porch.id),
          gable: parts.find(
            ({ part, from, to }) =>
              porch.covered &&
              part.kind === 'gable' &&
              part.side === side &&
              from <= span.from &&
              to >= span.to,
          ),
        },
      ];
    }),
  };
};

/** The home of a document in a look, by default its own; plain where the style does not fit its street. */
export const houseIn = (plan: Plan, look: Look = ownLook(plan)): House => {
  const shown = dressed(plan, look) ?? dressed(plan, { ...look, style: 'plain' });
  if (!shown) throw new RangeError('Plain homes fit every street');
  return houseOf(shown);
};
