import { expect, it } from 'vitest';
import type { Fixture, StreetSide, Window } from '../../plan/document.ts';
import { framedDouble } from '../../testing/framed-homes.ts';
import { placeWindowsBySide } from './place-windows-by-side.ts';
import { windowsAboveSinks } from './windows-above-sinks.ts';

const { frame, placed } = framedDouble();
const windows = placeWindowsBySide(frame, placed, 'front');

const piece = (kind: Fixture['kind'], x: number, y: number, w: number, h: number): Fixture => ({
  id: kind,
  kind,
  room: 'kitchen',
  x,
  y,
  w,
  h,
  facing: 'rear',
});

const kitchenWindows = (fixtures: readonly Fixture[], street: StreetSide): Window[] =>
  windowsAboveSinks(frame, placed, windows, fixtures, street).filter(({ room }) => room === 'kitchen');

const middleOf = (list: readonly Window[]): number =>
  (Math.min(...list.map(({ x }) => x)) + Math.max(...list.map(({ x, w }) => x + w))) / 2;

const before = windows.filter(({ room }) => room === 'kitchen');

it('moves the windows of a kitchen before its sink', () => {
  const sink = piece('sink', middleOf(before) + 4 - 16, 289, 33, 25);
  const after = kitchenWindows([sink], 'left');
  expect(Math.abs(middleOf(after) - (sink.x + 16.5))).toBeLessThanOrEqual(0.5);
  expect(after.map(({ w, sill }) => [w, sill])).toEqual(before.map(({ w, sill }) => [w, sill]));
});

it('leaves them in the kitchen, however near to its end the sink stands', () => {
  const after = kitchenWindows([piece('sink', 535, 289, 33, 25)], 'left');
  expect(Math.max(...after.map(({ x, w }) => x + w))).toBe(568);
});

it('does not move them before a tall piece', () => {
  const edge = Math.max(...before.map(({ x, w }) => x + w));
  const after = kitchenWindows(
    [piece('sink', 535, 289, 33, 25), piece('refrigerator', edge + 3, 284, 36, 30)],
    'left',
  );
  expect(Math.max(...after.map(({ x, w }) => x + w))).toBe(edge + 3);
});

it('leaves those to the street, and those of a sink at an inner wall or on an island', () => {
  expect(kitchenWindows([piece('sink', 535, 289, 33, 25)], 'front')).toEqual(before);
  expect(kitchenWindows([piece('sink', 535, 260, 33, 25)], 'left')).toEqual(before);
});
