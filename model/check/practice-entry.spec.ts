import { describe } from 'vitest';
import type { Level } from '../plan/document.ts';
import { holds } from '../testing/cases.ts';
import { newDouble, newSingle } from '../testing/new-plans.ts';
import { named } from '../testing/plans.ts';

/** The screen where it is not before any wall of the bedroom. */
const withoutMedia = ({ fixtures }: Level): void =>
  void Object.assign(named(fixtures, 'media'), { x: 460, y: 60 });

const entryAt = ({ doors }: Level, x: number): void => void (named(doors, 'front-door').x = x);

// prettier-ignore
describe('the front door of a single', () => { holds(newSingle, [
  ['entry.street', (_, plan) => { plan.street = 'left'; }, ['front-door front']],
  ['entry.street', ({ doors }) => { named(doors, 'front-door').entry = false; }, ['no entry']],
  ['entry.street', ({ doors }) => { named(doors, 'glass-door').entry = true; }, ['glass-door rear']],
  ['entry.one-door', ({ doors }) => { Object.assign(named(doors, 'back-door'), { wall: 'front', x: 250, y: 154 }); }, ['back-door in the street wall']],
  ['entry.one-door', ({ doors }) => { Object.assign(named(doors, 'back-door'), { wall: 'front', x: 250, y: 154, entry: true }); }, ['back-door in the street wall']],
  ['entry.corner', (level) => entryAt(level, 36), []],
  ['entry.corner', (level) => entryAt(level, 35), ['front-door 35']],
  ['entry.corner', (level) => entryAt(level, 648), []],
  ['entry.corner', (level) => entryAt(level, 649), ['front-door 35']],
  ['entry.corner', ({ doors }, plan) => { plan.street = 'left'; Object.assign(named(doors, 'front-door'), { wall: 'left', x: 0, y: 10, w: 6, h: 36 }); }, []],
  ['entry.zone', ({ fixtures }) => { named(fixtures, 'media').x = 512; }, []],
  ['entry.zone', ({ fixtures }) => { named(fixtures, 'media').x = 511; }, ['living front-door media']],
  ['entry.zone', ({ fixtures }) => { Object.assign(named(fixtures, 'media'), { x: 480, y: 88, w: 18, h: 18 }); }, []],
  ['entry.zone', ({ fixtures }) => { Object.assign(named(fixtures, 'media'), { x: 480, y: 89, w: 18, h: 18 }); }, ['living front-door media']],
  ['entry.zone', ({ fixtures }) => { named(fixtures, 'bench').x = 480; }, []],
  ['entry.zone', ({ fixtures }) => { Object.assign(named(fixtures, 'bench'), { x: 480, kind: 'shelf' }); }, []],
  ['entry.zone', ({ fixtures }) => { Object.assign(named(fixtures, 'bench'), { x: 480, kind: 'chair' }); }, ['living front-door bench']],
  ['entry.zone', ({ fixtures, rooms }) => { named(fixtures, 'media').x = 490; named(rooms, 'living').use = 'foyer'; }, []],
  ['entry.zone', (level) => { withoutMedia(level); entryAt(level, 562); }, []],
  ['entry.zone', (level) => { withoutMedia(level); entryAt(level, 563); }, ['living front-door a wall']],
  ['entry.coats', ({ fixtures }) => { Object.assign(named(fixtures, 'bench'), { x: 483, y: 73 }); }, []],
  ['entry.coats', ({ fixtures }) => { Object.assign(named(fixtures, 'bench'), { x: 483, y: 72 }); }, ['living none']],
  ['entry.coats', (_, plan) => { plan.length = 899; }, []],
  ['entry.coats', (_, plan) => { plan.length = 900; }, ['living none']],
  ['entry.cover', (_, { porches }) => { named(porches, 'porch').covered = false; }, ['front-door not covered']],
  ['entry.cover', (_, { porches }) => { named(porches, 'porch').h = 60; }, []],
  ['entry.cover', (_, { porches }) => { named(porches, 'porch').h = 59; }, ['front-door 59']],
  ['entry.cover', (_, plan) => { named(plan.porches, 'porch').covered = false; plan.front!.style = 'plain'; }, []],
]); });

const coats = ({ rooms }: Level, left: number, rear: number, right: number, front: number): void =>
  void (named(rooms, 'coats').floor = [
    [left, rear],
    [right, rear],
    [right, front],
    [left, front],
  ]);

// prettier-ignore
describe('a place for coats in a double', () => { holds(newDouble, [
  ['entry.coats', (level) => coats(level, 462, 250, 486, 280), []],
  ['entry.coats', (level) => coats(level, 462, 250, 485, 280), ['living none']],
  ['entry.coats', (level) => coats(level, 462, 250, 486, 279), ['living none']],
  ['entry.coats', ({ doors }) => { named(doors, 'coats-door').y = 266; named(doors, 'front-door').x = 301; }, []],
  ['entry.coats', ({ doors }) => { named(doors, 'coats-door').y = 266; named(doors, 'front-door').x = 300; }, ['living none']],
  ['entry.coats', ({ rooms }) => { named(rooms, 'coats').for = 'kitchen'; }, []],
  ['entry.coats', ({ rooms }) => { named(rooms, 'coats').for = 'hall'; }, ['living none']],
  ['entry.coats', ({ rooms }) => { named(rooms, 'coats').for = undefined; }, ['living none']],
  ['entry.coats', ({ rooms }) => { named(rooms, 'coats').use = 'pantry'; }, ['living none']],
]); });
