import { printable } from '@hearthline/model/drawing/labels/text-width.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { inks, type Pdf } from './pdf-paint.ts';
import { fontData, planFonts, type PlanFont } from './plan-fonts.ts';
import { body, quiet, SheetWriter, type SheetLine } from './sheet-writer.ts';

/** Drawing, choices and price of a home, as a document for whoever decides about it. All texts are final. */
export interface PriceSheet {
  readonly title: string;
  readonly subtitle: string;
  /** The home from outside, as JPEG in the proportions of `sharedSize`. */
  readonly picture: Uint8Array | null;
  readonly plan: Plan | null;
  readonly parts: readonly {
    readonly title: string;
    readonly lines: readonly SheetLine[];
    readonly notes: readonly string[];
  }[];
  /** Below each page. */
  readonly footer: string;
}

const drawSheet = (doc: Pdf, { title, subtitle, picture, plan, parts, footer }: PriceSheet): void => {
  const writer = new SheetWriter(doc, printable(footer));
  writer.text(title, { size: 20, strong: true }, 2);
  writer.text(subtitle, { ...body, color: inks.quiet }, 10);
  if (picture) writer.picture(picture);
  if (plan) writer.drawing(plan);
  for (const { title: heading, lines, notes } of parts) {
    writer.heading(heading);
    for (const line of lines) writer.line(line);
    if (notes.length) writer.text('', quiet, 2);
    for (const note of notes) writer.text(note, quiet, 2);
  }
};

/** A PDF from a function that draws it. The same input gives the same bytes. */
export const pdfOf = async (
  title: string,
  draw: (doc: Pdf) => void,
  options: { readonly bufferPages?: boolean } = {},
): Promise<Buffer> => {
  // Imported on demand, like in plan-pdf.ts.
  const { default: PDFDocument } = await import('pdfkit');
  return new Promise((resolve, reject) => {
    const doc = new PDFDocument({
      ...options,
      autoFirstPage: false,
      lang: 'en-US',
      info: { Title: printable(title), Author: 'Hearthline', CreationDate: new Date(0) },
    });
    const pieces: Buffer[] = [];
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
    for (const name of Object.keys(planFonts) as PlanFont[]) doc.registerFont(name, fontData(name));
    draw(doc);
    doc.end();
  });
};

/** Drawing, choices and price of a home as a PDF. The same input gives the same bytes. */
export const priceSheetPdf = (sheet: PriceSheet): Promise<Buffer> =>
  pdfOf(sheet.title, (doc) => drawSheet(doc, sheet));
