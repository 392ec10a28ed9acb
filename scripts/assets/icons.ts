// npm run icons: draws the PNG icons from frontend/public/icon.svg, for where a browser or phone takes no SVG.
import { readFile, writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';

const folder = 'frontend/public';

interface Icon {
  readonly file: string;
  readonly size: number;
  /** Fills the square to its edges with the drawing in the middle, because the device cuts its own shape out of it. */
  readonly bleeds: boolean;
}

const icons: readonly Icon[] = [
  { file: 'icon-180.png', size: 180, bleeds: true },
  { file: 'icon-192.png', size: 192, bleeds: false },
  { file: 'icon-512.png', size: 512, bleeds: false },
  { file: 'icon-maskable-512.png', size: 512, bleeds: true },
];

const svg = await readFile(`${folder}/icon.svg`, 'utf8');
for (const { file, size, bleeds } of icons) {
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" `);
  const drawing = await loadImage(Buffer.from(bleeds ? sized.replace(' rx="7"', '') : sized));
  const canvas = createCanvas(size, size);
  canvas.getContext('2d').drawImage(drawing, 0, 0, size, size);
  await writeFile(`${folder}/${file}`, canvas.toBuffer('image/png'));
  console.log(`${folder}/${file}`);
}
