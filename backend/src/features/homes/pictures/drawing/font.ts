import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { Face } from './shape.ts';

/** Both typefaces come with npm (OFL), so that a picture looks the same on every machine. */
export const family: Record<Face, string> = {
  label: 'Hearthline Label',
  'label-strong': 'Hearthline Label Strong',
  title: 'Hearthline Title',
};

const files: Record<Face, string> = {
  label: '@fontsource/figtree/files/figtree-latin-400-normal.woff2',
  'label-strong': '@fontsource/figtree/files/figtree-latin-500-normal.woff2',
  title: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
};

const require = createRequire(import.meta.url);
const measuring = createCanvas(1, 1).getContext('2d');

for (const face of Object.keys(files) as Face[]) {
  if (!GlobalFonts.registerFromPath(require.resolve(files[face]), family[face])) {
    throw new Error(`The typeface ${files[face]} could not be read`);
  }
}

/** Width of a line of text, in the unit of `size`. */
export const textWidth = (content: string, face: Face, size: number, spacing = 0): number => {
  // Measured large and scaled down: hinting at small sizes rounds the advance widths.
  measuring.font = `100px ${family[face]}`;
  return (measuring.measureText(content).width * size) / 100 + spacing * content.length;
};
