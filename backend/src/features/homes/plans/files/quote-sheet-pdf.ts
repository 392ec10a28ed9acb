import { drawPlan } from '@hearthline/model/drawing/draw-plan.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { inks } from '../../../../platform/pdf/paint.ts';
import {
  drawPaper,
  page,
  wide,
  type Cell,
  type Entry,
  type Letterhead,
  type Paper,
  type Shown,
} from '../../../../platform/pdf/paper.ts';
import { drawnAt, pictureRatio, writePart, type SheetPart } from './price-sheet-pdf.ts';

/** Label and value, as in `Valid until`, `December 24, 2026`. */
export type SheetFact = readonly [label: string, value: string];

/** A quote as a document for a buyer and their bank. All texts are final. */
export interface QuoteSheet {
  readonly title: string;
  readonly letterhead: Letterhead;
  /** What the law wants named of the company, below the letterhead. */
  readonly license: string;
  readonly facts: readonly SheetFact[];
  /** Blocks of lines side by side: who it is for, what and where. */
  readonly blocks: readonly {
    readonly title: string;
    readonly lines: readonly string[];
    /** Of the width. */
    readonly share: number;
  }[];
  readonly total: {
    readonly label: string;
    readonly amount: string;
    readonly detail: string;
    /** In smaller type below the amount. */
    readonly limit: string;
  };
  /** What the buyer had before, in a sentence, and what differs; null if there was nothing. */
  readonly opening: { readonly text: string; readonly lines: readonly Entry[] } | null;
  /** The home from outside, as JPEG. */
  readonly picture: Uint8Array | null;
  readonly plan: Plan | null;
  readonly homeName: string;
  readonly groups: readonly {
    readonly title: string;
    readonly sum: string;
    readonly lines: readonly Entry[];
  }[];
  readonly sums: readonly Entry[];
  readonly parts: readonly (SheetPart | SheetTable)[];
  /** Where somebody who has it on paper signs. */
  readonly signature: string;
  readonly footer: string;
}

/** A part of a quote that is a table, in groups. */
export interface SheetTable {
  readonly title: string;
  readonly groups: readonly { readonly title: string; readonly rows: readonly (readonly Cell[])[] }[];
}

const totalBox = (paper: Paper, { label, amount, detail, limit }: QuoteSheet['total']): void => {
  const { doc } = paper;
  const [high, inside] = [48, 14];
  paper.gap(12);
  const top = doc.y;
  paper.adorn(() => doc.roundedRect(page.side, top, wide, high, 6).fillColor('#eef2ec').fill());
  const [left, end] = [page.side + inside, page.width - page.side - inside];
  paper.line(label, left, top + 10, { size: 11, bold: true });
  paper.line(detail, left, top + 27, { size: 8, color: inks.quiet });
  paper.line(amount, end, top + 6, { size: 19, title: true, align: 'right' });
  paper.line(limit, end, top + 31, { size: 8, color: inks.quiet, align: 'right' });
  doc.y = top + high;
  paper.gap(12);
};

const opening = (paper: Paper, { text, lines }: NonNullable<QuoteSheet['opening']>): void => {
  paper.paragraph(text, { size: 9.5, bold: true });
  for (const line of lines) paper.entry(line);
  paper.gap(10);
};

const signatureLine = (paper: Paper, text: string): void => {
  paper.room(74);
  const { doc } = paper;
  doc.y += 48;
  const { y } = doc;
  const end = page.width - page.side;
  for (const [from, to, label] of [
    [page.side, page.side + 280, text],
    [end - 150, end, 'Date'],
  ] as const) {
    paper.adorn(() =>
      doc.undash().lineWidth(0.6).strokeColor(inks.text).moveTo(from, y).lineTo(to, y).stroke(),
    );
    paper.line(label, from, y + 4, { size: 8, color: inks.quiet });
  }
  doc.y = y + 16;
};

const writeTable = (paper: Paper, { title, groups }: SheetTable): void => {
  paper.heading(2, title);
  for (const group of groups) {
    paper.heading(3, group.title);
    for (const cells of group.rows) paper.row(cells);
  }
};

const writeQuote = (paper: Paper, sheet: QuoteSheet, shown: readonly Shown[]): void => {
  paper.letterhead(sheet.letterhead);
  paper.title(sheet.title, sheet.facts);
  if (sheet.license) paper.quiet(sheet.license);
  paper.gap(8);
  paper.columns(sheet.blocks);
  totalBox(paper, sheet.total);
  if (sheet.opening) opening(paper, sheet.opening);
  if (shown.length) paper.beside(shown, 124);
  paper.heading(2, 'Price, line by line');
  for (const { title, sum, lines } of sheet.groups) {
    paper.room(50);
    paper.gap(6);
    paper.entry({ label: title, amount: sum, strong: true });
    for (const line of lines) paper.entry(line);
  }
  paper.room(90);
  paper.gap(14);
  for (const line of sheet.sums) paper.entry(line);
  for (const part of sheet.parts) {
    if ('groups' in part) writeTable(paper, part);
    else writePart(paper, part);
  }
  signatureLine(paper, sheet.signature);
};

/** The home from outside and its plan. */
const picturesOf = ({ picture, plan, homeName }: QuoteSheet): Shown[] => [
  ...(picture ? [{ picture, ratio: pictureRatio, description: `The ${homeName} from outside` }] : []),
  ...(plan
    ? [{ drawing: drawPlan(plan, { dimensions: false }), description: `Floor plan of the ${homeName}` }]
    : []),
];

/** A quote as a PDF: text as text, with a number on each page. The same input gives the same bytes. */
export const quoteSheetPdf = (sheet: QuoteSheet): Promise<Buffer> => {
  const shown = picturesOf(sheet);
  return drawPaper(
    { title: sheet.title, author: sheet.letterhead.name, at: drawnAt, footer: sheet.footer },
    (paper) => writeQuote(paper, sheet, shown),
  );
};
