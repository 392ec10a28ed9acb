import { describe, expect, it } from 'vitest';
import type {
  Box,
  Door,
  Fixture,
  FixtureKind,
  Level,
  Plan,
  Room,
  Use,
} from '../../../model/plan/document.ts';
import { doubleWide } from '../../../model/testing/plans.ts';
import { box, door, entry, home, pane, piece, room } from '../../../model/testing/small-home.ts';
import { discomfortOf, planFaults } from './livability.ts';
import { outlineOf } from './outline.ts';
import { disproportion } from './proportions.ts';

const living = room('living', 'living', box(6, 120, 200, 114));
const hall = room('hall', 'hall', box(212, 120, 200, 40));

describe('the front door', () => {
  it('is in the front, or at an end, but not in the rear', () => {
    const at = (place: Box): number => planFaults.entrySide(home({ doors: [entry(place)] }));
    expect(at(box(50, 234, 36, 6))).toBe(0);
    expect(at(box(0, 50, 6, 36))).toBe(6);
    expect(at(box(474, 50, 6, 36))).toBe(6);
    expect(at(box(50, 0, 36, 6))).toBe(14);
    expect(planFaults.entrySide(home({ doors: [door(['living', 'hall'], box(50, 0, 36, 6))] }))).toBe(0);
  });

  it('opens on four feet of way before what one sits on', () => {
    const at = (y: number, kind: FixtureKind = 'sofa'): number =>
      planFaults.entryBlocked(
        home({ doors: [entry(box(50, 234, 36, 6))], fixtures: [piece(kind, 'living', box(50, y, 84, 36))] }),
      );
    expect(at(234 - 48 - 36)).toBe(0);
    expect(at(234 - 47 - 36)).toBe(4);
    expect(at(234 - 47 - 36, 'armchair')).toBe(4);
    expect(at(234 - 47 - 36, 'bench')).toBe(0);
    expect(planFaults.entryBlocked(home({ fixtures: [piece('sofa', 'living', box(0, 0, 84, 36))] }))).toBe(0);
  });
});

describe('the doors of private rooms', () => {
  const bath = room('bath', 'bath', box(0, 0, 60, 60));
  const bedroom = room('bedroom', 'bedroom', box(0, 0, 120, 120));
  const primary = room('primary', 'primary', box(0, 0, 120, 120));
  const kitchen = room('kitchen', 'kitchen', box(0, 0, 120, 120));
  const at = (fault: 'publicBath' | 'publicBedroom', rooms: [Room, Room], fixtures: Fixture[] = []): number =>
    planFaults[fault](home({ rooms, fixtures, doors: [door([rooms[0].id, rooms[1].id], box(0, 0, 30, 4))] }));

  it('keep baths out of sight of a sofa', () => {
    const sofa = piece('sofa', 'living', box(50, 150, 84, 36));
    expect(at('publicBath', [living, bath])).toBe(25);
    expect(at('publicBath', [bath, living], [sofa])).toBe(40);
    expect(at('publicBath', [kitchen, bath], [sofa])).toBe(25);
    expect(at('publicBath', [hall, bath], [sofa])).toBe(0);
    expect(at('publicBath', [living, bedroom], [sofa])).toBe(0);
  });

  it('keep bedrooms out of the great room, the primary out of the kitchen', () => {
    expect(at('publicBedroom', [living, bedroom])).toBe(8);
    expect(at('publicBedroom', [kitchen, bedroom])).toBe(8);
    expect(at('publicBedroom', [kitchen, primary])).toBe(4);
    expect(at('publicBedroom', [living, primary])).toBe(0);
    expect(at('publicBedroom', [hall, bedroom])).toBe(0);
    expect(at('publicBedroom', [living, bath])).toBe(0);
  });
});

describe('a hall', () => {
  const at = (doors: Door[], one = hall): number => planFaults.deadEnd(home({ rooms: [one], doors }));
  const [first, last] = [
    door(['living', 'hall'], box(208, 120, 4, 40)),
    door(['hall', 'a'], box(334, 116, 30, 4)),
  ];

  it('ends within four feet of its last door', () => {
    expect(at([first, last])).toBe(0);
    expect(at([first, { ...last, x: 333 }])).toBe(1);
    expect(at([first, { ...last, x: 326 }])).toBe(2);
    expect(at([last])).toBe(19);
    expect(at([first, door(['b', 'a'], box(382, 116, 30, 4))])).toBe(38);
    expect(at([])).toBe(0);
  });

  it('is the same across the home', () => {
    const across = room('hall', 'hall', box(100, 0, 40, 200));
    expect(at([door(['hall', 'a'], box(96, 20, 4, 30))], across)).toBe(26);
  });
});

describe('the great room', () => {
  it('has no huge empty floor', () => {
    const of = (feet: number, fixtures: Fixture[] = [], use: Use = 'living'): number =>
      planFaults.emptyFloor(
        home({
          rooms: [
            room('living', use, box(0, 0, feet * 12, 240)),
            room('other', 'bedroom', box(feet * 12, 0, 480 - feet * 12, 240)),
          ],
          fixtures,
        }),
      );
    expect([9, 10, 12].map((feet) => of(feet))).toEqual([0, 3, 27]);
    expect(of(12, [piece('sofa', 'living', box(60, 100, 30, 30))])).toBe(0);
    expect(of(12, [], 'bedroom')).toBe(0);
  });

  it('is as large as its furniture needs', () => {
    const of = (squareFeet: number): number =>
      planFaults.lostFurniture(
        home({
          rooms: [
            { ...living, squareFeet },
            { ...hall, squareFeet: 900 },
          ],
          fixtures: [
            piece('sofa', 'living', box(10, 150, 84, 36)),
            piece('media-unit', 'living', box(94, 120, 36, 66)),
          ],
        }),
      );
    // 120 × 66 inches are 55 square feet.
    expect([165, 165.5, 166, 185.5].map(of)).toEqual([0, 0, 1, 2]);
    expect(planFaults.lostFurniture(home({ rooms: [living] }))).toBe(0);
  });

  it('has a screen, a low table, and a sofa in the family room too', () => {
    const family = room('family', 'family', box(0, 0, 200, 114));
    const of = (rooms: Room[], ...kinds: FixtureKind[]): number =>
      planFaults.bareSitting(
        home({ rooms, fixtures: kinds.map((kind, at) => piece(kind, 'living', box(at * 50, 150, 40, 30))) }),
      );
    expect(of([living])).toBe(16);
    expect(of([living], 'media-unit')).toBe(4);
    expect(of([living], 'table')).toBe(12);
    expect(of([living], 'media-unit', 'table')).toBe(0);
    expect(of([living, family], 'media-unit', 'table', 'sofa')).toBe(10);
    expect(of([{ ...family, id: 'living' }], 'sofa')).toBe(0);
  });

  it('has a table for all', () => {
    const of = (kind: FixtureKind, seats?: number): number =>
      planFaults.noTable(
        home({ fixtures: [piece(kind, 'kitchen', box(0, 0, 60, 36), seats === undefined ? {} : { seats })] }),
      );
    expect(of('table', 3)).toBe(0);
    expect(of('table', 2)).toBe(18);
    expect(of('table')).toBe(18);
    expect(of('island', 6)).toBe(18);
  });

  it('looks out, to the front if it lies there', () => {
    const of = (level: Partial<Level>): number => planFaults.darkLiving(home({ rooms: [living], ...level }));
    const front = pane('living', box(50, 234, 60, 6));
    expect(of({ windows: [front] })).toBe(0);
    expect(of({ windows: [pane('living', box(0, 150, 6, 60))] })).toBe(10);
    expect(of({ windows: [{ ...front, room: 'hall' }] })).toBe(25);
    const glass = door(['living', 'outside'], box(50, 234, 72, 6), { kind: 'sliding-glass' });
    expect(of({ doors: [glass] })).toBe(0);
    expect(of({ doors: [{ ...glass, kind: 'hinged' }] })).toBe(25);
    const rear = room('living', 'living', box(6, 6, 200, 114));
    expect(of({ rooms: [rear], windows: [pane('living', box(0, 50, 6, 60))] })).toBe(0);
  });

  it('has its sink at a window or in an island', () => {
    const sink = piece('sink', 'kitchen', box(100, 6, 30, 24));
    const of = (level: Partial<Level>): number => planFaults.blindSink(home(level));
    expect(of({ fixtures: [sink] })).toBe(3);
    expect(of({ fixtures: [sink], windows: [pane('kitchen', box(142, 0, 40, 6))] })).toBe(0);
    expect(of({ fixtures: [sink], windows: [pane('kitchen', box(143, 0, 40, 6))] })).toBe(3);
    const island = piece('island', 'kitchen', box(90, 6, 90, 38));
    expect(of({ fixtures: [sink, island] })).toBe(0);
    expect(of({ fixtures: [sink, { ...island, y: 100 }] })).toBe(3);
    expect(of({})).toBe(0);
  });
});

it('adds up what it finds in proportions and in the plan', () => {
  const plan = doubleWide();
  const own = Object.values(planFaults).reduce((sum, fault) => sum + fault(plan), 0);
  expect(discomfortOf(plan)).toBe(disproportion(outlineOf(plan)) + own);
  const bare = { ...plan, levels: [{ ...plan.levels[0], windows: [], fixtures: [] }] } as Plan;
  expect(discomfortOf(bare)).toBeGreaterThan(discomfortOf(plan) + 50);
});
