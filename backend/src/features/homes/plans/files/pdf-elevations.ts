import type { Drawing } from '@hearthline/model/drawing/draw-plan.ts';
import { drawElevation } from '@hearthline/model/drawing/elevation.ts';
import type { Plan, Side } from '@hearthline/model/plan/document.ts';
import { paintDrawing, textPoints, type Pdf } from '../../../../platform/pdf/paint.ts';
import { scales, type Area, type Scale } from './pdf-sheet.ts';

const elevationGap = 14;

/** The long sides one below the other, and the ends beside each other below them. */
const elevationRows: readonly (readonly Side[])[] = [['front'], ['rear'], ['left', 'right']];

export interface ElevationsPage {
  readonly scale: Scale;
  readonly rows: readonly (readonly Drawing[])[];
}

/** The four sides in the largest scale that a sheet has room for. */
export const fitElevations = (plan: Plan, area: Area): ElevationsPage => {
  let best: ElevationsPage | undefined;
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

/** The four sides on a sheet, each row on one ground line. */
export const drawElevationsPage = (doc: Pdf, area: Area, { scale, rows }: ElevationsPage): void => {
  const heights = rows.map((row) => Math.max(...row.map(({ bounds }) => bounds.h)) * scale.points);
  const spare = (area.h - heights.reduce((total, high) => total + high, 0)) / (rows.length + 1);
  let y = area.y + spare;
  for (const [at, row] of rows.entries()) {
    const free = area.w - row.reduce((total, { bounds }) => total + bounds.w * scale.points, 0);
    let x = area.x + free / (row.length + 1);
    const high = heights[at] ?? 0;
    for (const drawing of row) {
      paintDrawing(doc, drawing, { x, y: y + high - drawing.bounds.h * scale.points, scale: scale.points });
      x += drawing.bounds.w * scale.points + free / (row.length + 1);
    }
    y += high + spare;
  }
};
