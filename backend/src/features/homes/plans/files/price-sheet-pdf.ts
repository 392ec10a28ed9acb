import { drawPlan } from '@hearthline/model/drawing/draw-plan.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { sharedSize } from '@hearthline/rules/homes/catalog/shared-picture.ts';
import { brand } from '../../../../platform/pdf/mark.ts';
import { drawPaper, type Entry, type Letterhead, type Paper } from '../../../../platform/pdf/paper.ts';

/** A part of a sheet: amounts, then notes in smaller type. */
export interface SheetPart {
  readonly title: string;
  readonly lines: readonly Entry[];
  readonly notes: readonly string[];
}

/** Drawing, choices and price of a home, or a receipt, as a document for whoever decides about it. All texts are final. */
export interface PriceSheet {
  readonly letterhead: Letterhead;
  readonly title: string;
  readonly subtitle: string;
  /** Across the corner at the upper right. */
  readonly stamp?: { readonly text: string; readonly tone: keyof typeof brand };
  /** The home from outside, as JPEG in the proportions of `sharedSize`. */
  readonly picture: Uint8Array | null;
  readonly plan: Plan | null;
  readonly parts: readonly SheetPart[];
  /** Below each page. */
  readonly footer: string;
}

/** The proportions of a picture of a home. */
export const pictureRatio = sharedSize.width / sharedSize.height;

/** Writes a part of a sheet. */
export const writePart = (paper: Paper, { title, lines, notes }: SheetPart): void => {
  paper.heading(2, title);
  for (const line of lines) paper.entry(line);
  if (lines.length && notes.length) paper.gap(5);
  for (const note of notes) paper.quiet(note);
};

const writeSheet = (paper: Paper, sheet: PriceSheet): void => {
  const { letterhead, title, subtitle, stamp, picture, plan, parts } = sheet;
  paper.letterhead(letterhead);
  if (stamp) paper.stamp(stamp.text, brand[stamp.tone]);
  paper.heading(1, title);
  if (subtitle) paper.quiet(subtitle);
  if (picture) paper.beside([{ picture, ratio: pictureRatio, description: `The home: ${title}` }], 178);
  if (plan) paper.drawing(drawPlan(plan, { dimensions: false }), `Floor plan: ${title}`, 200);
  for (const part of parts) writePart(paper, part);
};

/** Of every sheet, so that the same input gives the same bytes. */
export const drawnAt = new Date(0);

/** Drawing, choices and price of a home as a PDF. The same input gives the same bytes. */
export const priceSheetPdf = (sheet: PriceSheet): Promise<Buffer> =>
  drawPaper(
    { title: sheet.title, author: sheet.letterhead.name, at: drawnAt, footer: sheet.footer },
    (paper) => writeSheet(paper, sheet),
  );
