import { expect, it } from 'vitest';
import { framedDouble, framedHome, type DoorRow, type FramedHome } from '../../testing/framed-homes.ts';
import { blanksIn, drawnTogether, maxBlank } from './blank-walls.ts';
import { lightGroupsOf } from './light-groups.ts';
import { outsideDoorsOf } from './outside-doors.ts';
import { evened, groupsAtStreet, withoutBlanks, type StreetWall } from './street-wall.ts';
import { sideLength } from './wall-side.ts';
import { groupsIn, mirroredAbout, unpairedIn } from './window-groups.ts';
import { isCarried, lightened, raised, usualLevel } from './window-levels.ts';
import { countOf, slotsOf, type Slot } from './window-slots.ts';

const slotsAtFront = ({ frame, placed }: FramedHome): Slot[] =>
  slotsOf(frame, placed).filter(({ side }) => side === 'front');

const at = (slots: readonly Slot[], room: string, index = 0): Slot => {
  const slot = slots.filter(({ one }) => one.room.id === room).toSorted((a, b) => a.from - b.from)[index];
  if (!slot) throw new Error(`No wall of ${room}`);
  return slot;
};

const wallOf = ({ frame, placed }: FramedHome): StreetWall => {
  const doors = outsideDoorsOf(frame, placed);
  const load = (side: 'front' | 'rear' | 'left' | 'right') => ({
    length: sideLength(frame, side),
    doors: doors.reduce((sum, door) => (door.side === side ? sum + door.to - door.from : sum), 0),
  });
  return {
    length: frame.length,
    doors: doors.filter(({ side }) => side === 'front'),
    loads: { front: load('front'), rear: load('rear'), left: load('left'), right: load('right') },
    isSingle: false,
    isStreet: ({ side }) => side === 'front',
  };
};

it('finds the free wall of each room: 14 in from doors, 4 in from inner walls, 18 in from corners', () => {
  const slots = slotsAtFront(framedDouble());
  expect(slots.map(({ one, from, to }) => [one.room.id, from, to])).toEqual([
    ['primary', 18, 154],
    ['living', 326, 436],
    ['living', 166, 262],
    ['kitchen', 444, 564],
    ['bath', 576, 654],
  ]);
});

it('puts more windows into longer walls', () => {
  const slots = slotsAtFront(framedDouble());
  expect(usualLevel(at(slots, 'living', 0), 'front')).toBe(2);
  expect(usualLevel(at(slots, 'primary'), 'front')).toBe(2);
  expect(usualLevel({ ...at(slots, 'primary'), from: 72 }, 'front')).toBe(1);
  expect(usualLevel({ ...at(slots, 'primary'), side: 'rear' }, 'front')).toBe(2);
  expect(usualLevel({ ...at(slots, 'primary'), side: 'rear', from: 27 }, 'front')).toBe(1);
});

it('fab.side-share: opens half of a wall along the home and no more', () => {
  const slot = at(slotsAtFront(framedDouble()), 'primary');
  const two = [{ ...slot, level: 2 }];
  expect(isCarried(two, 'front', { length: 216, doors: 36 })).toBe(true);
  expect(isCarried(two, 'front', { length: 215, doors: 36 })).toBe(false);
  expect(isCarried(two, 'left', { length: 215, doors: 36 })).toBe(true);
  const loads = wallOf(framedDouble()).loads;
  const weak = { ...loads, front: { length: 215, doors: 36 } };
  expect(raised([slot], 0, loads)?.map(countOf)).toEqual([1]);
  expect(raised([{ ...slot, level: 1 }], 0, weak)).toBeUndefined();
  expect(lightened(two, weak)?.map(countOf)).toEqual([1]);
  expect(lightened(two, loads)).toBeUndefined();
});

it('front.pairs: mirrors the groups beside the front door, clear of the posts of small porches', () => {
  const slots = slotsAtFront(framedDouble()).map((slot) => ({ ...slot, level: 2 }));
  const groups = slots.flatMap(groupsIn).toSorted((a, b) => a.start - b.start);
  const entry = { from: 276, to: 312 };
  const found = mirroredAbout(groups, entry);
  const [before, after] = [found[1], found[2]];
  expect(before && after && before.start + after.start + after.width).toBe(588);
  expect(unpairedIn(found, entry)).toBe(0);
  const single = [
    { ...at(slots, 'living', 0), level: 1 },
    { ...at(slots, 'living', 1), level: 1 },
  ].flatMap(groupsIn);
  expect(unpairedIn(single, entry)).toBe(2);
  expect(unpairedIn(mirroredAbout(single, entry), entry)).toBe(0);
});

it('puts two windows on either side of the front door rather than two and three', () => {
  const home = framedDouble([['living', 'entry', 'front', 260]]);
  const slots = slotsAtFront(home).map((slot) => ({ ...slot, level: Math.min(3, slot.motifs.length) }));
  const [left, right] = [at(slots, 'living', 0), at(slots, 'living', 1)];
  expect([countOf(left), countOf(right)]).toEqual([2, 3]);
  const after = evened(slots, wallOf(home));
  expect([at(after, 'living', 0), at(after, 'living', 1)].map(countOf)).toEqual([2, 2]);
  expect(evened([left, { ...right, level: 1 }], wallOf(home))).toEqual([left, { ...right, level: 1 }]);
});

it('front.blank: counts corners, leaves out small windows, and moves windows toward what is blank', () => {
  const slots = slotsAtFront(framedDouble());
  const entry = { from: 276, to: 312 };
  expect(blanksIn([], [entry], 312 + maxBlank)).toEqual([{ from: 0, to: 276 }]);
  expect(blanksIn([], [entry], 313 + maxBlank)).toHaveLength(2);
  const bath = groupsIn({ ...at(slots, 'bath'), level: 1 });
  expect(blanksIn(bath, [entry], 672)).toHaveLength(2);
  const primary = groupsIn({ ...at(slots, 'primary'), level: 1 });
  const [moved] = drawnTogether(primary, [{ from: 276, to: 312 }], 400);
  expect(moved?.start).toBe(276 - maxBlank - 36);
});

it('front.blank: breaks a wall of baths with a wide high window', () => {
  const rows: DoorRow[] = [['living', 'entry', 'front', 40]];
  const home = framedHome(
    [
      ['living', 'living', [0, 0, 140, 160]],
      ['bath', 'bath', [140, 0, 260, 160], { bath: 'full' }],
      ['closet', 'closet', [260, 0, 400, 160]],
    ],
    [],
    400,
    [160],
    rows,
  );
  const wall = wallOf(home);
  const slots = withoutBlanks(
    slotsOf(home.frame, home.placed).map((slot) => ({
      ...slot,
      level: slot.one.room.use === 'living' ? 1 : 0,
    })),
    wall,
  );
  const bath = groupsAtStreet(slots, wall).find(({ slot }) => slot.one.room.id === 'bath');
  expect(bath?.slot.size).toMatchObject({ width: 56, height: 21 });
});

it('hud.103a-light: takes rooms together that are open to each other, kitchens with their glass only', () => {
  const { frame } = framedDouble();
  const areas = lightGroupsOf(frame).map(({ rooms, floor }) => [[...rooms].sort().join(), floor]);
  const floorOf = (id: string): number =>
    Math.round(144 * (frame.rooms.find(({ room }) => room.id === id)?.room.squareFeet ?? 0));
  expect(areas).toContainEqual(['dining,kitchen,living', floorOf('living') + floorOf('dining')]);
  expect(areas).toContainEqual(['primary', floorOf('primary')]);
  expect(areas).toHaveLength(4);
});
