import { describe } from 'vitest';
import type { Corner, Level, Wish } from '../plan/document.ts';
import { holds } from '../testing/cases.ts';
import { newDouble, newSingle } from '../testing/new-plans.ts';
import { ringOf } from '../testing/plan-parts.ts';
import { named } from '../testing/plans.ts';

type Edges = Parameters<typeof ringOf>[0];

const floor = ({ rooms }: Level, id: string, edges: Edges): void => {
  const ring: Corner[] = ringOf(edges);
  named(rooms, id).floor = ring;
};

const without = ({ fixtures }: Level, id: string): void =>
  void fixtures.splice(fixtures.indexOf(named(fixtures, id)), 1);

// prettier-ignore
describe('room to store things in a double', () => { holds(newDouble, [
  ['store.kinds', (level) => without(level, 'bench'), ['pantry']],
  ['store.kinds', ({ rooms }) => { named(rooms, 'pantry').use = 'mechanical'; }, ['bench']],
  ['store.kinds', (level) => floor(level, 'pantry', [358, 128, 382, 152]), []],
  ['store.kinds', (level) => floor(level, 'pantry', [358, 128, 382, 151]), ['bench']],
  ['store.kinds', ({ rooms }) => { named(rooms, 'utility').use = 'laundry'; }, ['none']],
  ['store.kinds', ({ doors }) => { named(doors, 'back-door').x = 420; named(doors, 'back-door').wall = 'w6'; named(doors, 'back-door').y = 200; }, ['pantry']],
  ['store.kinds', (level) => { without(level, 'bench'); named(level.rooms, 'coats').for = 'hall'; floor(level, 'coats', [466, 206, 506, 314]); }, []],
  ['store.kinds', (level) => { without(level, 'bench'); named(level.rooms, 'coats').for = 'hall'; floor(level, 'coats', [466, 205, 506, 314]); }, ['pantry']],
  ['store.kinds', (level) => { without(level, 'bench'); named(level.rooms, 'coats').for = 'bath'; floor(level, 'coats', [466, 210, 490, 234]); }, []],
  ['store.kinds', (level) => { without(level, 'bench'); named(level.rooms, 'coats').for = 'bath'; floor(level, 'coats', [466, 210, 490, 233]); }, ['pantry']],
  ['store.kinds', (level) => { without(level, 'bench'); Object.assign(named(level.rooms, 'bedroom-3'), { use: 'closet', for: 'primary' }); floor(level, 'bedroom-3', [510, 164, 570, 224]); }, []],
  ['store.kinds', (level) => { without(level, 'bench'); Object.assign(named(level.rooms, 'bedroom-3'), { use: 'closet', for: 'primary' }); floor(level, 'bedroom-3', [510, 164, 570, 223]); }, ['pantry']],
  ['store.kinds', (level) => { named(level.rooms, 'pantry').use = 'mechanical'; named(level.rooms, 'coats').for = 'hall'; floor(level, 'coats', [466, 206, 506, 314]); }, ['linen, bench']],
  ['store.kinds', (_, plan) => { plan.length = 674; }, []],
  ['store.kinds', (_, plan) => { plan.length = 675; }, ['pantry, bench']],
  ['store.kinds', (level, plan) => { without(level, 'bench'); plan.length = 539; }, []],
  ['store.kinds', (level, plan) => { without(level, 'bench'); plan.length = 540; }, ['pantry']],
]); });

// prettier-ignore
describe('room to store things in a single', () => { holds(newSingle, [
  ['store.kinds', (_, plan) => { plan.length = 809; }, []],
  ['store.kinds', (_, plan) => { plan.length = 810; }, ['none']],
]); });

const bedroom = { use: 'bedroom', bed: 'twin', sleeps: 1 } as const;

// prettier-ignore
describe('rooms of a double', () => { holds(newDouble, [
  ['plan.hall-run', (level) => floor(level, 'hall', [100, 114, 388, 210]), []],
  ['plan.hall-run', (level) => floor(level, 'hall', [100, 114, 389, 210]), ['hall 289']],
  ['plan.hall-run', (level) => { floor(level, 'hall', [100, 114, 389, 210]); Object.assign(named(level.rooms, 'pantry'), bedroom); }, []],
  ['plan.lounges', ({ rooms }) => { named(rooms, 'kitchen').use = 'family'; }, ['kitchen 184 in']],
  ['plan.lounges', ({ rooms }) => { named(rooms, 'hall').use = 'family'; }, []],
  ['plan.unasked', ({ rooms }) => { named(rooms, 'utility').use = 'office'; }, ['utility office, 111.1 sq ft']],
  ['plan.unasked', ({ rooms }, plan) => { named(rooms, 'hall').use = 'family'; plan.length = 810; }, []],
  ['plan.unasked', ({ rooms }, plan) => { named(rooms, 'hall').use = 'family'; plan.length = 809; }, ['hall family, 29.3 sq ft']],
  ['plan.unasked', ({ rooms }) => { named(rooms, 'coats').for = undefined; }, ['coats closet, 30.6 sq ft']],
  ['plan.unasked', (level) => { named(level.rooms, 'coats').for = undefined; floor(level, 'coats', [466, 206, 506, 314]); }, []],
  ['plan.primary', (level) => floor(level, 'bedroom-3', [510, 164, 640, 314]), []],
  ['plan.primary', (level) => floor(level, 'bedroom-3', [510, 164, 641, 314]), ['primary 150 sq ft']],
  ['plan.primary', (level) => floor(level, 'primary-bath', [6, 6, 94, 96]), []],
  ['plan.primary', (level) => floor(level, 'primary-bath', [6, 6, 94, 95]), ['primary bath 54.4 sq ft']],
  ['plan.primary', ({ rooms }) => { named(rooms, 'primary-bath').for = undefined; }, ['primary bath 0 sq ft']],
  ['plan.primary', (level, plan) => { floor(level, 'primary-bath', [6, 6, 94, 95]); plan.length = 630; }, ['primary bath 54.4 sq ft']],
  ['plan.primary', (level, plan) => { floor(level, 'primary-bath', [6, 6, 94, 95]); plan.length = 629; }, []],
  ['plan.counter', ({ fixtures }) => { named(fixtures, 'island').w = 69; }, []],
  ['plan.counter', ({ fixtures }) => { named(fixtures, 'island').w = 68; }, ['179']],
  ['plan.counter', ({ fixtures }, plan) => { named(fixtures, 'island').w = 68; plan.length = 584; }, []],
  ['plan.counter', ({ fixtures }, plan) => { named(fixtures, 'island').w = 68; plan.length = 585; }, ['179']],
  ['plan.sitting', ({ fixtures }) => { named(fixtures, 'sofa').x = 340; }, []],
  ['plan.sitting', ({ fixtures }) => { named(fixtures, 'sofa').x = 341; }, ['none']],
  ['plan.empty', () => {}, []],
  ['plan.empty', ({ fixtures }) => { named(fixtures, 'sofa').x = 289; }, ['133']],
  ['plan.empty', ({ rooms, fixtures }) => { named(fixtures, 'sofa').x = 289; named(rooms, 'living').use = 'office'; }, []],
]); });

const office: Wish = { beds: ['king', 'full', 'twin'], baths: 2, width: 'double', office: true };

// prettier-ignore
describe('an office that was wished for', () => { holds(newDouble, [
  ['plan.unasked', ({ rooms }) => { named(rooms, 'utility').use = 'office'; }, []],
], office); });

// prettier-ignore
describe('rooms of a single', () => { holds(newSingle, [
  ['plan.counter', ({ fixtures }) => { named(fixtures, 'island').w = 45; }, []],
  ['plan.counter', ({ fixtures }) => { named(fixtures, 'island').w = 44; }, ['119']],
  ['plan.counter', ({ fixtures }, plan) => { named(fixtures, 'island').w = 44; plan.length = 719; }, []],
  ['plan.sitting', ({ fixtures }) => { named(fixtures, 'sofa').y = 28; }, []],
  ['plan.sitting', ({ fixtures }) => { named(fixtures, 'sofa').y = 29; }, ['none']],
  ['plan.sitting', ({ fixtures }) => { named(fixtures, 'sofa').x = 546; }, []],
  ['plan.sitting', ({ fixtures }) => { named(fixtures, 'sofa').x = 547; }, ['none']],
  ['plan.sitting', ({ fixtures }) => { Object.assign(named(fixtures, 'bench'), { x: 540, y: 80 }); }, ['none']],
  ['plan.sitting', ({ fixtures }) => { Object.assign(named(fixtures, 'bench'), { x: 540, y: 80, w: 24, kind: 'table' }); }, []],
  ['plan.sitting', ({ fixtures }) => { named(fixtures, 'sofa').facing = 'rear'; }, ['none']],
  ['plan.sitting', ({ fixtures }) => { named(fixtures, 'media').facing = 'front'; }, ['none']],
  ['plan.sitting', ({ fixtures }) => { named(fixtures, 'sofa').facing = undefined; named(fixtures, 'media').facing = undefined; }, []],
  ['plan.sitting', ({ fixtures }) => { Object.assign(named(fixtures, 'sofa'), { facing: undefined, h: 94, y: -50 }); }, ['none']],
  ['plan.sitting', ({ rooms }) => { named(rooms, 'living').use = 'family'; }, ['none']],
  ['plan.sitting', ({ walls }) => { walls.push({ id: 'stub', kind: 'interior', x: 540, y: 80, w: 10, h: 4 }); }, ['none']],
]); });

/** The end of the wall that hides the toilet of the double's second bath. */
const partition = ({ walls, rooms }: Level, end: number): void => {
  named(walls, 'w13').w = end - 462;
  for (const corner of named(rooms, 'bath').floor) if (corner[0] === 490) corner[0] = end;
};

// prettier-ignore
describe('what is seen from the living room', () => { holds(newDouble, [
  ['plan.sight', ({ doors }) => { named(doors, 'primary-bath-door').x = 29; }, []],
  ['plan.sight', ({ doors }) => { named(doors, 'primary-bath-door').x = 30; }, ['primary-bath toilet from living']],
  ['plan.sight', ({ doors, rooms }) => { named(doors, 'primary-bath-door').x = 30; named(rooms, 'living').use = 'family'; }, []],
  ['plan.sight', (level) => partition(level, 488), []],
  ['plan.sight', (level) => partition(level, 487), ['bath toilet-2 from living']],
]); });
