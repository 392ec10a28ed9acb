import { expect, it } from 'vitest';
import { doubleWide } from '../testing/plans.ts';
import { withCaption } from './caption.ts';
import { drawPlan } from './draw-plan.ts';
import { boxOfText, extentOf } from './extent.ts';
import { designCheckSentence } from './notes.ts';

it.each([5, 7, 9, 12, 16])(
  'writes all of its sentences below the drawing, with text of %d inches',
  (textSize) => {
    const plan = doubleWide();
    const drawing = drawPlan(plan, { textSize });
    const { primitives, bounds } = withCaption(drawing, plan);
    const added = primitives.slice(drawing.primitives.length);
    const texts = added.filter((one) => one.kind === 'text');
    const all = texts.map(({ text }) => text).join(' ');
    expect(all).toContain(designCheckSentence);
    expect(all).toContain('Room sizes are clear inside the walls.');
    expect(all).not.toContain('…');
    const extent = extentOf(added);
    expect(extent.y).toBeGreaterThanOrEqual(drawing.bounds.y + drawing.bounds.h);
    expect(extent.y + extent.h).toBeLessThanOrEqual(bounds.y + bounds.h);
    expect(extent.x + extent.w).toBeLessThanOrEqual(bounds.x + bounds.w);
    const boxes = texts.map(boxOfText);
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1))
        expect(
          one.x >= other.x + other.w ||
            other.x >= one.x + one.w ||
            one.y >= other.y + other.h ||
            other.y >= one.y + one.h,
        ).toBe(true);
  },
);
