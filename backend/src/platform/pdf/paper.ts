import type { Drawing } from '@hearthline/model/drawing/draw-plan.ts';
import { printable } from '@hearthline/model/drawing/labels/text-width.ts';
import { brand, drawMark } from './mark.ts';
import { hairline, inks, paintDrawing, use, type Look, type Pdf } from './paint.ts';
import { endPdf, openPdf } from './pdf-file.ts';

/** Letter, portrait, in points. */
export const page = { width: 612, height: 792, side: 60, top: 48, bottom: 62 } as const;
/** The width of the text. */
export const wide = page.width - 2 * page.side;
const right = page.width - page.side;
/** A last page with less than this on it looks like a mistake. */
const leastOnLastPage = 230;

interface TextLook extends Partial<Look> {
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

/** A row of a list of amounts. */
export interface Entry {
  readonly label: string;
  /** In smaller type below the label. */
  readonly detail?: string | null | undefined;
  /** A word before the amount, in a column of its own. */
  readonly word?: string | null;
  readonly amount: string;
  /** In smaller type below the amount. */
  readonly limit?: string | null;
  readonly strong?: boolean;
}

/** A picture (JPEG or PNG, cut to its space; `ratio` is its width by its height) or a drawing. */
export type Shown = { readonly description: string } & (
  | { readonly drawing: Drawing }
  | { readonly picture: Uint8Array; readonly ratio: number }
);

/** Whose document it is, as its first page begins. */
export interface Letterhead {
  readonly name: string;
  /** At the right: address, phone, website. */
  readonly lines: readonly string[];
}

/** The letterhead of a company. */
export const letterheadOf = ({
  name,
  address = '',
  phone,
  email,
  website = '',
}: {
  readonly name: string;
  readonly address?: string | undefined;
  readonly phone: string;
  readonly email: string;
  readonly website?: string | undefined;
}): Letterhead => ({ name, lines: [address, `${phone} · ${email}`, website].filter(Boolean) });

const looks = {
  body: { size: 9.5 },
  quiet: { size: 8, color: inks.quiet },
} as const;

/** How the pages of a document are filled. */
interface Pages {
  /** Where the text of a page ends, from the bottom. */
  readonly bottom: number;
  /** With less space between lines and blocks. */
  readonly tight: boolean;
}

/**
 * Writes a document of headings, paragraphs, lists, tables and pictures from top to bottom, with its structure as tags, so that screen
 * readers read it in order.
 */
export class Paper {
  readonly doc: Pdf;
  private readonly root: ReturnType<Pdf['struct']>;
  private readonly pages: Pages;

  constructor(doc: Pdf, pages: Pages) {
    this.doc = doc;
    this.pages = pages;
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
    doc.y = page.top;
  }

  private get lineGap(): number {
    return this.pages.tight ? 0.8 : 1.6;
  }

  /** Draws what readers should hear, as part of this kind. */
  tagged(type: Parameters<Pdf['struct']>[0], draw: () => void, options: { alt?: string } = {}): void {
    this.root.add(this.doc.struct(type, options, [draw]));
  }

  /** Draws what only adorns the page. */
  adorn(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** Begins a page unless this much is left on it. */
  room(high: number): void {
    if (this.doc.y + high > page.height - this.pages.bottom) this.newPage();
  }

  newPage(): void {
    this.doc.addPage();
    this.doc.y = page.top;
  }

  gap(high: number): void {
    this.doc.y += this.pages.tight ? high * 0.75 : high;
  }

  /** A line across the page. */
  rule(color: string = hairline, width = 0.6): void {
    const { y } = this.doc;
    this.adorn(() =>
      this.doc.undash().lineWidth(width).strokeColor(color).moveTo(page.side, y).lineTo(right, y).stroke(),
    );
  }

  /** The mark, the name and how to reach whoever the document is from. */
  letterhead({ name, lines }: Letterhead): void {
    const { doc } = this;
    const top = doc.y;
    const look = { size: 16, title: true };
    this.adorn(() => drawMark(doc, page.side - 3, top - 3, 29));
    this.line(name, page.side + 34, top + 3, { ...look, color: brand.pine });
    lines.forEach((line, at) =>
      this.line(line, right, top + 1 + at * 10.5, { ...looks.quiet, align: 'right' }),
    );
    doc.y = top + Math.max(30, lines.length * 10.5 + 5);
    this.rule(brand.ember, 1);
    doc.y += 22;
  }

  /** What the document is called, and beside it facts about it. */
  title(text: string, facts: readonly (readonly [label: string, value: string])[] = []): void {
    const top = this.doc.y;
    const width = facts.length ? wide * 0.52 : wide;
    this.tagged('H1', () => this.write(text, { size: 25, title: true, after: 6 }, page.side, width));
    const below = this.doc.y;
    facts.forEach(([label, value], at) => {
      const y = top + 2 + at * 13;
      this.line(label, right - 148, y + 1, { ...looks.quiet, align: 'right' });
      this.line(value, right, y, { ...looks.body, align: 'right' });
    });
    this.doc.y = Math.max(below, top + facts.length * 13 + 4);
  }

  /** What a document says at one glance, across the corner at the upper right, as in `Paid`. */
  stamp(text: string, color: string): void {
    const { doc } = this;
    const { y } = doc;
    const look = { size: 17, bold: true, color };
    const width = use(doc, text, look).widthOfString(text, { characterSpacing: 1.5 }) + 26;
    const [x, top, high] = [right - width - 6, y + 2, 30];
    this.tagged('P', () => {
      doc.save().rotate(-7, { origin: [x + width / 2, top + high / 2] });
      doc.undash().lineWidth(1.6).strokeColor(color).roundedRect(x, top, width, high, 5).stroke();
      use(doc, text, look).fillColor(color);
      doc.text(text, x + 13, top + 7, { lineBreak: false, characterSpacing: 1.5 });
      doc.restore();
    });
    doc.y = y;
  }

  /** @param keep how much of what follows stays on its page, in points */
  heading(level: 1 | 2 | 3, text: string, keep = 0): void {
    if (level === 1) return this.title(text);
    const look = level === 2 ? { size: 14, title: true } : { size: 10, bold: true };
    this.room((level === 2 ? 84 : 50) + keep);
    this.gap(level === 2 ? 13 : 6);
    this.tagged(`H${level}`, () => this.write(text, { ...look, after: 3 }));
  }

  /** A line of text at a place, by its upper left (or right) corner; where the next block begins stays as it is. */
  line(text: string, x: number, y: number, look: Look): void {
    this.tagged('P', () => this.place(printable(text), x, y, look));
  }

  private place(text: string, x: number, y: number, look: Look): void {
    const { doc } = this;
    const before = doc.y;
    use(doc, text, look).fillColor(look.color ?? inks.text);
    doc.text(text, look.align === 'right' ? x - doc.widthOfString(text) : x, y, { lineBreak: false });
    doc.y = before;
  }

  private write(text: string, look: TextLook, x: number = page.side, width: number = wide): void {
    const shown = printable(text);
    use(this.doc, shown, { size: 9.5, ...look }).fillColor(look.color ?? inks.text);
    this.doc.text(shown, x, this.doc.y, { width, align: look.align ?? 'left', lineGap: this.lineGap });
    this.gap(look.after ?? 5);
  }

  paragraph(text: string, look: TextLook = {}): void {
    this.tagged('P', () => this.write(text, look));
  }

  quiet(text: string): void {
    this.paragraph(text, looks.quiet);
  }

  item(text: string): void {
    this.room(16);
    this.tagged('P', () => {
      this.place('•', page.side + 4, this.doc.y, looks.body);
      this.write(text, { after: 3 }, page.side + 18, wide - 18);
    });
  }

  private heightOf(text: string, look: Look, width: number): number {
    return use(this.doc, text, look).heightOfString(text, { width, lineGap: this.lineGap });
  }

  /** Paragraphs in a frame, on one page; without a frame if they are longer than one. */
  framed(title: string, paragraphs: readonly string[]): void {
    const [size, between, inside] = [9, 4, 12];
    const width = wide - 2 * inside;
    const heights = paragraphs.map((text) => this.heightOf(printable(text), { size }, width));
    const high = heights.reduce((sum, one) => sum + one + between, 0) + 34 - between;
    if (high > page.height - page.top - this.pages.bottom) {
      this.heading(2, title);
      for (const text of paragraphs) this.paragraph(text);
      return;
    }
    this.room(high);
    const top = this.doc.y;
    this.adorn(() =>
      this.doc
        .undash()
        .lineWidth(0.8)
        .strokeColor(inks.faint)
        .roundedRect(page.side, top, wide, high, 5)
        .stroke(),
    );
    this.doc.y = top + 10;
    const left = page.side + inside;
    this.tagged('H2', () => this.write(title, { size: 10, bold: true, after: 2 }, left, width));
    for (const text of paragraphs)
      this.tagged('P', () => this.write(text, { size, after: between }, left, width));
    this.doc.y = top + high + 8;
  }

  /** Short lists side by side, each with its share of the width and its first line in stronger type. */
  columns(
    lists: readonly { readonly title: string; readonly lines: readonly string[]; readonly share: number }[],
  ): void {
    const top = this.doc.y;
    let [x, end]: [number, number] = [page.side, top];
    for (const { title, lines, share } of lists) {
      this.doc.y = top;
      const [left, width] = [x, share * wide - 10];
      this.tagged('P', () => this.write(title, { ...looks.quiet, after: 3 }, left, width));
      lines.forEach((line, n) =>
        this.tagged('P', () => this.write(line, { bold: n === 0, after: 0 }, left, width)),
      );
      end = Math.max(end, this.doc.y);
      x += share * wide;
    }
    this.doc.y = end;
  }

  /** A row of a table, kept together, with a line below; the further lines of a cell are smaller. */
  row(cells: readonly Cell[]): void {
    const { doc } = this;
    const lineGap = this.lineGap * 0.6;
    const laid = cells.map((cell) => {
      const { share, strong = false, quiet = false, fine = false, align = 'left' } = cell;
      const [first = '', ...more] = onLines(cell.text).split('\n');
      const size = fine ? 7 : quiet ? 8.5 : 9.5;
      const look = { size, bold: strong, color: quiet ? inks.quiet : inks.text, align };
      const parts = [
        { text: first, look },
        ...more.map((text) => ({ text, look: { ...look, size: Math.min(size, 8), color: inks.quiet } })),
      ];
      const width = share * wide - 8;
      return { type: strong ? 'TH' : 'TD', width, parts } as const;
    });
    const heightOf = ({ width, parts }: (typeof laid)[number]): number =>
      parts.reduce(
        (sum, { text, look }) => sum + use(doc, text, look).heightOfString(text || ' ', { width, lineGap }),
        0,
      );
    const high = Math.max(...laid.map(heightOf)) + (this.pages.tight ? 4 : 5);
    this.room(high);
    const top = doc.y;
    const row = doc.struct('TR');
    this.root.add(row);
    let x: number = page.side;
    for (const { type, width, parts } of laid) {
      const at = x;
      x += width + 8;
      row.add(
        doc.struct(type, {}, [
          () => {
            doc.y = top + 2.5;
            for (const { text, look } of parts) {
              use(doc, text, look).fillColor(look.color);
              const { align } = look;
              if (text) doc.text(text, align === 'right' ? at + 8 : at, doc.y, { width, align, lineGap });
            }
          },
        ]),
      );
    }
    row.end();
    doc.y = top + high;
    this.rule();
  }

  /** A row of a list of amounts: what it is at the left, its amount at the right margin. */
  entry({ label, detail, word, amount, limit, strong = false }: Entry): void {
    const { doc } = this;
    const { quiet } = looks;
    const look = { ...looks.body, bold: strong };
    const lineGap = this.lineGap * 0.6;
    const widthOf = (text: string, its: Look): number =>
      text ? use(doc, text, its).widthOfString(text) + 1 : 0;
    const heightOf = (text: string, its: Look, width: number): number =>
      text ? use(doc, text, its).heightOfString(text, { width, lineGap }) : 0;
    const [title, below, value, inWord, under] = [label, detail, amount, word, limit].map((text) =>
      printable(text ?? ''),
    ) as [string, string, string, string, string];
    // Words stand in a column of their own; a long amount takes the room that its label leaves.
    const wordWidth = widthOf(inWord, quiet);
    const amountWidth = Math.max(widthOf(value, look), widthOf(under, quiet), inWord ? 84 : 0);
    const across = Math.min(amountWidth, Math.max(wide * 0.4, wide - widthOf(title, look) - 16));
    const left = wide - across - 16 - (inWord ? wordWidth + 14 : 0);
    const labelHigh = heightOf(title, look, left);
    const amountHigh = heightOf(value, look, across);
    const high = Math.max(
      labelHigh + heightOf(below, quiet, left),
      amountHigh + heightOf(under, quiet, across),
    );
    const padding = this.pages.tight ? 2 : 3;
    this.room(high + 2 * padding);
    const top = doc.y + padding;
    const row = doc.struct('TR');
    this.root.add(row);
    const cell = (type: 'TH' | 'TD', text: string, x: number, y: number, width: number, its: Look): void => {
      if (!text) return;
      const write = (): void =>
        void use(doc, text, its)
          .fillColor(its.color ?? inks.text)
          .text(text, x, y, { width, align: its.align ?? 'left', lineGap });
      row.add(doc.struct(type, {}, [write]));
    };
    const end = right - across;
    cell('TH', title, page.side, top, left, look);
    cell('TD', value, end, top, across, { ...look, align: 'right' });
    cell('TD', inWord, end - 14 - wordWidth, top + 1.2, wordWidth + 1, quiet);
    cell('TD', below, page.side, top + labelHigh, left, quiet);
    cell('TD', under, end, top + amountHigh, across, { ...quiet, align: 'right' });
    row.end();
    doc.y = top + high + padding;
    this.rule();
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
    const { w, h } = drawing.bounds;
    const scale = Math.min(wide / w, maxHeight / h);
    this.room(h * scale + 12);
    this.beside([{ drawing, description }], h * scale);
  }

  /** Pictures and drawings side by side, this high. */
  beside(shown: readonly Shown[], high: number): void {
    const { doc } = this;
    const between = 16;
    const width = (wide - between * (shown.length - 1)) / shown.length;
    this.room(high + 12);
    const y = doc.y + 4;
    shown.forEach((one, at) => {
      const x = page.side + at * (width + between);
      this.tagged(
        'Figure',
        () => {
          if ('drawing' in one) {
            const { w, h } = one.drawing.bounds;
            const scale = Math.min(width / w, high / h);
            paintDrawing(doc, one.drawing, {
              x: x + (width - w * scale) / 2,
              y: y + (high - h * scale) / 2,
              scale,
            });
            doc.undash();
          } else {
            const full = Math.max(width / one.ratio, high);
            doc.save().roundedRect(x, y, width, high, 5).clip();
            doc.image(Buffer.from(one.picture), x - (full * one.ratio - width) / 2, y - (full - high) / 2, {
              width: full * one.ratio,
              height: full,
            });
            doc.restore();
          }
        },
        { alt: one.description },
      );
    });
    doc.y = y + high + 10;
  }

  /** A picture of at most this size. */
  image(png: Uint8Array, description: string, maxSize: readonly [number, number]): void {
    this.room(maxSize[1] + 6);
    const { y } = this.doc;
    this.tagged('Figure', () => this.doc.image(Buffer.from(png), page.side, y, { fit: [...maxSize] }), {
      alt: description,
    });
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
      const y = page.height - 42;
      this.place(printable(footer), page.side, y, looks.quiet);
      this.place(`Page ${at - start + 1} of ${count}`, right, y, { ...looks.quiet, align: 'right' });
      this.doc.endMarkedContent();
    }
  }
}

/** What a document says of itself. */
interface PaperFile {
  readonly title: string;
  readonly author: string;
  readonly at: Date;
  /** Below each page, beside its number. */
  readonly footer: string;
}

/** How to fill the pages of a document better, if few lines stand alone on the last one: closer where that may save it, else with more of the text on it. */
const fuller = (count: number, left: number): Pages[] => {
  if (count < 2 || left >= leastOnLastPage) return [];
  const full = page.height - page.top - page.bottom;
  const more = Math.ceil((leastOnLastPage - left) / (count - 1));
  return [
    ...(left < 0.09 * (count - 1) * full ? [{ bottom: page.bottom, tight: true }] : []),
    { bottom: page.bottom + more, tight: false },
  ];
};

/** Draws a document. @param write writes it, again if its pages can be filled better */
export const drawPaper = async (
  { footer, ...file }: PaperFile,
  write: (paper: Paper) => void,
): Promise<Buffer> => {
  const draw = async (pages: Pages) => {
    const doc = await openPdf({
      ...file,
      size: [page.width, page.height],
      margins: { top: page.top, bottom: pages.bottom, left: page.side, right: page.side },
      bufferPages: true,
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
    });
    const paper = new Paper(doc, pages);
    write(paper);
    return { paper, left: doc.y - page.top, count: doc.bufferedPageRange().count };
  };
  let best = await draw({ bottom: page.bottom, tight: false });
  for (const pages of fuller(best.count, best.left)) {
    const next = await draw(pages);
    if (next.count >= best.count && next.left < leastOnLastPage) continue;
    best = next;
    break;
  }
  best.paper.finish(footer);
  return endPdf(best.paper.doc);
};
