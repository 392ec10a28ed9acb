import { describe } from 'vitest';
import { holds } from '../testing/cases.ts';
import { doubleWide, named, singleWide } from '../testing/plans.ts';

// prettier-ignore
describe('ways and rooms', () => { holds(singleWide, [
  ['use.reach', ({ doors }) => { doors.splice(4, 1); }, ['bath no way']],
  ['use.walkway', ({ fixtures }) => { Object.assign(named(fixtures, 'media'), { x: 452, y: 100, w: 20, h: 33, facing: 'right' }); named(fixtures, 'island').h = 57; }, []],
  ['use.walkway', ({ doors }) => { named(doors, 'bath-door').w = 21; }, ['bath too narrow']],
  ['use.walkway', ({ doors }) => { named(doors, 'bath-door').w = 22; }, []],
  ['use.walkway', ({ doors }) => { named(doors, 'front-door').entry = false; }, ['no entry']],
  ['use.through-bedroom', ({ rooms }) => { named(rooms, 'primary-closet').for = 'bedroom'; }, ['primary-closet through a private room']],
  ['use.entry-room', ({ doors }) => { Object.assign(named(doors, 'front-door'), { x: 616, rooms: ['outside', 'bedroom'], into: 'bedroom' }); }, ['bedroom front-door bedroom']],
  ['use.entry-room', ({ doors }) => { named(doors, 'front-door').entry = false; }, ['no entry']],
  ['use.bath-kitchen', ({ rooms }) => { named(rooms, 'hall').use = 'dining'; }, ['bath bath-door dining']],
  ['use.bath-common', ({ rooms }) => { Object.assign(named(rooms, 'hall'), { use: 'bedroom', bed: 'twin', sleeps: 1 }); }, ['0']],
  ['use.bedroom-door', ({ doors }) => { named(doors, 'primary-door').kind = 'cased'; }, ['primary primary-door open side']],
  ['use.bedroom-door', ({ rooms }) => { named(rooms, 'kitchen').use = 'bedroom'; Object.assign(named(rooms, 'kitchen'), { bed: 'twin', sleeps: 1 }); }, ['kitchen open side']],
  ['use.hall-share', ({ rooms }) => { named(rooms, 'kitchen').use = 'hall'; }, ['22.8 %']],
  ['use.closet-size', ({ rooms }) => { named(rooms, 'bedroom-closet').floor = [[608, 6], [655, 6], [655, 32], [608, 32]]; }, ['bedroom-closet 47']],
  ['use.closet-size', ({ rooms }) => { named(rooms, 'bedroom-closet').floor = [[608, 6], [656, 6], [656, 32], [608, 32]]; }, []],
  ['use.closet-size', ({ rooms }) => { named(rooms, 'primary-closet').floor = [[142, 30], [168, 30], [168, 89], [142, 89]]; }, ['primary-closet 59']],
  ['use.bedroom-size', ({ rooms }) => { named(rooms, 'bedroom').floor = [[608, 36], [697, 36], [697, 154], [608, 154]]; }, ['bedroom 72.9 sq ft']],
  ['use.bedroom-size', ({ rooms, walls }) => { named(walls, 'w7').y = 20; named(rooms, 'bedroom').floor = [[608, 24], [697, 24], [697, 154], [608, 154]]; }, ['bedroom 89 in']],
  ['use.bedroom-size', ({ rooms, walls }) => { named(walls, 'w7').y = 20; named(rooms, 'bedroom').floor = [[608, 24], [698, 24], [698, 154], [608, 154]]; }, []],
  ['use.primary-size', ({ rooms }) => { named(rooms, 'primary').floor = [[6, 6], [112, 6], [112, 154], [6, 154]]; }, ['primary 108.9 sq ft']],
  ['use.primary-size', ({ rooms }) => { named(rooms, 'primary').floor = [[6, 6], [113, 6], [113, 154], [6, 154]]; }, ['primary 110 sq ft']],
  ['use.primary-size', ({ rooms }) => { named(rooms, 'primary').floor = [[6, 6], [114, 6], [114, 154], [6, 154]]; }, []],
  ['use.living-size', ({ rooms }) => { named(rooms, 'living').floor = [[452, 6], [571, 6], [571, 154], [452, 154]]; }, ['living 119 in']],
  ['use.living-size', ({ rooms }) => { named(rooms, 'living').floor = [[452, 6], [572, 6], [572, 154], [452, 154]]; }, []],
  ['use.sofa', ({ fixtures }) => { named(fixtures, 'sofa').kind = 'bench'; }, ['living 0']],
  ['use.dining', ({ fixtures }) => { named(fixtures, 'island').seats = 2; }, ['2']],
  ['use.dining', ({ fixtures }) => { Object.assign(named(fixtures, 'island'), { w: 9, h: 9, seats: 9 }); }, ['1']],
]); });

// prettier-ignore
describe('furniture and doors', () => { holds(singleWide, [
  ['use.bed', ({ fixtures }) => { named(fixtures, 'queen').h = 58; }, ['primary queen 80x58']],
  ['use.bed', ({ fixtures }) => { named(fixtures, 'queen').h = 59; }, []],
  ['use.bed', ({ fixtures }) => { named(fixtures, 'queen').kind = 'bed-full'; }, ['primary 0']],
  ['use.bed-space', ({ fixtures }) => { named(fixtures, 'queen').y = 25; }, ['primary queen side 19']],
  ['use.bed-space', ({ fixtures }) => { named(fixtures, 'queen').y = 26; }, []],
  ['use.bed-space', ({ fixtures }) => { named(fixtures, 'full').x = 631; }, ['bedroom full foot 23']],
  ['use.bed-space', ({ fixtures }) => { named(fixtures, 'full').x = 632; }, []],
  ['use.bed-space', ({ fixtures }) => { named(fixtures, 'full').y = 100; }, []],
  ['use.fixture-inside', ({ fixtures }) => { named(fixtures, 'sofa').y = 5; }, ['living sofa 84 sq in']],
  ['use.fixture-overlap', ({ fixtures }) => { named(fixtures, 'dryer').y = 70; }, ['utility dryer 30']],
  ['use.fixture-overlap', ({ fixtures }) => { Object.assign(named(fixtures, 'sink'), { x: 415, y: 76 }); }, []],
  ['use.fixture-size', ({ fixtures }) => { named(fixtures, 'toilet').w = 25; }, ['bath toilet 25x18']],
  ['use.fixture-size', ({ fixtures }) => { named(fixtures, 'toilet').w = 26; }, []],
  ['use.door-swing', ({ doors }) => { named(doors, 'bath-door').hinge = 'start'; }, []],
  ['use.door-swing', ({ fixtures }) => { named(fixtures, 'toilet').y = 61; }, ['bath bath-door 6 sq in']],
  ['use.swings-collide', ({ doors }) => { Object.assign(named(doors, 'utility-door'), { into: 'hall' }); Object.assign(named(doors, 'bath-door'), { into: 'hall' }); }, []],
  ['use.swings-collide', ({ doors }) => { Object.assign(named(doors, 'utility-door'), { into: 'hall', hinge: 'start' }); Object.assign(named(doors, 'bath-door'), { into: 'hall', hinge: 'end', x: 224 }); }, ['utility-door 312 sq in']],
  ['use.landing', ({ fixtures }) => { Object.assign(named(fixtures, 'media'), { x: 500, y: 130, h: 5 }); }, ['living front-door 19']],
  ['use.landing', ({ fixtures }) => { Object.assign(named(fixtures, 'media'), { x: 500, y: 120, h: 10 }); }, []],
  ['use.window-behind-tall', ({ fixtures }) => { named(fixtures, 'sofa').kind = 'wardrobe'; }, ['living sofa wardrobe']],
]); });

// prettier-ignore
describe('kitchen, baths and machines', () => { holds(singleWide, [
  ['use.kitchen-set', ({ fixtures }) => { named(fixtures, 'range').kind = 'counter'; }, ['kitchen no range']],
  ['use.kitchen-triangle', ({ fixtures }) => { named(fixtures, 'sink').x = 346; }, ['kitchen 60, 53.5, 19']],
  ['use.kitchen-triangle', ({ fixtures }) => { Object.assign(named(fixtures, 'range'), { y: 130, h: 24 }); }, ['kitchen 122.2, 106.2, 56.3']],
  ['use.kitchen-aisle', ({ fixtures }) => { named(fixtures, 'island').y = 65; named(fixtures, 'island').x = 400; }, ['kitchen sink 35']],
  ['use.kitchen-aisle', ({ fixtures }) => { named(fixtures, 'island').y = 66; named(fixtures, 'island').x = 400; }, []],
  ['use.kitchen-counter', ({ fixtures }) => { named(fixtures, 'island').kind = 'table'; }, []],
  ['use.kitchen-counter', ({ fixtures }) => { named(fixtures, 'island').kind = 'table'; named(fixtures, 'dishwasher').w = 21; }, ['kitchen 71']],
  ['use.bath-set', ({ fixtures }) => { named(fixtures, 'tub').kind = 'counter'; }, ['bath no tub or shower']],
  ['use.bath-set', ({ rooms }) => { named(rooms, 'bath').bath = 'three-quarter'; }, ['bath no shower']],
  ['use.bath-set', ({ rooms }) => { named(rooms, 'bath').bath = 'half'; }, ['bath a tub or shower']],
  ['use.bath-space', ({ fixtures }) => { named(fixtures, 'toilet').y = 56; }, ['bath tub 20']],
  ['use.bath-space', ({ fixtures }) => { named(fixtures, 'toilet').y = 57; }, []],
  ['use.laundry', ({ fixtures }) => { named(fixtures, 'dryer').kind = 'counter'; }, ['no dryer']],
  ['use.laundry', ({ fixtures }) => { named(fixtures, 'furnace').w = 23; }, ['utility washer 27']],
  ['use.mechanical', ({ fixtures }) => { named(fixtures, 'furnace').kind = 'shelf'; }, ['no furnace']],
  ['use.mechanical', ({ fixtures }) => { named(fixtures, 'furnace').room = 'bath'; }, ['bath furnace bath']],
]); });

// prettier-ignore
describe('a double', () => { holds(doubleWide, [
  ['use.primary-bath', ({ doors }) => { doors.splice(3, 1); }, ['primary 0']],
  ['use.bed-space', ({ fixtures }) => { named(fixtures, 'king').y = 219; }, ['primary king side 19']],
  ['use.walkway', ({ doors }) => { named(doors, 'hall-opening').h = 21; }, ['bath too narrow', 'hall too narrow', 'bedroom-2 too narrow', 'closet-2 too narrow', 'bedroom-3 too narrow', 'closet-3 too narrow']],
]); });
