import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { designSystem } from './theme.ts';
import { colors } from './tokens.ts';

it('uses only variables that are written from tokens in the styles of every page', () => {
  const written = JSON.stringify(designSystem().getTokenCss());
  const css = readFileSync(path.join(import.meta.dirname, 'global.css'), 'utf8');
  const used = [...css.matchAll(/var\((--h-[\w-]+)\)/g)].map(([, name]) => name);
  expect(used).not.toEqual([]);
  expect(used.filter((name) => !written.includes(`"${name}":`))).toEqual([]);
});

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
const shade = (name: keyof typeof colors, mode: number): string =>
  colors[name].value.match(/#\w{6}/g)?.[mode] ?? '';

const grounds = ['paper', 'surface', 'sunken'] as const;
const words = ['ink', 'quiet', 'pineText', 'emberText', 'danger'] as const;
const pairs = [
  ...words.flatMap((word) => grounds.map((ground) => [word, ground] as const)),
  ['onPine', 'pine'],
  ['onPine', 'pineDeep'],
  ['onEmber', 'ember'],
  ['onEmber', 'emberDeep'],
  ['pineText', 'pineTint'],
  ['emberText', 'emberTint'],
  ['danger', 'dangerTint'],
  ['onNight', 'night'],
  ['onNightQuiet', 'night'],
] as const;

for (const [mode, name] of [
  [0, 'light'],
  [1, 'dark'],
] as const) {
  it.each(pairs)(`${name}: %s on %s is at least 4.5:1`, (word, ground) => {
    expect(contrast(shade(word, mode), shade(ground, mode))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ...grounds.flatMap(
      (ground) =>
        [
          ['edge', ground],
          ['focus', ground],
        ] as const,
    ),
    // Bands and pages that are dark in both modes have no ring of their own.
    ['focus', 'night'] as const,
  ])(`${name}: %s on %s is at least 3:1`, (line, ground) => {
    expect(contrast(shade(line, mode), shade(ground, mode))).toBeGreaterThanOrEqual(3);
  });
}

it.each([0, 1])(
  'shows where the keyboard is in the green of the product, not in the color of a mistake',
  (mode) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      parseInt(shade('focus', mode).slice(at, at + 2), 16),
    );
    expect(green).toBeGreaterThan(red);
    expect(green).toBeGreaterThan(blue);
  },
);
