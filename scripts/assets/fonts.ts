// npm run fonts: cuts the fonts of the first screen down to the letters and weights that the site's own words need.
// Other letters (names of people, other languages) come from the packages' files, by `unicode-range`.
// Plans that are shown as pictures carry their letters with them: an image in a page cannot use the page's fonts.
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

/** Vietnamese letters and marks, which Figtree does not have: from a face of the same build. Loaded where they occur. */
const vietnamese =
  '\u0300\u0301\u0303\u0309\u0323\u20ab' +
  String.fromCodePoint(...Array.from({ length: 0x1ef2 - 0x1ea0 }, (_, index) => 0x1ea0 + index));
const marked = await subsetFont(
  await readFile(
    'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-vietnamese-wght-normal.woff2',
  ),
  vietnamese,
  { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 650, default: 400 } } },
);
await writeFile(`${folder}/vietnamese.woff2`, marked);
console.log(`${folder}/vietnamese.woff2: ${marked.length} bytes`);

const planFace = 'model/drawing/svg/plan-face.ts';
const face = await subsetFont(
  await readFile('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  letters,
  { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 500, default: 400 } } },
);
await writeFile(
  planFace,
  `// Written by \`npm run fonts\`: Figtree (SIL Open Font License 1.1), in the letters and weights of drawings.

/** The typeface of plans that are shown as pictures, as the address of a WOFF2 file. */
export const planFace =
  'data:font/woff2;base64,${face.toString('base64')}';
`,
);
console.log(`${planFace}: ${face.length} bytes`);
