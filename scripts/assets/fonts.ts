// npm run fonts: cuts the fonts of the first screen down to the letters and weights that the site's own words need.
// Other letters (names of people, other languages) come from the packages' files, by `unicode-range`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const folder = 'frontend/src/ui/theme/fonts';

/** Printable ASCII, and the other characters that the copy uses. The `unicode-range` in `ui/theme/fonts.css` lists the same. */
const letters =
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('') +
  '\u00a0·×÷–—‘’“”•…−';

const fonts = [
  { family: 'figtree', weights: { min: 400, max: 650 } },
  { family: 'newsreader', weights: { min: 500, max: 560 } },
] as const;

await mkdir(folder, { recursive: true });
for (const { family, weights } of fonts) {
  const whole = await readFile(
    `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
  );
  const cut = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { ...weights, default: weights.min } },
  });
  await writeFile(`${folder}/${family}.woff2`, cut);
  console.log(`${folder}/${family}.woff2: ${whole.length} → ${cut.length} bytes`);
}
