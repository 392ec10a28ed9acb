import { planFace } from './plan-face.ts';
import { darkPalette, lightPalette, type Palette } from '../palette.ts';

const variables = ({ inks, fills }: Palette): string =>
  [
    ...Object.entries(inks).map(([name, color]) => `--plan-ink-${name}:${color}`),
    ...Object.entries(fills).map(([name, color]) => `--plan-${name}:${color}`),
  ].join(';');

const names = <T extends string>(record: Readonly<Record<T, string>>): T[] => Object.keys(record) as T[];

/** The typeface of a drawing's text, the site's own; its widths are those of `textWidth`. */
export const fontFamily = "Figtree, 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif";

export type SvgColors = 'light' | 'dark';

const palettes = { light: lightPalette, dark: darkPalette } as const;

const paints = [
  ...names(lightPalette.inks).map(
    (name) =>
      `.plan .i-${name}{stroke:var(--plan-ink-${name})}.plan .t-${name}{fill:var(--plan-ink-${name})}`,
  ),
  ...names(lightPalette.fills).map((name) => `.plan .f-${name}{fill:var(--plan-${name})}`),
];

/**
 * The style sheet of a drawing: colors as variables, which a page may set for itself. Shapes carry the light colors as
 * attributes too, for programs that do not read variables.
 * @param colors of an image within a page, with its typeface; by default light or dark as the reader's system, in what is there
 */
export const svgStyle = (colors?: SvgColors): string =>
  [
    `.plan{${variables(palettes[colors ?? 'light'])}}`,
    ...(colors
      ? [`@font-face{font-family:Figtree;font-weight:400 500;src:url(${planFace})}`]
      : [`@media (prefers-color-scheme:dark){.plan{${variables(darkPalette)}}}`]),
    ...paints,
  ].join('\n');
