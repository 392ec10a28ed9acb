import { drawPlan } from '@hearthline/model/drawing/draw-plan.ts';
import { printable } from '@hearthline/model/drawing/labels/text-width.ts';
import { sharedSize } from '@hearthline/rules/homes/catalog/shared-picture.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { inks, linesOf, paintDrawing, widthOf, write, type Look, type Pdf } from './pdf-paint.ts';

/** A row of a table: what it is, and its amount at the right margin. */
export interface SheetLine {
  readonly label: string;
  /** In smaller type below the label. */
  readonly detail?: string | null;
  /** A word before the amount, in a column of its own. */
  readonly word?: string | null;
  readonly amount: string;
  /** In smaller type below the amount. */
  readonly limit?: string | null;
  readonly strong?: boolean;
}

/** Letter, portrait, in points. */
export const page = { width: 612, height: 792, margin: 54 } as const;
export const wide = page.width - 2 * page.margin;
const bottom = page.height - page.margin - 18;

export const body: Look = { size: 9.5 };
export const quiet: Look = { size: 8, color: inks.quiet };

/** Writes from top to bottom, and begins a page where the last one is full. */
export class SheetWriter {
  readonly doc: Pdf;
  private readonly footer: string;
  /** Where the next line begins. */
  y = 0;

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
  room(high: number): void {
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

  line({ label, detail, word, amount, limit, strong = false }: SheetLine): void {
    const look = { ...body, strong };
    const beside = word ? Math.max(150, 84 + widthOf(this.doc, word, quiet) + 12) : 150;
    const left = linesOf(this.doc, printable(label), wide - beside, look);
    const below = detail ? linesOf(this.doc, printable(detail), wide - 150, quiet) : [];
    if (limit && below.length === 0) below.push('');
    this.room(left.length * 12.5 + below.length * 10 + 5);
    left.forEach((text, at) => {
      this.y += 12.5;
      write(this.doc, text, page.margin, this.y, look);
      if (at > 0) return;
      write(this.doc, amount, page.width - page.margin, this.y, { ...look, align: 'right' });
      if (word) write(this.doc, word, page.width - page.margin - 84, this.y, { ...quiet, align: 'right' });
    });
    below.forEach((text, at) => {
      this.y += 10;
      write(this.doc, text, page.margin, this.y, quiet);
      if (at === 0 && limit)
        write(this.doc, limit, page.width - page.margin, this.y, { ...quiet, align: 'right' });
    });
    this.y += 4;
    this.rule();
  }

  /** A thin line across the page. */
  rule(): void {
    this.doc
      .undash()
      .lineWidth(0.4)
      .strokeColor(inks.faint)
      .moveTo(page.margin, this.y)
      .lineTo(page.width - page.margin, this.y)
      .stroke();
  }

  /** A picture across the page. @param maxHeight of a higher one, the same is cut off above and below */
  picture(jpeg: Uint8Array, maxHeight = Number.POSITIVE_INFINITY): void {
    const high = (wide * sharedSize.height) / sharedSize.width;
    const shown = Math.min(high, maxHeight);
    this.room(shown + 12);
    this.doc.save().rect(page.margin, this.y, wide, shown).clip();
    this.doc.image(Buffer.from(jpeg), page.margin, this.y - (high - shown) / 2, {
      width: wide,
      height: high,
    });
    this.doc.restore();
    this.y += shown + 12;
  }

  /** The plan across the page; one that is long is as high as it comes. */
  drawing(plan: Plan, maxHeight = 300, title?: string): void {
    const drawing = drawPlan(plan, { dimensions: false });
    const { w: width, h: height } = drawing.bounds;
    const scale = Math.min(wide / width, maxHeight / height);
    this.room(height * scale + (title ? 50 : 10));
    if (title) this.heading(title);
    paintDrawing(this.doc, drawing, { x: page.margin + (wide - width * scale) / 2, y: this.y, scale });
    this.y += height * scale + 10;
  }
}
