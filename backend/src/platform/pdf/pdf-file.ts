import { printable } from '@hearthline/model/drawing/labels/text-width.ts';
import type { Pdf } from './paint.ts';
import { fontData, typefaces, type Typeface } from './typefaces.ts';

/** What a file says of itself, and options of the library. */
interface PdfFile extends PDFKit.PDFDocumentOptions {
  readonly title: string;
  readonly author: string;
  /** When it was made; of a file whose bytes must not depend on it, the beginning of 1970. */
  readonly at: Date;
}

/** A PDF to draw on, with the typefaces of the site. */
export const openPdf = async ({ title, author, at, ...options }: PdfFile): Promise<Pdf> => {
  // Imported on demand: it takes thirty megabytes, which a server needs only once there is a document.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    lang: 'en-US',
    ...options,
    info: { Title: printable(title), Author: printable(author), CreationDate: at },
  });
  for (const name of Object.keys(typefaces) as Typeface[]) doc.registerFont(name, fontData(name));
  return doc;
};

/** Ends a PDF, embedding the letters that it uses. @returns the file; the same drawing gives the same bytes */
export const endPdf = (doc: Pdf): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
    doc.end();
  });
