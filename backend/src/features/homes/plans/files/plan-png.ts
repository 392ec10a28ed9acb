import type { Drawing } from '@hearthline/model/drawing/draw-plan.ts';
import { lightPalette } from '@hearthline/model/drawing/palette.ts';
import { dashes, penWidths, type Path, type Text } from '@hearthline/model/drawing/primitive.ts';
import { pathData } from '@hearthline/model/drawing/svg/path-data.ts';
import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { typefaces } from '../../../../platform/pdf/typefaces.ts';

const families = {
  regular: 'Hearthline Plan',
  strong: 'Hearthline Plan Strong',
  other: 'Hearthline Plan Other',
};

for (const face of Object.keys(families) as (keyof typeof families)[])
  if (!GlobalFonts.registerFromPath(typefaces[face], families[face]))
    throw new Error(`The typeface ${typefaces[face]} could not be read`);

const { inks, fills } = lightPalette;

const paintPath = (context: SKRSContext2D, path: Path, textSize: number): void => {
  const outline = new Path2D(pathData(path));
  if (path.fill) {
    context.fillStyle = fills[path.fill];
    context.fill(outline, 'evenodd');
  }
  if (!path.pen) return;
  context.strokeStyle = inks[path.ink ?? 'line'];
  context.lineWidth = penWidths[path.pen] * textSize;
  context.setLineDash(path.dash ? [...dashes[path.dash]] : []);
  context.stroke(outline);
};

const paintText = (
  context: SKRSContext2D,
  { text, x, y, size, strong, ink, upright, anchor }: Text,
): void => {
  context.save();
  context.translate(x, y);
  if (upright) context.rotate(-Math.PI / 2);
  context.font = `${size}px '${strong ? families.strong : families.regular}', '${families.other}'`;
  context.textAlign = anchor ?? 'center';
  context.fillStyle = inks[ink ?? 'text'];
  context.fillText(text, 0, size * 0.35);
  context.restore();
};

/** The largest bitmap in pixels, whatever the shape of a drawing. */
const maxPixels = 6_000_000;

/**
 * A drawing as a bitmap, light on paper.
 * @param width in pixels
 */
export const drawingPng = async (drawing: Drawing, width: number): Promise<Buffer> => {
  const { bounds, primitives, textSize } = drawing;
  const scale = Math.min(width / bounds.w, Math.sqrt(maxPixels / (bounds.w * bounds.h)));
  const canvas = createCanvas(Math.round(bounds.w * scale), Math.round(bounds.h * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = fills.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.translate(-bounds.x, -bounds.y);
  context.lineCap = 'round';
  for (const one of primitives)
    if (one.kind === 'path') paintPath(context, one, textSize);
    else paintText(context, one);
  return canvas.encode('png');
};
