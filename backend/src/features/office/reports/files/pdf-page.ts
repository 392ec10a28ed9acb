import { brand } from '../../../../platform/pdf/mark.ts';
import { inks, use, type Look, type Pdf } from '../../../../platform/pdf/paint.ts';

/** The margin on each side, in points. */
export const margin = 48;

export const sunken = '#ebe6da';

/** The colors of the series; dark to light, so that they differ in print too. */
export const paints = [brand.pine, '#c9622f', '#7fb197', '#c3bda9'] as const;

/** A text that fits on one line of the given width, shortened with an ellipsis if necessary; the face that it is written in is set. */
export const fitted = (doc: Pdf, text: string, width: number, look: Look): string => {
  const line = text.replace(/\s+/g, ' ');
  use(doc, line, look).fillColor(look.color ?? inks.text);
  if (doc.widthOfString(line) <= width) return line;
  const letters = [...line];
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (doc.widthOfString(`${letters.slice(0, middle).join('')}…`) <= width) low = middle;
    else high = middle - 1;
  }
  return `${letters.slice(0, low).join('')}…`;
};
