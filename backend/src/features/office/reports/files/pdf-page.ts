export type Pdf = PDFKit.PDFDocument;

/** The margin on each side, in points. */
export const margin = 48;

export const ink = {
  text: '#1b231e',
  quiet: '#545c55',
  line: '#d9d2c3',
  pine: '#1d4a38',
  sunken: '#ebe6da',
} as const;

/** The colors of the series; dark to light, so that they differ in print too. */
export const paints = ['#1d4a38', '#c9622f', '#7fb197', '#c3bda9'] as const;

/** A text that fits on one line of the given width, shortened with an ellipsis if necessary. */
export const fitted = (doc: Pdf, text: string, width: number): string => {
  const line = text.replace(/\s+/g, ' ');
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
