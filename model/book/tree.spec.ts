import { expect, it } from 'vitest';
import { boxesOf, parseTree, roomsIn, treeText } from './tree.ts';

const text = '[152P 104{92B2 68U} 140{60L [40E 100L]}]'.replace('60L [40E 100L]', '60L 100[40E 100L]');

it('is read and written as the same text', () => {
  expect(treeText(parseTree(text))).toBe(text);
});

it.each(['', 'P', '[152P', '[152P}', '[P]', '[152P] ', '[12.5P]', '[152p]', '[152P10]'])(
  '%j is none',
  (wrong) => {
    expect(() => parseTree(wrong)).toThrow(/No tree of a plan/);
  },
);

it('names each room once', () => {
  expect(roomsIn(parseTree(text))).toEqual(['P', 'B2', 'U', 'L', 'E']);
});

it('fills its box from left to right and from the rear to the front', () => {
  expect(boxesOf(parseTree(text), { x: 0, y: 0, w: 396, h: 160 })).toEqual([
    { room: 'P', x: 0, y: 0, w: 152, h: 160 },
    { room: 'B2', x: 152, y: 0, w: 104, h: 92 },
    { room: 'U', x: 152, y: 92, w: 104, h: 68 },
    { room: 'L', x: 256, y: 0, w: 140, h: 60 },
    { room: 'E', x: 256, y: 60, w: 40, h: 100 },
    { room: 'L', x: 296, y: 60, w: 100, h: 100 },
  ]);
});
