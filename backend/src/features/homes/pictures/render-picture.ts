import { createCanvas, PDFDocument } from '@napi-rs/canvas';
import { paint } from './drawing/paint.ts';
import type { Picture } from './drawing/shape.ts';
import type { ImageFormat } from './image-file.ts';

/** Letter, landscape, in points. */
const page = { width: 792, height: 612 } as const;

const toPdf = (picture: Picture): Buffer => {
  const document = new PDFDocument({ title: picture.title, creator: 'Hearthline' });
  const context = document.beginPage(page.width, page.height);
  context.fillStyle = picture.paper ?? '#ffffff';
  context.fillRect(0, 0, page.width, page.height);
  const scale = Math.min(page.width / picture.width, page.height / picture.height);
  context.translate((page.width - picture.width * scale) / 2, (page.height - picture.height * scale) / 2);
  context.scale(scale, scale);
  paint(context, picture.shapes);
  document.endPage();
  return document.close();
};

/**
 * A picture as a file. PDFs keep vectors and real text. `width`: width of the bitmap in pixels, by
 * default the picture's own; ignored for PDFs.
 */
export const renderPicture = async (
  picture: Picture,
  format: ImageFormat | 'jpeg',
  width = picture.width,
): Promise<Buffer> => {
  if (format === 'pdf') return toPdf(picture);
  const scale = width / picture.width;
  const canvas = createCanvas(width, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  paint(context, picture.shapes);
  if (format === 'jpeg') return canvas.encode('jpeg', 86);
  return format === 'png' ? canvas.encode('png') : canvas.encode('webp', 88);
};
