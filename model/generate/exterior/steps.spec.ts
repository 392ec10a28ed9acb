import { expect, it } from 'vitest';
import { framedDouble } from '../../testing/framed-homes.ts';
import { rampFrom, stairsFrom } from './steps.ts';

const { frame } = framedDouble();
const porch = { from: 200, to: 400, depth: 72 };

it('geo.steps: stairs rise 30 in in four steps 10 in deep, before the middle of the door', () => {
  expect(stairsFrom(frame, 'front', porch, { from: 276, to: 312 })).toEqual({
    x: 264,
    y: 392,
    w: 60,
    h: 30,
    kind: 'stairs',
    risers: 4,
    facing: 'front',
  });
  expect(stairsFrom(frame, 'rear', porch, { from: 276, to: 312 })).toMatchObject({ y: -102, h: 30 });
  expect(stairsFrom(frame, 'left', porch, { from: 276, to: 312 })).toMatchObject({ x: -102, w: 30, h: 60 });
  expect(stairsFrom(frame, 'right', porch, { from: 276, to: 312 })).toMatchObject({ x: 744, w: 30 });
});

it('geo.steps: stairs stay before their porch, at least 36 in wide', () => {
  expect(stairsFrom(frame, 'front', porch, { from: 202, to: 238 })).toMatchObject({ x: 200, w: 60 });
  expect(stairsFrom(frame, 'front', { ...porch, to: 248 }, { from: 206, to: 242 })).toMatchObject({
    x: 200,
    w: 48,
  });
});

it('wish.accessible-ramp: a ramp leads along the wall to the side with more of it', () => {
  expect(rampFrom(frame, 'front', porch, [])).toEqual({
    x: 400,
    y: 356,
    w: 360,
    h: 36,
    kind: 'ramp',
    risers: 0,
    facing: 'right',
  });
});

it('wish.accessible-ramp: a ramp gives way to what lies there, at last straight from the porch', () => {
  const right = { x: 500, y: 320, w: 48, h: 66 };
  const left = { x: 60, y: 320, w: 48, h: 66 };
  expect(rampFrom(frame, 'front', porch, [right])).toMatchObject({ x: -160, w: 360, facing: 'left' });
  expect(rampFrom(frame, 'front', porch, [right, left])).toMatchObject({
    x: 200,
    y: 392,
    w: 36,
    h: 360,
    facing: 'front',
  });
});
