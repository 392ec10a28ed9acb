import type { Drawing } from '@hearthline/model/drawing/draw-plan.ts';
import { lightPalette, type Palette } from '@hearthline/model/drawing/palette.ts';
import { dashes, penWidths, type Path, type Text } from '@hearthline/model/drawing/primitive.ts';
import { pathData } from '@hearthline/model/drawing/svg/path-data.ts';
import { isLatin, type Typeface } from './typefaces.ts';

export type Pdf = PDFKit.PDFDocument;

/** Colors for print: on white. */
export const { inks, fills }: Palette = {
  inks: { ...lightPalette.inks, joint: '#ffffff' },
  fills: { ...lightPalette.fills, paper: '#ffffff' },
};

/** Lines that part rows and mark scales, on white. */
export const hairline = '#d9d2c3';

/** The height of a drawing's text on the sheet, in points, whatever its scale. */
export const textPoints = 7;

export interface Look {
  readonly size: number;
  /** As strong as names in drawings. */
  readonly strong?: boolean;
  /** As strong as sums in lists. */
  readonly bold?: boolean;
  /** In the typeface of titles. */
  readonly title?: boolean;
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
}

/** Sets what a text is written in: another typeface for one with letters that the site's do not have. */
export const use = (doc: Pdf, text: string, { size, strong, bold, title }: Look): Pdf => {
  const face = title ? 'title' : bold ? 'bold' : strong ? 'strong' : 'regular';
  const known: Typeface = isLatin(text) ? face : 'other';
  return doc.font(known).fontSize(size);
};

/** A line of text whose baseline begins, ends or is centered at a point, in points. */
export const write = (doc: Pdf, text: string, x: number, y: number, look: Look): void => {
  const { color = inks.text, align = 'left' } = look;
  if (!text) return;
  use(doc, text, look).fillColor(color);
  const wide = align === 'left' ? 0 : doc.widthOfString(text);
  const left = x - (align === 'center' ? wide / 2 : wide);
  doc.text(text, left, y, { lineBreak: false, baseline: 'alphabetic' });
};

/** The width of a line of text, in points. */
export const widthOf = (doc: Pdf, text: string, look: Look): number =>
  use(doc, text, look).widthOfString(text);

/** A text broken into lines of at most this width. Words that are wider are cut. */
export const linesOf = (doc: Pdf, text: string, width: number, look: Look): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(doc, longer, look) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (widthOf(doc, line, look) > width && line.length > 1) {
      let end = line.length - 1;
      while (end > 1 && widthOf(doc, line.slice(0, end), look) > width) end--;
      lines.push(line.slice(0, end));
      line = line.slice(end);
    }
  }
  return line ? [...lines, line] : lines;
};

const paintPath = (doc: Pdf, path: Path, textSize: number): void => {
  if (path.pen) {
    doc.lineWidth(penWidths[path.pen] * textSize).strokeColor(inks[path.ink ?? 'line']);
    // It takes the whole pattern, which its types do not say.
    if (path.dash) doc.dash([...dashes[path.dash]] as unknown as number, {});
    else doc.undash();
  }
  doc.path(pathData(path));
  if (path.fill && path.pen) doc.fillColor(fills[path.fill]).fillAndStroke(undefined, undefined, 'even-odd');
  else if (path.fill) doc.fillColor(fills[path.fill]).fill('even-odd');
  else if (path.pen) doc.stroke();
};

const paintText = (
  doc: Pdf,
  one: Text,
  at: (x: number, y: number) => [number, number],
  scale: number,
): void => {
  const [x, y] = at(one.x, one.y);
  const size = one.size * scale;
  const align = one.anchor === 'start' ? 'left' : one.anchor === 'end' ? 'right' : 'center';
  doc.save();
  if (one.upright) doc.rotate(-90, { origin: [x, y] });
  write(doc, one.text, x, y + size * 0.35, {
    size,
    align,
    strong: one.strong ?? false,
    color: inks[one.ink ?? 'text'],
  });
  doc.restore();
};

/**
 * A drawing on a page.
 * @param place where the upper left corner of its bounds lies, in points; `scale`: points for an inch of the home
 */
export const paintDrawing = (
  doc: Pdf,
  { primitives, bounds, textSize }: Drawing,
  place: { x: number; y: number; scale: number },
): void => {
  const { scale } = place;
  const at = (x: number, y: number): [number, number] => [
    place.x + (x - bounds.x) * scale,
    place.y + (y - bounds.y) * scale,
  ];
  const [left, top] = at(0, 0);
  doc.lineCap('round').lineJoin('miter');
  for (const one of primitives) {
    if (one.kind === 'text') paintText(doc, one, at, scale);
    else {
      doc.save().transform(scale, 0, 0, scale, left, top);
      paintPath(doc, one, textSize);
      doc.restore();
    }
  }
};
