import { drawPlan, type Drawing } from '@hearthline/model/drawing/draw-plan.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';

/** In pixels: the height of the drawing's text, of which its smallest is 85 %. */
const textHeight = 14.4;

interface FittedSheet {
  readonly drawing: Drawing;
  /** Inches per pixel. */
  readonly unit: number;
}

/** A plan, as it lies on the sheet, drawn into a width in pixels so that its text can be read. */
const sheetOfWidth = (shown: Plan, pixels: number): FittedSheet => {
  let unit = (shown.length + 72) / pixels;
  let drawing = drawPlan(shown, { dimensions: false, textSize: textHeight * unit });
  // What stands beside the home is text itself, so the width is found in a few steps.
  for (let step = 0; step < 4; step++) {
    const found = drawing.bounds.w / pixels;
    if (Math.abs(found - unit) < unit / 50) break;
    unit = found;
    drawing = drawPlan(shown, { dimensions: false, textSize: textHeight * unit });
  }
  return { drawing, unit: drawing.bounds.w / pixels };
};

/**
 * A plan, as it lies on the sheet, drawn as large as it fits into a width and a height in pixels.
 * @returns how wide it is in pixels, too
 */
export const fittedSheet = (
  shown: Plan,
  width: number,
  height: number,
): FittedSheet & { readonly pixels: number } => {
  let pixels = width;
  let sheet = sheetOfWidth(shown, pixels);
  // Smaller drawings have more around them for their text, so that this as well is found in a few steps.
  for (let step = 0; step < 4 && sheet.drawing.bounds.h > height * sheet.unit; step++) {
    pixels = Math.floor((pixels * height * sheet.unit) / sheet.drawing.bounds.h);
    sheet = sheetOfWidth(shown, pixels);
  }
  return { ...sheet, pixels };
};
