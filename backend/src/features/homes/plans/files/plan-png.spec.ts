import { withCaption } from '@hearthline/model/drawing/caption.ts';
import { drawPlan } from '@hearthline/model/drawing/draw-plan.ts';
import { textWidth } from '@hearthline/model/drawing/labels/text-width.ts';
import { everySymbol } from '@hearthline/model/testing/every-symbol.ts';
import { doubleWide, singleWide } from '@hearthline/model/testing/plans.ts';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { drawingPng } from './plan-png.ts';

/** The colors of a picture with how often they occur, in pixels. */
const colorsOf = async (
  png: Buffer,
): Promise<{ width: number; height: number; colors: Map<string, number> }> => {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const colors = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = `${data[at]},${data[at + 1]},${data[at + 2]}`;
    colors.set(color, (colors.get(color) ?? 0) + 1);
  }
  return { width: image.width, height: image.height, colors };
};

it('measures no letter narrower than it is written', () => {
  const context = createCanvas(1, 1).getContext('2d');
  for (const [family, strong] of [
    ['Hearthline Plan', false],
    ['Hearthline Plan Strong', true],
  ] as const) {
    context.font = `1000px '${family}'`;
    for (let code = 0x20; code < 0x7f; code++) {
      const letter = String.fromCharCode(code);
      expect(context.measureText(letter).width, letter).toBeLessThanOrEqual(
        textWidth(letter, 1000, strong) + 1,
      );
    }
  }
});

describe('the PNG of a plan', () => {
  it.each([singleWide, doubleWide])('is as wide as asked, with walls and floors on paper', async (make) => {
    const plan = make();
    const { width, height, colors } = await colorsOf(
      await drawingPng(withCaption(drawPlan(plan), plan), 1600),
    );
    expect(width).toBe(1600);
    expect(height).toBeGreaterThan(400);
    const share = (color: string): number => (colors.get(color) ?? 0) / (width * height);
    expect(share('43,53,47')).toBeGreaterThan(0.01);
    expect(share('247,240,226')).toBeGreaterThan(0.05);
    expect(share('255,253,249')).toBeGreaterThan(0.2);
    expect(colors.size).toBeGreaterThan(100);
  });

  it('is the same bytes each time', async () => {
    const draw = (): Promise<Buffer> => drawingPng(drawPlan(doubleWide()), 900);
    expect((await draw()).equals(await draw())).toBe(true);
  });

  it('is never larger than memory allows', async () => {
    const drawing = drawPlan(everySymbol());
    const { width, height } = await colorsOf(
      await drawingPng({ ...drawing, bounds: { x: 0, y: 0, w: 100, h: 6000 } }, 4000),
    );
    expect(width * height).toBeLessThan(6_100_000);
  });
});

it('measures text as wide as its typeface makes it', () => {
  const context = createCanvas(1, 1).getContext('2d');
  for (const text of [
    'Primary Bedroom',
    `12' 4" × 13' 2"`,
    'Walk-in closet',
    'Great Room',
    '56\' 0"',
    'WWW MMM',
  ]) {
    context.font = `100px 'Hearthline Plan'`;
    const drawn = context.measureText(text).width;
    expect(textWidth(text, 100), text).toBeGreaterThanOrEqual(drawn * 0.99);
    expect(textWidth(text, 100), text).toBeLessThan(drawn * 1.35);
  }
});
