import { expect, it } from 'vitest';
import { contrastOf, readableOn } from './readable-on.ts';

it('measures contrast as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  // One color after the other, and one so dark that its part is not curved.
  expect(contrastOf('#ff0000', '#ffffff')).toBeCloseTo(4, 2);
  expect(contrastOf('#00ff00', '#000000')).toBeCloseTo(15.3, 2);
  expect(contrastOf('#0000ff', '#ffffff')).toBeCloseTo(8.59, 2);
  expect(contrastOf('#050505', '#000000')).toBeCloseTo(1.03, 3);
});

it('takes the ink that is read better', () => {
  const on = (color: string) => readableOn(color, '#1b231e', '#fffdf9');
  expect(['#ffffff', '#c7a273', '#a3784f', '#936842', '#000000'].map(on)).toEqual([
    '#1b231e',
    '#1b231e',
    '#1b231e',
    '#fffdf9',
    '#fffdf9',
  ]);
});
