import { describe, expect, it } from 'vitest';
import type { Plan } from '../plan/document.ts';
import { holds } from '../testing/cases.ts';
import { judge } from '../testing/judge.ts';
import { newDouble, newSingle } from '../testing/new-plans.ts';
import { doubleWide, named, singleWide } from '../testing/plans.ts';
import { readStoredPlan } from './read-plan.ts';
import { ruleIds, ruleOf } from './rules.ts';

const newOnly: readonly string[] = ruleIds.filter((id) => ruleOf(id).onlyNew);

/** A document from before homes had a look, which nevertheless has porches and doors as new ones may not have them. */
const old = (make: () => Plan): Plan => {
  const plan = make();
  plan.porches = [{ id: 'porch', x: 452, y: plan.width, w: 20, h: 12 }];
  return plan;
};

describe('good new plans', () => {
  it('break no rule, of practice neither', () => {
    expect(judge(newSingle())).toEqual([]);
    expect(judge(newDouble())).toEqual([]);
  });

  it('may be stored', () => {
    expect(readStoredPlan(newDouble())).toHaveProperty('plan');
    expect(readStoredPlan({ ...newDouble(), front: { ...newDouble().front, height: 9 } })).toHaveProperty(
      'findings',
    );
  });
});

it('old plans are not measured by what only new ones say', () => {
  const wish = { beds: ['king'], baths: 1, width: 'double', suites: 2, accessible: true } as const;
  for (const make of [singleWide, doubleWide])
    expect(
      judge(old(make), { ...wish, beds: [...wish.beds] }).filter(({ rule }) => newOnly.includes(rule)),
    ).toEqual([]);
  expect(newOnly).toHaveLength(28);
});

it('glass of old plans may be said to open wider than it clears, and to reach above the ceiling', () => {
  for (const [make, found] of [
    [singleWide, 0],
    [newSingle, 2],
  ] as const) {
    const plan = make();
    const [window] = plan.levels[0].windows;
    Object.assign(window!, { openableArea: 1665, clearWidth: 32, clearHeight: 52, sill: 37 });
    expect(judge(plan).filter(({ rule }) => rule === 'geo.glass')).toHaveLength(found);
  }
});

// prettier-ignore
describe('the document', () => { holds(newSingle, [
  ['geo.schema', (_, plan) => { plan.street = undefined; }, ['street missing']],
  ['geo.schema', (_, plan) => { plan.arrangement = undefined; }, ['arrangement missing']],
  ['geo.schema', (_, plan) => { plan.steps = undefined; }, ['steps missing']],
  ['geo.schema', (_, plan) => { plan.front = undefined; plan.street = undefined; plan.arrangement = undefined; plan.steps = undefined; }, []],
  ['geo.schema', (_, { porches }) => { named(porches, 'back-landing').covered = undefined; }, ['porches.1.covered missing']],
  ['geo.schema', (_, plan) => { plan.street = 'rear' as never; }, ['street "rear"']],
  ['geo.schema', (_, plan) => { plan.front!.style = 'tudor' as never; }, ['front.style "tudor"']],
  ['geo.schema', (_, plan) => { plan.front!.roof = 'dome' as never; }, ['front.roof "dome"']],
  ['geo.schema', (_, plan) => { plan.front!.second = { siding: 'straw' as never, where: 'base' }; }, ['front.second.siding "straw"']],
  ['geo.schema', (_, plan) => { plan.steps![0]!.kind = 'ramp'; }, ['steps.0.risers 4']],
  ['geo.schema', (_, plan) => { plan.steps!.push(...Array.from({ length: 22 }, () => ({ ...plan.steps![0]! }))); }, ['steps 25 items']],
  ['geo.schema', (_, plan) => { plan.front!.parts.push(...Array.from({ length: 24 }, () => ({ ...plan.front!.parts[0]! }))); }, ['front.parts 25 items']],
  ['geo.ids', (_, plan) => { plan.steps![0]!.porch = 'deck'; }, ['porch-steps deck']],
  ['geo.ids', (_, plan) => { plan.steps![0]!.id = 'sofa'; }, ['sofa sofa']],
  ['geo.ids', (_, plan) => { plan.front!.parts[0]!.id = 'porch'; }, ['porch porch']],
  ['geo.inside', (_, plan) => { plan.front!.parts[0]!.to = 720; }, []],
  ['geo.inside', (_, plan) => { plan.front!.parts[0]!.to = 721; }, ['entry-gable 428 to 721']],
  ['geo.inside', (_, plan) => { plan.front!.parts[0]!.from = -1; }, ['entry-gable -1 to 548']],
  ['geo.inside', (_, plan) => { plan.front!.parts[0]!.from = 548; }, ['entry-gable 548 to 548']],
  ['geo.inside', (_, plan) => { Object.assign(plan.front!.parts[0]!, { side: 'left', from: 0, to: 161 }); }, ['entry-gable 0 to 161']],
  ['geo.glass', ({ windows }) => { named(windows, 'hall-window').openableArea = 1664; }, []],
  ['geo.glass', ({ windows }) => { named(windows, 'hall-window').openableArea = 1665; }, ['hall hall-window openable area 1665']],
  ['geo.glass', ({ windows }) => { named(windows, 'hall-window').sill = 36; }, []],
  ['geo.glass', ({ windows }) => { named(windows, 'hall-window').sill = 37; }, ['hall hall-window head 97']],
]); });

// prettier-ignore
describe('porches and steps', () => { holds(newSingle, [
  ['geo.porch', (_, { porches }) => { Object.assign(named(porches, 'glass-landing'), { y: -36, h: 36 }); }, []],
  ['geo.porch', (_, { porches }) => { Object.assign(named(porches, 'glass-landing'), { y: -35, h: 35 }); }, ['glass-door 35']],
  ['geo.porch', (_, { porches }) => { named(porches, 'glass-landing').x = 462; }, []],
  ['geo.porch', (_, { porches }) => { named(porches, 'glass-landing').x = 463; }, ['glass-door none']],
  ['geo.porch', (_, plan) => { plan.porches.splice(1, 1); }, ['back-door none']],
  ['geo.porch', (_, plan) => { plan.steps![0]!.y = 231; }, ['porch-steps 48 sq in of porch']],
  ['geo.porch', (_, plan) => { Object.assign(plan.steps![2]!, { x: 287, y: -70 }); }, []],
  ['geo.porch', (_, plan) => { Object.assign(plan.steps![2]!, { x: 285, y: -70 }); }, ['glass-steps 30 sq in of back-steps']],
  ['geo.porch', (_, plan) => { Object.assign(plan.steps![2]!, { x: 600, y: -30 }); }, []],
  ['geo.porch', (_, plan) => { Object.assign(plan.steps![2]!, { x: 600, y: -29 }); }, ['glass-steps 36 sq in of the home']],
  ['geo.steps', (_, plan) => { plan.steps![0]!.w = 36; }, []],
  ['geo.steps', (_, plan) => { plan.steps![0]!.w = 35; }, ['porch stairs 35 x 30 in, 4 risers']],
  ['geo.steps', (_, plan) => { plan.steps![0]!.h = 29; }, ['porch stairs 48 x 29 in, 4 risers']],
  ['geo.steps', (_, plan) => { plan.steps![0]!.risers = 3; }, ['porch stairs 48 x 30 in, 3 risers']],
  ['geo.steps', (_, plan) => { Object.assign(plan.steps![0]!, { risers: 5, h: 40 }); }, []],
  ['geo.steps', (_, plan) => { Object.assign(plan.steps![0]!, { risers: 5, h: 39 }); }, ['porch stairs 48 x 39 in, 5 risers']],
  ['geo.steps', (_, plan) => { plan.steps![0]!.y = 233; }, ['porch stairs 48 x 30 in, 4 risers']],
  ['geo.steps', (_, plan) => { plan.steps![0]!.facing = 'left'; }, ['porch stairs 30 x 48 in, 4 risers']],
  ['geo.steps', (_, plan) => { Object.assign(plan.steps![0]!, { kind: 'ramp', risers: 0, w: 36, h: 360 }); }, []],
  ['geo.steps', (_, plan) => { Object.assign(plan.steps![0]!, { kind: 'ramp', risers: 0, w: 36, h: 359 }); }, ['porch ramp 36 x 359 in']],
  ['geo.steps', (_, plan) => { Object.assign(plan.steps![0]!, { kind: 'ramp', risers: 0, w: 35, h: 360 }); }, ['porch ramp 35 x 360 in']],
  ['geo.steps', (_, plan) => { plan.steps![0]!.porch = 'back-landing'; }, ['porch none']],
  ['geo.steps', (_, { porches }) => { porches.push({ id: 'deck', x: 600, y: 160, w: 60, h: 60, covered: false }); }, []],
]); });

// prettier-ignore
describe('wishes for suites and for wheelchairs', () => { holds(newDouble, [
  ['wish.suites', () => {}, ['1']],
  ['wish.suites', ({ rooms }) => { named(rooms, 'bath').for = 'bedroom-2'; }, ['1']],
  ['wish.suites', ({ rooms, doors }) => { named(rooms, 'bath').for = 'bedroom-2'; Object.assign(named(doors, 'bath-door'), { wall: 'w7', x: 526, y: 50, w: 4, h: 32 }); }, []],
  ['wish.suites', ({ rooms, doors }) => { Object.assign(named(doors, 'bath-door'), { wall: 'w7', x: 526, y: 50, w: 4, h: 32 }); named(rooms, 'bath').for = 'bedroom-3'; }, ['1']],
  ['wish.suites', ({ rooms, doors }) => { Object.assign(named(rooms, 'bath'), { for: 'bedroom-2', bath: 'half' }); Object.assign(named(doors, 'bath-door'), { wall: 'w7', x: 526, y: 50, w: 4, h: 32 }); }, ['1']],
  ['wish.accessible-shower', () => {}, ['36x36']],
  ['wish.accessible-shower', ({ fixtures }) => { named(fixtures, 'shower').h = 60; }, []],
  ['wish.accessible-shower', ({ fixtures }) => { named(fixtures, 'shower').h = 59; }, ['36x59']],
  ['wish.accessible-shower', ({ fixtures }) => { Object.assign(named(fixtures, 'shower'), { w: 35, h: 60 }); }, ['35x60']],
  ['wish.accessible-shower', ({ fixtures }) => { named(fixtures, 'shower').kind = 'tub-shower'; }, ['none']],
  ['wish.accessible-ramp', () => {}, ['none']],
  ['wish.accessible-ramp', (_, plan) => { Object.assign(plan.steps![0]!, { kind: 'ramp', risers: 0, w: 36, h: 360 }); }, []],
  ['wish.accessible-ramp', (_, plan) => { Object.assign(plan.steps![0]!, { kind: 'ramp', risers: 0, w: 36, h: 359 }); }, ['none']],
  ['wish.accessible-ramp', (_, plan) => { Object.assign(plan.steps![1]!, { kind: 'ramp', risers: 0, y: -400, h: 360 }); }, ['none']],
], { beds: ['king', 'full', 'twin'], baths: 2, width: 'double', suites: 2, accessible: true }); });

it('asks for neither where they were not wished', () => {
  const wish = { beds: ['king', 'full', 'twin'], baths: 2, width: 'double', style: 'farmhouse' } as const;
  expect(judge(newDouble(), { ...wish, beds: [...wish.beds] })).toEqual([]);
});

// prettier-ignore
describe('rules that are read more exactly in new documents', () => { holds(newSingle, [
  ['hud.113-glazing', ({ windows }) => { Object.assign(named(windows, 'bath-window'), { safetyGlazing: false, sill: 60 }); }, []],
  ['hud.113-glazing', ({ windows }) => { Object.assign(named(windows, 'bath-window'), { safetyGlazing: false, sill: 59 }); }, ['bath bath-window plain glass, at tub']],
  ['hud.113-glazing', ({ windows, fixtures }) => { Object.assign(named(windows, 'bath-window'), { safetyGlazing: false, sill: 59 }); named(fixtures, 'tub').y = 8; }, ['bath bath-window plain glass, at tub']],
  ['hud.113-glazing', ({ windows, fixtures }) => { Object.assign(named(windows, 'bath-window'), { safetyGlazing: false, sill: 59 }); named(fixtures, 'tub').y = 9; }, []],
  ['use.window-behind-tall', ({ fixtures }) => { Object.assign(named(fixtures, 'media'), { kind: 'wardrobe', x: 560, y: 129, h: 22 }); }, ['living media wardrobe']],
  ['use.window-behind-tall', ({ fixtures }) => { Object.assign(named(fixtures, 'media'), { kind: 'wardrobe', x: 560, y: 128, h: 22 }); }, []],
  ['use.window-behind-tall', ({ fixtures }) => { Object.assign(named(fixtures, 'media'), { kind: 'wardrobe', x: 511, y: 132, h: 22 }); }, ['living media wardrobe']],
  ['use.window-behind-tall', ({ fixtures }) => { Object.assign(named(fixtures, 'media'), { kind: 'wardrobe', x: 510, y: 132, h: 22 }); }, []],
  ['use.window-behind-tall', ({ fixtures, windows }) => { Object.assign(named(fixtures, 'media'), { kind: 'wardrobe', x: 560, y: 132, h: 22 }); named(windows, 'living-window').sill = 66; }, []],
  ['use.window-behind-tall', ({ fixtures, windows }) => { Object.assign(named(fixtures, 'media'), { kind: 'wardrobe', x: 560, y: 132, h: 22 }); named(windows, 'living-window').sill = 65; }, ['living media wardrobe']],
  ['use.window-behind-tall', ({ fixtures }) => { named(fixtures, 'tub').kind = 'shower'; }, []],
  ['use.window-behind-tall', ({ fixtures, windows }) => { named(fixtures, 'tub').kind = 'shower'; named(windows, 'bath-window').sill = 59; }, ['bath tub shower']],
  ['use.bath-space', ({ fixtures }) => { Object.assign(named(fixtures, 'toilet'), { x: 196, y: 40, w: 40 }); }, []],
  ['use.bath-space', ({ fixtures }) => { Object.assign(named(fixtures, 'toilet'), { x: 195, y: 40, w: 41 }); }, ['bath tub 4']],
  ['use.bath-space', ({ fixtures }) => { Object.assign(named(fixtures, 'toilet'), { x: 195, y: 57, w: 41 }); }, []],
  ['use.bath-space', ({ fixtures }) => { Object.assign(named(fixtures, 'toilet'), { x: 195, y: 56, w: 41 }); }, ['bath tub 20']],
]); });
