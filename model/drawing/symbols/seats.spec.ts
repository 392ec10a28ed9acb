import { describe, expect, it } from 'vitest';
import { sharedArea } from '../../plan/box.ts';
import type { Fixture } from '../../plan/document.ts';
import { box, home, piece, room } from '../../testing/small-home.ts';
import { drawPlan } from '../draw-plan.ts';
import { extentOf } from '../extent.ts';
import { drawSeats, impliedSeats, type ImpliedSeat } from './seats.ts';

const kitchen = room('kitchen', 'kitchen', box(0, 0, 480, 240));
const at = box(100, 100, 96, 38);
const island = piece('island', 'kitchen', at, { facing: 'front', seats: 3 });
const seatsOf = (...fixtures: Fixture[]): ImpliedSeat[] =>
  impliedSeats(home({ rooms: [kitchen], fixtures }).levels[0], []);

describe('stools', () => {
  it('stand in a row before an island, tucked under it and turned to it', () => {
    const seats = seatsOf(island);
    expect(seats.map(({ x, y, w, h }) => [x, y, w, h])).toEqual([
      [108.5, 133, 15, 15],
      [140.5, 133, 15, 15],
      [172.5, 133, 15, 15],
    ]);
    for (const { kind, facing } of seats) expect([kind, facing]).toEqual(['stool', 'rear']);
  });

  it.each([
    ['rear', 140.5, 90],
    ['left', 90, 111.5],
    ['right', 191, 111.5],
  ] as const)('stand on its side, whichever it is: %s', (facing, x, y) => {
    const seats = seatsOf({ ...island, facing, seats: 1 });
    expect(seats.map((seat) => [seat.x, seat.y])).toEqual([[x, y]]);
  });

  it('are as many as it seats, and as there is room for', () => {
    expect([0, 2, 4, 9].map((seats) => seatsOf({ ...island, seats }).length)).toEqual([0, 2, 4, 4]);
    const { seats: _none, ...silent } = island;
    expect(seatsOf(silent)).toEqual([]);
    expect(seatsOf({ ...island, x: 0, w: 480, seats: 99 })).toHaveLength(12);
  });

  it('have floor, and stand in nobody’s way', () => {
    expect(seatsOf({ ...island, y: 195 })).toEqual([]);
    expect(seatsOf(island, piece('chair', 'kitchen', box(100, 140, 30, 30)))).toHaveLength(2);
    const { levels } = home({ rooms: [kitchen], fixtures: [island] });
    expect(impliedSeats(levels[0], [box(170, 138, 40, 40)])).toHaveLength(2);
  });
});

it('draws a chair before a desk, its back away from it', () => {
  const desk = piece('desk', 'kitchen', box(200, 0, 60, 26), { facing: 'front' });
  const [seat, ...others] = seatsOf(desk);
  expect(others).toEqual([]);
  expect(seat).toEqual({ kind: 'chair', facing: 'rear', x: 220.5, y: 21, w: 19, h: 19 });
  const extent = extentOf(drawSeats(seat ? [seat] : []));
  expect(extent.y + extent.h).toBe(40);
  expect(sharedArea(extent, desk)).toBeGreaterThan(0);
});

it('draws seats with the furniture, and no name over them', () => {
  const plan = home({ rooms: [kitchen], fixtures: [island] });
  const count = (furniture: boolean): number =>
    drawPlan(plan, { furniture }).primitives.filter(({ layer }) => layer === 'furniture').length;
  expect([count(true), count(false)]).toEqual([6, 0]);
});
