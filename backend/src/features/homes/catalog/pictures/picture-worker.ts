import { readFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { EncodedPicture, EncodeRequest } from './encode-picture.ts';

/** As wide as a page shows it on a screen of double density. */
const widest = 1600;
const quality = 85;

/** Paints the picture anew: nothing but its pixels, upright, is in the result. */
const encode = async (path: string): Promise<EncodedPicture> => {
  const image = await loadImage(await readFile(path));
  const scale = Math.min(1, widest / image.width, widest / image.height);
  const [width, height] = [image.width, image.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  return { body: await canvas.encode('webp', quality), width, height };
};

// The program that `encode-picture.ts` starts for one picture. It ends with the server that started it.
process.once('message', ({ path }: EncodeRequest) => {
  void encode(path).then(
    (picture) => process.send?.(picture, () => process.exit()),
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => undefined);
