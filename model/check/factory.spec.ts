import { describe } from 'vitest';
import { holds } from '../testing/cases.ts';
import { doubleWide, named, singleWide } from '../testing/plans.ts';

// prettier-ignore
describe('sections', () => { holds(doubleWide, [
  ['fab.sections', ({ sections }) => { sections.pop(); }, ['1']],
  ['fab.sections', ({ sections }) => { named(sections, 's2').y = 161; }, ['not side by side']],
  ['fab.sections', (_, plan) => { plan.widthClass = 'triple'; }, ['2']],
  ['fab.section-width', ({ sections }) => { named(sections, 's1').h = 95; }, ['s1 95']],
  ['fab.section-width', ({ sections }) => { named(sections, 's1').h = 96; }, []],
  ['fab.section-width', ({ sections }) => { named(sections, 's1').h = 192; }, []],
  ['fab.section-width', ({ sections }) => { named(sections, 's1').h = 217; }, ['s1 217']],
  ['fab.section-length', ({ sections }) => { named(sections, 's1').w = 961; }, ['s1 961']],
  ['fab.section-length', ({ sections }) => { named(sections, 's1').w = 912; }, []],
  ['fab.marriage-wall', ({ walls }) => { named(walls, 'm1').kind = 'interior'; }, ['m1 interior']],
  ['fab.marriage-wall', ({ walls }) => { named(walls, 'm1').h = 4; }, ['m1 one half']],
  ['fab.marriage-wall', ({ walls }) => { named(walls, 'm1').h = 5; }, ['m1 5']],
  ['fab.marriage-wall', ({ walls }) => { named(walls, 'm1').h = 6; }, []],
  ['fab.marriage-wall', ({ walls }) => { named(walls, 'w9').kind = 'marriage'; }, ['w9 no line']],
  ['fab.marriage-longest', ({ walls }) => { named(walls, 'm1').w = 63; named(walls, 'w1').y = 170; }, ['278']],
  ['fab.marriage-longest', ({ walls }) => { Object.assign(named(walls, 'm2'), { x: 419, w: 39 }); }, ['265']],
  ['fab.marriage-longest', ({ walls }) => { Object.assign(named(walls, 'm2'), { x: 418, w: 40 }); }, []],
  ['fab.marriage-share', ({ walls }) => { Object.assign(named(walls, 'm3'), { x: 666, w: 1 }); }, []],
  ['fab.room-span', ({ rooms }) => { named(rooms, 'hall').use = 'utility'; }, ['hall utility']],
  ['fab.wet-section', ({ fixtures }) => { named(fixtures, 'toilet').y = 143; }, ['primary-bath toilet across a line']],
  ['fab.wet-section', ({ fixtures }) => { named(fixtures, 'toilet').y = 142; }, []],
  ['fab.wet-wall', ({ fixtures }) => { named(fixtures, 'toilet').x = 9; }, ['primary-bath toilet 3']],
  ['fab.wet-wall', ({ fixtures }) => { named(fixtures, 'toilet').x = 8; }, []],
  ['fab.wet-groups', ({ fixtures }) => { named(fixtures, 'washer').room = 'bedroom-3'; Object.assign(named(fixtures, 'washer'), { x: 600, y: 200 }); }, ['4']],
  ['fab.wet-groups', ({ fixtures }) => { for (const [id, room, x] of [['washer', 'closet-3', 470], ['water-heater', 'bedroom-3', 600]] as const) Object.assign(named(fixtures, id), { room, x, y: 250 }); }, ['5']],
]); });

// prettier-ignore
describe('walls', () => { holds(singleWide, [
  ['fab.header', ({ windows }) => { named(windows, 'living-window').w = 97; }, ['living-window 97']],
  ['fab.header', ({ windows }) => { named(windows, 'living-window').w = 96; }, []],
  ['fab.side-share', ({ windows }) => { named(windows, 'living-window').w = 289; named(windows, 'living-window').x = 310; }, ['50.1 %']],
  ['fab.side-share', ({ windows }) => { named(windows, 'living-window').w = 288; named(windows, 'living-window').x = 310; }, []],
  ['fab.walls', ({ walls }) => { named(walls, 'w3').w = 2; }, ['w3 2']],
  ['fab.walls', ({ walls }) => { named(walls, 'w3').w = 3; }, []],
  ['fab.walls', ({ walls }) => { named(walls, 'rear').h = 9; }, ['rear 9']],
]); });
