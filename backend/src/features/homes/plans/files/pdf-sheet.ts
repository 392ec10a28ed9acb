import { factsOf } from '@hearthline/model/drawing/draw-plan.ts';
import { printable } from '@hearthline/model/drawing/labels/text-width.ts';
import { designCheckSentence } from '@hearthline/model/drawing/notes.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { brand, drawMark } from '../../../../platform/pdf/mark.ts';
import { drawScaleBar } from './pdf-scale-bar.ts';
import { fills, inks, linesOf, write, type Look, type Pdf } from '../../../../platform/pdf/paint.ts';

/** Sheets in points, landscape: tabloid, then the architects' C and D. */
export const papers = [
  { width: 1224, height: 792 },
  { width: 1728, height: 1296 },
  { width: 2592, height: 1728 },
] as const;
export type Paper = (typeof papers)[number];

/** Scales of drawings: how they are called, and points for an inch of the home. */
export const scales = [
  { name: '3/16" = 1\' 0"', points: 13.5 / 12 },
  { name: '1/8" = 1\' 0"', points: 9 / 12 },
  { name: '3/32" = 1\' 0"', points: 6.75 / 12 },
  { name: '1/16" = 1\' 0"', points: 4.5 / 12 },
  { name: '1/32" = 1\' 0"', points: 2.25 / 12 },
] as const;
export type Scale = (typeof scales)[number];

const margin = 28;
const titleBlock = 158;
const gap = 14;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** What a sheet leaves for drawings and tables, beside its title block. */
export const areaOf = ({ width, height }: Paper): Area => ({
  x: margin + gap,
  y: margin + gap,
  w: width - 2 * margin - titleBlock - 2 * gap,
  h: height - 2 * margin - 2 * gap,
});

export interface SheetTitle {
  readonly plan: Plan;
  readonly paper: Paper;
  /** What the sheet shows. */
  readonly name: string;
  readonly number: string;
  /** Of all sheets of the plan: which one it is, from 1, and how many there are. */
  readonly place: { readonly at: number; readonly of: number };
  /** Undefined where nothing is drawn to scale. */
  readonly scale: Scale | undefined;
  /** Whose drawing it is. */
  readonly maker: string;
  /** The address of the design, if it has one. */
  readonly code: string | undefined;
  readonly notes: readonly string[];
}

/** The frame of a sheet with its title block at the right. */
export const drawSheet = (doc: Pdf, title: SheetTitle): void => {
  const { width, height } = title.paper;
  const left = width - margin - titleBlock;
  const inner = titleBlock - 2 * gap;
  doc.undash().strokeColor(inks.line);
  doc
    .lineWidth(1.4)
    .rect(margin, margin, width - 2 * margin, height - 2 * margin)
    .stroke();
  doc
    .lineWidth(0.7)
    .moveTo(left, margin)
    .lineTo(left, height - margin)
    .stroke();
  drawMark(doc, left + gap - 2, margin + gap - 2, 22);
  let y = margin + gap + 32;
  const put = (text: string, look: Look, after = 4): void => {
    for (const line of linesOf(doc, text, inner, look).slice(0, 12)) {
      write(doc, line, left + gap, y, look);
      y += look.size * 1.25;
    }
    y += after;
  };
  const small = { size: 7.5, color: inks.quiet };
  put(printable(title.maker), { size: 11, title: true, color: brand.pine }, 10);
  put(printable(title.plan.name), { size: 21, title: true }, 4);
  for (const fact of factsOf(title.plan).split(' · ')) put(fact, { size: 9 }, 0);
  y += 12;
  for (const note of title.notes) put(note, small, 4);

  const bottom = height - margin;
  const cell = (from: number, label: string, value: string, size: number): void => {
    doc
      .lineWidth(0.5)
      .strokeColor(inks.line)
      .moveTo(left, from)
      .lineTo(width - margin, from)
      .stroke();
    write(doc, label, left + gap, from + 11, { size: 6.5, color: inks.quiet });
    y = from + 12 + size;
    put(value, { size, strong: true }, 0);
  };
  doc.rect(left + 0.4, bottom - 240, titleBlock - 0.8, 42).fill(fills.deck);
  y = bottom - 225;
  put(designCheckSentence, { size: 8, strong: true, color: inks.accent }, 0);
  cell(bottom - 198, 'Design', title.code ? printable(title.code) : 'Not stored', 6.5);
  cell(bottom - 148, 'Sheet', title.name, 10);
  const size = `${title.paper.width / 72} × ${title.paper.height / 72} in`;
  cell(bottom - 106, `Scale, printed on ${size}`, title.scale?.name ?? 'None', 10);
  if (title.scale) drawScaleBar(doc, title.scale.points, { x: left + gap, y: bottom - 68, w: inner });
  cell(bottom - 44, 'Number', title.number, 14);
  write(doc, `${title.place.at} of ${title.place.of}`, width - margin - gap, bottom - 18, {
    size: 10,
    color: inks.quiet,
    align: 'right',
  });
};
