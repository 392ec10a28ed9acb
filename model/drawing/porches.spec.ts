import { describe, expect, it } from 'vitest';
import { sharedArea } from '../plan/box.ts';
import type { Box, Plan } from '../plan/document.ts';
import { box, door, home, room } from '../testing/small-home.ts';
import { drawPlan } from './draw-plan.ts';
import { boxOfText } from './extent.ts';
import { drawPorches } from './porches.ts';
import type { Text } from './primitive.ts';

const withPorch = (place: Box): Plan => ({ ...home({}), porches: [{ id: 'porch', ...place }] });
const labelOf = (place: Box, textSize = 8, taken: readonly Box[] = []): Text | undefined =>
  drawPorches(withPorch(place), textSize, taken).find((one): one is Text => one.kind === 'text');

describe('the name of a porch', () => {
  it('stands at its outer edge, whichever side of the home it is on', () => {
    expect(labelOf(box(100, 240, 144, 72))).toMatchObject({ text: `Porch 12' 0" × 6' 0"`, x: 172, y: 306 });
    expect(labelOf(box(100, -72, 144, 72))).toMatchObject({ x: 172, y: -66 });
    expect(labelOf(box(-72, 100, 72, 120))).toMatchObject({ x: -66, y: 160, upright: true });
    expect(labelOf(box(480, 100, 72, 120))).toMatchObject({ x: 546, y: 160, upright: true });
  });

  it('makes way for what is written there, and is short or left out where there is no room', () => {
    const place = box(100, 240, 200, 72);
    expect(labelOf(place, 8, [box(100, 300, 200, 12)])?.y).toBeLessThan(300);
    expect(labelOf(box(100, 240, 60, 40))?.text).toBe('Porch');
    expect(labelOf(box(100, 240, 20, 20))).toBeUndefined();
    expect(labelOf(place, 8, [place])).toBeUndefined();
  });

  it('never lies on the mark of the entry or the swing of its door', () => {
    const living = room('living', 'living', box(6, 6, 468, 228));
    const entry = door(['living', 'outside'], box(150, 234, 36, 6), {
      entry: true,
      into: 'outside',
      hinge: 'start',
    });
    for (const textSize of [6, 9, 12, 18]) {
      const plan = {
        ...home({ rooms: [living], doors: [entry] }),
        porches: withPorch(box(96, 240, 144, 72)).porches,
      };
      const texts = drawPlan(plan, { textSize, dimensions: false }).primitives.filter(
        (one): one is Text => one.kind === 'text',
      );
      const mark = texts.find(({ text }) => text === 'Entry');
      const name = texts.find(({ text }) => text.startsWith('Porch'));
      expect(mark && name).toBeDefined();
      if (!mark || !name) continue;
      expect(sharedArea(boxOfText(mark), boxOfText(name)), `at ${textSize}`).toBe(0);
      expect(sharedArea(box(150, 240, 36, 36), boxOfText(name)), `at ${textSize}`).toBe(0);
    }
  });
});
