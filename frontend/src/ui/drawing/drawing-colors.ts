import { darkPalette, lightPalette } from '@hearthline/model/drawing/palette.ts';
import type { Fill, Ink, InteriorFinish } from '@hearthline/model/drawing/primitive.ts';

const pairs = (
  kind: 'ink' | 'fill',
  light: Readonly<Record<string, string>>,
  dark: Readonly<Record<string, string>>,
): [string, string][] =>
  Object.entries(light).map(([name, color]) => [
    `--plan-${kind}-${name}`,
    `light-dark(${color}, ${dark[name] ?? color})`,
  ]);

/** The colors of a drawing as variables that follow the page's color scheme. */
export const drawingColors: Readonly<Record<string, string>> = Object.fromEntries([
  ...pairs('ink', lightPalette.inks, darkPalette.inks),
  ...pairs('fill', lightPalette.fills, darkPalette.fills),
]);

export const inkOf = (ink: Ink): string => `var(--plan-ink-${ink})`;
export const fillOf = (fill: Fill): string => `var(--plan-fill-${fill})`;

/** The variable that gives a finish its color; as long as it is not set, things have the color that they have in every drawing. */
export const finishVariable = (finish: InteriorFinish): `--${string}` => `--plan-finish-${finish}`;
/** The same for text on a finish, so that it can be read. */
export const finishTextVariable = (finish: InteriorFinish): `--${string}` => `--plan-finish-${finish}-text`;
