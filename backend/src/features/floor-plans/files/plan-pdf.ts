import type { CodeSheet } from '@hearthline/model/code-sheet/code-sheet.ts';
import { drawPlan, type Drawing } from '@hearthline/model/drawing/draw-plan.ts';
import { drawElevation } from '@hearthline/model/drawing/elevation.ts';
import { printable } from '@hearthline/model/drawing/labels/text-width.ts';
import { schedulesOf } from '@hearthline/model/drawing/schedules.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { drawCodeSheet } from './pdf-code-sheet.ts';
import { paintDrawing, write, type Pdf } from './pdf-paint.ts';
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

/** The largest scale on the smallest sheet that has room for the plan and its schedules below it. */
const fitOf = (plan: Plan): Fit => {
  const tables = Math.max(...schedulesOf(plan).map(heightOf));
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
  const wide = drawing.bounds.w * scale.points;
  paintDrawing(doc, drawing, {
    x: area.x + Math.max(0, (area.w - wide) / 2),
    y: area.y,
    scale: scale.points,
  });
  const gap = 20;
  const schedules = schedulesOf(plan);
  const column = (Math.min(area.w, 1100) - gap * (schedules.length - 1)) / schedules.length;
  const top = area.y + drawing.bounds.h * scale.points;
  schedules.forEach((schedule, at) =>
    drawSchedule(doc, schedule, {
      x: area.x + at * (column + gap),
      y: top,
      w: column,
      h: area.y + area.h - top,
    }),
  );
};

const elevationGap = 16;

/** The long sides one below the other, the ends beside them. */
const fitElevations = (plan: Plan, area: Area): { scale: Scale; drawn: Drawing[][] } => {
  for (const scale of scales) {
    const columns = (['front', 'left'] as const).map((first) =>
      [first, first === 'front' ? ('rear' as const) : ('right' as const)].map((side) =>
        drawElevation(plan, side, textPoints / scale.points),
      ),
    );
    const wide = columns.reduce(
      (total, column) => total + Math.max(...column.map(({ bounds }) => bounds.w)),
      0,
    );
    const high = Math.max(
      ...columns.map((column) => column.reduce((total, { bounds }) => total + bounds.h, 0)),
    );
    const fits =
      wide * scale.points + elevationGap <= area.w && high * scale.points + elevationGap + 20 <= area.h;
    if (fits || scale === scales.at(-1)) return { scale, drawn: columns };
  }
  throw new Error('There is always a last scale');
};

const drawElevationsPage = (
  doc: Pdf,
  area: Area,
  { scale, drawn }: ReturnType<typeof fitElevations>,
): void => {
  write(doc, 'Elevations', area.x, area.y + 11, { size: 13, strong: true });
  let x = area.x;
  for (const column of drawn) {
    let y = area.y + 24;
    for (const drawing of column) {
      paintDrawing(doc, drawing, { x, y, scale: scale.points });
      y += drawing.bounds.h * scale.points + elevationGap;
    }
    x += Math.max(...column.map(({ bounds }) => bounds.w)) * scale.points + elevationGap;
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
