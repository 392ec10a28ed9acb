import { expect, it } from 'vitest';
import { entryPorch } from './entry-porch.ts';
import type { StyledPorch } from './styles.ts';

const wall = 720;
const porch: StyledPorch = { depth: 72, length: { min: 120, usual: 144, max: 192 } };
const half: StyledPorch = { depth: 96, length: { parts: 1, of: 2 } };
const entry = { from: 294, to: 342, depth: 36 };

it('lies in the middle of the door in its usual length', () => {
  expect(entryPorch(porch, entry, wall, [], [])).toEqual({ from: 246, to: 390, depth: 72 });
});

it('takes another length of its style rather than a post before a window', () => {
  const windows = [
    { from: 384, to: 420 },
    { from: 215, to: 251 },
  ];
  const found = entryPorch(porch, entry, wall, windows, []);
  expect(found).toEqual({ from: 258, to: 378, depth: 72 });
});

it('stays within the wall, over the whole door', () => {
  expect(entryPorch(porch, { from: 36, to: 84, depth: 36 }, wall, [], [])).toMatchObject({
    from: 0,
    to: 120,
  });
  const last = { from: 640, to: 688, depth: 36 };
  expect(entryPorch(half, last, wall, [], [])).toEqual({ from: 360, to: 720, depth: 96 });
});

it('leaves a landing beside it alone, or takes it in whole', () => {
  const beside = { from: 380, to: 428, depth: 36 };
  const found = entryPorch(porch, entry, wall, [], [beside]);
  expect(found.to <= beside.from || found.to >= beside.to).toBe(true);
  const near = { from: 350, to: 398, depth: 36 };
  const both = entryPorch(porch, entry, wall, [], [near]);
  expect(both.from).toBeLessThanOrEqual(entry.from);
  expect(both.to).toBeGreaterThanOrEqual(near.to);
});

it('takes in landings that leave it no place of its own length', () => {
  const others = [
    { from: 200, to: 290, depth: 36 },
    { from: 346, to: 440, depth: 36 },
  ];
  expect(entryPorch(porch, entry, wall, [], others)).toEqual({ from: 200, to: 440, depth: 72 });
});
