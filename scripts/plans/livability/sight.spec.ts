import { describe, expect, it } from 'vitest';
import type { Door, Level } from '../../../model/plan/document.ts';
import { box, door, entry, home, room, wall } from '../../../model/testing/small-home.ts';
import { sightFault } from './sight.ts';

const living = room('living', 'living', box(6, 120, 200, 114));
const hall = room('hall', 'hall', box(212, 120, 200, 40));

describe('the front door', () => {
  const bath = room('bath', 'bath', box(6, 6, 100, 80));
  const bathDoor = (x: number): Door => door(['living', 'bath'], box(x, 86, 30, 4));
  const seen = (level: Partial<Level>): number =>
    sightFault(
      home({ rooms: [living, bath, hall], doors: [entry(box(50, 234, 36, 6)), bathDoor(50)], ...level }),
    );

  it('does not look at a toilet', () => {
    expect(seen({})).toBe(25);
    expect(seen({ rooms: [living, hall, { ...bath, use: 'office' }] })).toBe(0);
    expect(seen({ rooms: [living, hall, { ...bath, use: 'toilet' }] })).toBe(25);
    expect(seen({ doors: [bathDoor(50)] })).toBe(0);
    // Twelve inches are a glimpse, eleven none.
    expect(seen({ doors: [entry(box(50, 234, 36, 6)), bathDoor(74)] })).toBe(25);
    expect(seen({ doors: [entry(box(50, 234, 36, 6)), bathDoor(75)] })).toBe(0);
    expect(seen({ doors: [entry(box(0, 150, 6, 36)), bathDoor(50)] })).toBe(0);
  });

  it('does not look through walls, but through openings without a leaf', () => {
    const between = wall('between', box(0, 110, 300, 4));
    expect(seen({ walls: [between] })).toBe(0);
    expect(seen({ walls: [{ ...between, x: 90 }] })).toBe(25);
    expect(seen({ walls: [{ ...between, y: 0 }] })).toBe(25);
    const opening = door(['living', 'hall'], box(48, 110, 40, 4), { wall: 'between', kind: 'cased' });
    const doors = [entry(box(50, 234, 36, 6)), bathDoor(50)];
    expect(seen({ walls: [between], doors: [...doors, opening] })).toBe(25);
    expect(seen({ walls: [between], doors: [...doors, { ...opening, kind: 'hinged' }] })).toBe(0);
    expect(seen({ walls: [between], doors: [...doors, { ...opening, wall: 'other' }] })).toBe(0);
    expect(seen({ walls: [between], doors: [...doors, { ...opening, x: 120 }] })).toBe(0);
  });

  it('looks along the home as well', () => {
    expect(
      seen({
        rooms: [living, { ...bath, use: 'bath' }],
        doors: [entry(box(474, 150, 6, 36)), door(['living', 'bath'], box(206, 150, 4, 30))],
      }),
    ).toBe(25);
  });
});
