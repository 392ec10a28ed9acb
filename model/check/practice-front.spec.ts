import { describe, expect, it } from 'vitest';
import type { Level, Window } from '../plan/document.ts';
import { holds } from '../testing/cases.ts';
import { judge } from '../testing/judge.ts';
import { newDouble, newSingle } from '../testing/new-plans.ts';
import { changed, named } from '../testing/plans.ts';

const without = ({ windows }: Level, ...ids: string[]): void => {
  for (const id of ids) windows.splice(windows.indexOf(named(windows, id)), 1);
};

const alter = ({ windows }: Level, id: string, change: Partial<Window>): void =>
  void Object.assign(named(windows, id), change);

/** All windows of the street wall with so much glass. */
const glazed = ({ windows }: Level, glazedArea: number): void => {
  for (const window of windows) if (window.wall === 'front') window.glazedArea = glazedArea;
};

// prettier-ignore
describe('the street wall of a single', () => { holds(newSingle, [
  ['front.blank', (level) => alter(level, 'kitchen-window', { x: 424 }), []],
  ['front.blank', (level) => alter(level, 'kitchen-window', { x: 425 }), ['169']],
  ['front.blank', (level) => alter(level, 'hall-window', { height: 32 }), []],
  ['front.blank', (level) => alter(level, 'hall-window', { height: 31 }), ['280']],
  ['front.blank', (level) => { without(level, 'primary-window', 'primary-window-2'); alter(level, 'hall-window', { x: 168 }); alter(level, 'kitchen-window', { x: 372 }); }, []],
  ['front.blank', (level) => { without(level, 'primary-window', 'primary-window-2'); alter(level, 'hall-window', { x: 169 }); alter(level, 'kitchen-window', { x: 372 }); }, ['169']],
  ['front.blank', (level) => { without(level, 'bedroom-window'); alter(level, 'living-window', { x: 516 }); }, []],
  ['front.blank', (level) => { without(level, 'bedroom-window'); alter(level, 'living-window', { x: 515 }); }, ['169']],
  ['front.blank', ({ doors, ...level }) => { without({ doors, ...level }, 'kitchen-window', 'living-window'); named(doors, 'front-door').x = 424; named(level.windows, 'bedroom-window').x = 628; }, []],
  ['front.order', (level) => alter(level, 'hall-window', { sill: 22 }), []],
  ['front.order', (level) => alter(level, 'hall-window', { sill: 23 }), ['2 in']],
  ['front.order', (level) => alter(level, 'hall-window', { sill: 19 }), ['2 in']],
  ['front.order', (level) => { alter(level, 'hall-window', { w: 30 }); alter(level, 'kitchen-window', { w: 32 }); }, []],
  ['front.order', (level) => { alter(level, 'hall-window', { w: 30 }); alter(level, 'kitchen-window', { w: 32 }); alter(level, 'living-window', { sill: 20, height: 61 }); }, ['4 sizes']],
  ['front.order', (level) => alter(level, 'hall-window', { w: 90 }), []],
  ['front.order', (level) => alter(level, 'hall-window', { w: 91 }), ['hall-window 91x60']],
  ['front.order', (level) => { named(level.rooms, 'hall').use = 'toilet'; alter(level, 'hall-window', { sill: 60 }); }, []],
  ['front.pairs', (level) => alter(level, 'bedroom-window', { sill: 22 }), []],
  ['front.pairs', (level) => { alter(level, 'bedroom-window', { sill: 22 }); alter(level, 'primary-window-2', { x: 86 }); }, []],
  ['front.pairs', (level) => { alter(level, 'bedroom-window', { sill: 22 }); alter(level, 'primary-window-2', { x: 87 }); }, ['2 of 6']],
  ['front.pairs', (level) => { alter(level, 'bedroom-window', { sill: 22 }); alter(level, 'primary-window-2', { height: 59 }); }, ['2 of 6']],
  ['front.pairs', (level) => { alter(level, 'bedroom-window', { sill: 22 }); alter(level, 'primary-window-2', { w: 35 }); }, ['2 of 6']],
  ['front.pairs', (level) => { alter(level, 'bedroom-window', { sill: 22 }); alter(level, 'living-window', { x: 566 }); }, []],
  ['front.pairs', (level) => { alter(level, 'bedroom-window', { sill: 22 }); alter(level, 'living-window', { x: 567 }); }, ['2 of 6']],
  ['front.pairs', (level, plan) => { alter(level, 'bedroom-window', { sill: 22 }); alter(level, 'living-window', { x: 580 }); Object.assign(plan.front!.parts[0]!, { from: 448, to: 548 }); }, []],
  ['front.pairs', (level, plan) => { alter(level, 'bedroom-window', { sill: 22 }); alter(level, 'living-window', { x: 580 }); Object.assign(plan.front!.parts[0]!, { from: 448, to: 548, side: 'rear' }); }, ['2 of 6']],
  ['front.pairs', (level, plan) => { alter(level, 'bedroom-window', { sill: 22 }); alter(level, 'living-window', { x: 580 }); Object.assign(plan.front!.parts[0]!, { from: 448, to: 548, kind: 'dormer' }); }, ['2 of 6']],
  ['front.pairs', (level) => { alter(level, 'primary-window-2', { sill: 22 }); alter(level, 'bedroom-window', { x: 670 }); }, []],
  ['front.pairs', (level) => { alter(level, 'primary-window-2', { sill: 22 }); alter(level, 'bedroom-window', { x: 671 }); }, ['2 of 6']],
  ['front.pairs', (level) => without(level, 'primary-window', 'primary-window-2', 'kitchen-window', 'living-window', 'bedroom-window'), []],
  ['front.pairs', (level) => without(level, 'primary-window-2', 'kitchen-window', 'living-window', 'bedroom-window'), ['0 of 2']],
  ['front.glass', (level) => glazed(level, 1152), []],
  ['front.glass', (level) => { glazed(level, 1152); alter(level, 'hall-window', { glazedArea: 1145 }); }, ['10 %']],
  ['front.glass', (level) => { glazed(level, 1152); alter(level, 'hall-window', { glazedArea: 1100 }); }, ['9.9 %']],
  ['front.bath', (level) => { named(level.rooms, 'hall').use = 'toilet'; alter(level, 'hall-window', { sill: 60 }); }, []],
  ['front.bath', (level) => { named(level.rooms, 'hall').use = 'toilet'; alter(level, 'hall-window', { sill: 59 }); }, ['hall hall-window 59']],
  ['front.bath', (level) => { Object.assign(named(level.rooms, 'hall'), { use: 'bath', bath: 'half' }); }, ['hall hall-window 21']],
  ['front.bath', (level) => alter(level, 'bath-window', { sill: 30 }), []],
]); });

// prettier-ignore
describe('glass in the street wall of a double', () => { holds(newDouble, [
  ['front.glass', (level) => { glazed(level, 1290); named(level.doors, 'front-door').glazedArea = 2; }, []],
  ['front.glass', (level) => { glazed(level, 1290); named(level.doors, 'front-door').glazedArea = 1; }, ['12 %']],
]); });

// prettier-ignore
describe('daylight in a single', () => { holds(newSingle, [
  ['light.share', (level) => { glazed(level, 874); alter(level, 'hall-window', { glazedArea: 875 }); }, []],
  ['light.share', (level) => glazed(level, 874), ['12 %']],
  ['light.bath', (level) => without(level, 'bath-window'), ['0 of 1']],
  ['light.rear', ({ doors }) => { named(doors, 'glass-door').glazedArea = 999; }, ['999 sq in']],
  ['light.rear', ({ doors }, plan) => { named(doors, 'glass-door').glazedArea = 999; plan.length = 719; }, []],
  ['light.rear', ({ rooms }) => { named(rooms, 'living').use = 'foyer'; }, ['0 sq in']],
  ['light.rear', ({ doors }) => { Object.assign(named(doors, 'glass-door'), { wall: 'front', y: 154, x: 520 }); }, ['0 sq in']],
]); });

// prettier-ignore
describe('windows of baths in a double', () => { holds(newDouble, [
  ['light.bath', (level) => without(level, 'bath-window'), []],
  ['light.bath', (level) => without(level, 'primary-bath-window'), ['primary none']],
  ['light.bath', (level) => without(level, 'bath-window', 'primary-bath-window'), ['primary none', '0 of 2']],
]); });

it.each([
  [692, 'error'],
  [693, 'practice'],
] as const)('light.share: windows of %i sq in are of level %s', (area, level) => {
  const plan = changed(newSingle, (drawn) => glazed(drawn, area));
  expect(judge(plan).filter(({ rule }) => rule === 'light.share')).toMatchObject([{ level }]);
});
