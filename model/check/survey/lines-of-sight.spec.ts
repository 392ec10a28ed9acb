import { describe, expect, it } from 'vitest';
import { box, door, home, wall } from '../../testing/small-home.ts';
import { opaqueBoxes, sightOf } from './lines-of-sight.ts';

const levelOf = (...doors: ReturnType<typeof door>[]) =>
  home({ walls: [wall('w', box(0, 100, 200, 4)), wall('v', box(300, 0, 4, 200))], doors }).levels[0];

describe('what one cannot see through', () => {
  it('is walls without their doors', () => {
    expect(opaqueBoxes(levelOf())).toEqual([box(0, 100, 200, 4), box(300, 0, 4, 200)]);
    expect(
      opaqueBoxes(levelOf(door(['a', 'b'], box(50, 100, 30, 4)), door(['b', 'c'], box(300, 150, 4, 30)))),
    ).toEqual([box(0, 100, 50, 4), box(80, 100, 120, 4), box(300, 0, 4, 150), box(300, 180, 4, 20)]);
  });
});

describe('a line of sight', () => {
  const seen = box(90, 0, 20, 10);

  it.each([
    ['past nothing', [], true],
    ['past a wall between', [box(0, 100, 200, 4)], false],
    ['through a slit', [box(0, 100, 99, 4), box(100, 100, 100, 4)], true],
    ['past two walls that meet', [box(0, 100, 100, 4), box(100, 100, 100, 4)], false],
    ['past walls one before the other', [box(0, 100, 100, 4), box(99, 50, 101, 4)], false],
    ['past walls one before the other, with a gap', [box(0, 100, 95, 4), box(106, 50, 94, 4)], true],
    ['before a wall behind it', [box(0, -20, 200, 4)], true],
    ['away from a wall behind the eye', [box(0, 210, 200, 4)], true],
    ['past a wall from beside the eye to behind it', [box(102, 150, 4, 100)], true],
  ] as const)('leads %s: %#', (_where, opaque, leads) => {
    expect(sightOf(seen, opaque)({ x: 100.5, y: 200.5 })).toBe(leads);
  });

  it('leads through a gate only, where gates are known', () => {
    const eye = { x: 100.5, y: 200.5 };
    expect(sightOf(seen, [], [box(90, 100, 20, 4)])(eye)).toBe(true);
    expect(sightOf(seen, [], [box(120, 100, 20, 4)])(eye)).toBe(false);
    expect(sightOf(seen, [], [box(90, 210, 20, 4)])(eye)).toBe(false);
  });

  it('answers alike for one point after another', () => {
    const sees = sightOf(seen, [box(0, 100, 99, 4), box(100, 100, 100, 4)]);
    const eyes = [20, 60, 99.5, 140, 180, 99.5].map((x) => ({ x: x + 0.25, y: 200.5 }));
    expect(eyes.map(sees)).toEqual([false, false, true, false, false, true]);
  });
});
