import { expect, it } from 'vitest';
import { box, door, entry, home, piece, room, wall } from '../../../model/testing/small-home.ts';
import { everydayFaults } from './everyday.ts';

const living = room('living', 'living', box(6, 6, 200, 228));
const hall = room('hall', 'hall', box(212, 190, 192, 44));
const bath = { ...room('bath', 'bath', box(300, 100, 60, 84)), bath: 'full' } as const;
const primary = room('primary', 'primary', box(410, 6, 120, 228));

it('counts the feet from a bedroom to the nearest bath beyond nine, but not to its own', () => {
  const at = (x: number, owner?: string): number =>
    everydayFaults.farBath(
      home({
        rooms: [living, hall, { ...bath, ...(owner !== undefined && { for: owner }) }, primary],
        doors: [door(['hall', 'primary'], box(404, 190, 6, 36)), door(['hall', 'bath'], box(x, 184, 36, 6))],
      }),
    );
  expect(at(300)).toBe(0);
  expect(at(100)).toBeGreaterThan(20);
  expect(at(100, 'primary')).toBe(0);
});

it('has no bath beside the front door, nor behind the laundry', () => {
  const utility = room('utility', 'utility', box(212, 6, 80, 170));
  const at = (from: string, x: number): number =>
    everydayFaults.bathAtEntry(
      home({
        rooms: [living, hall, utility, bath],
        doors: [entry(box(100, 234, 36, 6)), door([from, 'bath'], box(x, 180, 36, 6))],
      }),
    );
  expect(at('living', 150)).toBe(14);
  expect(at('living', 300)).toBe(0);
  expect(at('hall', 150)).toBe(0);
  const behind = (from: string): number =>
    everydayFaults.bathBehindUtility(
      home({ rooms: [living, hall, utility, bath], doors: [door([from, 'bath'], box(292, 100, 6, 36))] }),
    );
  expect(behind('utility')).toBe(80);
  expect(behind('hall')).toBe(0);
});

it('has a closet for coats', () => {
  expect(everydayFaults.noCoats(home({ rooms: [living] }))).toBe(16);
  const coats = { ...room('coats', 'closet', box(0, 0, 30, 40)), name: 'Coats' };
  expect(everydayFaults.noCoats(home({ rooms: [living, coats] }))).toBe(0);
});

it('has bedrooms of nine feet, and halls of sixteen', () => {
  const bedroom = (w: number): number =>
    everydayFaults.narrowBedroom(home({ rooms: [room('bedroom', 'bedroom', box(0, 0, w, 130))] }));
  expect(bedroom(108)).toBe(0);
  expect(bedroom(107)).toBe(9);
  expect(bedroom(102)).toBe(15);
  const walked = (w: number): number =>
    everydayFaults.hallWalk(home({ rooms: [room('hall', 'hall', box(0, 0, w, 40))] }));
  expect(walked(192)).toBe(0);
  expect(walked(240)).toBe(8);
});

it('has no door of a bath in sight of the table', () => {
  const seen = (walls: Parameters<typeof home>[0]['walls']): number =>
    everydayFaults.bathInSight(
      home({
        rooms: [living, hall, bath],
        walls: walls ?? [],
        doors: [door(['hall', 'bath'], box(300, 184, 36, 6))],
        fixtures: [piece('table', 'living', box(100, 190, 48, 36), { seats: 4 })],
      }),
    );
  expect(seen([])).toBe(10);
  expect(seen([wall('between', box(206, 6, 6, 228))])).toBe(0);
});
