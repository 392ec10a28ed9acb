import type { Box } from '../../../model/plan/document.ts';
import type { Outline, Shape } from './outline.ts';

/** Points against an outline, the more the less a buyer would want it; 0 for none. */
export type OutlineFault = (outline: Outline) => number;

const foot = 12;
const squareFoot = 144;

/** How many steps a value lies beyond a limit, begun ones counted. */
export const stepsBeyond = (value: number, limit: number, step: number): number =>
  value > limit ? Math.ceil((value - limit) / step) : 0;

const longOf = ({ w, h }: Box): number => Math.max(w, h);
const shortOf = ({ w, h }: Box): number => Math.min(w, h);
const total = <One>(all: readonly One[], points: (one: One) => number): number =>
  all.reduce((sum, one) => sum + points(one), 0);

const isSitting = ({ use }: Shape): boolean => use === 'living' || use === 'family';
const isSleeping = ({ use }: Shape): boolean => use === 'primary' || use === 'bedroom';
const isStorage = ({ use }: Shape): boolean => use === 'closet' || use === 'pantry';

/** Inches between two floors: along the length plus across. Floors on both sides of a wall are its thickness apart. */
export const gapOf = (one: Box, other: Box): number =>
  Math.max(0, other.x - one.x - one.w, one.x - other.x - other.w) +
  Math.max(0, other.y - one.y - one.h, one.y - other.y - other.h);

/** No more than a wall between two floors. */
const adjoining = 12;

/** Beyond 25 feet a living room is walked through rather than sat in; nobody furnishes more than 32 as one. */
const longSitting: OutlineFault = ({ shapes }) =>
  total(shapes.filter(isSitting), ({ bounds }) => {
    const long = longOf(bounds);
    return stepsBeyond(long, 25 * foot, foot) * 3 + (long > 32 * foot ? 40 : 0);
  });

/** A living room like a corridor: more than 2.2 times as long as wide. In tenths of its width. */
const corridorSitting: OutlineFault = ({ shapes }) =>
  total(
    shapes.filter(isSitting),
    ({ largest }) => stepsBeyond(longOf(largest) * 10, shortOf(largest) * 22, shortOf(largest)) * 4,
  );

/** A living room of less than 11 feet leaves no way past its sofa. */
const narrowSitting: OutlineFault = ({ shapes }) =>
  total(
    shapes.filter(({ use }) => use === 'living'),
    ({ bounds }) => stepsBeyond(11 * foot, shortOf(bounds), 3),
  );

/** More than 600 square feet to sit in stand empty. */
const hugeSitting: OutlineFault = ({ shapes }) =>
  stepsBeyond(
    total(shapes.filter(isSitting), ({ area }) => area),
    600 * squareFoot,
    10 * squareFoot,
  ) * 2;

/** Bedrooms that are long and narrow, or narrower than 9 1/2 feet. */
const narrowSleeping: OutlineFault = ({ shapes }) =>
  total(
    shapes.filter(isSleeping),
    ({ largest }) =>
      stepsBeyond(longOf(largest) * 100, shortOf(largest) * 145, shortOf(largest) * 10) * 3 +
      stepsBeyond(114, shortOf(largest), 4) * 2,
  );

/** The primary bedroom is the largest, and has 140 square feet. */
const smallPrimary: OutlineFault = ({ shapes }) => {
  const primary = shapes.find(({ use }) => use === 'primary');
  if (!primary) return 0;
  const larger = shapes.filter(({ use, area }) => use === 'bedroom' && area > primary.area);
  return (
    total(larger, ({ area }) => 18 + stepsBeyond(area, primary.area, 10 * squareFoot) * 2) +
    stepsBeyond(140 * squareFoot, primary.area, 5 * squareFoot)
  );
};

/** Halls of more than 24 feet, and worse of more than 30. */
const longHall: OutlineFault = ({ shapes }) =>
  total(
    shapes.filter(({ use }) => use === 'hall'),
    ({ bounds }) =>
      stepsBeyond(longOf(bounds), 24 * foot, foot) * 2 + stepsBeyond(longOf(bounds), 30 * foot, foot) * 4,
  );

/** Halls of more than 5 % of the home, in per cent. */
const muchHall: OutlineFault = ({ shapes, length, width }) =>
  stepsBeyond(
    total(
      shapes.filter(({ use }) => use === 'hall'),
      ({ area }) => area,
    ) * 100,
    length * width * 5,
    length * width,
  ) * 3;

/** Closets as large as rooms: those of the household beyond 30 square feet, a bedroom's own beyond half of it. */
const hugeCloset: OutlineFault = ({ shapes }) =>
  total(shapes.filter(isStorage), ({ area, for: owner }) => {
    if (!owner) return stepsBeyond(area, 30 * squareFoot, 5 * squareFoot) * 3;
    const room = shapes.find(({ id }) => id === owner);
    return room && area * 2 > room.area ? 15 : 0;
  });

/** A walk-in closet that is a passage. */
const passageCloset: OutlineFault = ({ shapes }) =>
  total(
    shapes.filter(({ use, for: owner, bounds }) => use === 'closet' && owner && shortOf(bounds) > 40),
    ({ bounds }) => (longOf(bounds) * 10 > shortOf(bounds) * 24 ? 6 : 0),
  );

/** Rooms without a purpose, which only fill up: a den or a flex room that nobody asked for. */
const spareRoom: OutlineFault = ({ shapes }) =>
  8 * shapes.filter(({ use, name }) => use === 'office' && name !== 'Office').length;

/** One eats beside the kitchen and sits beside either, and the kitchen is one rectangle. */
const scatteredGreatRoom: OutlineFault = ({ shapes }) => {
  const kitchen = shapes.find(({ use }) => use === 'kitchen');
  if (!kitchen) return 0;
  const isFar = (one: Shape, other: Shape): boolean => gapOf(one.bounds, other.bounds) > adjoining;
  const dining = shapes.filter(({ use }) => use === 'dining');
  const sitting = shapes.filter(isSitting);
  const near = [kitchen, ...dining];
  return (
    15 * dining.filter((one) => isFar(one, kitchen)).length +
    10 * dining.filter((one) => sitting.every((other) => isFar(one, other))).length +
    (sitting.every((one) => near.every((other) => isFar(one, other))) ? 10 : 0) +
    (kitchen.area * 100 < kitchen.bounds.w * kitchen.bounds.h * 95 ? 15 : 0)
  );
};

/** Laundry is carried past the kitchen: more than 8 feet from it cost, up to a limit. */
const farUtility: OutlineFault = ({ shapes }) => {
  const kitchen = shapes.find(({ use }) => use === 'kitchen');
  return total(
    shapes.filter(({ use }) => use === 'utility' || use === 'laundry'),
    (one) => (kitchen ? Math.min(10, stepsBeyond(gapOf(one.bounds, kitchen.bounds), 8 * foot, 2 * foot)) : 0),
  );
};

/** What is judged before a plan is built, each by itself. */
export const proportionFaults = {
  longSitting,
  corridorSitting,
  narrowSitting,
  hugeSitting,
  narrowSleeping,
  smallPrimary,
  longHall,
  muchHall,
  hugeCloset,
  passageCloset,
  spareRoom,
  scatteredGreatRoom,
  farUtility,
} as const satisfies Readonly<Record<string, OutlineFault>>;

/** Points against the proportions of a home's rooms; the least are the best. */
export const disproportion = (outline: Outline): number =>
  total(Object.values(proportionFaults), (fault) => fault(outline));
