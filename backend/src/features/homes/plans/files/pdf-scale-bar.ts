import { inks, write, type Pdf } from '../../../../platform/pdf/paint.ts';

/** How many feet a bar may stand for, the most first: its halves and quarters are whole feet. */
const lengths = [64, 32, 16, 8, 4] as const;
const thickness = 4;

/** The feet that the longest bar in a width stands for. @param points for an inch of the home */
export const feetOfBar = (points: number, width: number): number =>
  lengths.find((feet) => feet * 12 * points <= width) ?? lengths[4];

/**
 * A bar of feet in four fields: it is right on whatever paper the sheet is printed.
 * @param points for an inch of the home
 * @param place of its upper left corner, and the widest it may be
 */
export const drawScaleBar = (
  doc: Pdf,
  points: number,
  { x, y, w }: { x: number; y: number; w: number },
): void => {
  // Room for the last number, which stands in the middle of the bar's end.
  const feet = feetOfBar(points, w - 12);
  const field = (feet / 4) * 12 * points;
  doc.undash().lineWidth(0.5).strokeColor(inks.line);
  for (const at of [0, 1, 2, 3]) {
    doc.rect(x + at * field, y, field, thickness);
    if (at % 2 === 0) doc.fillColor(inks.line).fillAndStroke();
    else doc.stroke();
  }
  const look = { size: 6.5, color: inks.quiet, align: 'center' } as const;
  write(doc, '0', x, y + thickness + 8, { ...look, align: 'left' });
  write(doc, `${feet / 2}`, x + 2 * field, y + thickness + 8, look);
  write(doc, `${feet} ft`, x + 4 * field, y + thickness + 8, look);
};
