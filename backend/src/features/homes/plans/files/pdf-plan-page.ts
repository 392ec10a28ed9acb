import { drawPlan, type Drawing } from '@hearthline/model/drawing/draw-plan.ts';
import { inParts, schedulesOf, type Schedule } from '@hearthline/model/drawing/schedules.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { paintDrawing, textPoints, type Pdf } from '../../../../platform/pdf/paint.ts';
import { areaOf, papers, scales, type Paper, type Scale } from './pdf-sheet.ts';
import { drawSchedule, heightOf } from './pdf-table.ts';

/** The sheet, the scale and the drawing that suit each other. */
export interface PlanPage {
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
export const fitPlanPage = (plan: Plan): PlanPage => {
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

/** What the reader of the plan has to know. */
export const planNotes = [
  'Outside dimensions run to the middles of openings and of inside walls. Dimensions in rooms, and their sizes, are clear between finishes.',
  'Dash-dot line: where the sections of the home are joined.',
  'Numbers in circles: door schedule. Letters in hexagons: window schedule.',
  'S: smoke alarm. C: carbon monoxide alarm. SC: both. Crossed circle: exhaust fan.',
  'Beds, seats and tables show scale and are not included.',
];

/** The plan in the middle of its sheet, and its schedules below. */
export const drawPlanPage = (doc: Pdf, plan: Plan, { paper, scale, drawing }: PlanPage): void => {
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
