import { describe } from 'vitest';
import type { Wish } from '../plan/document.ts';
import { holds } from '../testing/cases.ts';
import { doubleWide, named, singleWide } from '../testing/plans.ts';

const wish: Wish = {
  beds: ['queen', 'full'],
  baths: 1,
  width: 'single',
  length: 60,
  squareFeet: 800,
  kitchen: 'open',
  entry: 'utility',
  primaryApart: true,
  office: true,
  porch: true,
  accessible: true,
};

// prettier-ignore
describe('what was asked for', () => { holds(singleWide, [
  ['wish.beds', () => {}, []],
  ['wish.beds', ({ rooms }) => { named(rooms, 'bedroom').bed = 'twin'; }, ['primary queen, bedroom twin']],
  ['wish.beds', ({ rooms }) => { named(rooms, 'primary').bed = 'full'; named(rooms, 'bedroom').bed = 'queen'; }, ['primary full, bedroom queen']],
  ['wish.baths', ({ rooms }) => { named(rooms, 'bath').bath = 'half'; }, ['0.5']],
  ['wish.baths', ({ rooms }) => { named(rooms, 'bath').bath = 'three-quarter'; }, []],
  ['wish.width', (_, plan) => { plan.widthClass = 'double'; }, ['double, 1 sections']],
  ['wish.length', (_, plan) => { plan.length = 745; }, ['745']],
  ['wish.length', (_, plan) => { plan.length = 744; }, []],
  ['wish.square-feet', (_, plan) => { plan.length = 757; }, ['841.1']],
  ['wish.square-feet', (_, plan) => { plan.length = 756; }, []],
  ['wish.kitchen', ({ rooms }) => { named(rooms, 'living').use = 'office'; }, ['0']],
  ['wish.primary-apart', ({ rooms }) => { Object.assign(named(rooms, 'utility'), { use: 'bedroom', bed: 'twin', sleeps: 1 }); }, []],
  ['wish.primary-apart', ({ rooms }) => { Object.assign(named(rooms, 'bath'), { use: 'bedroom', bed: 'twin', sleeps: 1 }); }, ['primary 34']],
  ['wish.office', () => {}, ['none']],
  ['wish.office', ({ rooms, fixtures }) => { named(rooms, 'kitchen').use = 'office'; named(fixtures, 'island').kind = 'desk'; }, []],
  ['wish.office', ({ rooms }) => { named(rooms, 'kitchen').use = 'office'; }, ['kitchen 131.6 sq ft']],
  ['wish.entry', ({ rooms }) => { named(rooms, 'utility').use = 'hall'; }, ['none']],
  ['wish.porch', (_, { porches }) => { named(porches, 'porch').h = 47; }, ['front-door not at the entry or too shallow']],
  ['wish.porch', (_, { porches }) => { named(porches, 'porch').h = 48; }, []],
  ['wish.porch', (_, plan) => { plan.porches = []; }, ['front-door none']],
  ['wish.accessible-door', ({ doors }) => { for (const door of doors) door.clearWidth = 32; named(doors, 'bath-door').clearWidth = 31; named(doors, 'bedroom-closet-door').clearWidth = 20; }, ['bath-door 31']],
  ['wish.accessible-hall', () => {}, []],
  ['wish.accessible-hall', ({ rooms }) => { named(rooms, 'hall').floor = [[142, 119], [324, 119], [324, 154], [142, 154]]; }, ['hall 35']],
  ['wish.accessible-bath', ({ fixtures }) => { fixtures.splice(2, 2); named(fixtures, 'tub').h = 44; }, []],
  ['wish.accessible-bath', ({ fixtures }) => { fixtures.splice(2, 2); named(fixtures, 'tub').h = 45; }, ['59']],
], wish); });

// prettier-ignore
describe('a closed kitchen', () => { holds(doubleWide, [
  ['wish.kitchen', () => {}, ['184']],
  ['wish.kitchen', ({ rooms }) => { named(rooms, 'living').use = 'hall'; }, []],
], { ...wish, kitchen: 'closed' }); });
