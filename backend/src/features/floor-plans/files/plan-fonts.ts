import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The typefaces of drawings as files. They come with npm (OFL and a free license), so that a drawing looks the same on every machine. */
export const planFonts = {
  regular: require.resolve('@fontsource/jost/files/jost-latin-400-normal.woff'),
  strong: require.resolve('@fontsource/jost/files/jost-latin-500-normal.woff'),
  /** For scripts that the others do not have. */
  other: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
} as const;

/** Whether the typeface of drawings has all letters of a text. */
export const isLatin = (text: string): boolean =>
  /^[ -~\u00a0-\u00ff\u0131\u0152\u0153\u2013-\u2026]*$/.test(text);
