import type { Drawing } from '@hearthline/model/drawing/draw-plan.ts';
import { printable } from '@hearthline/model/drawing/labels/text-width.ts';
import {
  fontData,
  inks,
  isLatin,
  paintDrawing,
  planFonts,
  type Pdf,
  type PlanFont,
} from '../../../homes/plans/pdf-drawing.api.ts';

/** Letter, portrait, in points. */
const page = { width: 612, height: 792, side: 62, top: 58, bottom: 64 } as const;
/** The width of the text. */
export const wide = page.width - 2 * page.side;

interface Look {
  readonly size?: number;
  readonly strong?: boolean;
  readonly color?: string;
  readonly align?: 'left' | 'right';
  readonly after?: number;
}

/** A text of several lines, each of them printable. */
const onLines = (text: string): string => text.split('\n').map(printable).join('\n');

/** A cell of a table, with its share of the width. */
export interface Cell {
  readonly text: string;
  readonly share: number;
  readonly strong?: boolean;
  readonly quiet?: boolean;
  /** Small enough for a hash to fit on its line. */
  readonly fine?: boolean;
  readonly align?: 'left' | 'right';
}

/**
 * Writes a document of headings, paragraphs, lists and tables from top to bottom, with its structure as tags, so that screen readers
 * read it in order.
 */
export class Paper {
  readonly doc: Pdf;
  private readonly root: ReturnType<Pdf['struct']>;

  constructor(doc: Pdf) {
    this.doc = doc;
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
    doc.y = page.top;
  }

  private tagged(type: Parameters<Pdf['struct']>[0], draw: () => void): void {
    this.root.add(this.doc.struct(type, {}, [draw]));
  }

  private use(text: string, { size = 10, strong = false, color = inks.text }: Look): void {
    const face: PlanFont = isLatin(text) ? (strong ? 'strong' : 'regular') : 'other';
    this.doc.font(face).fontSize(size).fillColor(color);
  }

  /** Begins a page unless this much is left on it. */
  room(high: number): void {
    if (this.doc.y + high > page.height - page.bottom) this.newPage();
  }

  newPage(): void {
    this.doc.addPage();
    this.doc.y = page.top;
  }

  gap(high: number): void {
    this.doc.y += high;
  }

  heading(level: 1 | 2 | 3, text: string): void {
    const size = { 1: 21, 2: 12.5, 3: 10.5 }[level];
    if (level > 1) this.room(level === 2 ? 84 : 54);
    this.gap(level === 2 ? 12 : level === 3 ? 5 : 0);
    this.tagged(`H${level}`, () => this.write(text, { size, strong: true, after: level === 1 ? 4 : 3 }));
  }

  private write(text: string, look: Look, x: number = page.side, width: number = wide): void {
    const shown = printable(text);
    this.use(shown, look);
    this.doc.text(shown, x, this.doc.y, { width, align: look.align ?? 'left', lineGap: 1.6 });
    this.doc.y += look.after ?? 5;
  }

  paragraph(text: string, look: Look = {}): void {
    this.tagged('P', () => this.write(text, look));
  }

  quiet(text: string): void {
    this.paragraph(text, { size: 8.5, color: inks.quiet });
  }

  item(text: string): void {
    this.room(16);
    this.tagged('P', () => {
      const { y } = this.doc;
      this.use('•', {});
      this.doc.text('•', page.side + 4, y, { lineBreak: false });
      this.doc.y = y;
      this.write(text, { after: 3 }, page.side + 18, wide - 18);
    });
  }

  /** Paragraphs in a frame, on one page; without a frame if they are longer than one. */
  framed(title: string, paragraphs: readonly string[]): void {
    const [size, between, inside] = [9.5, 4, 12];
    const width = wide - 2 * inside;
    const heights = paragraphs.map((text) => {
      const shown = printable(text);
      this.use(shown, { size });
      return this.doc.heightOfString(shown, { width, lineGap: 1.6 });
    });
    const high = heights.reduce((sum, one) => sum + one + between, 0) + 34 - between;
    if (high > page.height - page.top - page.bottom) {
      this.heading(2, title);
      for (const text of paragraphs) this.paragraph(text);
      return;
    }
    this.room(high);
    const top = this.doc.y;
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc.lineWidth(1).strokeColor(inks.line).rect(page.side, top, wide, high).stroke();
    this.doc.endMarkedContent();
    this.doc.y = top + 10;
    const left = page.side + inside;
    this.tagged('H2', () => this.write(title, { size: 10.5, strong: true, after: 2 }, left, width));
    for (const text of paragraphs)
      this.tagged('P', () => this.write(text, { size, after: between }, left, width));
    this.doc.y = top + high + 10;
  }

  /** A row of a table, kept together, with a line below. */
  row(cells: readonly Cell[], { line = true }: { readonly line?: boolean } = {}): void {
    const look = ({ strong = false, quiet = false, fine = false }: Cell): Look => ({
      size: fine ? 7 : quiet ? 8.5 : 9.5,
      strong,
      color: quiet ? inks.quiet : inks.text,
    });
    const widths = cells.map(({ share }) => share * wide - 8);
    const heights = cells.map((cell, index) => {
      const text = onLines(cell.text);
      this.use(text, look(cell));
      return this.doc.heightOfString(text || ' ', { width: widths[index] ?? wide, lineGap: 1 });
    });
    const high = Math.max(...heights) + 5;
    this.room(high);
    const top = this.doc.y;
    const row = this.doc.struct('TR');
    this.root.add(row);
    let x: number = page.side;
    cells.forEach((cell, index) => {
      const [at, width] = [x, widths[index] ?? wide];
      x += width + 8;
      row.add(
        this.doc.struct(cell.strong ? 'TH' : 'TD', {}, [
          () => {
            const text = onLines(cell.text);
            this.use(text, look(cell));
            const left = cell.align === 'right' ? at + 8 : at;
            this.doc.text(text, left, top + 2, { width, align: cell.align ?? 'left', lineGap: 1 });
          },
        ]),
      );
    });
    row.end();
    this.doc.y = top + high;
    if (!line) return;
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc
      .lineWidth(0.4)
      .strokeColor(inks.faint)
      .moveTo(page.side, this.doc.y)
      .lineTo(page.width - page.side, this.doc.y)
      .stroke();
    this.doc.endMarkedContent();
  }

  /** Facts with their names at the left. */
  facts(list: readonly (readonly [name: string, value: string])[]): void {
    for (const [name, value] of list)
      this.row([
        { text: name, share: 0.32, quiet: true },
        { text: value, share: 0.68, fine: /^[0-9a-f]{64}$/.test(value) },
      ]);
    this.gap(6);
  }

  /** A drawing across the page, at most this high. */
  drawing(drawing: Drawing, description: string, maxHeight: number): void {
    const { w: width, h: height } = drawing.bounds;
    const scale = Math.min(wide / width, maxHeight / height);
    this.room(height * scale + 12);
    const y = this.doc.y + 4;
    this.root.add(
      this.doc.struct('Figure', { alt: description }, [
        () => paintDrawing(this.doc, drawing, { x: page.side + (wide - width * scale) / 2, y, scale }),
      ]),
    );
    this.doc.undash();
    this.doc.y = y + height * scale + 10;
  }

  /** A picture of at most this size. */
  image(png: Uint8Array, description: string, maxSize: readonly [number, number]): void {
    this.room(maxSize[1] + 6);
    const { y } = this.doc;
    this.root.add(
      this.doc.struct('Figure', { alt: description }, [
        () => this.doc.image(Buffer.from(png), page.side, y, { fit: [...maxSize] }),
      ]),
    );
    this.doc.y = y + maxSize[1] + 4;
  }

  /** Writes what stands below each page, once the number of pages is known. */
  finish(footer: string): void {
    this.root.end();
    const { start, count } = this.doc.bufferedPageRange();
    for (let at = start; at < start + count; at += 1) {
      this.doc.switchToPage(at);
      // Text below the bottom margin would start another page.
      this.doc.page.margins.bottom = 0;
      this.doc.markContent('Artifact', { type: 'Pagination' });
      const y = page.height - 44;
      const text = printable(footer);
      this.use(text, { size: 8, color: inks.quiet });
      this.doc.text(text, page.side, y, { lineBreak: false });
      const number = `Page ${at - start + 1} of ${count}`;
      this.doc.text(number, page.width - page.side - this.doc.widthOfString(number), y, { lineBreak: false });
      this.doc.endMarkedContent();
    }
  }
}

/** Draws a document. @param write writes it @param footer stands below each page, beside its number */
export const drawPaper = async (
  { title, author, at, footer }: { title: string; author: string; at: Date; footer: string },
  write: (paper: Paper) => void,
): Promise<Buffer> => {
  // Imported on demand: it takes thirty megabytes, which a server needs only once there is a document.
  const { default: PDFDocument } = await import('pdfkit');
  return new Promise((resolve, reject) => {
    const doc = new PDFDocument({
      size: [page.width, page.height],
      margins: { top: page.top, bottom: page.bottom, left: page.side, right: page.side },
      bufferPages: true,
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      lang: 'en-US',
      info: { Title: printable(title), Author: printable(author), CreationDate: at },
    });
    const pieces: Buffer[] = [];
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
    for (const name of Object.keys(planFonts) as PlanFont[]) doc.registerFont(name, fontData(name));
    const paper = new Paper(doc);
    write(paper);
    paper.finish(footer);
    doc.end();
  });
};
