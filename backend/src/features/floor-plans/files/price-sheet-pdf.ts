import { drawPlan } from '@hearthline/model/drawing/draw-plan.ts';
import { printable } from '@hearthline/model/drawing/labels/text-width.ts';
import { sharedSize } from '@hearthline/rules/homes/shared-picture.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { inks, linesOf, paintDrawing, write, type Look, type Pdf } from './pdf-paint.ts';
import { fontData, planFonts, type PlanFont } from './plan-fonts.ts';

/** A row of a table: what it is, and amounts at its right, the last one at the margin. */
export interface SheetLine {
  readonly label: string;
  /** In smaller type below the label. */
  readonly detail?: string | null;
  readonly amount: string;
  readonly strong?: boolean;
}

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

/** Letter, portrait, in points. */
const page = { width: 612, height: 792, margin: 54 } as const;
const wide = page.width - 2 * page.margin;
const bottom = page.height - page.margin - 18;

const body: Look = { size: 9.5 };
const quiet: Look = { size: 8, color: inks.quiet };

/** Writes from top to bottom, and begins a page where the last one is full. */
class Writer {
  private readonly doc: Pdf;
  private readonly footer: string;
  private y = 0;

  constructor(doc: Pdf, footer: string) {
    this.doc = doc;
    this.footer = footer;
    this.addPage();
  }

  private addPage(): void {
    this.doc.addPage({ size: [page.width, page.height], margin: 0 });
    write(this.doc, this.footer, page.margin, page.height - page.margin + 14, quiet);
    this.y = page.margin;
  }

  /** Makes room for something this high. */
  private room(high: number): void {
    if (this.y + high > bottom) this.addPage();
  }

  text(text: string, look: Look, after = 4, width = wide): void {
    for (const line of linesOf(this.doc, printable(text), width, look)) {
      this.room(look.size * 1.3);
      this.y += look.size * 1.3;
      write(this.doc, line, page.margin, this.y, look);
    }
    this.y += after;
  }

  /** Keeps a heading with what follows it. */
  heading(text: string): void {
    this.room(60);
    this.y += 12;
    this.text(text, { size: 12, strong: true }, 4);
  }

  line({ label, detail, amount, strong = false }: SheetLine): void {
    const look = { ...body, strong };
    const left = linesOf(this.doc, printable(label), wide - 150, look);
    const below = detail ? linesOf(this.doc, printable(detail), wide - 150, quiet) : [];
    this.room(left.length * 12.5 + below.length * 10 + 5);
    left.forEach((text, at) => {
      this.y += 12.5;
      write(this.doc, text, page.margin, this.y, look);
      if (at === 0) write(this.doc, amount, page.width - page.margin, this.y, { ...look, align: 'right' });
    });
    for (const text of below) {
      this.y += 10;
      write(this.doc, text, page.margin, this.y, quiet);
    }
    this.y += 4;
    this.doc
      .undash()
      .lineWidth(0.4)
      .strokeColor(inks.faint)
      .moveTo(page.margin, this.y)
      .lineTo(page.width - page.margin, this.y)
      .stroke();
  }

  /** A picture across the page. */
  picture(jpeg: Uint8Array): void {
    const high = (wide * sharedSize.height) / sharedSize.width;
    this.room(high + 12);
    this.doc.image(Buffer.from(jpeg), page.margin, this.y, { width: wide, height: high });
    this.y += high + 12;
  }

  /** The plan across the page; one that is long is as high as it comes. */
  drawing(plan: Plan): void {
    const drawing = drawPlan(plan, { dimensions: false });
    const { w: width, h: height } = drawing.bounds;
    const scale = Math.min(wide / width, 300 / height);
    this.room(height * scale + 10);
    paintDrawing(this.doc, drawing, { x: page.margin + (wide - width * scale) / 2, y: this.y, scale });
    this.y += height * scale + 10;
  }
}

const drawSheet = (doc: Pdf, { title, subtitle, picture, plan, parts, footer }: PriceSheet): void => {
  const writer = new Writer(doc, printable(footer));
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

/** Drawing, choices and price of a home as a PDF. The same input gives the same bytes. */
export const priceSheetPdf = async (sheet: PriceSheet): Promise<Buffer> => {
  // Imported on demand, like in plan-pdf.ts.
  const { default: PDFDocument } = await import('pdfkit');
  return new Promise((resolve, reject) => {
    const doc = new PDFDocument({
      autoFirstPage: false,
      lang: 'en-US',
      info: { Title: printable(sheet.title), Author: 'Hearthline', CreationDate: new Date(0) },
    });
    const pieces: Buffer[] = [];
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
    for (const name of Object.keys(planFonts) as PlanFont[]) doc.registerFont(name, fontData(name));
    drawSheet(doc, sheet);
    doc.end();
  });
};
