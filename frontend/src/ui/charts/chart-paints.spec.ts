import { expect, it } from 'vitest';
import { colors } from '../theme/tokens.ts';
import { steps } from './chart-paints.tsx';

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};
const shade = (value: string, mode: number): string => value.match(/#\w{6}/g)?.[mode] ?? '';

it.each([0, 1])(
  'color mode %s: each step stands out from the next, and all but the faintest at 3:1 from the card',
  (mode) => {
    const shades = steps.map((step) => shade(step, mode));
    for (const [index, step] of shades.slice(1).entries())
      expect(contrast(step, shades[index] ?? '')).toBeGreaterThanOrEqual(1.5);
    for (const step of shades.slice(0, 3))
      expect(contrast(step, shade(colors.surface.value, mode))).toBeGreaterThanOrEqual(3);
  },
);
