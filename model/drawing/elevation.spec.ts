import { expect, it } from 'vitest';
import { doubleWide, singleWide } from '../testing/plans.ts';
import { drawElevation } from './elevation.ts';
import { boxOfText, extentOf } from './extent.ts';
import type { Side } from '../plan/document.ts';

const placed = (side: Side, id: string, make = doubleWide): number => {
  const own = drawElevation(make(), side, 9).primitives.filter(({ of }) => of === id);
  const { x, w } = extentOf(own);
  return x + w / 2;
};

it('shows on each side what is there, as somebody before it sees it', () => {
  const plan = doubleWide();
  const has = (side: Side): (string | undefined)[] => [
    ...new Set(
      drawElevation(plan, side, 9).primitives.flatMap(({ of, layer }) => (layer === 'text' ? [] : [of])),
    ),
  ];
  expect(has('front')).toContain('front-door');
  expect(has('front')).not.toContain('back-door');
  expect(has('rear')).toContain('back-door');
  // From the front left is left; from behind it is right.
  expect(placed('front', 'front-door')).toBe(318);
  expect(placed('rear', 'back-door')).toBe(672 - 370);
});

it('puts windows as high as they are', () => {
  const [window] = drawElevation(doubleWide(), 'front', 9).primitives.filter(
    ({ of, kind }) => of === 'living-window-1' && kind === 'path',
  );
  const { y, h } = extentOf(window ? [window] : []);
  // A frame of 48 with trim of 3, from 36 above the floor.
  expect([-y - h, h]).toEqual([33, 54]);
});

it('draws a porch before its side; beside the ends it belongs to no thing of theirs', () => {
  expect(placed('front', 'porch', singleWide)).toBe(500);
  for (const side of ['left', 'right'] as const) {
    const { primitives } = drawElevation(singleWide(), side, 9);
    expect(primitives.filter((one) => one.of === 'porch')).toEqual([]);
    const { x, w } = extentOf(primitives.filter(({ layer }) => layer === 'porch'));
    // To somebody before the left end the front is at the right.
    expect(side === 'left' ? x + w : -x).toBeGreaterThan(side === 'left' ? singleWide().width + 59 : 59);
  }
});

it('front.one-body: roofs no landing', () => {
  const { primitives } = drawElevation({ ...singleWide(), porches: [] }, 'front', 9);
  const landing = primitives.filter(({ of }) => of?.startsWith('landing'));
  expect(landing.length).toBeGreaterThan(0);
  // Rails are 36 high on a deck an inch below the floor.
  expect(extentOf(landing).y).toBeGreaterThan(-40);
});

it('is a picture alone without its heights and its title, as large as what is drawn', () => {
  const whole = drawElevation(doubleWide(), 'front', 9);
  const picture = drawElevation(doubleWide(), 'front', 9, { dimensions: false, caption: false });
  expect(whole.primitives.filter(({ kind }) => kind === 'text')).toHaveLength(3);
  expect(picture.primitives.filter(({ kind, layer }) => kind === 'text' || layer === 'dimensions')).toEqual(
    [],
  );
  // The ground reaches 36 beyond the home at both ends, and the margin is the height of the text.
  expect(picture.bounds).toMatchObject({ x: -36 - 9, w: 672 + 2 * (36 + 9) });
  expect(whole.bounds.w).toBeGreaterThan(picture.bounds.w);
  const captioned = drawElevation(doubleWide(), 'front', 9, { dimensions: false });
  expect(captioned.primitives.filter(({ kind }) => kind === 'text')).toMatchObject([
    { text: 'Front elevation · 56\' 0"' },
  ]);
});

it.each([9, 14, 40, 60])(
  'writes its heights and its title clear of each other, with text of %i inches',
  (size) => {
    const texts = drawElevation(singleWide(), 'left', size).primitives.flatMap((one) =>
      one.kind === 'text' ? [boxOfText(one)] : [],
    );
    expect(texts).toHaveLength(3);
    const [wall, grade, title] = texts;
    expect(wall!.y + wall!.h).toBeLessThan(grade!.y);
    expect(grade!.y + grade!.h).toBeLessThan(title!.y);
  },
);
