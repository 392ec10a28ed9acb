import { describe, expect, it } from 'vitest';
import type { Box, Use } from '../../../model/plan/document.ts';
import { shapeOf, type Named, type Outline, type Shape } from './outline.ts';
import { disproportion, gapOf, proportionFaults, stepsBeyond, type OutlineFault } from './proportions.ts';

const room = (use: Use, boxes: Box | readonly Box[], more: Partial<Named> = {}): Shape =>
  shapeOf({ use, id: use, name: use, ...more }, Array.isArray(boxes) ? boxes : [boxes as Box]);
const sized = (use: Use, w: number, h: number, more: Partial<Named> = {}): Shape =>
  room(use, { x: 0, y: 0, w, h }, more);
const home = (...shapes: Shape[]): Outline => ({ length: 600, width: 320, shapes });

const none: Readonly<Record<keyof typeof proportionFaults, number>> = {
  longSitting: 0,
  corridorSitting: 0,
  narrowSitting: 0,
  hugeSitting: 0,
  narrowSleeping: 0,
  smallPrimary: 0,
  longHall: 0,
  muchHall: 0,
  hugeCloset: 0,
  passageCloset: 0,
  spareRoom: 0,
  scatteredGreatRoom: 0,
  farUtility: 0,
};

/** A home that a buyer would like: what each fault finds in it is nothing. */
const good = home(
  room('living', { x: 0, y: 160, w: 240, h: 160 }),
  room('dining', { x: 0, y: 0, w: 110, h: 160 }),
  room('kitchen', { x: 110, y: 0, w: 130, h: 160 }),
  room('utility', { x: 240, y: 0, w: 80, h: 110 }),
  room('hall', { x: 240, y: 116, w: 160, h: 44 }),
  room('bedroom', { x: 240, y: 164, w: 120, h: 150 }),
  room('closet', { x: 364, y: 164, w: 30, h: 150 }, { for: 'bedroom' }),
  room('primary', { x: 404, y: 6, w: 160, h: 150 }),
  room('closet', { x: 404, y: 164, w: 70, h: 150 }, { for: 'primary' }),
  room('office', { x: 478, y: 164, w: 100, h: 150 }, { name: 'Office' }),
);

it('finds nothing against a home of good proportions', () => {
  const found = Object.fromEntries(
    Object.entries(proportionFaults).map(([name, fault]) => [name, fault(good)]),
  );
  expect(found).toEqual(none);
  expect(disproportion(good)).toBe(0);
});

it('adds up what it finds', () => {
  const bad = home(sized('living', 400, 100), sized('hall', 400, 40));
  const sum = Object.values(proportionFaults).reduce((all, fault) => all + fault(bad), 0);
  expect(sum).toBeGreaterThan(100);
  expect(disproportion(bad)).toBe(sum);
});

it.each<[string, OutlineFault, Outline, number]>([
  ['a living room of 25 feet', proportionFaults.longSitting, home(sized('living', 300, 150)), 0],
  ['an inch more', proportionFaults.longSitting, home(sized('living', 301, 150)), 3],
  ['of 32 feet', proportionFaults.longSitting, home(sized('living', 150, 384)), 21],
  ['beyond 32 feet', proportionFaults.longSitting, home(sized('family', 385, 150)), 64],
  [
    'two rooms to sit in',
    proportionFaults.longSitting,
    home(sized('living', 312, 9), sized('family', 313, 9)),
    9,
  ],
  ['a long kitchen', proportionFaults.longSitting, home(sized('kitchen', 500, 150)), 0],

  ['2.2 times as long as wide', proportionFaults.corridorSitting, home(sized('living', 220, 100)), 0],
  ['a little more', proportionFaults.corridorSitting, home(sized('living', 221, 100)), 4],
  ['2.5 times', proportionFaults.corridorSitting, home(sized('family', 100, 250)), 12],
  ['a corridor', proportionFaults.corridorSitting, home(sized('hall', 300, 40)), 0],

  ['a living room of 11 feet', proportionFaults.narrowSitting, home(sized('living', 132, 180)), 0],
  ['an inch less', proportionFaults.narrowSitting, home(sized('living', 180, 131)), 1],
  ['a foot less', proportionFaults.narrowSitting, home(sized('living', 120, 180)), 4],
  ['a narrow family room', proportionFaults.narrowSitting, home(sized('family', 100, 180)), 0],

  ['600 square feet to sit in', proportionFaults.hugeSitting, home(sized('living', 360, 240)), 0],
  ['more', proportionFaults.hugeSitting, home(sized('living', 361, 240)), 2],
  [
    'in two rooms',
    proportionFaults.hugeSitting,
    home(sized('living', 300, 240), sized('family', 100, 240)),
    14,
  ],

  ['a bedroom of 9 1/2 feet', proportionFaults.narrowSleeping, home(sized('bedroom', 114, 165)), 0],
  ['an inch narrower', proportionFaults.narrowSleeping, home(sized('bedroom', 163, 113)), 2],
  ['a foot narrower', proportionFaults.narrowSleeping, home(sized('primary', 102, 140)), 6],
  ['longer than 1.45 of its width', proportionFaults.narrowSleeping, home(sized('primary', 120, 175)), 3],
  ['longer than 1.6', proportionFaults.narrowSleeping, home(sized('bedroom', 196, 120)), 6],
  ['a narrow office', proportionFaults.narrowSleeping, home(sized('office', 80, 200)), 0],

  [
    'a primary bedroom of 140 square feet',
    proportionFaults.smallPrimary,
    home(sized('primary', 144, 140)),
    0,
  ],
  ['a smaller one', proportionFaults.smallPrimary, home(sized('primary', 143, 140)), 1],
  ['of 120 square feet', proportionFaults.smallPrimary, home(sized('primary', 144, 120)), 4],
  [
    'a bedroom as large',
    proportionFaults.smallPrimary,
    home(sized('primary', 144, 140), sized('bedroom', 144, 140)),
    0,
  ],
  [
    'a larger bedroom',
    proportionFaults.smallPrimary,
    home(sized('primary', 144, 140), sized('bedroom', 145, 140)),
    20,
  ],
  [
    'two that are much larger',
    proportionFaults.smallPrimary,
    home(sized('primary', 144, 140), sized('bedroom', 144, 170), sized('bedroom', 144, 160)),
    46,
  ],
  ['no primary bedroom', proportionFaults.smallPrimary, home(sized('bedroom', 144, 170)), 0],

  ['a hall of 24 feet', proportionFaults.longHall, home(sized('hall', 288, 40)), 0],
  ['a longer one', proportionFaults.longHall, home(sized('hall', 40, 289)), 2],
  ['of 30 feet', proportionFaults.longHall, home(sized('hall', 360, 40)), 12],
  ['of 31 feet', proportionFaults.longHall, home(sized('hall', 372, 40)), 18],

  ['halls of 5 %', proportionFaults.muchHall, home(sized('hall', 240, 40)), 0],
  ['of more than 5 %', proportionFaults.muchHall, home(sized('hall', 241, 40)), 3],
  ['of 7 %', proportionFaults.muchHall, home(sized('hall', 240, 40), sized('hall', 96, 40)), 6],

  ['storage of 30 square feet', proportionFaults.hugeCloset, home(sized('closet', 72, 60)), 0],
  ['a larger one', proportionFaults.hugeCloset, home(sized('pantry', 73, 60)), 3],
  ['of 50 square feet', proportionFaults.hugeCloset, home(sized('closet', 120, 60)), 12],
  [
    'half of its bedroom',
    proportionFaults.hugeCloset,
    home(sized('bedroom', 120, 100), sized('closet', 60, 100, { for: 'bedroom' })),
    0,
  ],
  [
    'more than half of it',
    proportionFaults.hugeCloset,
    home(sized('bedroom', 120, 100), sized('closet', 61, 100, { for: 'bedroom' })),
    15,
  ],

  ['a walk-in of 2.4', proportionFaults.passageCloset, home(sized('closet', 144, 60, { for: 'a' })), 0],
  [
    'a walk-in like a passage',
    proportionFaults.passageCloset,
    home(sized('closet', 145, 60, { for: 'a' })),
    6,
  ],
  ['a closet behind doors', proportionFaults.passageCloset, home(sized('closet', 40, 145, { for: 'a' })), 0],
  ['a linen closet', proportionFaults.passageCloset, home(sized('closet', 60, 200)), 0],

  ['an office', proportionFaults.spareRoom, home(sized('office', 99, 99, { name: 'Office' })), 0],
  [
    'rooms to fill up',
    proportionFaults.spareRoom,
    home(sized('office', 99, 99, { name: 'Den' }), sized('office', 99, 99, { name: 'Flex Room' })),
    16,
  ],
])('judges %s', (_what, fault, outline, points) => {
  expect(fault(outline)).toBe(points);
});

describe('a great room', () => {
  const kitchen = room('kitchen', { x: 0, y: 0, w: 140, h: 150 });
  const at = (use: Use, x: number): Shape => room(use, { x, y: 0, w: 120, h: 150 });
  const points = (...others: Shape[]): number =>
    proportionFaults.scatteredGreatRoom(home(kitchen, ...others));

  it('has its dining place and its sofa near the kitchen', () => {
    expect(points(at('dining', 152), at('living', 284))).toBe(0);
    expect(points(at('living', 152))).toBe(0);
  });

  it('is scattered if one of them is elsewhere', () => {
    expect(points(at('dining', 153), at('living', 280))).toBe(15);
    expect(points(at('dining', 152), at('living', 285))).toBe(10 + 10);
    expect(points(at('living', 153))).toBe(10);
  });

  it('has a kitchen in one piece', () => {
    const split = room('kitchen', [
      { x: 0, y: 0, w: 100, h: 150 },
      { x: 100, y: 0, w: 40, h: 120 },
    ]);
    expect(proportionFaults.scatteredGreatRoom(home(split, at('living', 140)))).toBe(15);
    const nearly = room('kitchen', [
      { x: 0, y: 0, w: 100, h: 150 },
      { x: 100, y: 0, w: 40, h: 130 },
    ]);
    expect(proportionFaults.scatteredGreatRoom(home(nearly, at('living', 140)))).toBe(0);
  });

  it('has its utility room within 8 feet', () => {
    const far = (x: number, use: Use = 'utility'): number =>
      proportionFaults.farUtility(home(kitchen, at(use, 140 + x)));
    expect([96, 97, 120, 121, 600].map((x) => far(x))).toEqual([0, 1, 1, 2, 10]);
    expect(far(600, 'laundry')).toBe(10);
    expect(far(600, 'mechanical')).toBe(0);
    expect(proportionFaults.farUtility(home(at('utility', 900)))).toBe(0);
  });
});

it('counts begun steps beyond a limit', () => {
  expect([9, 10, 11, 15, 16].map((value) => stepsBeyond(value, 10, 5))).toEqual([0, 0, 1, 1, 2]);
});

it('measures gaps along and across', () => {
  const box = { x: 10, y: 10, w: 10, h: 10 };
  expect(gapOf(box, { x: 20, y: 12, w: 5, h: 5 })).toBe(0);
  expect(gapOf(box, { x: 23, y: 24, w: 5, h: 5 })).toBe(7);
  expect(gapOf({ x: 23, y: 24, w: 5, h: 5 }, box)).toBe(7);
});
