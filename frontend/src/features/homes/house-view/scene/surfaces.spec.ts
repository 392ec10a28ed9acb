import { sequence } from '@hearthline/model/random.ts';
import { sidingIds } from '@hearthline/rules/design.ts';
import { expect, it } from 'vitest';
import { otherPaint, sidingPaint } from './surfaces.ts';
import type { Brush } from './paint.ts';

const size = 96;

/** What is painted, each half inch of a texture. */
const painted = (draw: (brush: Brush) => void): { bare: number; colors: Set<string> } => {
  const cells = Array.from({ length: size * 2 * size * 2 }, () => '');
  const colors = new Set<string>();
  draw({
    random: sequence('spec'),
    block: (x, y, w, h, color, height) => {
      if (![x, y, w, h, height ?? 0].every(Number.isFinite)) throw new Error('Not a number');
      colors.add(color);
      for (let row = Math.max(0, Math.ceil(y * 2)); row < Math.min(size * 2, (y + h) * 2); row++)
        for (let column = Math.max(0, Math.ceil(x * 2)); column < Math.min(size * 2, (x + w) * 2); column++)
          cells[row * size * 2 + column] = color;
    },
    slope: (...numbers) => {
      if (!numbers.every(Number.isFinite)) throw new Error('Not a number');
    },
  });
  return { bare: cells.filter((color) => color === '').length, colors };
};

const isColor = (color: string): boolean =>
  /^#[\da-f]{6}$/.test(color) ||
  (/^rgb\(\d+,\d+,\d+\)$/.test(color) &&
    (color.match(/\d+/g) ?? []).every((part) => Number(part) >= 0 && Number(part) <= 255));

it.each([...sidingIds.map((id) => [id, sidingPaint(id, '#8b9fab')] as const), ...Object.entries(otherPaint)])(
  '%s covers all of its texture in several tones',
  (_name, draw) => {
    const { bare, colors } = painted(draw);
    expect(bare).toBe(0);
    expect([...colors].filter((color) => !isColor(color))).toEqual([]);
    expect(colors.size).toBeGreaterThan(1);
  },
);
