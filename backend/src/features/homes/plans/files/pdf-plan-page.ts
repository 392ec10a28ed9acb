import { drawPlan, type Drawing } from '@hearthline/model/drawing/draw-plan.ts';
import { inParts, schedulesOf, type Schedule } from '@hearthline/model/drawing/schedules.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { paintDrawing, textPoints, type Pdf } from '../../../../platform/pdf/paint.ts';
import { areaOf, papers, scales, type Paper, type Scale } from './pdf-sheet.ts';
import { drawTable, layOutTable, type Table } from './pdf-table.ts';

/** The sheet, the scale and the drawing that suit each other. */
export interface PlanPage {
  readonly paper: Paper;
  readonly scale: Scale;
  readonly drawing: Drawing;
  readonly tables: readonly Table[];
}

const tableGap = 16;
/** Tables are easier to read if their rows are no longer than this, in points. */
const widestTables = 1100;

/** The schedules below a plan, with their shares of its width: that of the rooms, the longest, in two parts. */
const sharesOf = (plan: Plan): { schedule: Schedule; share: number }[] => {
  const [rooms, doors, windows] = schedulesOf(plan);
  const one = (schedule: Schedule | undefined, share: number): { schedule: Schedule; share: number }[] =>
    schedule ? [{ schedule, share }] : [];
  return [
    ...(rooms ? inParts(rooms, 2).map((schedule) => ({ schedule, share: 0.19 })) : []),
    ...one(doors, 0.4),
    ...one(windows, 0.25),
  ];
};

const tablesOf = (doc: Pdf, plan: Plan, paper: Paper): Table[] => {
  const shares = sharesOf(plan);
  const room = Math.min(areaOf(paper).w, widestTables) - tableGap * (shares.length - 1);
  const total = shares.reduce((sum, { share }) => sum + share, 0);
  return shares.map(({ schedule, share }) => layOutTable(doc, schedule, (room * share) / total));
};

const heightOf = (tables: readonly Table[]): number => Math.max(...tables.map(({ high }) => high));

/** The largest scale on the smallest sheet that has room for the plan and its schedules below it. */
export const fitPlanPage = (doc: Pdf, plan: Plan): PlanPage => {
  const drawn = (scale: Scale): Drawing =>
    drawPlan(plan, {
      alarms: true,
      tags: true,
      interiorDimensions: true,
      textSize: textPoints / scale.points,
    });
  for (const paper of papers) {
    const area = areaOf(paper);
    const tables = tablesOf(doc, plan, paper);
    const foot = heightOf(tables);
    for (const scale of scales.slice(0, 2)) {
      // Without its dimensions it is smaller: most that do not fit need not be drawn.
      if (plan.length * scale.points > area.w || plan.width * scale.points + foot > area.h) continue;
      const drawing = drawn(scale);
      if (drawing.bounds.w * scale.points <= area.w && drawing.bounds.h * scale.points + foot <= area.h)
        return { paper, scale, drawing, tables };
    }
  }
  const [paper, scale] = [papers[2], scales[1]];
  return { paper, scale, drawing: drawn(scale), tables: tablesOf(doc, plan, paper) };
};

/** What the reader of the plan has to know. */
export const planNotes = [
  'Outside dimensions run to the middles of openings and of inside walls. Dimensions in rooms, and their sizes, are clear between finishes.',
  'Dash-dot line: where the sections of the home are joined.',
  'Numbers in circles: door schedule. Letters in hexagons: window schedule.',
  'S: smoke alarm. C: carbon monoxide alarm. SC: both. Crossed circle: exhaust fan.',
  'Beds, seats and tables show scale and are not included.',
];

/** The plan in the middle of its sheet, and its schedules below. */
export const drawPlanPage = (doc: Pdf, { paper, scale, drawing, tables }: PlanPage): void => {
  const area = areaOf(paper);
  const wide = drawing.bounds.w * scale.points;
  const high = drawing.bounds.h * scale.points;
  // The schedules stand at the foot of the sheet, the plan in the middle of what they leave.
  const foot = area.y + Math.max(high, area.h - heightOf(tables));
  paintDrawing(doc, drawing, {
    x: area.x + Math.max(0, (area.w - wide) / 2),
    y: area.y + Math.max(0, (foot - area.y - high) / 2),
    scale: scale.points,
  });
  let x = area.x;
  for (const table of tables) {
    drawTable(doc, table, { x, y: foot, h: area.y + area.h - foot });
    x += table.wide + tableGap;
  }
};
