import { expect, it } from 'vitest';
import {
  bathSizes,
  glassOf,
  kitchenSizes,
  livingSizes,
  openableOf,
  wideBathSize,
  windowOf,
  type WindowSize,
} from './window-sizes.ts';

const box = { x: 0, y: 0, w: 36, h: 6 };
const made = (size: WindowSize) => windowOf('window-1', 'wall-1', 'room', box, size, false);

it.each([...livingSizes, ...kitchenSizes, ...bathSizes, wideBathSize])(
  'front.order, geo.glass: $width x $height ends 81 in above the floor and opens no more than it can',
  (size) => {
    const { sill, height, glazedArea, openableArea, clearWidth, clearHeight, operation } = made(size);
    expect(sill + height).toBe(81);
    expect(glazedArea).toBeLessThanOrEqual(0.92 * size.width * height);
    expect(clearWidth).toBeLessThanOrEqual(size.width);
    expect(clearHeight).toBeLessThanOrEqual(operation === 'single-hung' ? height / 2 : height);
    expect(openableArea).toBeLessThanOrEqual(clearWidth * clearHeight);
    expect([glazedArea, openableArea]).toEqual([glassOf(size), openableOf(size)]);
  },
);

it('hud.106a-egress: one can leave through the two wider windows of a bedroom', () => {
  for (const size of livingSizes.slice(0, 2)) {
    const { clearWidth, clearHeight, sill, latch } = made(size);
    expect(clearWidth).toBeGreaterThanOrEqual(22);
    expect(clearHeight).toBeGreaterThanOrEqual(22);
    expect(clearWidth * clearHeight).toBeGreaterThanOrEqual(720);
    expect(sill).toBe(21);
    expect(latch).toBeLessThanOrEqual(54);
  }
});

it('front.bath: nobody looks into a bath, whose wide window leaves no wall blank', () => {
  for (const size of [...bathSizes, wideBathSize]) expect(made(size).sill).toBe(60);
  expect(wideBathSize.width * wideBathSize.height).toBeGreaterThanOrEqual(1152);
});

it('has sills above a counter in kitchens', () => {
  for (const size of kitchenSizes) expect(made(size).sill).toBe(39);
});
