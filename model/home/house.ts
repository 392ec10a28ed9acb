import type { RoofProfile } from '@hearthline/rules/home-options.ts';
import type { Box, Plan } from '../plan/document.ts';
import type { Size } from './body/parts.ts';
import type { Opening } from './house-opening.ts';
import type { Porch } from './porch-posts.ts';

/** A home as it stands there, without materials: what its plan and roof decide. All lengths in inches. */
export interface House extends Size {
  readonly roof: RoofProfile;
  /** Windows and doors of the front wall, from left to right as `u`. */
  readonly front: readonly Opening[];
  /** Those of the right end wall, `u` from the front to the rear. */
  readonly end: readonly Opening[];
  /** Middle of the front door along the front; of the front itself where it has no door. */
  readonly entry: number;
  /** What lies before the front door: the porch that its plan has there, else a landing; null where the front has no door. */
  readonly porch: Porch | null;
}

/** Height of an outside door, in inches. */
const doorHeight = 82;

/** How far in from the outer face a window or door may lie that is in this wall. */
const skin = 8;

const endsAt = ({ y, h }: Box, width: number): boolean => y + h > width - skin;

/** Windows and doors of the front or the right end wall of a plan document, seen from outside. */
const openingsOfPlan = ({ length, width, levels: [level] }: Plan, side: 'front' | 'right'): Opening[] => {
  const isHere = (box: Box): boolean =>
    side === 'front' ? endsAt(box, width) && box.w > box.h : box.x + box.w > length - skin && box.h > box.w;
  const along = (box: Box): { u: number; w: number } =>
    side === 'front' ? { u: box.x, w: box.w } : { u: width - box.y - box.h, w: box.h };
  return [
    ...level.windows
      .filter(isHere)
      .map((window): Opening => ({ kind: 'window', ...along(window), sill: window.sill, h: window.height })),
    ...level.doors
      .filter((door) => door.rooms.includes('outside') && isHere(door))
      .map((door): Opening => ({
        kind: door.kind === 'sliding-glass' ? 'glass-door' : 'door',
        ...along(door),
        sill: 0,
        h: doorHeight,
      })),
  ];
};

/** How deep a landing is, and how far it reaches beyond its door on either side. */
const landing = { depth: 48, beside: 12 } as const;

/** What lies before the front door: the plan's own porch, or where it has none there a landing to come in by. */
const porchOfPlan = ({ length, width, porches, levels: [level] }: Plan): Porch | null => {
  const doors = level.doors.filter((one) => one.rooms.includes('outside') && endsAt(one, width));
  const entry = doors.find((one) => one.entry) ?? doors[0];
  if (!entry) return null;
  const door = entry.x + entry.w / 2;
  const own = porches.find(({ x, y, w }) => y >= width && x <= door && door <= x + w);
  if (own) return { x: own.x, w: own.w, depth: own.h, door, covered: true };
  const w = entry.w + 2 * landing.beside;
  const x = Math.max(0, Math.min(length - w, door - w / 2));
  return { x, w, depth: landing.depth, door, covered: false };
};

/** The home of a plan document under a roof; windows, doors and porch are those of the plan. */
export const houseOfPlan = (plan: Plan, roof: RoofProfile): House => {
  const porch = porchOfPlan(plan);
  return {
    length: plan.length,
    depth: plan.width,
    roof,
    front: openingsOfPlan(plan, 'front'),
    end: openingsOfPlan(plan, 'right'),
    entry: porch?.door ?? plan.length / 2,
    porch,
  };
};
