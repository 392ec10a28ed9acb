import { printable } from '@hearthline/model/drawing/labels/text-width.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { inks, write, type Pdf } from './pdf-paint.ts';
import { pdfOf } from './price-sheet-pdf.ts';
import { body, page, quiet, SheetWriter, wide, type SheetLine } from './sheet-writer.ts';

/** Label and value, as in `Valid until`, `December 24, 2026`. */
export type SheetFact = readonly [label: string, value: string];

/** A quote as a document for a buyer and their bank. All texts are final. */
export interface QuoteSheet {
  readonly title: string;
  readonly company: { readonly name: string; readonly lines: readonly string[]; readonly facts: string };
  readonly facts: readonly SheetFact[];
  /** Blocks of lines side by side: who it is for, what and where. */
  readonly blocks: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly total: {
    readonly label: string;
    readonly amount: string;
    readonly detail: string;
    /** In smaller type below the amount. */
    readonly limit: string;
  };
  /** What the buyer had before, in a sentence, and what differs; null if there was nothing. */
  readonly opening: { readonly text: string; readonly lines: readonly SheetLine[] } | null;
  /** The home from outside, as JPEG. */
  readonly picture: Uint8Array | null;
  readonly plan: Plan | null;
  readonly planTitle: string;
  readonly groups: readonly {
    readonly title: string;
    readonly sum: string;
    readonly lines: readonly SheetLine[];
  }[];
  readonly sums: readonly SheetLine[];
  readonly parts: readonly {
    readonly title: string;
    readonly lines: readonly SheetLine[];
    readonly notes: readonly string[];
  }[];
  /** Where somebody who has it on paper signs. */
  readonly signature: string;
  readonly footer: string;
}

const right = page.width - page.margin;

const letterhead = (writer: SheetWriter, { company, title, facts }: QuoteSheet): void => {
  const { doc } = writer;
  const top = writer.y;
  write(doc, printable(company.name), page.margin, top + 14, { size: 15, strong: true });
  company.lines.forEach((line, at) => {
    write(doc, printable(line), right, top + 9 + at * 11, { ...quiet, align: 'right' });
  });
  writer.y = top + Math.max(24, company.lines.length * 11 + 2);
  if (company.facts) {
    writer.y += 9;
    write(doc, printable(company.facts), page.margin, writer.y, quiet);
  }
  writer.y += 8;
  writer.rule();
  writer.y += 30;
  write(doc, printable(title), page.margin, writer.y, { size: 22, strong: true });
  facts.forEach(([label, value], at) => {
    const y = writer.y - 12 + at * 12.5;
    write(doc, printable(label), right - 150, y, { ...quiet, align: 'right' });
    write(doc, printable(value), right, y, { ...body, align: 'right' });
  });
  writer.y += Math.max(14, (facts.length - 1) * 12.5);
};

const blocks = (writer: SheetWriter, all: QuoteSheet['blocks']): void => {
  const width = wide / all.length;
  const top = writer.y + 10;
  const maxLines = Math.max(...all.map(({ lines }) => lines.length));
  all.forEach(({ title, lines }, column) => {
    const x = page.margin + column * width;
    write(writer.doc, printable(title), x, top, quiet);
    lines.forEach((line, at) => {
      const text = printable(line);
      write(writer.doc, text, x, top + 14 + at * 12.5, { ...body, strong: at === 0 });
    });
  });
  writer.y = top + 14 + maxLines * 12.5;
};

const totalBox = (writer: SheetWriter, { label, amount, detail, limit }: QuoteSheet['total']): void => {
  const { doc } = writer;
  const high = 46;
  writer.y += 4;
  doc.roundedRect(page.margin, writer.y, wide, high, 6).fillColor('#eef2ec').fill();
  write(doc, label, page.margin + 14, writer.y + 20, { size: 11, strong: true });
  write(doc, printable(detail), page.margin + 14, writer.y + 34, quiet);
  write(doc, amount, right - 14, writer.y + 24, { size: 18, strong: true, align: 'right' });
  write(doc, printable(limit), right - 14, writer.y + 37, { ...quiet, align: 'right' });
  writer.y += high + 14;
};

const opening = (writer: SheetWriter, { text, lines }: NonNullable<QuoteSheet['opening']>): void => {
  writer.text(text, { ...body, strong: true }, 6);
  if (lines.length > 0) writer.rule();
  for (const line of lines) writer.line(line);
  writer.y += 10;
};

const signatureLine = (writer: SheetWriter, text: string): void => {
  writer.room(70);
  writer.y += 46;
  const { doc } = writer;
  for (const [from, to, label] of [
    [page.margin, page.margin + 280, text],
    [right - 150, right, 'Date'],
  ] as const) {
    doc.undash().lineWidth(0.6).strokeColor(inks.text).moveTo(from, writer.y).lineTo(to, writer.y).stroke();
    write(doc, label, from, writer.y + 11, quiet);
  }
  writer.y += 14;
};

const numberPages = (doc: Pdf): void => {
  const { count } = doc.bufferedPageRange();
  for (let at = 0; at < count; at++) {
    doc.switchToPage(at);
    write(doc, `Page ${at + 1} of ${count}`, right, page.height - page.margin + 14, {
      ...quiet,
      align: 'right',
    });
  }
};

const drawSheet = (doc: Pdf, sheet: QuoteSheet): void => {
  const writer = new SheetWriter(doc, printable(sheet.footer));
  letterhead(writer, sheet);
  blocks(writer, sheet.blocks);
  totalBox(writer, sheet.total);
  if (sheet.opening) opening(writer, sheet.opening);
  // Low enough for the plan to stand below it, if little was before.
  if (sheet.picture) writer.picture(sheet.picture, 132);
  if (sheet.plan) writer.drawing(sheet.plan, 205, sheet.planTitle);
  writer.heading('Price, line by line');
  for (const { title, sum, lines } of sheet.groups) {
    writer.room(46);
    writer.y += 8;
    writer.line({ label: title, amount: sum, strong: true });
    for (const line of lines) writer.line(line);
  }
  writer.room(80);
  writer.y += 14;
  writer.rule();
  for (const line of sheet.sums) writer.line(line);
  for (const { title, lines, notes } of sheet.parts) {
    writer.heading(title);
    for (const line of lines) writer.line(line);
    if (lines.length && notes.length) writer.text('', quiet, 4);
    for (const note of notes) writer.text(note, quiet, 3);
  }
  signatureLine(writer, sheet.signature);
  numberPages(doc);
};

/** A quote as a PDF: text as text, with a number on each page. The same input gives the same bytes. */
export const quoteSheetPdf = (sheet: QuoteSheet): Promise<Buffer> =>
  pdfOf(sheet.title, (doc) => drawSheet(doc, sheet), { bufferPages: true });
