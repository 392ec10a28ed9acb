import { Path2D, type PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import { family } from './font.ts';
import type { Fill, PathShape, Shape, TextShape } from './shape.ts';

/** A bitmap's canvas or a page of a PDF: both support the same drawing calls. */
export type Surface = SKRSContext2D | ReturnType<PDFDocument['beginPage']>;

const radians = Math.PI / 180;

const resolve = (context: Surface, fill: Fill): Surface['fillStyle'] => {
  if (typeof fill === 'string') return fill;
  const [x1, y1] = fill.from;
  const [x2, y2] = fill.to;
  const gradient =
    fill.kind === 'linear'
      ? context.createLinearGradient(x1, y1, x2, y2)
      : context.createRadialGradient(x1, y1, 0, x1, y1, Math.hypot(x2 - x1, y2 - y1));
  for (const [offset, colour] of fill.stops) gradient.addColorStop(offset, colour);
  return gradient;
};

const paintPath = (context: Surface, shape: PathShape): void => {
  const outline = new Path2D(shape.d);
  context.save();
  if (shape.opacity !== undefined) context.globalAlpha *= shape.opacity;
  if (shape.fill) {
    context.fillStyle = resolve(context, shape.fill);
    context.fill(outline);
  }
  if (shape.stroke) {
    context.strokeStyle = resolve(context, shape.stroke);
    context.lineWidth = shape.width ?? 1;
    context.lineCap = shape.cap ?? 'butt';
    context.lineJoin = shape.join ?? 'miter';
    if (shape.dash) context.setLineDash([...shape.dash]);
    context.stroke(outline);
  }
  context.restore();
};

const paintText = (context: Surface, shape: TextShape): void => {
  context.save();
  context.translate(shape.at[0], shape.at[1]);
  if (shape.turn) context.rotate(shape.turn * radians);
  context.font = `${shape.size}px ${family[shape.face]}`;
  context.letterSpacing = `${shape.spacing ?? 0}px`;
  context.textAlign = shape.align ?? 'left';
  context.fillStyle = shape.fill;
  context.fillText(shape.text, 0, 0);
  context.restore();
};

/** Draws shapes on a bitmap or a PDF page in the given order: the last is on top. */
export const paint = (context: Surface, shapes: readonly Shape[]): void => {
  for (const shape of shapes) {
    if (shape.kind === 'path') paintPath(context, shape);
    else if (shape.kind === 'text') paintText(context, shape);
    else {
      context.save();
      if (shape.move) context.translate(shape.move[0], shape.move[1]);
      if (shape.turn) context.rotate(shape.turn * radians);
      if (shape.scale || shape.flat) context.scale(shape.scale ?? 1, (shape.scale ?? 1) * (shape.flat ?? 1));
      if (shape.clip) context.clip(new Path2D(shape.clip));
      if (shape.opacity !== undefined) context.globalAlpha *= shape.opacity;
      paint(context, shape.children);
      context.restore();
    }
  }
};
