import { describe, expect, it } from 'vitest';
import { mirroredPlan } from '../plan/mirror.ts';
import type { ArrangementKind, Level, Plan } from '../plan/document.ts';
import { fixture, ringOf, room } from '../testing/plan-parts.ts';
import { newDouble, newSingle } from '../testing/new-plans.ts';
import { changed, doubleWide, named, singleWide } from '../testing/plans.ts';
import { holdsArrangement } from './arrangement.ts';
import { doorGraphOf, sameGraph } from './door-graph.ts';
import { zoneSchemaOf } from './zone-schema.ts';

type Change = (level: Level, plan: Plan) => void;
type Edges = Parameters<typeof ringOf>[0];

const floor = ({ rooms }: Level, id: string, edges: Edges): void =>
  void (named(rooms, id).floor = ringOf(edges));

/** A kitchen with a row of counters across from the sink. */
const facing =
  (rear: number, left: number): Change =>
  ({ fixtures }) => {
    for (const id of ['counter-3', 'range', 'island'])
      fixtures.splice(fixtures.indexOf(named(fixtures, id)), 1);
    fixtures.push(fixture('row', 'counter', 'kitchen', [left, rear, left + 60, rear + 25], 'rear'));
  };

const foyer =
  (right: number): Change =>
  (level) => {
    level.rooms.push(room('foyer', 'foyer', [300, 254, right, 314]));
    named(level.rooms, 'living').floor = ringOf([154, 164, 458, 254]);
  };

// prettier-ignore
describe('an arrangement', () => {
  it.each<[ArrangementKind, () => Plan, Change, boolean]>([
    ['split', newSingle, () => {}, true],
    ['split', newDouble, () => {}, true],
    ['split', newDouble, (level) => { Object.assign(named(level.rooms, 'primary-closet'), { use: 'bedroom', bed: 'twin', sleeps: 1 }); }, false],
    ['split', newSingle, ({ rooms }) => { named(rooms, 'bedroom').use = 'office'; }, false],
    ['one-wing', newSingle, () => {}, false],
    ['one-wing', newSingle, ({ rooms }) => { named(rooms, 'bedroom').use = 'family'; }, true],
    ['one-wing', newSingle, (level) => { named(level.rooms, 'bedroom').use = 'family'; floor(level, 'bedroom', [608, 36, 712, 154]); }, true],
    ['one-wing', newSingle, (level) => { named(level.rooms, 'bedroom').use = 'family'; floor(level, 'bedroom', [608, 36, 711, 154]); }, false],
    ['foyer-wings', newDouble, () => {}, false],
    ['foyer-wings', newDouble, foyer(372), true],
    ['foyer-wings', newDouble, foyer(371), false],
    ['foyer-wings', newDouble, (level, plan) => { foyer(372)(level, plan); plan.widthClass = 'single'; }, false],
    ['foyer-wings', newDouble, (level, plan) => { foyer(372)(level, plan); named(level.rooms, 'primary').use = 'office'; }, false],
    ['two-suites', newDouble, () => {}, false],
    ['two-suites', newDouble, ({ rooms }) => { named(rooms, 'bath').for = 'bedroom-2'; }, true],
    ['two-suites', newDouble, ({ rooms }) => { Object.assign(named(rooms, 'bath'), { for: 'bedroom-2', bath: 'half' }); }, false],
    ['two-suites', newDouble, ({ rooms }) => { named(rooms, 'bath').for = 'primary'; }, false],
    ['rear-living', newSingle, () => {}, true],
    ['rear-living', newSingle, ({ doors }) => { named(doors, 'glass-door').glazedArea = 999; }, false],
    ['rear-living', newSingle, ({ doors }) => { Object.assign(named(doors, 'glass-door'), { glazedArea: 999, kind: 'sliding-glass' }); }, true],
    ['rear-living', newSingle, ({ doors }) => { Object.assign(named(doors, 'glass-door'), { wall: 'front', y: 154, x: 510 }); }, false],
    ['rear-living', newDouble, () => {}, false],
    ['galley', newSingle, () => {}, false],
    ['galley', newSingle, facing(72, 384), true],
    ['galley', newSingle, facing(71, 384), false],
    ['galley', newSingle, facing(90, 384), true],
    ['galley', newSingle, facing(91, 384), false],
    ['galley', newSingle, (level, plan) => { facing(72, 384)(level, plan); plan.widthClass = 'double'; }, false],
    ['galley', newSingle, (level, plan) => { facing(72, 384)(level, plan); level.fixtures.push(fixture('cart', 'table', 'kitchen', [326, 44, 450, 68])); }, false],
    ['cottage', newSingle, () => {}, false],
    ['cottage', newSingle, ({ rooms }) => { named(rooms, 'hall').use = 'utility'; }, true],
    ['cottage', newSingle, ({ rooms }, plan) => { named(rooms, 'hall').use = 'utility'; plan.widthClass = 'triple'; }, false],
    ['porch-end', newSingle, () => {}, false],
    ['porch-end', newSingle, (_, plan) => { plan.street = 'left'; }, true],
    ['porch-end', newSingle, (_, plan) => { plan.street = 'right'; plan.widthClass = 'triple'; }, false],
  ])('%s, %#', (arrangement, make, change, holds) => {
    const plan = changed(make, change);
    expect(holdsArrangement(plan, arrangement)).toBe(holds);
    expect(holdsArrangement(mirroredPlan(plan), arrangement)).toBe(holds);
  });

  it('is the plan’s own where none is named; old plans have none', () => {
    expect(holdsArrangement(newDouble())).toBe(true);
    expect(holdsArrangement({ ...newDouble(), arrangement: 'cottage' })).toBe(false);
    expect(holdsArrangement(doubleWide())).toBe(false);
  });
});

describe('the schema of zones', () => {
  it('has the zones of each section from left to right, equal neighbors once', () => {
    expect(zoneSchemaOf(newSingle())).toBe('BGP');
    expect(zoneSchemaOf(newDouble())).toBe('BGP/BGP');
  });

  it.each<[string, Change]>([
    ['BG/BGP', ({ rooms }) => void rooms.splice(1, 2)],
    ['BGP/BGPG', ({ rooms }) => void (named(rooms, 'primary-bath').use = 'dining')],
    ['BGP/GP', ({ rooms }) => void (named(rooms, 'bedroom-3').use = 'office')],
  ])('says %s of a double that differs', (schema, change) => {
    const plan = changed(newDouble, change);
    expect(zoneSchemaOf(plan)).toBe(schema);
    expect(zoneSchemaOf(mirroredPlan(plan))).toBe(schema);
  });

  it('counts a room in each section that has 30 % of its depth', () => {
    const at =
      (rear: number): Change =>
      (level) =>
        floor(level, 'bedroom-3', [510, rear, 626, rear + 100]);
    const without: Change = ({ rooms }) =>
      void rooms.splice(0, rooms.length, ...rooms.filter(({ id }) => /^(living|bedroom-3)$/.test(id)));
    const schema = (rear: number): string =>
      zoneSchemaOf(changed(newDouble, (level, plan) => (at(rear)(level, plan), without(level, plan))));
    expect(schema(130)).toBe('B/BG');
    expect(schema(131)).toBe('/BG');
  });

  it('follows what a room belongs to, and no circle', () => {
    const toilet = (owner: string) =>
      changed(newSingle, ({ rooms }) => {
        Object.assign(named(rooms, 'utility'), { use: 'toilet', for: 'bath' });
        named(rooms, 'bath').for = owner;
      });
    expect(zoneSchemaOf(toilet('bedroom'))).toBe('BGBP');
    expect(zoneSchemaOf(toilet('utility'))).toBe('BGP');
  });
});

describe('graphs of doors', () => {
  const graph = (make: () => Plan, change: Change = () => {}) => doorGraphOf(changed(make, change));

  it('are the same for mirror images and other orders of rooms', () => {
    const shuffled = graph(newDouble, ({ rooms }) => void rooms.reverse());
    expect(sameGraph(graph(newDouble), shuffled)).toBe(true);
    expect(sameGraph(graph(newDouble), doorGraphOf(mirroredPlan(newDouble())))).toBe(true);
  });

  it.each<[string, Change]>([
    ['a door is gone', ({ doors }) => void doors.splice(2, 1)],
    [
      'a door leads elsewhere',
      ({ doors }) =>
        void Object.assign(named(doors, 'bath-door'), { wall: 'w7', x: 526, y: 50, w: 4, h: 32 }),
    ],
    ['a room has another use', ({ rooms }) => void (named(rooms, 'utility').use = 'laundry')],
    [
      'a wall stands where rooms were open',
      ({ walls }) => void walls.push({ id: 'w', kind: 'interior', x: 154, y: 156, w: 184, h: 8 }),
    ],
  ])('differ where %s', (_what, change) => {
    expect(sameGraph(graph(newDouble), graph(newDouble, change))).toBe(false);
  });

  it('differ where rooms of equal surroundings are joined in another way', () => {
    const ring = (size: number, offset: number): [number, number][] =>
      Array.from({ length: size }, (_, index) => [offset + index, offset + ((index + 1) % size)]);
    const of = (pairs: readonly [number, number][]) => {
      const neighbors = Array.from({ length: 6 }, () => new Set<number>());
      for (const [a, b] of pairs) {
        neighbors[a]!.add(b);
        neighbors[b]!.add(a);
      }
      return { uses: Array.from({ length: 6 }, () => 'hall' as const), neighbors };
    };
    expect(sameGraph(of(ring(6, 0)), of([...ring(3, 0), ...ring(3, 3)]))).toBe(false);
    expect(
      sameGraph(
        of(ring(6, 0)),
        of([
          [0, 2],
          [2, 4],
          [4, 1],
          [1, 3],
          [3, 5],
          [5, 0],
        ]),
      ),
    ).toBe(true);
  });

  it('leave the outside out', () => {
    expect(sameGraph(graph(singleWide), graph(newSingle))).toBe(true);
  });
});
