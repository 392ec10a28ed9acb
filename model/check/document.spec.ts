import { expect, it } from 'vitest';
import type { Level, Plan } from '../plan/document.ts';
import { judge, measuredBy } from '../testing/judge.ts';
import { changed, doubleWide, named, singleWide } from '../testing/plans.ts';

type Change = (level: Level, plan: Plan) => void;

// prettier-ignore
const bad: [rule: string, change: Change, measured: string[]][] = [
  ['geo.schema', (_, plan) => { plan.length = 720.5; }, ['length 720.5']],
  ['geo.schema', (_, plan) => { plan.fuel = 'coal' as never; }, ['fuel "coal"']],
  ['geo.schema', ({ doors }) => { named(doors, 'bath-door').hinge = undefined; }, ['levels.0.doors.4.hinge missing']],
  ['geo.schema', ({ walls }) => { walls.push(...Array.from({ length: 300 }, () => ({ ...walls[0]! }))); }, ['levels.0.walls 311 items']],
  ['geo.ids', ({ rooms }) => { named(rooms, 'primary-closet').id = 'bath'; }, ['bath bath', 'primary-closet-door primary-closet']],
  ['geo.ids', ({ fixtures }) => { named(fixtures, 'tub').room = 'nowhere'; }, ['tub nowhere']],
  ['geo.rectilinear', ({ rooms }) => { named(rooms, 'hall').floor.push([142, 130]); }, ['hall 142,130: a needless corner']],
  ['geo.rectilinear', ({ rooms }) => { named(rooms, 'hall').floor[0] = [143, 114]; }, ['hall 142,154: a slanting edge']],
  ['geo.inside', ({ fixtures }) => { named(fixtures, 'tub').y = -1; }, ['tub 172,-1 to 232,29']],
  ['geo.inside', (_, { porches }) => { named(porches, 'porch').y = 159; }, ['porch 452,159 to 548,219']],
  ['geo.inside', (_, { porches }) => { named(porches, 'porch').y = 161; }, ['porch 452,161 to 548,221']],
  ['geo.overlap', ({ rooms }) => { named(rooms, 'hall').floor = [[142, 113], [324, 113], [324, 154], [142, 154]]; }, ['hall 182']],
  ['geo.cover', ({ rooms }) => { named(rooms, 'bedroom-closet').floor = [[608, 6], [660, 6], [660, 32], [608, 32]]; }, ['98.8 %']],
  ['geo.area', ({ rooms }) => { named(rooms, 'living').squareFeet = 160; }, ['living 160 stated, 156.2 drawn']],
  ['geo.area', (_, { summary }) => { summary.squareFeet = 809; }, ['809 stated, 800 drawn']],
  ['geo.counts', (_, { summary }) => { summary.bedrooms = 3; }, ['bedrooms 3 stated, 2 drawn']],
  ['geo.counts', ({ rooms }) => { named(rooms, 'bath').bath = 'half'; }, ['full baths 1 stated, 0 drawn', 'half baths 0 stated, 1 drawn']],
  ['geo.wall-opening', ({ windows }) => { named(windows, 'primary-window').h = 5; }, ['primary-window 36x5 at 60,0']],
  ['geo.opening-rooms', ({ doors }) => { named(doors, 'bath-door').rooms = ['hall', 'utility']; }, ['bath-door bath / hall']],
  ['geo.opening-rooms', ({ doors }) => { named(doors, 'bath-door').x = 210; }, ['bath-door bath in part / hall']],
  ['geo.window-outside', ({ windows }) => { named(windows, 'primary-window').room = 'bath'; }, ['bath primary-window exterior wall, outside / primary']],
  ['geo.opening-gap', ({ windows }) => { named(windows, 'bedroom-window').x = 509; }, ['bedroom-window 3']],
  ['geo.opening-gap', ({ doors }) => { named(doors, 'bath-door').x = 205; }, ['bath-door -1']],
  ['geo.envelope', ({ walls }) => { named(walls, 'rear').w = 719; named(walls, 'right').y = 1; }, ['99.9 %']],
  ['geo.glass', ({ windows }) => { named(windows, 'primary-window').glazedArea = 1988; }, ['primary primary-window glazed area 1988']],
  ['geo.glass', ({ windows }) => { named(windows, 'bedroom-window').clearHeight = 31; }, ['bedroom bedroom-window clear height 31']],
  ['geo.glass', ({ windows }) => { named(windows, 'living-window').clearWidth = 37; }, ['living living-window clear width 37']],
  ['geo.door-clear', ({ doors }) => { named(doors, 'bath-door').clearWidth = 32; }, ['bath-door 32']],
];

it.each(bad)('%s finds what is wrong, %#', (rule, change, measured) => {
  expect(measuredBy(rule, singleWide, change)).toEqual(measured);
});

// prettier-ignore
const good: [rule: string, change: Change][] = [
  ['geo.opening-gap', ({ windows }) => { named(windows, 'bedroom-window').x = 510; }],
  ['geo.opening-gap', ({ doors }) => { named(doors, 'bath-door').x = 204; }],
  ['geo.glass', ({ windows }) => { named(windows, 'primary-window').glazedArea = 1987; }],
  ['geo.glass', ({ windows }) => { named(windows, 'bedroom-window').clearHeight = 30; }],
  ['geo.glass', ({ windows }) => { named(windows, 'living-window').clearWidth = 36; }],
  ['geo.door-clear', ({ doors }) => { named(doors, 'bath-door').clearWidth = 31; }],
  ['geo.area', ({ rooms }) => { named(rooms, 'living').squareFeet = 157.7; }],
  ['geo.area', ({ rooms }) => { named(rooms, 'bedroom-closet').squareFeet = 19.6; }],
  ['geo.area', (_, { summary }) => { summary.squareFeet = 808; }],
];

it.each(good)('%s allows what is just within, %#', (rule, change) => {
  expect(measuredBy(rule, singleWide, change)).toEqual([]);
});

it('refuses what is no plan, field by field', () => {
  for (const nothing of [
    null,
    3,
    'plan',
    [],
    {},
    { schema: 'hearthline.plan/1' },
    { ...doubleWide(), levels: [] },
  ]) {
    const rules = judge(nothing).map(({ rule }) => rule);
    expect(new Set(rules)).toEqual(new Set(['geo.schema']));
  }
});

it('says that floors which wind around each other are none', () => {
  const plan = changed(doubleWide, ({ rooms }) => {
    for (const room of rooms)
      room.floor = [
        [6, 6],
        [664, 6],
        [664, 314],
        [662, 314],
        [662, 8],
        [6, 8],
      ];
  });
  expect(judge(plan).find(({ rule, at }) => rule === 'geo.rectilinear' && !at.room)?.measured).toBe(
    '11.3 times the footprint',
  );
});
