import type { CodeSheet } from '@hearthline/model/code-sheet/code-sheet.ts';
import { drawPlan, type Drawing } from '@hearthline/model/drawing/draw-plan.ts';
import { drawElevation } from '@hearthline/model/drawing/elevation.ts';
import { printable } from '@hearthline/model/drawing/labels/text-width.ts';
import { inParts, schedulesOf, type Schedule } from '@hearthline/model/drawing/schedules.ts';
import type { Plan, Side } from '@hearthline/model/plan/document.ts';
import { drawCodeSheet } from './pdf-code-sheet.ts';
import { paintDrawing, type Pdf } from './pdf-paint.ts';
import { areaOf, drawSheet, papers, scales, type Area, type Paper, type Scale } from './pdf-sheet.ts';
import { drawSchedule, heightOf } from './pdf-table.ts';
import { planFonts } from './plan-fonts.ts';

/** The height of text on the sheet, in points, whatever the scale. */
const textPoints = 7;

export interface PdfInput {
  readonly plan: Plan;
  readonly sheet: CodeSheet;
  /** Whose drawing it is. */
  readonly maker: string;
  readonly code?: string | undefined;
}

interface Fit {
  readonly paper: Paper;
  readonly scale: Scale;
  readonly drawing: Drawing;
}

/** The tables below a plan, with their shares of its width: that of the rooms, the longest, in two parts. */
const tablesOf = (plan: Plan): { schedule: Schedule; share: number }[] => {
  const [rooms, doors, windows] = schedulesOf(plan);
  const one = (schedule: Schedule | undefined, share: number): { schedule: Schedule; share: number }[] =>
    schedule ? [{ schedule, share }] : [];
  return [
    ...(rooms ? inParts(rooms, 2).map((schedule) => ({ schedule, share: 0.2 })) : []),
    ...one(doors, 0.33),
    ...one(windows, 0.27),
  ];
};

/** The largest scale on the smallest sheet that has room for the plan and its schedules below it. */
const fitOf = (plan: Plan): Fit => {
  const tables = Math.max(...tablesOf(plan).map(({ schedule }) => heightOf(schedule)));
  const drawn = (scale: Scale): Drawing =>
    drawPlan(plan, {
      alarms: true,
      tags: true,
      interiorDimensions: true,
      textSize: textPoints / scale.points,
    });
  for (const paper of papers)
    for (const scale of scales.slice(0, 2)) {
      const area = areaOf(paper);
      // Without its dimensions it is smaller: most that do not fit need not be drawn.
      if (plan.length * scale.points > area.w || plan.width * scale.points + tables > area.h) continue;
      const drawing = drawn(scale);
      if (drawing.bounds.w * scale.points <= area.w && drawing.bounds.h * scale.points + tables <= area.h)
        return { paper, scale, drawing };
    }
  return { paper: papers[2], scale: scales[1], drawing: drawn(scales[1]) };
};

const planNotes = [
  'Outside dimensions run to the middles of openings and of inside walls. Dimensions in rooms, and their sizes, are clear between finishes.',
  'Dash-dot line: where the sections of the home are joined.',
  'Numbers in circles: door schedule. Letters in hexagons: window schedule.',
  'S: smoke alarm. C: carbon monoxide alarm. SC: both. Crossed circle: exhaust fan.',
  'Beds, seats and tables show scale and are not included.',
];

const drawPlanPage = (doc: Pdf, { plan }: PdfInput, { paper, scale, drawing }: Fit): void => {
  const area = areaOf(paper);
  const tables = tablesOf(plan);
  const wide = drawing.bounds.w * scale.points;
  const high = drawing.bounds.h * scale.points;
  // The schedules stand at the foot of the sheet, the plan in the middle of what they leave.
  const needed = Math.max(...tables.map(({ schedule }) => heightOf(schedule)));
  const foot = area.y + Math.max(high, area.h - needed);
  paintDrawing(doc, drawing, {
    x: area.x + Math.max(0, (area.w - wide) / 2),
    y: area.y + Math.max(0, (foot - area.y - high) / 2),
    scale: scale.points,
  });
  const gap = 16;
  const room = Math.min(area.w, 1100) - gap * (tables.length - 1);
  const shares = tables.reduce((total, { share }) => total + share, 0);
  let x = area.x;
  for (const { schedule, share } of tables) {
    const w = (room * share) / shares;
    drawSchedule(doc, schedule, { x, y: foot, w, h: area.y + area.h - foot });
    x += w + gap;
  }
};

const elevationGap = 14;

/** The long sides one below the other, and the ends beside each other below them. */
const elevationRows: readonly (readonly Side[])[] = [['front'], ['rear'], ['left', 'right']];

/** In the largest scale that has room for them. */
const fitElevations = (plan: Plan, area: Area): { scale: Scale; rows: Drawing[][] } => {
  let best: { scale: Scale; rows: Drawing[][] } | undefined;
  for (const scale of scales) {
    const rows = elevationRows.map((row) =>
      row.map((side) => drawElevation(plan, side, textPoints / scale.points)),
    );
    best = { scale, rows };
    const wide = Math.max(
      ...rows.map((row) =>
        row.reduce((total, { bounds }) => total + bounds.w * scale.points + elevationGap, 0),
      ),
    );
    const high = rows.reduce(
      (total, row) => total + Math.max(...row.map(({ bounds }) => bounds.h)) * scale.points + elevationGap,
      0,
    );
    if (wide <= area.w && high <= area.h) break;
  }
  if (!best) throw new Error('There is no scale');
  return best;
};

const drawElevationsPage = (
  doc: Pdf,
  area: Area,
  { scale, rows }: ReturnType<typeof fitElevations>,
): void => {
  const heights = rows.map((row) => Math.max(...row.map(({ bounds }) => bounds.h)) * scale.points);
  const spare = (area.h - heights.reduce((total, high) => total + high, 0)) / (rows.length + 1);
  let y = area.y + spare;
  for (const [at, row] of rows.entries()) {
    const free = area.w - row.reduce((total, { bounds }) => total + bounds.w * scale.points, 0);
    let x = area.x + free / (row.length + 1);
    const high = heights[at] ?? 0;
    for (const drawing of row) {
      // On one ground line.
      paintDrawing(doc, drawing, { x, y: y + high - drawing.bounds.h * scale.points, scale: scale.points });
      x += drawing.bounds.w * scale.points + free / (row.length + 1);
    }
    y += high + spare;
  }
};

const drawPages = (doc: Pdf, input: PdfInput): void => {
  const { plan, sheet, maker, code } = input;
  const begin = (
    paper: Paper,
    name: string,
    number: string,
    scale: string,
    notes: readonly string[],
  ): Area => {
    doc.addPage({ size: [paper.width, paper.height], margin: 0 });
    drawSheet(doc, { plan, paper, name, number, scale, maker, code, notes });
    return areaOf(paper);
  };
  const fit = fitOf(plan);
  begin(fit.paper, 'Floor plan', 'A1', fit.scale.name, planNotes);
  drawPlanPage(doc, input, fit);
  let pages = 0;
  drawCodeSheet(doc, sheet, () => {
    pages += 1;
    return begin(papers[0], 'Code sheet', `C${pages}`, 'None', [
      'HUD code: 24 CFR part 3280 in the annual edition of 2015. Rules of practice are this program’s own.',
    ]);
  });
  const elevations = fitElevations(plan, areaOf(papers[0]));
  drawElevationsPage(
    doc,
    begin(papers[0], 'Elevations', 'A2', elevations.scale.name, [
      'Roof and ground are shown for illustration: the plan says nothing about them.',
    ]),
    elevations,
  );
};

/** All sheets of a plan as a PDF: the plan to scale with its schedules, the code sheet, the elevations. The same plan gives the same bytes. */
export const planPdf = async (input: PdfInput): Promise<Buffer> => {
  // Imported on demand: it takes thirty megabytes, which a server needs only once a PDF is requested.
  const { default: PDFDocument } = await import('pdfkit');
  return new Promise((resolve, reject) => {
    const doc = new PDFDocument({
      autoFirstPage: false,
      lang: 'en-US',
      info: {
        Title: `${printable(input.plan.name)} floor plan`,
        Author: printable(input.maker),
        // Not when it was made: the bytes of a plan do not change.
        CreationDate: new Date(0),
      },
    });
    const pieces: Buffer[] = [];
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
    for (const [name, file] of Object.entries(planFonts)) doc.registerFont(name, file);
    drawPages(doc, input);
    doc.end();
  });
};
